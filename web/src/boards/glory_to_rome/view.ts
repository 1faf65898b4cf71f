/** The generated types of Glory to Rome by their short names. */
import type { Schemas } from "../../api/types";

export type GloryView = Schemas["glory-to-rome.GloryView"];
export type PlayerView = Schemas["glory-to-rome.PlayerView"];
export type BuildingView = Schemas["glory-to-rome.BuildingView"];
export type PileView = Schemas["glory-to-rome.PileView"];
export type Schema = Schemas["glory-to-rome.Schema"];

/** The order of every list of six. */
export const MATERIALS = ["rubble", "wood", "brick", "concrete", "stone", "marble"] as const;
export const ROLES = ["laborer", "craftsman", "legionary", "architect", "merchant", "patron"] as const;
