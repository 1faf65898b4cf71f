/** Where something that speaks of a thing stands: beside it, never over it, never out of the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above";

export interface Stand {
  left: number;
  top: number;
  side: Side;
}

/** Air between the thing and what speaks of it, and at the window's edge. */
const GAP = 10;
const EDGE = 8;

/** The first side with room enough, and otherwise the one with most; `order` is the order they are tried in. */
export function beside(
  thing: Box,
  own: { width: number; height: number },
  window: { width: number; height: number },
  order: readonly Side[] = ["right", "left", "below", "above"],
): Stand {
  const room: Record<Side, number> = {
    right: window.width - EDGE - (thing.left + thing.width + GAP) - own.width,
    left: thing.left - GAP - EDGE - own.width,
    below: window.height - EDGE - (thing.top + thing.height + GAP) - own.height,
    above: thing.top - GAP - EDGE - own.height,
  };
  const side =
    order.find((one) => room[one] >= 0) ?? order.reduce((best, one) => (room[one] > room[best] ? one : best));
  const within = (wanted: number, size: number, limit: number): number =>
    Math.max(EDGE, Math.min(limit - EDGE - size, wanted));
  const across = side === "right" || side === "left";
  const left = across
    ? side === "right"
      ? thing.left + thing.width + GAP
      : thing.left - GAP - own.width
    : thing.left + thing.width / 2 - own.width / 2;
  const top = across
    ? thing.top + Math.min(0, thing.height / 2 - own.height / 4)
    : side === "below"
      ? thing.top + thing.height + GAP
      : thing.top - GAP - own.height;
  return { left: within(left, own.width, window.width), top: within(top, own.height, window.height), side };
}

/** How much of one lies over the other, in square pixels. */
function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Places that are tried across and down. */
const TRIED = 9;
/** What it speaks of must be seen: to cover that is as bad as to cover so much else. */
const SPOKEN_OF = 50;

/** Where a panel that speaks of some things covers least of all there are; of places alike the first from the right. */
export function leastCovered(
  spoken: readonly Box[],
  things: readonly Box[],
  own: { width: number; height: number },
  field: Box,
): { left: number; top: number } {
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (let across = TRIED - 1; across >= 0; across--)
    for (let down = 0; down < TRIED; down++) {
      const left = field.left + EDGE + (Math.max(0, field.width - 2 * EDGE - own.width) * across) / (TRIED - 1);
      const top = field.top + EDGE + (Math.max(0, field.height - 2 * EDGE - own.height) * down) / (TRIED - 1);
      const box = { left, top, ...own };
      let covered = 0;
      for (const one of things) covered += overlap(box, one);
      for (const one of spoken) covered += SPOKEN_OF * overlap(box, one);
      if (covered < least) [best, least] = [{ left, top }, covered];
    }
  return best;
}

/** The same for a thing that is drawn in several places: beside one of them, over none, where there is room for that. */
export function besideAll(
  things: readonly [Box, ...Box[]],
  own: { width: number; height: number },
  window: { width: number; height: number },
  order: readonly Side[],
): Stand {
  const stands = things.flatMap((thing) => order.map((side) => beside(thing, own, window, [side])));
  const clear = stands.find((stand) => things.every((thing) => overlap({ ...stand, ...own }, thing) === 0));
  return clear ?? beside(things[0], own, window, order);
}
