/** Words for the shell and for each game, in the reader's language; the catalogues are those of the engine. */
import { api, askAgain } from "../api/ask";
import { DEFAULT, isComplete } from "./languages";
import { Words } from "./words";
import { settings } from "./settings.svelte";

type Load = () => Promise<string>;
// Vite reads these calls at build time, so each has its options written out.
const shell = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const core = import.meta.glob<string>("../../../src/quadriga/core/words/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/quadriga/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const boards = import.meta.glob<string>("../boards/*/words/*.ftl", { query: "?raw", import: "default" });

function loader(found: Record<string, Load>, end: string): Load | undefined {
  const path = Object.keys(found).find((one) => one.endsWith(end));
  return path === undefined ? undefined : found[path];
}

/** The catalogues of a language, as far as there are any; those of a game that is not built in come from the server. */
async function sources(language: string, game: string | null): Promise<string[]> {
  const loads = [loader(core, `/${language}.ftl`), loader(shell, `/${language}.ftl`)];
  if (game !== null) {
    const folder = game.replaceAll("-", "_");
    const isBuiltIn = Object.keys(games).some((path) => path.includes(`/games/${folder}/`));
    loads.push(isBuiltIn ? loader(games, `/${folder}/words/${language}.ftl`) : () => asked(language, game));
    loads.push(loader(boards, `/${folder}/words/${language}.ftl`));
  }
  return Promise.all(loads.flatMap((load) => load?.() ?? []));
}

async function asked(language: string, game: string): Promise<string> {
  const params = { path: { game }, query: { language } };
  return (await askAgain(() => api.GET("/games/{game}/words", { params }))).words;
}

/** A language that lacks something, or has nothing for a game, has the default at hand. */
async function make(language: string, game: string | null, pointsPer: number): Promise<Words> {
  const texts = await sources(language, game);
  const lacks = language !== DEFAULT && !(isComplete(language) && texts.every(Boolean));
  return new Words(language, texts, pointsPer, lacks ? await wordsFor(DEFAULT, game, pointsPer) : null);
}

const made = new Map<string, Promise<Words>>();

/** The words of a game, or of the shell alone. */
export function wordsFor(language: string, game: string | null = null, pointsPer = 1): Promise<Words> {
  const key = `${language} ${game} ${pointsPer}`;
  let words = made.get(key);
  if (!words) {
    words = make(language, game, pointsPer);
    made.set(key, words);
    words.catch(() => made.delete(key));
  }
  return words;
}

class Speech {
  words = $state.raw<Words | null>(null);

  /** Switch to the reader's language once it is there. */
  async learn(): Promise<void> {
    const language = settings.language;
    const words = await wordsFor(language);
    if (language === settings.language) this.words = words;
  }
}

export const speech = new Speech();

/** A message of the shell. */
export function say(id: string, told: Record<string, string | number> = {}, form = ""): string {
  return speech.words?.text(id, told, form) ?? "";
}
