/** What a click on a thing would do, from the moves that can be made: the verb first, and how it goes on. */
import type { Foreseen, MoveShown } from "../api/types";
import { begun } from "../lib/click_to_move";
import type { Moved, Reader, TableEvent, Words } from "../lib/words";
import { instead } from "./instead";

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

/** What a move costs, and what comes of it besides. */
export interface Bargain {
  price: readonly string[];
  result: readonly string[];
}

/** `spends` are the places of a player that are paid from: what leaves them for elsewhere is the price. */
export function bargainOf(foreseen: Foreseen, spends: readonly string[], words: Words, reader: Reader): Bargain {
  const own = `p${reader.seat}.`;
  const paidFrom = (place: string): boolean =>
    place.startsWith(own) && spends.includes(place.slice(own.length).split(".", 1)[0]!);
  const events = foreseen.events as readonly TableEvent[];
  const moved = events.filter((event): event is Moved => event.type === "moved");
  const payments = new Set<TableEvent>(moved.filter((event) => paidFrom(event.source) && !paidFrom(event.target)));
  const paid = new Map<string, number>();
  for (const { kind, count } of moved.filter((event) => payments.has(event)))
    if (kind) paid.set(kind, (paid.get(kind) ?? 0) + count);
  return {
    price: [
      ...Object.entries(foreseen.takes).map(([effort, count]) => words.text(`takes-${effort}`, { count })),
      ...[...paid].map(([kind, count]) =>
        words.counted(kind, count, reader, words.hasForm(kind, "card", reader) ? "card" : "the"),
      ),
    ],
    // Where nothing else changes place, the verb has said it all.
    result:
      moved.length > payments.size
        ? words.log(
            events.filter((event) => !payments.has(event)),
            reader,
          )
        : [],
  };
}

const MOST_OTHERS = 3;

/** What else could be done instead of what this begins; the same thing's other uses first. */
export function otherwise(
  moves: readonly MoveShown[],
  deed: Deed,
  thing: string,
  words: Words,
  reader: Reader,
): string[] {
  const verb = (move: MoveShown): string => move.key.split(" ", 1)[0]!;
  const own = new Set(moves.filter((move) => (deed.move ? move === deed.move : move.at[0] === thing)).map(verb));
  const others = moves.filter((move) => !own.has(verb(move)));
  const near = others.filter((move) => move.at.includes(thing)).map((move) => move.key);
  return instead(others, near, words, reader)
    .slice(0, MOST_OTHERS)
    .map((line) => line.text);
}
