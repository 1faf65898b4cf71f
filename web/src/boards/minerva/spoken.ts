/** The figures of things in words, by the same messages that the terminal uses. */
import type { Reader, Words } from "../../lib/words";
import type { Line } from "./foresight";
import { RESOURCES, type Tile } from "./tiles";
import type { PlayerView } from "./view";

export function figure(words: Words, id: string, value: number): string {
  return words.text(`figure-${id}`, { value });
}

function facts(words: Words, id: string, figures: readonly string[]): string {
  return figures.length > 0 ? words.text(`facts-${id}`, { list: words.listed(figures) }) : "";
}

const together = (parts: readonly string[]): string => parts.filter(Boolean).join("; ");

/** What a tile gives, and what it takes for it. */
function effect(words: Words, tile: Tile): string[] {
  const given: Record<string, string> = {
    gain: tile.resource,
    choose: "any",
    supplies: "any",
    trade: "any",
    denarii: "denarii",
    "if-held": "denarii",
    culture: tile.culture,
    garden: "garden",
    glory: "glory",
    exchange: "glory",
    "exchange-same": "glory",
  };
  const taken: Record<string, string> = { exchange: tile.resource, "exchange-same": "any", trade: "denarii" };
  const [gives, takes] = [given[tile.effect], taken[tile.effect]];
  return [
    takes ? facts(words, "takes", [figure(words, takes, tile.pays)]) : "",
    gives ? facts(words, "gives", [figure(words, gives, tile.amount)]) : "",
  ];
}

/** Effects of which the figures say all there is to say. */
const PLAIN = new Set(["gain", "choose", "denarii", "culture", "glory"]);

/** Words as a sentence of their own. */
export const sentence = (text: string): string => (text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : "");

/** What a tile does, in a sentence or in figures; and what it costs, while it can be had. */
export function aboutTile(words: Words, tile: Tile, priced: boolean): string {
  const told = !PLAIN.has(tile.effect) && words.has(`thing-${tile.id}`, "about");
  const does = told ? words.text(`thing-${tile.id}`, {}, "about") : "";
  const cost = RESOURCES.flatMap((name, place) => (tile.cost[place] ? [figure(words, name, tile.cost[place])] : []));
  const free = tile.category === "residential" || tile.category === "round" ? "" : words.text("board-free");
  const parts = [
    priced ? (cost.length > 0 ? facts(words, "needs", cost) : free) : "",
    ...effect(words, tile),
    tile.points ? facts(words, "each", [figure(words, "points", tile.points)]) : "",
  ];
  return [does, sentence(together(parts))].filter(Boolean).join(" ");
}

/** A direction as it is read out: what acts, what comes of it, and where a choice is left. */
export function aboutLine(words: Words, reader: Reader, line: Line, tileAt: (cell: string) => string): string {
  if (line.unknown) return "";
  if (line.acts.length === 0) return words.text("line-nothing");
  const acts = words.listed(line.acts.map((act) => words.name(tileAt(act.cell), reader)));
  return together([
    words.text("line-activates", { count: line.acts.length, list: acts }),
    facts(
      words,
      "gives",
      line.total.map((gain) => figure(words, gain.figure, gain.value)),
    ),
    line.won.length > 0
      ? words.text("line-wins", { list: words.listed(line.won.map((tile) => words.name(tile, reader, "the"))) })
      : "",
    line.gardens || line.acts.some((act) => act.asks) ? words.text("line-asks") : "",
  ]);
}

/** What somebody has, for who cannot see it. */
export function aboutPlayer(words: Words, player: PlayerView, points: number | null): string {
  const figures = [
    ...(points === null ? [] : [figure(words, "points", points)]),
    figure(words, "denarii", player.denarii),
    ...RESOURCES.map((name, place) => figure(words, name, player.resources[place] ?? 0)),
    figure(words, "glory", player.glory),
    figure(words, "residences", player.residences),
    figure(words, "assistants", player.assistants),
  ];
  return words.listed(figures);
}
