/** The generated types of Minerva by their short names. */
import type { Schemas } from "../../api/types";

export type MinervaView = Schemas["minerva.MinervaView"];
export type PlayerView = Schemas["minerva.PlayerView"];
export type CellView = Schemas["minerva.CellView"];
export type OfferView = Schemas["minerva.OfferView"];
export type Schema = Schemas["minerva.Schema"];
export type Pending = Schemas["minerva.Pending"];
/** Grain, wood, stone, ore. */
export type Resources = PlayerView["resources"];

/** What is asked now, and of whom; nothing once the game is over. */
export function asked(view: MinervaView): Pending | null {
  return view.ending ? null : (view.pending.at(-1) ?? null);
}
