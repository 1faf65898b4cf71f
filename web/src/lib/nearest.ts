/** Spatial navigation: which of many boxes an arrow key leads to. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Arrow keys, and the step each is, across and down. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much more a way aside costs than the way ahead: what lies in the same row or column comes first. */
const ASIDE = 2;

const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

/** How far apart two stretches of a line are; nothing where they overlap. */
function gap(from: number, to: number, other: number, end: number): number {
  return Math.max(0, other - to, from - end);
}

/** The place among the boxes of the one an arrow leads to from here, or -1: its middle lies that way, and it is near. */
export function nearest(key: string, here: Box, boxes: readonly Box[]): number {
  const step = STEPS[key];
  if (!step) return -1;
  const [x, y] = middle(here);
  let best = -1;
  let least = Infinity;
  for (const [place, box] of boxes.entries()) {
    const [across, down] = middle(box);
    const ahead = (across - x) * step[0] + (down - y) * step[1];
    if (ahead <= 1) continue;
    const aside = step[0]
      ? gap(here.top, here.bottom, box.top, box.bottom)
      : gap(here.left, here.right, box.left, box.right);
    const far = ahead + ASIDE * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

export const isArrow = (key: string): boolean => key in STEPS;
