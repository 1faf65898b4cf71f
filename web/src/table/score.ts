/** The running score: what a seat would have if the game ended now, and what it comes from. */
import type { Tally } from "../api/types";
import { say } from "../lib/speech.svelte";
import type { Words } from "../lib/words";

export interface Score {
  seat: number;
  /** The sum, as figures. */
  points: string;
  /** The sum in a few words. */
  text: string;
  /** Where it comes from, one each; what counts nothing is left out. */
  lines: readonly string[];
}

export function scoreOf({ seat, lines }: Tally, words: Words): Score {
  const units = lines.map(([category, points]) => [category, Number(points)] as const);
  const total = units.reduce((sum, [, points]) => sum + points, 0);
  const points = words.points(total);
  return {
    seat,
    points,
    text: say("score-so-far", { points, value: total / words.pointsPer }),
    lines: units
      .filter(([, counted]) => counted !== 0)
      .map(([category, counted]) =>
        say("score-of", { category: words.category(category), points: words.points(counted) }),
      ),
  };
}
