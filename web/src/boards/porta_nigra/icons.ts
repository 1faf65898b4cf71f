/** What each thing of Porta Nigra looks like. */
import brickWall from "icon:defensive-wall";
import byzantinTemple from "icon:byzantin-temple";
import coliseum from "icon:coliseum";
import coins from "icon:two-coins";
import laurel from "icon:laurel-crown";
import laurels from "icon:laurels";
import meeple from "icon:meeple";
import toga from "icon:roman-toga";
import torch from "icon:primitive-torch";
import walk from "icon:walk";
import tripleGate from "icon:triple-gate";
import trowel from "icon:trowel";

export { coins, walk as footsteps, laurel, laurels, meeple, toga, torch, trowel };

const BUILDINGS: Record<string, string> = {
  basilica: byzantinTemple,
  amphitheatre: coliseum,
  wall: brickWall,
  porta: tripleGate,
};

const PIECES: Record<string, string> = { builder: walk, roman: toga, romans: toga, torch };

/** The sign of what has one of its own: a building or a part of one, or a piece, whoever's it is. */
export function ownIcon(id: string): string | undefined {
  const names = id.split(/[-.]/);
  return names.map((name) => BUILDINGS[name] ?? PIECES[name]).find(Boolean);
}

export function buildingIcon(building: string): string {
  return BUILDINGS[building] ?? tripleGate;
}

/** A token as the colour of a scene. */
export const toneOf = (token: string): string => `--m: var(--${token})`;

/** Seats as they are told apart without colour: on Romans, builders and in tables. */
export const NUMERALS = ["I", "II", "III", "IV"] as const;

/** Action cards as they are called, where there is no room for more than their number. */
export const CARDS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;
