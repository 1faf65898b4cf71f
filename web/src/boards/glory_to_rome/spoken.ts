/** Cards and piles in words. */
import type { Reader, Words } from "../../lib/words";
import type { Cards } from "./cards";
import { type BuildingView, type GloryView, MATERIALS, type PlayerView, ROLES } from "./view";

/** The role of a material. */
export function roleOf(material: string): string {
  return ROLES[MATERIALS.indexOf(material as (typeof MATERIALS)[number])] ?? "";
}

function together(parts: readonly string[]): string {
  return parts.filter(Boolean).join("; ");
}

/** What a building does at this table, on its face: a few words. */
export function faceOf(words: Words, card: string, cards: Cards): string {
  const power = cards.power(card);
  return power ? words.text(`power-${power.id}`, power.figures) : "";
}

/** What a building does at this table, at length. */
export function powerOf(words: Words, card: string, cards: Cards): string {
  const power = cards.power(card);
  if (!power) return words.text("power-none");
  if (words.has(`about-${power.id}`)) return words.text(`about-${power.id}`, power.figures);
  return words.hasForm(card, "about") ? words.name(card, undefined, "about") : "";
}

export function aboutOrder(words: Words, card: string, cards: Cards): string {
  const material = cards.material(card);
  const role = roleOf(material);
  if (!role) return powerOf(words, card, cards);
  return together([
    words.text("order-is", { material: words.name(material), role: words.name(role), value: cards.value(material) }),
    powerOf(words, card, cards),
  ]);
}

/** What a player does this turn, as far as it is known. */
export function partOf(words: Words, view: GloryView, player: PlayerView): string {
  if (view.ending) return "";
  if (player.seat === view.leader) return view.role ? words.text(`note-leads-${view.role}`) : words.text("note-leads");
  return player.actions > 0 ? words.text("note-follows") : "";
}

export function aboutBuilding(words: Words, building: BuildingView, cards: Cards, reader: Reader): string {
  const needs = cards.value(building.site);
  const built = building.materials?.length ?? 0;
  return together([
    building.done
      ? ""
      : words.text("building-unfinished", { built, needs, material: words.name(building.site, reader) }),
    building.public ? words.text("note-public") : "",
    powerOf(words, building.card, cards),
  ]);
}
