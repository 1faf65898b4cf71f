import coins from "icon:two-coins";
import laurel from "icon:laurel-crown";
import type { EditionFacts } from "../../api/types";
import { raised } from "../../lib/raised";
import { kindOf } from "../../lib/things";
import type { Words } from "../../lib/words";
import type { Board, PlayerFigure } from "../boards";
import { arrangements } from "./arrangements";
import { Cards, coveredOf, tierOf, toneOf } from "./cards";
import { ownIcon } from "./icons";
import Table from "./Table.svelte";
import { LINKS } from "./links";
import type { BuildersView, Schema } from "./view";

function everybody(view: BuildersView): BuildersView["players"][number]["team"] {
  return view.players.flatMap((player) => [...player.team, ...player.sites.flatMap((site) => site.crew)]);
}

/** A coin on its way, with how many they are. */
function coin(kind: string | null, count: number): HTMLElement {
  const token = document.createElement("span");
  token.className = kind === "sesterce" ? "token coin" : "token";
  token.textContent = count > 1 ? String(count) : "";
  return token;
}

export const board: Board<BuildersView> = {
  component: Table,
  links: LINKS,
  needsLayout: false,
  spends: ["purse"],
  arrangements,
  forms(view) {
    const freed = everybody(view).filter((worker) => worker.rank === "freed");
    return Object.fromEntries(freed.map((worker) => [worker.id, `${worker.id}-freed`]));
  },
  status(view, facts: EditionFacts, words: Words) {
    const { actions, pending, invested, last_round } = view;
    if (pending.some((one) => one.name === "count")) return "";
    const numbers = (facts.tables as Schema).numbers;
    const parts = [
      words.text("figure-actions-left", { value: actions }),
      words.text("figure-action-price", { value: numbers.extra_action_price }),
      invested ? words.text("note-invested") : "",
      last_round ? words.text("note-last-round") : "",
    ];
    return parts.filter(Boolean).join(" · ");
  },
  figures(view, seat, words): PlayerFigure[] {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { icon: coins, value: player.sesterces, text: words.text("figure-sesterces", { value: player.sesterces }) },
      { icon: laurel, value: player.points, text: words.text("figure-points", { value: player.points }) },
    ];
  },
  icon: ownIcon,
  scene(kind, facts) {
    const cards = new Cards(facts);
    const building = cards.buildings.get(kind);
    const rank = cards.worker(kind).rank;
    if (!building && !rank && !/^[tu]\d$|^loan$/.test(kind)) return undefined;
    return { of: `builders.${kind}`, style: toneOf(building ? tierOf(building) : rank || "machine") };
  },
  raised(thing, view, facts) {
    const kind = kindOf(thing);
    if (view.players.some((player) => player.done.includes(kind))) return raised(0, 0, true);
    const site = view.players.flatMap((player) => player.sites).find((one) => one.id === kind);
    if (!site) return undefined;
    const { covered, needed } = coveredOf(site, new Cards(facts).building(kind));
    return raised(covered, needed);
  },
  token: coin,
  moments: {
    finished: { shows: "building" },
    "last-round": { great: true },
    count: { great: true },
  },
};
