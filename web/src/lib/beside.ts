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

const cover = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  one.left + one.width > other.left &&
  one.top < other.top + other.height &&
  one.top + one.height > other.top;

/** The same for a thing that is drawn in several places: beside one of them, over none, where there is room for that. */
export function besideAll(
  things: readonly [Box, ...Box[]],
  own: { width: number; height: number },
  window: { width: number; height: number },
  order: readonly Side[],
): Stand {
  const stands = things.flatMap((thing) => order.map((side) => beside(thing, own, window, [side])));
  const clear = stands.find((stand) => things.every((thing) => !cover({ ...stand, ...own }, thing)));
  return clear ?? beside(things[0], own, window, order);
}
