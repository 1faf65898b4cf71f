/** Spots, cards and icons are called after what they show, which is the edition's to say. */
import type { EditionFacts } from "../../api/types";
import type { BuildingCard, HonourCard, IconView, Schema } from "./view";

export type Forms = Record<string, string>;

const known = new WeakMap<object, Forms>();

/** What everything goes by in an edition. */
export function editionForms(facts: EditionFacts): Forms {
  let forms = known.get(facts);
  if (!forms) {
    const tables = facts.tables as Schema;
    forms = { ...spotForms(tables), ...cardForms(tables.building_cards.cards), ...honourForms(tables.honours.cards) };
    known.set(facts, forms);
  }
  return forms;
}

/** The icons of the card that lies on the table. */
export function iconForms(icons: readonly IconView[]): Forms {
  return Object.fromEntries(icons.map((icon) => [icon.id, `icon-${icon.action}`]));
}

function spotForms(tables: Schema): Forms {
  const forms: Forms = {};
  for (const building of ["basilica", "amphitheatre", "wall"] as const)
    for (const spot of tables[building].spots) forms[spot.id] = `spot-${building}-${spot.row}-${spot.colour}`;
  for (const spot of tables.porta.spots) forms[spot.id] = `spot-porta-${spot.colour}`;
  return forms;
}

function cardForms(cards: readonly BuildingCard[]): Forms {
  return Object.fromEntries(cards.map((card) => [card.id, `card-${card.building}-${card.colour}`]));
}

/** Cards of which there may be several are told apart by what they give. */
const GIVES: Record<string, "final_points" | "sesterces" | "points" | "romans" | "torches"> = {
  final: "final_points",
  sesterces: "sesterces",
  points: "points",
  romans: "romans",
  torches: "torches",
};

/** Cards are called after what they give; where two would be called the same, both keep their plain names. */
function honourForms(cards: readonly HonourCard[]): Forms {
  const names = cards.map((card) => [card.id, honourName(card)] as const);
  const alone = (name: string): boolean => names.filter((one) => one[1] === name).length === 1;
  return Object.fromEntries(names.filter(([, name]) => name && alone(name)));
}

function honourName(card: HonourCard): string {
  const sort = honourSort(card);
  const figure = GIVES[sort];
  if (figure) return `honour-${sort}.${card[figure] ?? 0}`;
  return sort ? `honour-${sort}` : "";
}

/** What an honour card is for, if it is for one thing only; a torch beside a brick is told by the figures. */
export function honourSort(card: HonourCard): string {
  if (card.building) return `substitute-${card.building}`;
  if (card.bricks?.length === 1 && !card.romans && !card.sesterces && !card.points && !card.build)
    return `brick-${card.bricks[0]}`;
  const sorts = Object.entries({
    final: card.final_points,
    porta: card.porta_brick,
    build: card.build,
    romans: card.romans,
    torches: card.torches,
    sesterces: card.sesterces,
    points: card.points,
  }).flatMap(([sort, holds]) => (holds ? [sort] : []));
  return sorts.length === 1 && !card.bricks?.length ? sorts[0]! : "";
}
