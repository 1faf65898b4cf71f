import coins from "icon:two-coins";
import laurel from "icon:laurel-crown";
import type { EditionFacts } from "../../api/types";
import type { Board, PlayerFigure } from "../boards";
import { arrangements } from "./arrangements";
import { ownIcon } from "./icons";
import { editionForms, iconForms } from "./forms";
import { LINKS } from "./links";
import Table from "./Table.svelte";
import { tokenOf } from "./tokens";
import type { PortaNigraView } from "./view";

export const board: Board<PortaNigraView> = {
  component: Table,
  links: LINKS,
  needsLayout: false,
  spends: ["purse", "influence", "torches", "bricks", "romans"],
  arrangements,
  icon: ownIcon,
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
};
