/** The generated types of Porta Nigra by their short names. */
import type { Schemas } from "../../api/types";

export type PortaNigraView = Schemas["porta-nigra.PortaNigraView"];
export type PlayerView = Schemas["porta-nigra.PlayerView"];
export type IconView = Schemas["porta-nigra.IconView"];
export type SpotView = Schemas["porta-nigra.SpotView"];
export type MajorityView = Schemas["porta-nigra.MajorityView"];
export type Schema = Schemas["porta-nigra.Schema"];
export type Part = Schemas["porta-nigra.Part"];
export type Reward = Schemas["porta-nigra.Reward"];
export type ActionLine = Schemas["porta-nigra.ActionLine"];
export type BuildingCard = Schemas["porta-nigra.BuildingCard"];
export type HonourCard = Schemas["porta-nigra.HonourCard"];

/** From the cheapest to the dearest: the order of every list by colour. */
export const COLOURS = ["black", "blue", "red", "yellow", "white"] as const;
export type Colour = (typeof COLOURS)[number];
