/** Bots: what they are called, and how hard they are to beat. */
import { recall, keep } from "./kept";
import { speech } from "./speech.svelte";

/** From the easiest to the hardest, as their matches against each other were counted: docs/bots.md. */
const BY_STRENGTH = ["random", "greedy", "tiro", "faber", "magister"];
/** Where somebody begins who has not chosen. */
const USUAL = "tiro";

/** Bots go by a name of the reader's language; people by their own. */
export function botName(name: string): string {
  const id = `bot-${name}`;
  return speech.words?.has(id) ? speech.words.text(id) : name;
}

/** How hard a bot is: as a word by itself, inside a sentence (`inline`), or as a sentence (`about`). */
export function levelOf(bot: string, form: "" | "inline" | "about" = ""): string {
  const id = `level-${bot}`;
  return speech.words?.has(id) ? speech.words.text(id, {}, form) : form === "about" ? "" : botName(bot);
}

/** The bots there are, the easiest first; those nobody has measured come last. */
export function byStrength(bots: readonly string[]): string[] {
  const place = (bot: string): number => (BY_STRENGTH.indexOf(bot) + 1 || BY_STRENGTH.length + 1) - 1;
  return [...bots].sort((one, other) => place(one) - place(other));
}

/** The bot somebody last chose to play against. */
export function chosenBot(bots: readonly string[]): string {
  const last = recall("level", USUAL);
  return [last, USUAL].find((one) => bots.includes(one)) ?? bots[0] ?? USUAL;
}

export function chooseBot(bot: string): void {
  keep("level", bot);
}
