/** What a tile does, as a row of signs: what it gives, what it asks to be held, what it takes in exchange. */
import type { Tile } from "./tiles";

export type Sign =
  | { kind: "figure"; id: string; value: number | null; each: boolean }
  | { kind: "between"; text: string }
  | { kind: "area"; area: string }
  /** Something that only happens once: `prize`, `move`, `remove`. */
  | { kind: "act"; id: string };

const each = (id: string, value: number): Sign => ({ kind: "figure", id, value, each: true });
const counted = (id: string, value: number): Sign => ({ kind: "figure", id, value, each: false });
const one = (id: string): Sign => ({ kind: "figure", id, value: null, each: false });
const between = (text: string): Sign => ({ kind: "between", text });

export function signsOf(tile: Tile, perToken: boolean): Sign[] {
  const signs: Record<string, () => Sign[]> = {
    gain: () => [each(tile.resource, tile.amount)],
    choose: () => [each("any", tile.amount)],
    supplies: () => [each("any", tile.amount)],
    denarii: () => [counted("denarii", tile.amount)],
    "if-held": () => [one(tile.resource), between(perToken ? "×" : ":"), counted("denarii", tile.amount)],
    culture: () => [each(tile.culture, tile.amount)],
    garden: () => [one("theatre"), between("/"), one("art"), between("/"), one("academic")],
    glory: () => [each("glory", tile.amount)],
    exchange: () => [each(tile.resource, tile.pays), between("→"), each("glory", tile.amount)],
    "exchange-same": () => [each("any", tile.pays), between("→"), each("glory", tile.amount)],
    trade: () => [counted("denarii", tile.pays), between("→"), one("any")],
    arch: () => [{ kind: "act", id: "prize" }],
    bath: () => [between(`${tile.amount} ×`), { kind: "area", area: "near" }],
    aqueduct: () => [{ kind: "act", id: "move" }],
    circus: () => [{ kind: "act", id: "remove" }],
  };
  return signs[tile.effect]?.() ?? [];
}
