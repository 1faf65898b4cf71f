import laurel from "icon:laurel-crown";
import cards from "icon:card-random";
import type { EditionFacts } from "../../api/types";
import { raised } from "../../lib/raised";
import type { Words } from "../../lib/words";
import type { Board, PlayerFigure } from "../boards";
import { arrangements } from "./arrangements";
import { ownIcon } from "./icons";
import { Cards, tones } from "./cards";
import { MATERIAL_ICONS } from "./icons";
import { cardsInHand } from "./hand";
import { LINKS } from "./links";
import { aboutBuilding } from "./spoken";
import Table from "./Table.svelte";
import { turned } from "./turned";
import { type GloryView, MATERIALS } from "./view";

/** A card on its way: its material where it is known, its back where it is not. */
function smallCard(kind: string | null, count: number, facts: EditionFacts): HTMLElement {
  const token = document.createElement("span");
  token.className = "token card-back";
  const material = kind?.startsWith("site.") ? kind.slice(5) : kind && new Cards(facts).material(kind);
  const icon = material && MATERIAL_ICONS[material];
  if (icon) {
    token.style.background = `var(--${material}-fill)`;
    token.style.color = `var(--${material}-on)`;
    // The drawings come from the icon package at build time, never from outside.
    token.innerHTML = `<svg viewBox="0 0 512 512" width="26" height="26" fill="currentColor">${icon}</svg>`;
  } else token.textContent = count > 1 ? String(count) : "";
  return token;
}

export const board: Board<GloryView> = {
  component: Table,
  links: LINKS,
  needsLayout: false,
  spends: ["hand", "senators"],
  arrangements,
  icon: ownIcon,
  scene(kind, facts) {
    const material = MATERIALS.find((one) => kind === one || kind === `site.${one}`);
    if (material) return { of: `glory_to_rome.site-${material}`, style: tones(material) };
    // A building goes by whose it is: `p0.gate`.
    const card = kind.slice(kind.lastIndexOf(".") + 1);
    const cards = new Cards(facts);
    if (card !== "senator" && cards.material(card) === "senator") return undefined;
    return { of: `glory_to_rome.${card}`, style: tones(cards.material(card)) };
  },
  raised(thing, view, facts) {
    const building = view.players.flatMap((player) => player.buildings).find((one) => one.id === thing);
    if (!building) return undefined;
    return raised(building.materials?.length ?? 0, new Cards(facts).value(building.site), building.done);
  },
  status(view, _, words: Words) {
    const decider = view.pending.at(-1)?.seat;
    const more = decider === undefined ? 0 : (view.players[decider]?.actions ?? 0);
    const parts = [
      view.role ? words.text(`note-led-${view.role}`) : "",
      view.role && more > 0 ? words.text("figure-more-actions", { value: more }) : "",
      words.text("figure-deck", { value: view.deck }),
    ];
    return parts.filter(Boolean).join(" · ");
  },
  figures(view, seat, words): PlayerFigure[] {
    const player = view.players[seat];
    if (!player) return [];
    const hand = cardsInHand(player);
    return [
      { icon: laurel, value: player.influence, text: words.text("figure-influence", { value: player.influence }) },
      { icon: cards, value: hand, text: words.text("hand-cards", { count: hand }) },
    ];
  },
  token: smallCard,
  functions(view, facts, words, reader) {
    const cards = new Cards(facts, view.options);
    return view.players.flatMap(({ seat, buildings }) =>
      buildings
        .filter((one) => one.done)
        .map((one) => ({ seat, kind: one.card, text: aboutBuilding(words, one, cards, reader) })),
    );
  },
  turned,
  moments: {
    completed: { shows: "building" },
    demands: { shows: "material", great: true, answers: ["glory-to-rome", "owes"] },
    "last-cards": { great: true },
    seized: { shows: "building", great: true },
  },
  /** Piles and buildings are things themselves; a foundation becomes its building. */
  route: ({ kind, source, target }) => ({ from: source, to: target, becomes: target.endsWith(`.${kind}`) }),
};
