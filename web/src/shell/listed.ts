/** Tables in a list: who sits there, and which of them are looked for. */
import type { Listed } from "../api/types";
import { botName } from "../lib/bots";
import { numbered } from "../lib/numbered";
import { say } from "../lib/speech.svelte";

/** What each seat is called; nothing where it is free. */
export function namesIn(table: Listed): string[] {
  const nameOf = (name: string, seat: number): string =>
    name ? botName(name) : table.forgotten?.includes(seat) ? say("seat-somebody") : "";
  return numbered(table.seats.map(nameOf));
}

/** My tables that wait for me, that go on, or that are over; of one game, or of any. */
export function filtered(
  tables: readonly Listed[],
  state: "all" | "waiting" | "running" | "over",
  game: string,
): Listed[] {
  const fits = ({ status, seat, decider }: Listed): boolean => {
    if (state === "over") return status === "over";
    if (state === "waiting") return status === "playing" && typeof seat === "number" && seat === decider;
    return state === "all" || status !== "over";
  };
  return tables.filter((table) => fits(table) && (!game || table.game === game));
}
