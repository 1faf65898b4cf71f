/** The scenes of games that bring none to the browser: a thing has one of them by its name, whatever it is. */
import sheet from "../../../../src/quadriga/core/scenes.svg?raw";

export { sheet };

const SCENES = [...sheet.matchAll(/<g id="(plain\.[a-z]+)\.main"/g)].map(([, name]) => name!);
const TONES = ["terracotta", "verdigris", "lapis", "gold", "marble", "wood", "stone"];

/** The same for a kind of thing every time, as in a notebook; what is no thing but a place, such as `p0.row`, has none. */
export function plainScene(kind: string): { of: string; style: string } | undefined {
  if (kind.includes(".")) return undefined;
  const sum = [...kind].reduce((all, letter) => all + letter.codePointAt(0)!, 0);
  return { of: SCENES[sum % SCENES.length]!, style: `--m: var(--${TONES[sum % TONES.length]})` };
}
