/** The figures of things in words, by the same messages that the terminal uses. */
import type { Words } from "../../lib/words";
import type { Spot } from "./city";
import type { Seen } from "./table";
import { COLOURS, type ActionLine, type HonourCard, type SpotView } from "./view";

export function figure(words: Words, id: string, value: number): string {
  return words.text(`figure-${id}`, { value });
}

function facts(words: Words, id: string, figures: readonly string[]): string {
  return figures.length > 0 ? words.text(`facts-${id}`, { list: words.listed(figures) }) : "";
}

function together(parts: readonly string[]): string {
  return parts.filter(Boolean).join("; ");
}

/** What the walk to a quarter costs the reader, if it is theirs to make. */
export function walkTo(seen: Seen, quarter: string): string {
  const toll = seen.view.tolls[quarter];
  if (toll === undefined || seen.view.active !== seen.own) return "";
  return seen.words.text("board-walk", { toll });
}

export function aboutSpot(seen: Seen, spot: Spot, stands: SpotView): string {
  const { words, view, city } = seen;
  if (typeof stands.owner === "number") {
    return words.text("board-built-by", { player: seen.names[stands.owner] ?? "", bricks: stands.bricks ?? 0 });
  }
  const least = spot.bricks || city.tables.numbers.porta_least;
  const points = spot.bricks
    ? facts(words, "gives", [figure(words, "points", spot.points)])
    : facts(words, "each-brick", [figure(words, "points", city.price(spot.colour))]);
  return together([
    facts(words, "needs", [figure(words, spot.colour, least)]),
    points,
    city.cardFor(spot, view) ? words.text("note-card") : "",
    walkTo(seen, spot.building),
  ]);
}

export function aboutShop(seen: Seen, shop: string): string {
  const { words, view } = seen;
  const colour = shop.slice(shop.indexOf(".") + 1);
  const price = view.prices[shop];
  return together([
    facts(words, "bricks", [figure(words, colour, view.shops[shop] ?? 0)]),
    price !== undefined && view.active === seen.own ? facts(words, "price", [figure(words, "price", price)]) : "",
  ]);
}

export function aboutAction(words: Words, card: ActionLine): string {
  const icons = card.icons.map((icon) => words.name(`icon-${icon}`));
  return together([words.listed(icons), facts(words, "torches", [figure(words, "torches", card.torches)])]);
}

export function aboutHonour(seen: Seen, card: HonourCard): string {
  const { words } = seen;
  const { reader } = seen.context;
  const gains: [string, number][] = [
    ["sesterces", card.sesterces ?? 0],
    ["torches", card.torches ?? 0],
    ["romans", card.romans ?? 0],
    ["points", card.points ?? 0],
    ["final-points", card.final_points ?? 0],
    ...COLOURS.map((colour): [string, number] => [colour, (card.bricks ?? []).filter((one) => one === colour).length]),
  ];
  const given = gains.filter(([, amount]) => amount > 0).map(([id, amount]) => figure(words, id, amount));
  const discards = [
    card.discard_different ? words.text("board-discard-different", { count: card.discard_different }) : "",
    card.discard_honour ? words.text("board-discard", { card: seen.name(card.discard_honour) }) : "",
  ];
  return together([
    facts(words, "cost", [figure(words, "influence", card.cost)]),
    ...discards,
    facts(words, "gives", given),
    words.hasForm(card.id, "about", reader) ? words.name(card.id, reader, "about") : "",
  ]);
}

/** The rule that is about an honour card. */
export function ruleOf(card: HonourCard): string {
  if (card.final_points) return card.discard_honour ? "pn.final.discard-lower" : "pn.final.discard-different";
  if (card.building) return "pn.substitute.building";
  return card.porta_brick ? "pn.extra-brick.own" : "pn.honour.cost";
}
