/**
 * What a direction would do, read from what the server foresees: which tiles act, in which order, what each gives,
 * and what they give together. Where a choice comes in between, what follows it is only known by name.
 */
import type { Foreseen } from "../../api/types";
import type { TableEvent } from "../../lib/words";

export const DIRECTIONS = ["up", "down", "left", "right"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface Gain {
  /** The name of a figure: grain, denarii, theatre. */
  figure: string;
  value: number;
}

export interface Act {
  /** Where the tile lies: `1,0`. */
  cell: string;
  gains: Gain[];
  /** It asks something, so what it gives is not known. */
  asks: boolean;
  /** It comes after a question. */
  later: boolean;
}

export interface Line {
  direction: Direction;
  /** Nobody has told yet what it would do. */
  unknown: boolean;
  acts: Act[];
  total: Gain[];
  /** Culture tiles it wins. */
  won: string[];
  /** Garden points will be asked about at the end. */
  gardens: boolean;
  events: readonly TableEvent[];
}

/** Where tokens of a seat lie, and the figure that counts them. */
function figureOf(seat: number, kind: string | null, target: string): string | null {
  if (target === `p${seat}.purse`) return "denarii";
  if (target === `p${seat}.glory`) return "glory";
  if (target === `p${seat}.stores`) return kind;
  return null;
}

function add(gains: Gain[], figure: string, value: number): void {
  const known = gains.find((gain) => gain.figure === figure);
  if (known) known.value += value;
  else gains.push({ figure, value });
}

const cellOf = (args: Record<string, unknown>): string => `${String(args["column"])},${String(args["row"])}`;

function unknownLine(direction: Direction): Line {
  return { direction, unknown: true, acts: [], total: [], won: [], gardens: false, events: [] };
}

export const UNKNOWN: readonly Line[] = DIRECTIONS.map(unknownLine);

export function lineOf(direction: Direction, seat: number, foreseen: Foreseen, acts: (cell: string) => boolean): Line {
  const events = foreseen.events as readonly TableEvent[];
  const line: Line = { ...unknownLine(direction), unknown: false, events };
  const gain = (figure: string, value: number): void => {
    add(line.total, figure, value);
    const act = line.acts.at(-1);
    if (act) add(act.gains, figure, value);
  };
  for (const event of events) {
    if (event.type === "moved") {
      const figure = figureOf(seat, event.kind, event.target);
      if (figure) gain(figure, event.count);
      else if (event.kind && event.target === `p${seat}.culture`) line.won.push(event.kind);
    } else if (event.name === "activated") {
      line.acts.push({ cell: cellOf(event.args ?? {}), gains: [], asks: false, later: false });
    } else if (event.name === "culture") {
      gain(String(event.args?.["culture"]).replace("culture-", ""), Number(event.args?.["points"]));
    } else if (event.name === "garden") gain("garden", Number(event.args?.["points"]));
  }
  const next = foreseen.pending.at(-1);
  if (next?.seat !== seat) return line;
  const rest = next.args?.["rest"];
  if (next.name === "gardens") line.gardens = true;
  else if (typeof rest === "string") {
    const asking = line.acts.at(-1);
    if (asking) asking.asks = true;
    for (const cell of rest.split(" ").filter(acts)) line.acts.push({ cell, gains: [], asks: false, later: true });
  }
  return line;
}

/** The four directions, if that is what would be chosen; `acts` says whether a tile does anything when it is reached. */
export function linesOf(
  seat: number,
  ahead: Readonly<Record<string, Foreseen>>,
  acts: (cell: string) => boolean,
): Line[] {
  return DIRECTIONS.flatMap((direction) => {
    const foreseen = ahead[direction];
    return foreseen ? [lineOf(direction, seat, foreseen, acts)] : [];
  });
}

/** What a move would cost in denarii. */
export function priceOf(seat: number, foreseen: Foreseen): number {
  return (foreseen.events as readonly TableEvent[]).reduce(
    (sum, event) => sum + (event.type === "moved" && event.source === `p${seat}.purse` ? event.count : 0),
    0,
  );
}
