/** The server's types by their short names. All of them are generated: `scripts/types`. */
import type { components } from "./schema";

export type Schemas = components["schemas"];
export type GameMeta = Schemas["Meta"];
export type GamesShown = Schemas["GamesShown"];
export type PersonShown = Schemas["PersonShown"];
export type Listed = Schemas["Listed"];
export type TableShown = Schemas["TableShown"];
export type SeatShown = Schemas["SeatShown"];
export type TableNow = Schemas["TableNow"];
export type NewTable = Schemas["NewTable"];
export type PositionShown = Schemas["PositionShown"];
export type StepShown = Schemas["StepShown"];
export type MoveShown = Schemas["MoveShown"];
export type Outcome = Schemas["Outcome"];
export type TallyShown = Schemas["TallyShown"];
export type RefusalShown = Schemas["RefusalShown"];
export type Tally = Schemas["Tally"];
export type Foreseen = Schemas["Foreseen"];
export type PreviewShown = Schemas["PreviewShown"];
export type ProblemShown = Schemas["ProblemShown"];
export type Proposing = Schemas["Proposing"];
export type Acknowledged = Schemas["Acknowledged"];
export type EditionFacts = Schemas["EditionFacts"];
export type Rule = Schemas["Rule"];
export type View = Schemas["View"];
export type Layout = Schemas["core.Layout"];
export type NoteShown = Schemas["live.NoteShown"];
