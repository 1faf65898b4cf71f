/** Whence a table comes that goes on from a position of another one, in words that everybody at it reads. */
import type { Forked } from "../api/types";
import { say } from "../lib/speech.svelte";

/** The whole sentence. Where nobody sits yet whose sight was kept, the seat goes by its number. */
export function originOf(origin: Forked, names: readonly string[]): string {
  const seat = origin.seat ?? null;
  const player = seat === null ? "" : names[seat] || say("seat-number", { number: seat + 1 });
  return say("origin-about", { n: origin.entry, hidden: seat === null ? "same" : "anew", player });
}
