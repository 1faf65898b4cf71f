import coins from "icon:two-coins";
import laurel from "icon:laurel-crown";
import type { EditionFacts } from "../../api/types";
import type { Board, PlayerFigure } from "../boards";
import { arrangements } from "./arrangements";
import { ownIcon, toneOf } from "./icons";
import { editionForms, iconForms } from "./forms";
import { LINKS } from "./links";
import Table from "./Table.svelte";
import { tokenOf } from "./tokens";
import { turned } from "./turned";
import type { PortaNigraView, Schema } from "./view";

export const board: Board<PortaNigraView> = {
  component: Table,
  links: LINKS,
  needsLayout: false,
  spends: ["purse", "influence", "torches", "bricks", "romans"],
  arrangements,
  icon: ownIcon,
  scene(kind, facts) {
    const { actions, building_cards, honours } = facts.tables as Schema;
    // A majority is shown by the building it is in: `part-basilica-A`.
    const [, building] = /^part-([a-z]+)-/.exec(kind) ?? [];
    if (building) return { of: `porta_nigra.${building}`, style: toneOf("terracotta") };
    const card = building_cards.cards.find((one) => one.id === kind);
    if (card) return { of: `porta_nigra.${card.building}`, style: toneOf(`brick-${card.colour}`) };
    const action = actions.cards.find((one) => kind.endsWith(`.${one.id}`));
    if (action) return { of: `porta_nigra.${action.id}`, style: toneOf("terracotta") };
    if (honours.cards.some((one) => one.id === kind)) return { of: `porta_nigra.${kind}`, style: toneOf("marble") };
    return undefined;
  },
  forms(view, facts?: EditionFacts | null) {
    return { ...(facts ? editionForms(facts) : {}), ...iconForms(view.icons) };
  },
  status(view, _, words) {
    const { round, rounds, played, torches, early } = view;
    const parts = [
      words.text("board-round", { round, rounds }),
      played ? words.text("figure-torches-left", { value: torches }) : "",
      early ? words.text(`note-${early}`) : "",
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
  token: tokenOf,
  turned,
  moments: {
    "majority-taken": { shows: "part" },
    "round-ends": { great: true },
    "early-end": { great: true },
    "final-scoring": { great: true },
  },
};
