/** The facts of an edition of The Builders, looked up by card. */
import type { EditionFacts } from "../../api/types";
import type { Building, Four, Schema, SiteView, WorkerView } from "./view";

export type Tier = "machine" | "wonder" | "city" | "village";

/** How great a building is: its colour tells it. */
export function tierOf(card: Building): Tier {
  if (card.makes) return "machine";
  return card.points >= 5 ? "wonder" : card.points >= 2 ? "city" : "village";
}

/** How much of what a building needs is there. */
export function coveredOf(site: SiteView, card: Building): { covered: number; needed: number } {
  const needed = card.needs.reduce((sum, need) => sum + need, 0);
  return { covered: needed - site.missing.reduce((sum, missing) => sum + missing, 0), needed };
}

/** The colours of tiers and ranks, by the name of their token. */
const TONES: Readonly<Record<string, string>> = {
  village: "terracotta",
  city: "verdigris",
  wonder: "lapis",
  machine: "gold",
  apprentice: "wood",
  labourer: "verdigris",
  journeyman: "lapis",
  master: "marble",
  slave: "stone",
  freed: "terracotta",
};

export const toneOf = (group: string): string => `--m: var(--${TONES[group] ?? "wood"})`;

export class Cards {
  readonly tables: Schema;
  readonly buildings: ReadonlyMap<string, Building>;
  readonly tools: ReadonlyMap<string, Four>;
  readonly universities: ReadonlyMap<string, Schema["universities"]["cards"][number]>;
  readonly #hired: ReadonlyMap<string, WorkerView>;

  constructor(facts: EditionFacts) {
    const tables = (this.tables = facts.tables as Schema);
    this.buildings = new Map([...tables.buildings.cards, ...tables.machines.cards].map((card) => [card.id, card]));
    this.tools = new Map(tables.tools.cards.map((card) => [card.id, card.adds]));
    this.universities = new Map(tables.universities.cards.map((card) => [card.id, card]));
    const slaves = tables.slaves.cards.map((card) => ({ ...card, rank: "slave", pay: tables.numbers.slave_pay }));
    this.#hired = new Map([...tables.workers.cards, ...slaves].map((card) => [card.id, card]));
  }

  building(id: string): Building {
    return this.buildings.get(id) ?? { id, needs: [0, 0, 0, 0], sesterces: 0, points: 0 };
  }

  /** A worker as the card says, before any lesson. */
  worker(id: string): WorkerView {
    return this.#hired.get(id) ?? { id, rank: "", pay: 0, makes: [0, 0, 0, 0] };
  }
}
