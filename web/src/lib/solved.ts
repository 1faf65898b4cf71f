/** Which puzzles this browser has seen solved, by game and number. */
import { keep, recall } from "./kept";

const KEPT = "puzzles";
type Solved = Record<string, readonly number[]>;

export const solvedOf = (game: string): readonly number[] => recall<Solved>(KEPT, {})[game] ?? [];

export function keepSolved(game: string, number: number): void {
  keep(KEPT, { ...recall<Solved>(KEPT, {}), [game]: [...new Set([...solvedOf(game), number])] });
}
