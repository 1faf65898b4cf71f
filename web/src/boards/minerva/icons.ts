/** What each thing of Minerva looks like. */
import abacus from "icon:abacus";
import ancientColumns from "icon:ancient-columns";
import anvil from "icon:anvil";
import aqueduct from "icon:aqueduct";
import archBridge from "icon:arch-bridge";
import barracksTent from "icon:barracks-tent";
import basket from "icon:basket";
import bathtub from "icon:bathtub";
import bookshelf from "icon:bookshelf";
import campCookingPot from "icon:camp-cooking-pot";
import campfire from "icon:campfire";
import catapult from "icon:catapult";
import cauldron from "icon:cauldron";
import chariot from "icon:chariot";
import coliseum from "icon:coliseum";
import crossedSwords from "icon:crossed-swords";
import dramaMasks from "icon:drama-masks";
import eagleEmblem from "icon:eagle-emblem";
import forest from "icon:forest";
import furnace from "icon:furnace";
import gladius from "icon:gladius";
import grain from "icon:grain";
import grainBundle from "icon:grain-bundle";
import greekTemple from "icon:greek-temple";
import hammerNails from "icon:hammer-nails";
import handSaw from "icon:hand-saw";
import horseHead from "icon:horse-head";
import house from "icon:house";
import laurelCrown from "icon:laurel-crown";
import log from "icon:log";
import mineWagon from "icon:mine-wagon";
import ore from "icon:ore";
import romanShield from "icon:roman-shield";
import romanToga from "icon:roman-toga";
import scales from "icon:scales";
import stoneBlock from "icon:stone-block";
import stoneBust from "icon:stone-bust";
import stonePile from "icon:stone-pile";
import stoneStack from "icon:stone-stack";
import sundial from "icon:sundial";
import trade from "icon:trade";
import twoCoins from "icon:two-coins";
import vineFlower from "icon:vine-flower";
import wheat from "icon:wheat";

/** Tokens and points, by the name of their figure. */
export const FIGURES: Readonly<Record<string, string>> = {
  grain: grainBundle,
  wood: log,
  stone: stoneBlock,
  ore,
  denarii: twoCoins,
  glory: eagleEmblem,
  theatre: dramaMasks,
  art: stoneBust,
  academic: bookshelf,
  garden: vineFlower,
  points: laurelCrown,
  residences: house,
  assistants: romanToga,
};

/** The colour each figure wears. */
export const TONES: Readonly<Record<string, string>> = {
  grain: "grain",
  wood: "wood",
  stone: "stone",
  ore: "ore",
  any: "ink",
  denarii: "gold",
  glory: "red",
  theatre: "marble",
  art: "marble",
  academic: "marble",
  garden: "marble",
  points: "verdigris",
  residences: "terracotta",
  assistants: "terracotta",
};

/** What a temple counts. */
export const CATEGORIES: Readonly<Record<string, string>> = {
  production: wheat,
  commerce: scales,
  culture: dramaMasks,
  military: gladius,
  special: aqueduct,
  temple: greekTemple,
  residential: house,
  categories: abacus,
};

/** The colours of categories, by the name of their token; a temple has that of what it counts. */
const CATEGORY_TONES: Readonly<Record<string, string>> = {
  production: "grain",
  commerce: "gold",
  culture: "marble",
  military: "red",
  special: "architecture",
  temple: "soft",
  residential: "terracotta",
  categories: "ink",
  round: "gold-leaf",
};

/** What counts a resource has the resource's colour. */
export const toneOf = (group: string): string => `--m: var(--${CATEGORY_TONES[group] ?? group})`;

const THINGS: Readonly<Record<string, string>> = {
  forum: ancientColumns,
  "wheat-field": wheat,
  forest,
  quarry: stonePile,
  mine: mineWagon,
  estate: grain,
  sawmill: handSaw,
  "marble-yard": stoneStack,
  ironworks: furnace,
  workshop: hammerNails,
  market: basket,
  "charcoal-burner": campfire,
  "stone-seller": scales,
  smith: anvil,
  foundry: cauldron,
  theatre: dramaMasks,
  statue: stoneBust,
  library: bookshelf,
  garden: vineFlower,
  stable: horseHead,
  arsenal: catapult,
  armoury: crossedSwords,
  colosseum: coliseum,
  barracks: romanShield,
  "legion-camp": barracksTent,
  "trading-post": trade,
  "triumphal-arch": archBridge,
  refectory: campCookingPot,
  "public-bath": bathtub,
  "elevated-aqueduct": aqueduct,
  circus: chariot,
  residence: house,
  "round-tile": sundial,
};

/** The sign of what has one of its own. */
export const ownIcon = (id: string): string | undefined => THINGS[id] ?? FIGURES[id];

export function tileIcon(id: string): string {
  return THINGS[id] ?? greekTemple;
}
