/** Where turns begin, and the entries of each. */
import type { StepShown } from "../api/types";

const turnIn = (step: StepShown): { seat?: number | null } | undefined =>
  (step.events ?? []).findLast((event) => event.type === "happened" && event.name === "turn") as
    { seat?: number | null } | undefined;

/** The entries after which another seat acts first. */
export function turnsOf(steps: readonly StepShown[]): number[] {
  const turns: number[] = [];
  for (const step of steps) if (turnIn(step)) turns.push(step.seq);
  if (turns.length > 0) return turns;
  let seat: number | null = null;
  for (const step of steps) {
    if (typeof step.seat === "number" && step.seat !== seat) {
      if (seat !== null) turns.push(step.seq - 1);
      seat = step.seat;
    }
  }
  return turns;
}

/** The entries of one turn, and whose it is; nobody's before the first. */
export interface Turn {
  seat: number | null;
  steps: StepShown[];
}

/** Entries in blocks by turn. An undo goes back into the turn it goes back to. */
export function inTurns(steps: readonly StepShown[]): Turn[] {
  const ends = new Set(turnsOf(steps));
  const told = steps.some(turnIn);
  const turns: Turn[] = [];
  /** Whose turn it was after each entry. */
  const whose = new Map<number, number | null>();
  let seat: number | null = null;
  let fresh = true;
  for (const step of steps) {
    const to = step.type === "undo" ? whose.get(step.to ?? -1) : undefined;
    if (to !== undefined && to !== seat) {
      seat = to;
      fresh = true;
    } else if (fresh && !told) seat = step.seat ?? seat;
    if (fresh) turns.push({ seat, steps: [] });
    turns.at(-1)!.steps.push(step);
    fresh = ends.has(step.seq);
    const next = turnIn(step);
    if (next) seat = next.seat ?? null;
    whose.set(step.seq, seat);
  }
  return turns;
}
