/** How a city is drawn in the room it has: its tiles with their names, or smaller ones and a list that names them. */
import type { Size } from "../../lib/arrangement";
import type { Bounds } from "./grid";

export interface Plan {
  /** The side of a cell, in pixels. */
  side: number;
  /** Where the list of its buildings is, if there has to be one. */
  list: "none" | "beside" | "below";
}

export interface Limits {
  /** The least side of a tile that its name fits on, and the largest there is a use for. */
  named: number;
  most: number;
}

/** What a list is made of: how wide each entry is, and how far it is from one line to the next. */
export interface Listed {
  widths: readonly number[];
  line: number;
}

const GAP = 8;
/** Somebody else's tiles are never large enough for names. */
export const FROM_AFAR: Limits = { named: Infinity, most: 40 };

/** How high a list is in a width: entries follow each other as words do. */
export function heightOf({ widths, line }: Listed, width: number): number {
  let [lines, filled] = [1, 0];
  for (const one of widths) {
    if (one > width) return Infinity;
    if (filled + one > width) [lines, filled] = [lines + 1, 0];
    filled += one;
  }
  return lines * line;
}

/** The largest tiles: with names on them if they are large enough, otherwise with a list beside the city or below it. */
export function planOf(room: Size, { columns, rows }: Bounds, listed: Listed, { named, most }: Limits): Plan {
  // Not measured yet, or a part of a phone's table that is not shown: a list beside it would be wider than any page.
  if (room.width <= 0) return { side: 1, list: "none" };
  const whole = Math.min(most, room.width / columns, room.height / rows);
  if (whole >= named) return { side: whole, list: "none" };
  const below = Math.min(whole, (room.height - GAP - heightOf(listed, room.width)) / rows);
  let beside = Math.floor(whole);
  while (beside > 0 && heightOf(listed, room.width - GAP - beside * columns) > room.height) beside--;
  return beside >= below ? { side: Math.max(1, beside), list: "beside" } : { side: below, list: "below" };
}

export interface Drawn {
  bounds: Bounds;
  listed: Listed;
}

/** The least height, between two, in which all of these cities are drawn from afar with tiles of a side. */
export function heightFor(cities: readonly Drawn[], width: number, side: number, least: number, most: number): number {
  for (let height = least; height < most; height += 8) {
    const fits = ({ bounds, listed }: Drawn): boolean =>
      planOf({ width, height }, bounds, listed, FROM_AFAR).side >= side;
    if (cities.every(fits)) return height;
  }
  return most;
}
