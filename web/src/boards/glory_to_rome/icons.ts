/** What each thing of Glory to Rome looks like. */
import academy from "icon:classical-knowledge";
import amphitheatre from "icon:theater";
import amphora from "icon:beer-stein";
import anvil from "icon:anvil";
import aqueduct from "icon:aqueduct";
import archBridge from "icon:arch-bridge";
import arena from "icon:arena";
import bathtub from "icon:bathtub";
import brickPile from "icon:brick-pile";
import castle from "icon:castle";
import chariot from "icon:chariot";
import coliseum from "icon:coliseum";
import columns from "icon:ancient-columns";
import compass from "icon:compass";
import crypt from "icon:crypt-entrance";
import discobolus from "icon:discobolus";
import dock from "icon:harbor-dock";
import doorway from "icon:doorway";
import familyHouse from "icon:family-house";
import flatHammer from "icon:flat-hammer";
import flowers from "icon:vine-flower";
import fountain from "icon:fountain";
import gate from "icon:gate";
import gladius from "icon:gladius";
import insula from "icon:block-house";
import ionicColumn from "icon:ionic-column";
import palisade from "icon:palisade";
import prayer from "icon:prayer";
import prisoner from "icon:imprisoned";
import scales from "icon:scales";
import scroll from "icon:scroll-unfurled";
import scrollQuill from "icon:scroll-quill";
import shop from "icon:shop";
import spartan from "icon:spartan-helmet";
import speaker from "icon:public-speaker";
import spiral from "icon:bowl-spiral";
import stairs from "icon:stairs";
import stoneBlock from "icon:stone-block";
import stoneBridge from "icon:stone-bridge";
import stonePath from "icon:stone-path";
import stonePile from "icon:stone-pile";
import stoneStack from "icon:stone-stack";
import stoneTower from "icon:stone-tower";
import stoneWall from "icon:defensive-wall";
import talk from "icon:conversation";
import temple from "icon:byzantin-temple";
import templeGate from "icon:temple-gate";
import toga from "icon:roman-toga";
import warehouse from "icon:warehouse";
import waterFountain from "icon:water-fountain";
import wheelbarrow from "icon:wheelbarrow";
import woodBeam from "icon:wood-beam";
import well from "icon:well";

export const MATERIAL_ICONS: Readonly<Record<string, string>> = {
  rubble: stonePile,
  wood: woodBeam,
  brick: brickPile,
  concrete: stoneBlock,
  stone: stoneStack,
  marble: ionicColumn,
};

export const ROLE_ICONS: Readonly<Record<string, string>> = {
  laborer: wheelbarrow,
  craftsman: flatHammer,
  legionary: gladius,
  architect: compass,
  merchant: scales,
  patron: prayer,
};

const BUILDINGS: Readonly<Record<string, string>> = {
  academy,
  amphitheatre,
  aqueduct,
  archway: archBridge,
  atrium: doorway,
  basilica: columns,
  catacomb: crypt,
  circus: chariot,
  colosseum: coliseum,
  school: scroll,
  sewer: well,
  storeroom: warehouse,
  stairway: stairs,
  foundry: anvil,
  fountain,
  forum: speaker,
  insula,
  garden: flowers,
  latrine: waterFountain,
  "ludus-magnus": spartan,
  market: shop,
  "circus-maximus": arena,
  wall: stoneWall,
  palace: castle,
  palisade,
  bridge: stoneBridge,
  gate,
  prison: prisoner,
  dock,
  road: stonePath,
  shrine: templeGate,
  scriptorium: scrollQuill,
  senate: talk,
  statue: discobolus,
  bar: amphora,
  temple,
  bath: bathtub,
  tower: stoneTower,
  villa: familyHouse,
  vomitorium: spiral,
  senator: toga,
};

/** The sign of what has one of its own. */
export const ownIcon = (id: string): string | undefined => BUILDINGS[id] ?? MATERIAL_ICONS[id] ?? ROLE_ICONS[id];
