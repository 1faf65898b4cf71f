/** The notes of a table, in the order they come. */
import type { NoteShown } from "../api/types";

/** One more. Once somebody was forgotten, what was said from that seat is not told again. */
export function noted(notes: readonly NoteShown[], note: NoteShown): NoteShown[] {
  const leaves = note.kind === "forgotten" && typeof note.seat === "number";
  const kept = leaves ? notes.filter((one) => one.kind !== "chat" || one.seat !== note.seat) : notes;
  return [...kept, note];
}
