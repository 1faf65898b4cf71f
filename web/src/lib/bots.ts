/** Bots: what they are called, and which plays best. */
import { speech } from "./speech.svelte";

/** Bots go by a name of the reader's language; people by their own. */
export function botName(name: string): string {
  const id = `bot-${name}`;
  return speech.words?.has(id) ? speech.words.text(id) : name;
}

/** The strongest bot as measured: the levels of the search are not yet shown to beat it. */
export function bestBot(bots: readonly string[]): string {
  return ["greedy", "random"].find((one) => bots.includes(one)) ?? bots[0] ?? "random";
}
