/** What can be done instead of what was clicked: a few lines, the nearest first. */
import type { MoveShown } from "../api/types";
import type { Reader, Words } from "../lib/words";

export interface Line {
  text: string;
  /** One move, or several that begin alike and are told apart on the table. */
  moves: readonly MoveShown[];
}

/** More lines than these are a list, and there is one. */
export const MOST_LINES = 4;
/** So many moves of a sort are told one by one. */
const FEW = 2;

export function instead(moves: readonly MoveShown[], near: readonly string[], words: Words, reader: Reader): Line[] {
  const rank = new Map(near.map((key, place) => [key, place]));
  const order = (move: MoveShown): number => rank.get(move.key) ?? near.length;
  const groups = new Map<string, MoveShown[]>();
  for (const move of [...moves].sort((one, other) => order(one) - order(other))) {
    const head = words.move(move.key, reader, "group");
    groups.set(head, [...(groups.get(head) ?? []), move]);
  }
  // Moves under one heading can still be of different sorts: few of them are told one by one, and so is what lacks a verb.
  const lines = [...groups].flatMap(([head, group]) =>
    group.length <= FEW || new Set(group.map((move) => move.key.split(" ")[0])).size === group.length
      ? group.map((move) => ({ text: words.move(move.key, reader), moves: [move] }))
      : [{ text: head, moves: group }],
  );
  return lines.slice(0, MOST_LINES);
}
