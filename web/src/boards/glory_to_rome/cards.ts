/** The facts of an edition of Glory to Rome, looked up by card. */
import type { EditionFacts } from "../../api/types";
import { MATERIALS, type Schema } from "./view";

export class Cards {
  readonly tables: Schema;
  readonly #materials: ReadonlyMap<string, string>;
  readonly #values: ReadonlyMap<string, number>;

  constructor(facts: EditionFacts) {
    this.tables = facts.tables as Schema;
    this.#materials = new Map(this.tables.buildings.cards.map((card) => [card.id, card.material]));
    this.#values = new Map(this.tables.materials.cards.map((card) => [card.id, card.value]));
  }

  /** What an Order is made of; a Senator is made of nothing. */
  material(card: string): string {
    return this.#materials.get(card) ?? "gold";
  }

  /** Points of a material, and how many of it complete a building. */
  value(material: string): number {
    return this.#values.get(material) ?? 0;
  }

  /** Cards by material, then by name. */
  sorted(cards: readonly string[]): string[] {
    const place = (card: string): number => MATERIALS.indexOf(this.material(card) as (typeof MATERIALS)[number]);
    return [...cards].sort((one, other) => place(one) - place(other) || one.localeCompare(other));
  }
}
