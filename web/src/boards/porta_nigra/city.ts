/** The facts of an edition of Porta Nigra, looked up by quarter, spot and card. */
import type { EditionFacts } from "../../api/types";
import type { ActionLine, BuildingCard, Colour, HonourCard, Part, PortaNigraView, Reward, Schema } from "./view";

export interface Spot {
  id: string;
  building: string;
  row: string;
  colour: Colour;
  /** 0 where the builder chooses how many. */
  bricks: number;
  /** 0 where every brick is worth its price. */
  points: number;
  givesCard: boolean;
}

export interface Quarter {
  building: string;
  shop: Colour;
  /** Rows of spots, from the top. */
  rows: Spot[][];
  reward: Reward;
}

const PORTA = "porta";

export class City {
  readonly tables: Schema;
  /** The name of the edition, and where its groups of figures come from. */
  readonly name: string;
  readonly groups: EditionFacts["groups"];
  readonly quarters: readonly Quarter[];
  readonly spots: ReadonlyMap<string, Spot>;
  readonly parts: readonly Part[];
  readonly #actions: ReadonlyMap<string, ActionLine>;
  readonly #buildings: ReadonlyMap<string, BuildingCard>;
  readonly #honours: ReadonlyMap<string, HonourCard>;

  constructor(facts: EditionFacts) {
    const tables = (this.tables = facts.tables as Schema);
    this.name = facts.name;
    this.groups = facts.groups;
    this.parts = tables.majorities.parts;
    const rewards = new Map(tables.rewards.each.map((reward) => [reward.building, reward]));
    this.quarters = tables.quarters.clockwise.map(({ building, shop }) => ({
      building,
      shop: shop as Colour,
      rows: rowsOf(tables, building),
      reward: rewards.get(building) ?? { building },
    }));
    this.spots = new Map(this.quarters.flatMap(({ rows }) => rows.flat().map((spot) => [spot.id, spot])));
    this.#actions = new Map(tables.actions.cards.map((card) => [card.id, card]));
    this.#buildings = new Map(tables.building_cards.cards.map((card) => [card.id, card]));
    this.#honours = new Map(tables.honours.cards.map((card) => [card.id, card]));
  }

  /** An action card, whoever's it is. */
  action(id: string): ActionLine {
    const kind = id.slice(id.indexOf(".") + 1);
    return this.#actions.get(kind) ?? { id: kind, torches: 0, icons: [] };
  }

  building(id: string): BuildingCard {
    return this.#buildings.get(id) ?? { id, building: "", colour: "white" };
  }

  honour(id: string): HonourCard {
    return this.#honours.get(id) ?? { id, copies: 1, cost: 0 };
  }

  price(colour: Colour): number {
    return this.tables.colours.price[colour] ?? 0;
  }

  /** What an element of so many bricks is worth on a spot. */
  worth(spot: Spot, bricks: number): number {
    return spot.points || bricks * this.price(spot.colour);
  }

  /** The building whose quarter a thing of the board lies in: a spot's or a shop's; none for the white shop. */
  quarterOf(thing: string): string {
    const spot = this.spots.get(thing);
    if (spot) return spot.building;
    return this.quarters.find(({ building, shop }) => building === thing || `shop.${shop}` === thing)?.building ?? "";
  }

  /** The card on display that building here would bring. */
  cardFor(spot: Spot, view: PortaNigraView): string | undefined {
    if (!spot.givesCard) return undefined;
    return view.building_display.find((id) => {
      const card = this.building(id);
      return card.building === spot.building && card.colour === spot.colour;
    });
  }
}

/** The spots of a building as they stand: by their rows, and a long single row in two, colour above colour. */
function rowsOf(tables: Schema, building: string): Spot[][] {
  if (building === PORTA) {
    const spots = tables.porta.spots.map(({ id, colour }) =>
      spotOf(building, { id, colour, row: "", bricks: 0, points: 0 }, true),
    );
    return inTwo(spots);
  }
  const group = tables[building as "basilica" | "amphitheatre" | "wall"];
  const bare = new Set(group.rows_without_cards ?? []);
  const rows = new Map<string, Spot[]>();
  for (const line of group.spots) {
    const row = rows.get(line.row) ?? [];
    rows.set(line.row, row);
    row.push(spotOf(building, line, !bare.has(line.row)));
  }
  return rows.size === 1 ? inTwo([...rows.values()][0]!) : [...rows.values()];
}

function spotOf(
  building: string,
  line: { id: string; row: string; colour: string; bricks: number; points: number },
  givesCard: boolean,
): Spot {
  return { ...line, building, colour: line.colour as Colour, givesCard };
}

function inTwo(spots: readonly Spot[]): Spot[][] {
  return [0, 1].map((row) => spots.filter((_, place) => place % 2 === row));
}
