/** The facts of an edition of Glory to Rome, looked up by card. */
import type { EditionFacts } from "../../api/types";
import { type GloryView, MATERIALS, type Schema } from "./view";

type Options = GloryView["options"];

/** What a building does at this table: the message that says it, and its figures. */
export interface Power {
  id: string;
  figures: Record<string, number>;
}

/** The colours of a material for a style: what it is filled with, what is written on that, and itself as letters. */
export const tones = (material: string): string =>
  `--m: var(--${material}-fill); --on: var(--${material}-on); --mi: var(--${material}-ink)`;

export class Cards {
  readonly tables: Schema;
  readonly #materials: ReadonlyMap<string, string>;
  readonly #values: ReadonlyMap<string, number>;

  constructor(
    facts: EditionFacts,
    readonly options: Options = {},
  ) {
    this.tables = facts.tables as Schema;
    this.#materials = new Map(this.tables.buildings.cards.map((card) => [card.id, card.material]));
    this.#values = new Map(this.tables.materials.cards.map((card) => [card.id, card.value]));
  }

  /** What an Order is made of; a Senator is a Senator. */
  material(card: string): string {
    return this.#materials.get(card) ?? "senator";
  }

  /** Points of a material, and how many of it complete a building. */
  value(material: string): number {
    return this.#values.get(material) ?? 0;
  }

  /** The table's options decide it, and the data file the figures; in the initiation game no building does anything. */
  power(card: string): Power | null {
    if (this.options["initiation"] && card !== "senator") return null;
    const alternative = ["circus", "forum"].includes(card) && this.options[`alternative-${card}`];
    const row = this.tables.buildings.cards.find((one) => one.id === card);
    const { statue_points, wall_materials } = this.tables.numbers;
    const figures: Record<string, Record<string, number>> = {
      insula: { more: row?.client_limit ?? 0 },
      market: { more: row?.vault_limit ?? 0 },
      shrine: { more: row?.hand_limit ?? 0 },
      temple: { more: row?.hand_limit ?? 0 },
      statue: { points: statue_points },
      wall: { materials: wall_materials },
    };
    return { id: alternative ? `${card}-alternative` : card, figures: figures[card] ?? {} };
  }

  /** Cards by material, then by name. */
  sorted(cards: readonly string[]): string[] {
    const place = (card: string): number => MATERIALS.indexOf(this.material(card) as (typeof MATERIALS)[number]);
    return [...cards].sort((one, other) => place(one) - place(other) || one.localeCompare(other));
  }
}
