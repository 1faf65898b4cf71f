/** The facts of an edition of Minerva, looked up by tile. */
import type { EditionFacts } from "../../api/types";
import type { Resources, Schema } from "./view";

export const RESOURCES = ["grain", "wood", "stone", "ore"] as const;
export const CULTURES = ["theatre", "art", "academic"] as const;
export const RESIDENCE = "residence";
export const ROUND_TILE = "round-tile";

export interface Tile {
  id: string;
  category: string;
  cost: Resources;
  effect: string;
  amount: number;
  pays: number;
  /** What is given, held or paid. */
  resource: string;
  culture: string;
  /** Where a temple counts, what it counts, and the points for each. */
  area: string;
  counts: string;
  points: number;
}

/** How much of a tile is drawn: all, its picture and name, its picture, or a sign; what has no name a list explains. */
export type Face = "whole" | "named" | "pictured" | "sign";

const FREE: Resources = [0, 0, 0, 0];
const ORDER = ["production", "commerce", "culture", "military", "special", "temple", "residential", "round"];
const BLANK = {
  cost: FREE,
  effect: "",
  amount: 0,
  pays: 0,
  resource: "",
  culture: "",
  area: "",
  counts: "",
  points: 0,
};

export class Tiles {
  readonly tables: Schema;
  readonly #tiles = new Map<string, Tile>();

  constructor(
    readonly facts: EditionFacts,
    /** Commerce pays for every token held, and some of it costs more for that. */
    readonly perToken: boolean,
  ) {
    this.tables = facts.tables as Schema;
    for (const row of [this.tables.forum, ...this.tables.buildings.tiles]) {
      const cost = (perToken ? row.cost_per_token : null) ?? row.cost;
      const { id, category, effect, amount, pays = 0 } = row;
      const [resource, culture] = [row.resource ?? "", row.culture ?? ""];
      this.#tiles.set(id, { ...BLANK, id, category, cost, effect, amount, pays, resource, culture });
    }
    for (const row of this.tables.temples.tiles) this.#tiles.set(row.id, { ...BLANK, ...row, category: "temple" });
    this.#tiles.set(RESIDENCE, { ...BLANK, id: RESIDENCE, category: "residential" });
    const coins = this.tables.numbers.solo_coins;
    this.#tiles.set(ROUND_TILE, { ...BLANK, id: ROUND_TILE, category: "round", effect: "denarii", amount: coins });
  }

  has(id: string): boolean {
    return this.#tiles.has(id);
  }

  tile(id: string): Tile {
    return this.#tiles.get(id) ?? { ...BLANK, id, category: "special" };
  }

  /** What a culture tile asks for and is worth: `theatre-4`. */
  culture(id: string): { icons: number; points: number } {
    const points = Number(id.split("-")[1]);
    return { icons: this.tables.culture.tiles.find((tile) => tile.points === points)?.icons ?? 0, points };
  }

  /** What a glory tile is worth: `glory-3-1` is the first rank of the third round. */
  glory(id: string): number {
    const [, round, rank] = id.split("-").map(Number);
    return this.tables.glory.rounds[round! - 1]?.[rank! - 1] ?? 0;
  }

  /** Things on offer, each kind once with how often it is there, in the order of categories. */
  kinds(ids: readonly string[]): { tile: Tile; count: number }[] {
    const found = new Map<string, number>();
    for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
    const place = (tile: Tile): number => ORDER.indexOf(tile.category);
    return [...found]
      .map(([id, count]) => ({ tile: this.tile(id), count }))
      .sort((one, other) => place(one.tile) - place(other.tile));
  }
}
