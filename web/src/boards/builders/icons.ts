/** What each thing of The Builders looks like. */
import ancientColumns from "icon:ancient-columns";
import archeryTarget from "icon:archery-target";
import barracks from "icon:barracks";
import blockHouse from "icon:block-house";
import breakingChain from "icon:breaking-chain";
import camel from "icon:camel";
import cargoCrane from "icon:cargo-crane";
import castle from "icon:castle";
import coliseum from "icon:coliseum";
import colombianStatue from "icon:colombian-statue";
import compass from "icon:compass";
import egyptianSphinx from "icon:egyptian-sphinx";
import egyptianTemple from "icon:egyptian-temple";
import familyHouse from "icon:family-house";
import flatHammer from "icon:flat-hammer";
import froeAndMallet from "icon:froe-and-mallet";
import galley from "icon:galley";
import gears from "icon:gears";
import graduateCap from "icon:graduate-cap";
import greatPyramid from "icon:great-pyramid";
import greekTemple from "icon:greek-temple";
import handSaw from "icon:hand-saw";
import hangingSign from "icon:hanging-sign";
import harborDock from "icon:harbor-dock";
import house from "icon:house";
import indianPalace from "icon:indian-palace";
import laddersPlatform from "icon:ladders-platform";
import lighthouse from "icon:lighthouse";
import manacles from "icon:manacles";
import mayanPyramid from "icon:mayan-pyramid";
import paintBrush from "icon:paint-brush";
import pencilRuler from "icon:pencil-ruler";
import romanShield from "icon:roman-shield";
import scrollUnfurled from "icon:scroll-unfurled";
import shop from "icon:shop";
import stoneBlock from "icon:stone-block";
import stoneCrafting from "icon:stone-crafting";
import stonePile from "icon:stone-pile";
import stoneTower from "icon:stone-tower";
import tiedScroll from "icon:tied-scroll";
import templeGate from "icon:temple-gate";
import trade from "icon:trade";
import trowel from "icon:trowel";
import villa from "icon:village";
import vines from "icon:vines";
import well from "icon:well";
import wheelbarrow from "icon:wheelbarrow";
import woodBeam from "icon:wood-beam";

/** Stone, wood, architecture, decoration: the order of every list of four. */
export const RESOURCES = ["stone", "wood", "architecture", "decoration"] as const;
export const RESOURCE_ICONS = [stoneBlock, woodBeam, compass, paintBrush] as const;

const RANKS: Record<string, string> = {
  apprentice: trowel,
  labourer: wheelbarrow,
  journeyman: flatHammer,
  master: stoneCrafting,
  slave: manacles,
  freed: breakingChain,
  machine: gears,
};

const THINGS: Record<string, string> = {
  b01: house,
  b02: shop,
  b03: stonePile,
  b04: well,
  b05: trade,
  b06: camel,
  b07: hangingSign,
  b08: familyHouse,
  b09: romanShield,
  b10: galley,
  b11: harborDock,
  b12: archeryTarget,
  b13: villa,
  b14: indianPalace,
  b15: blockHouse,
  b16: greekTemple,
  b17: barracks,
  b18: castle,
  b19: scrollUnfurled,
  b20: ancientColumns,
  b21: mayanPyramid,
  b22: templeGate,
  b23: lighthouse,
  b24: coliseum,
  b25: stoneTower,
  b26: egyptianSphinx,
  b27: vines,
  b28: colombianStatue,
  b29: greatPyramid,
  k1: handSaw,
  k2: pencilRuler,
  k3: laddersPlatform,
  k4: cargoCrane,
  t1: froeAndMallet,
  t2: handSaw,
  t3: pencilRuler,
  t4: paintBrush,
  loan: tiedScroll,
};

export function thingIcon(id: string): string {
  return THINGS[id] ?? (id.startsWith("u") ? graduateCap : egyptianTemple);
}

/** Ranks by the letter that ids of their workers begin with. */
const LETTERS: Record<string, string> = {
  a: "apprentice",
  l: "labourer",
  c: "journeyman",
  m: "master",
  s: "slave",
};

/** The sign of what has one of its own. */
export function ownIcon(id: string): string | undefined {
  const letter = /^([alcms])\d$/.exec(id)?.[1];
  return THINGS[id] ?? RANKS[LETTERS[letter ?? ""] ?? ""];
}

export function rankIcon(rank: string, id: string): string {
  return rank === "machine" ? thingIcon(id) : (RANKS[rank] ?? trowel);
}
