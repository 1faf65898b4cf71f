/** The rules of a game in a language, asked for once. */
import { read } from "../api/ask";
import type { Rule } from "../api/types";

const asked = new Map<string, Promise<readonly Rule[]>>();

export function rulesOf(game: string, language: string): Promise<readonly Rule[]> {
  const address = `/games/${game}/rules?language=${language}`;
  const known = asked.get(address);
  if (known) return known;
  const found = read<{ rules: Rule[] }>(address).then((shown) => shown.rules);
  asked.set(address, found);
  // Nobody answered: the next who asks tries again.
  found.catch(() => asked.delete(address));
  return found;
}
