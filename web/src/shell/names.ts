/** Bots go by a name of the reader's language; people by their own. */
import { speech } from "./speech.svelte";

export function botName(name: string): string {
  const id = `bot-${name}`;
  return speech.words?.has(id) ? speech.words.text(id) : name;
}
