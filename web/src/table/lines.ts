/** Entries as lines of a log. */
import type { NoteShown, StepShown } from "../api/types";
import type { Line, Reader, TableEvent, Words } from "../lib/words";

export function linesOf(step: StepShown, words: Words, reader: Reader): Line[] {
  const seat = step.seat ?? null;
  const own = words.entry(step.type, seat, step.to ?? null, reader);
  const first = own ? [{ id: `entry-${step.type}`, text: own, things: [] }] : [];
  return [...first, ...words.lines((step.events ?? []) as TableEvent[], reader)];
}

/** The entries that were taken back later. */
export function undoneBy(steps: readonly StepShown[]): Set<number> {
  const undone = new Set<number>();
  for (const step of steps) {
    if (step.type !== "undo" || typeof step.to !== "number") continue;
    for (const other of steps) if (other.seq > step.to && other.seq < step.seq) undone.add(other.seq);
  }
  return undone;
}

/** What was said, but for seats the reader has muted. The server sends no more of them; this is for what came before. */
export function chatOf(notes: readonly NoteShown[], muted: readonly number[]): NoteShown[] {
  return notes.filter((note) => note.kind === "chat" && !muted.includes(note.seat ?? -1));
}
