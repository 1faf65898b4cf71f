/** The generated types of The Builders by their short names. */
import type { Schemas } from "../../api/types";

export type BuildersView = Schemas["builders.BuildersView"];
export type PlayerView = Schemas["builders.PlayerView"];
export type SiteView = Schemas["builders.SiteView"];
export type WorkerView = Schemas["builders.WorkerView"];
export type Schema = Schemas["builders.Schema"];
export type Building = Schemas["builders.BuildingCard"];
/** Stone, wood, architecture, decoration. */
export type Four = WorkerView["makes"];
