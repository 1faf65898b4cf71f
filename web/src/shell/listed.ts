/** A table in a list: who sits there. */
import type { Listed } from "../api/types";
import { botName } from "../lib/bots";
import { say } from "../lib/speech.svelte";

/** What each seat is called; nothing where it is free. */
export function namesIn(table: Listed): string[] {
  return table.seats.map((name, seat) =>
    name ? botName(name) : table.forgotten?.includes(seat) ? say("seat-somebody") : "",
  );
}
