import coins from "icon:two-coins";
import eagle from "icon:eagle-emblem";
import type { EditionFacts } from "../../api/types";
import type { Words } from "../../lib/words";
import type { Board, PlayerFigure } from "../boards";
import { arrangements } from "./arrangements";
import { ownIcon, toneOf } from "./icons";
import { LINKS } from "./links";
import { askedCells } from "./places";
import { route } from "./route";
import Table from "./Table.svelte";
import { RESOURCES, Tiles } from "./tiles";
import type { MinervaView, Schema } from "./view";

/** A coin, a resource or a glory token on its way, with how many they are. */
function token(kind: string | null, count: number): HTMLElement {
  const made = document.createElement("span");
  made.className = kind === "denarius" ? "token coin" : "token";
  const tone = kind === "glory" ? "red" : (RESOURCES as readonly string[]).includes(kind ?? "") ? kind : null;
  if (tone) made.style.background = `var(--${tone})`;
  made.textContent = count > 1 ? String(count) : "";
  return made;
}

export const board: Board<MinervaView> = {
  component: Table,
  links: LINKS,
  needsLayout: false,
  spends: ["purse", "stores"],
  arrangements,
  icon: ownIcon,
  scene(kind, facts) {
    const tiles = new Tiles(facts, false);
    if (!tiles.has(kind)) return undefined;
    const tile = tiles.tile(kind);
    return { of: `minerva.${kind}`, style: toneOf(tile.category === "temple" ? tile.counts : tile.category) };
  },
  /** Cells go by the tile that lies there, halves of a pair by theirs; moves tell where a cell lies. */
  forms(view) {
    const { players, row } = view;
    const cells = players.flatMap((player) => player.city.map((cell) => [cell.id, cell.tile]));
    const halves = row.filter((offer) => offer.other).map((offer) => [offer.id, offer.tile]);
    return { ...Object.fromEntries([...cells, ...halves]), ...askedCells(view) };
  },
  status(view, facts: EditionFacts, words: Words) {
    const { round, fee, ending } = view;
    if (ending) return "";
    const last = (facts.tables as Schema).numbers.rounds;
    const parts = [words.text("board-round", { round, last }), fee ? words.text("figure-fee", { value: fee }) : ""];
    return parts.filter(Boolean).join(" · ");
  },
  figures(view, seat, words): PlayerFigure[] {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { icon: coins, value: player.denarii, text: words.text("figure-denarii", { value: player.denarii }) },
      { icon: eagle, value: player.glory, text: words.text("figure-glory", { value: player.glory }) },
    ];
  },
  token,
  moments: { round: {}, end: { great: true } },
  route,
};
