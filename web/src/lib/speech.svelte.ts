/** Words for the shell and for each game, in the reader's language; the catalogues are those of the engine. */
import { api, askAgain } from "../api/ask";
import { type Language, Words } from "./words";
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

async function sources(language: Language, game: string | null): Promise<string[]> {
  const common = [loader(core, `/${language}.ftl`), loader(shell, `/${language}.ftl`)];
  if (game === null) return Promise.all(common.map((load) => load!()));
  const folder = game.replaceAll("-", "_");
  const bundled = loader(games, `/${folder}/words/${language}.ftl`);
  const own =
    bundled ??
    (async () => {
      const asked = { path: { game }, query: { language } };
      return (await askAgain(() => api.GET("/games/{game}/words", { params: asked }))).words;
    });
  const board = loader(boards, `/${folder}/words/${language}.ftl`);
  return Promise.all([...common, own, ...(board ? [board] : [])].map((load) => load!()));
}

const made = new Map<string, Promise<Words>>();

/** The words of a game, or of the shell alone. */
export function wordsFor(language: Language, game: string | null = null, pointsPer = 1): Promise<Words> {
  const key = `${language} ${game} ${pointsPer}`;
  let words = made.get(key);
  if (!words) {
    words = sources(language, game).then((texts) => new Words(language, texts, pointsPer));
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
