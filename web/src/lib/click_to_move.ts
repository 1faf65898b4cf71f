/** Click matching: clicks become a move by the prefix they share. Knows no rules: a move says which things it touches, in click order. */

export interface Clickable {
  key: string;
  at: string[];
}

export interface Pick {
  /** What glows: a click on it goes on, or completes a move. */
  targets: Set<string>;
  /** The one move these clicks make, once they make it. */
  move: Clickable | null;
}

/** The moves whose things begin with what was clicked. */
export function begun<M extends Clickable>(moves: readonly M[], clicked: readonly string[]): M[] {
  return moves.filter((move) => clicked.every((thing, place) => move.at[place] === thing));
}

/** What may be clicked next, and the move that is complete. Two moves on the same things are told apart in the list. */
export function pick(moves: readonly Clickable[], clicked: readonly string[]): Pick {
  const open = begun(moves, clicked);
  const complete = open.filter((move) => clicked.length > 0 && move.at.length === clicked.length);
  const targets = new Set(open.flatMap((move) => move.at.slice(clicked.length, clicked.length + 1)));
  return { targets, move: complete.length === 1 && open.length === 1 ? complete[0]! : null };
}

/**
 * The clicks with those that follow of themselves, where one thing alone could be clicked next. The last click of a move
 * that waits for the reader is left to them.
 */
export function follow<M extends Clickable>(
  moves: readonly M[],
  clicked: readonly string[],
  waits: (move: M) => boolean,
): string[] {
  const clicks = [...clicked];
  for (;;) {
    const open = begun(moves, clicks);
    const [next, ...others] = new Set(open.map((move) => move.at[clicks.length]));
    if (clicks.length === 0 || next === undefined || others.length > 0) return clicks;
    if (open.some((move) => move.at.length === clicks.length + 1 && waits(move))) return clicks;
    clicks.push(next);
  }
}

/** The clicks after one more: it goes on, begins anew, takes back, or (null) leads nowhere, and the reader is told why. */
export function click(moves: readonly Clickable[], clicked: readonly string[], thing: string): string[] | null {
  const further = [...clicked, thing];
  if (begun(moves, further).length > 0) return further;
  if (clicked.includes(thing)) return clicked.slice(0, clicked.indexOf(thing));
  return begun(moves, [thing]).length > 0 ? [thing] : null;
}
