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

/** Sorts of which there may be several, told apart by their figures. */
const RANKED: Record<string, "final_points" | "sesterces" | "points"> = {
  final: "final_points",
  sesterces: "sesterces",
  points: "points",
};
const MOST_RANKS = 3;

/** Cards of one sort are numbered from the least; a sort nobody foresaw keeps its plain name. */
function honourForms(cards: readonly HonourCard[]): Forms {
  const forms: Forms = {};
  const sorts = new Map<string, HonourCard[]>();
  for (const card of cards) sorts.set(honourSort(card), [...(sorts.get(honourSort(card)) ?? []), card]);
  for (const [sort, same] of sorts) {
    const figure = RANKED[sort];
    if (sort && same.length === 1) forms[same[0]!.id] = `honour-${sort}`;
    else if (figure && same.length <= MOST_RANKS) {
      const ranked = [...same].sort((one, other) => (one[figure] ?? 0) - (other[figure] ?? 0));
      ranked.forEach((card, place) => (forms[card.id] = `honour-${sort}-${place + 1}`));
    }
  }
  return forms;
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
