/** What each seat of a table is called. */
import type { TableShown } from "../api/types";
import { botName } from "../lib/bots";
import { say } from "../lib/speech.svelte";

const ROMAN = ["", " II", " III", " IV", " V"];

export function seatNames(table: TableShown): string[] {
  const known = new Map<string, number>();
  return table.seats.map((seat) => {
    const name = seat.name || (seat.bot ? botName(seat.bot) : seat.forgotten ? say("seat-somebody") : "");
    const before = known.get(name) ?? 0;
    known.set(name, before + 1);
    return name + (name ? (ROMAN[before] ?? "") : "");
  });
}
