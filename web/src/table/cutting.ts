/** What is cut out of a board, and how large it is shown. */
import type { Size } from "../lib/arrangement";
import type { Box } from "../lib/beside";

/** Air around what is framed, in pixels of the board. */
export const AIR = 12;
/** Letters on a board are as small as they may be: a little larger is welcome, much larger is not. */
export const LARGEST = 1.15;
/** Letters on a board are as small as can be read. */
export const READABLE = 1;
/** How high a window is: as what is framed needs it to be read, within bounds. */
const HEIGHTS = [160, 260] as const;

export const heightFor = (framed: Box | null): number =>
  Math.min(HEIGHTS[1], Math.max(HEIGHTS[0], Math.ceil((framed?.height ?? 0) * READABLE) + 2));

export interface Cut {
  /** The part of the board that is seen: its corner, in pixels of the board. */
  left: number;
  top: number;
  /** How many pixels one of the board takes. */
  scale: number;
}

/** The box around all of them, with some air. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - AIR;
  const top = Math.min(...boxes.map((box) => box.top)) - AIR;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + AIR;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + AIR;
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Fill a window with a part of the board: all that is meant in its middle, and around it what lies there anyway. Where that
 * would be too small to read, what is framed is in the middle, and the rest as far as there is room.
 */
export function cutOut(framed: Box, meant: Box, window: Size, board: Size): Cut {
  const whole = scaleOf(meant, window);
  if (whole < READABLE) return centred(framed, Math.min(READABLE, scaleOf(framed, window)), window, board);
  return centred(meant, Math.min(LARGEST, whole), window, board);
}

const scaleOf = (box: Box, window: Size): number => Math.min(window.width / box.width, window.height / box.height);

function centred(box: Box, scale: number, window: Size, board: Size): Cut {
  const from = (start: number, length: number, seen: number, whole: number): number =>
    Math.max(0, Math.min(whole - seen, start + (length - seen) / 2));
  return {
    left: from(box.left, box.width, window.width / scale, board.width),
    top: from(box.top, box.height, window.height / scale, board.height),
    scale,
  };
}
