/** What each seat of a table is called. */
import type { TableShown } from "../api/types";
import { botName } from "../lib/bots";
import { numbered } from "../lib/numbered";
import { say } from "../lib/speech.svelte";

export function seatNames(table: TableShown): string[] {
  const nameOf = (seat: TableShown["seats"][number]): string =>
    seat.name || (seat.bot ? botName(seat.bot) : seat.forgotten ? say("seat-somebody") : "");
  return numbered(table.seats.map(nameOf));
}
