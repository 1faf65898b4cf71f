/** The fitting engine: which arrangement of a board fills a frame best, and how much larger than drawn it is shown. */
import type { Arrangement, Shape, Size } from "../lib/arrangement";

/** Beyond this a screen has room for more air, not for larger letters. */
export const LARGEST = 2;

export interface Fit {
  shape: Shape;
  arrangement: Arrangement | null;
  /** How many pixels one drawn pixel takes: never less than one, since texts are drawn as small as they may be. */
  unit: number;
}

/** The arrangement that gives the largest unit; where none fits, one part of the table is shown at a time. */
export function fit(frame: Size, arrangements: readonly Arrangement[]): Fit {
  const grown = ({ drawn }: Arrangement): number => Math.min(frame.width / drawn.width, frame.height / drawn.height);
  const fitting = arrangements.filter(({ least }) => frame.width >= least.width && frame.height >= least.height);
  const [arrangement] = fitting.sort((one, other) => grown(other) - grown(one));
  if (!arrangement) return { shape: "narrow", arrangement: null, unit: 1 };
  const unit = Math.min(LARGEST, Math.max(1, Math.floor(grown(arrangement) * 100) / 100));
  return { shape: arrangement.shape, arrangement, unit };
}
