/** The picture each game is offered with, before its board is loaded: a panorama in the colour that its folder names. */
import covers from "./covers.svg?raw";

export { covers };

const tones = import.meta.glob<string>("./*/cover.ts", { eager: true, import: "tone" });

export function coverOf(game: string): { of: string; style: string } {
  const name = game.replaceAll("-", "_");
  const known = `./${name}/cover.ts` in tones ? name : "plain";
  return { of: `covers.${known}`, style: `--m: var(--${tones[`./${known}/cover.ts`]})` };
}
