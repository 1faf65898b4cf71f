/** Where turns begin: the entries after which another seat acts first. */
import type { StepShown } from "../api/types";

export function turnsOf(steps: readonly StepShown[]): number[] {
  const turns: number[] = [];
  for (const step of steps) {
    if ((step.events ?? []).some((event) => event.type === "happened" && event.name === "turn")) turns.push(step.seq);
  }
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
