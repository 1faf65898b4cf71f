/** The languages there are, the one that the others fall back to first. A file more in the core's words is a language more. */
import LANGUAGES from "languages:all";

export { LANGUAGES };
export const DEFAULT = LANGUAGES[0]!.id;

/** Whether a language promises to lack nothing, so that the default need not be loaded beside it. */
export function isComplete(language: string): boolean {
  return LANGUAGES.some(({ id, complete }) => id === language && complete);
}

/** The first language wished for that there are words in: `fr` and `fr-CA` both wish for French. */
export function languageFor(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const tag = wish.toLowerCase();
    for (const known of [tag, tag.split("-")[0]]) {
      const found = LANGUAGES.find(({ id }) => id.toLowerCase() === known);
      if (found) return found.id;
    }
  }
  return DEFAULT;
}

/** What a game is called in a language. */
export function titleIn(language: string, game: { id: string; titles: Readonly<Record<string, string>> }): string {
  return game.titles[language] ?? game.titles[DEFAULT] ?? game.id;
}
