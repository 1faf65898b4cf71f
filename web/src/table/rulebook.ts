/** The rules of a game in a language, asked for once. */
import { api, askAgain } from "../api/ask";
import type { Rule } from "../api/types";

const asked = new Map<string, Promise<readonly Rule[]>>();

export function rulesOf(game: string, language: string): Promise<readonly Rule[]> {
  const key = `${game} ${language}`;
  const known = asked.get(key);
  if (known) return known;
  const params = { path: { game }, query: { language } };
  const found = askAgain(() => api.GET("/games/{game}/rules", { params })).then((shown) => shown.rules);
  asked.set(key, found);
  // Nobody answered: the next who asks tries again.
  found.catch(() => asked.delete(key));
  return found;
}
