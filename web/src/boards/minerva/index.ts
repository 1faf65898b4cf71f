import coins from "icon:two-coins";
import eagle from "icon:eagle-emblem";
import type { EditionFacts } from "../../api/types";
import type { Moved, TableEvent, Words } from "../../lib/words";
import type { Way } from "../../lib/travel";
import type { Board, PlayerFigure } from "../boards";
import { LINKS } from "./links";
import Table from "./Table.svelte";
import { RESOURCES } from "./tiles";
import type { MinervaView } from "./view";

/** A coin, a resource or a glory token on its way, with how many they are. */
function token(kind: string | null, count: number): HTMLElement {
  const made = document.createElement("span");
  made.className = kind === "denarius" ? "token coin" : "token";
  const tone = kind === "glory" ? "red" : (RESOURCES as readonly string[]).includes(kind ?? "") ? kind : null;
  if (tone) made.style.background = `var(--${tone})`;
  made.textContent = count > 1 ? String(count) : "";
  return made;
}

/** The cell that an event speaks of. */
function cellIn(event: TableEvent | undefined, name: string, seat: string): string | undefined {
  if (event?.type !== "happened" || event.name !== name) return undefined;
  return `${seat}.${String(event.args?.["column"])},${String(event.args?.["row"])}`;
}

/** Tiles go to their cell; tokens come out of the building that gives them, and go to their slots. */
function route(event: Moved, place: number, events: readonly TableEvent[]): Way | null {
  const seat = (event.target.startsWith("p") ? event.target : event.source).split(".")[0]!;
  if (event.target === `${seat}.city`) {
    const cell = cellIn(events[place + 1], "built", seat) ?? cellIn(events[place + 1], "assisted", seat);
    return cell ? { to: cell, becomes: event.kind !== "assistant" } : null;
  }
  if (event.source === `${seat}.city`) {
    const cell = cellIn(events[place - 1], "cleared", seat);
    return cell ? { from: cell } : null;
  }
  if (event.source === "row" && event.target === `${seat}.placing`) {
    const other = events.find(
      (one): one is Moved => one.type === "moved" && one.source === "row" && one.target === "box",
    );
    return other ? { from: `${event.kind}/${other.kind}` } : null;
  }
  const slot = event.kind && event.target === `${seat}.stores` ? { to: event.kind } : {};
  if (event.source !== "supply" && event.source !== "bank")
    return event.kind && event.source === `${seat}.stores` ? { from: event.kind } : null;
  const acting = events.slice(0, place).findLast((one) => one.type === "happened" && one.name === "activated");
  const cell = cellIn(acting, "activated", seat);
  return cell ? { from: cell, ...slot } : slot;
}

export const board: Board = {
  component: Table,
  links: LINKS,
  needsLayout: false,
  /** Cells go by the tile that lies there, and halves of a pair by theirs. */
  forms(view) {
    const { players, row } = view as MinervaView;
    const cells = players.flatMap((player) => player.city.map((cell) => [cell.id, cell.tile]));
    const halves = row.filter((offer) => offer.other).map((offer) => [offer.id, offer.tile]);
    return Object.fromEntries([...cells, ...halves]);
  },
  status(view, _: EditionFacts, words: Words) {
    const { round, fee, ending } = view as MinervaView;
    if (ending) return "";
    const parts = [words.text("figure-round", { value: round }), fee ? words.text("figure-fee", { value: fee }) : ""];
    return parts.filter(Boolean).join(" · ");
  },
  figures(view, seat, words): PlayerFigure[] {
    const player = (view as MinervaView).players[seat];
    if (!player) return [];
    return [
      { icon: coins, value: player.denarii, text: words.text("figure-denarii", { value: player.denarii }) },
      { icon: eagle, value: player.glory, text: words.text("figure-glory", { value: player.glory }) },
    ];
  },
  token,
  route,
};
