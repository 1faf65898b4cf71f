/** What a click on a thing would do, from the moves that can be made: the verb first, and how it goes on. */
import type { MoveShown } from "../api/types";
import { begun } from "../lib/click_to_move";
import type { Reader, Words } from "../lib/words";

export interface Deed {
  /** What is done, in words. */
  verb: string;
  /** The move that the click completes; null while it only begins one. */
  move: MoveShown | null;
  /** How many moves go on from here. */
  ways: number;
  /** What is clicked next. */
  next: readonly string[];
}

const MOST_NEXT = 4;

export function deedOf(
  moves: readonly MoveShown[],
  clicked: readonly string[],
  thing: string,
  words: Words,
  reader: Reader,
  /** The clicks with those that follow of themselves. */
  onwards: (clicks: readonly string[]) => readonly string[] = (clicks) => clicks,
): Deed | null {
  let clicks: readonly string[] = [...clicked, thing];
  let open = begun(moves, clicks);
  if (open.length === 0) {
    clicks = [thing];
    open = begun(moves, clicks);
  }
  const [first] = open;
  if (!first) return null;
  clicks = onwards(clicks);
  if (open.length === 1 && first.at.length === clicks.length)
    return { verb: words.move(first.key, reader), move: first, ways: 1, next: [] };
  const heads = new Set(open.map((move) => words.move(move.key, reader, open.length === 1 ? "" : "group")));
  const next = new Set(open.flatMap((move) => move.at.slice(clicks.length, clicks.length + 1)));
  const named = new Set([...next].map((one) => words.name(one, reader)));
  return {
    verb: [...heads].slice(0, MOST_NEXT).join(" · "),
    move: null,
    ways: open.length,
    next: named.size <= MOST_NEXT ? [...named] : [],
  };
}
