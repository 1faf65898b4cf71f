/** The turn page of a game in a language, and whatever drawing its positions takes, asked for once. */
import { api, askAgain } from "../api/ask";
import type { EditionFacts, TurnPageShown } from "../api/types";
import { type Board, findBoard } from "../boards/boards";
import { wordsFor } from "../lib/speech.svelte";
import type { Words } from "../lib/words";
import { session } from "../live/session.svelte";

export interface TurnPageDrawn {
  page: TurnPageShown;
  board: Board;
  facts: EditionFacts;
  words: Words;
}

const asked = new Map<string, Promise<TurnPageDrawn>>();

async function ask(game: string, language: string): Promise<TurnPageDrawn> {
  const pointsPer = session.games.find((one) => one.id === game)?.points_per ?? 1;
  const [page, board, words] = await Promise.all([
    askAgain(() => api.GET("/games/{game}/turn", { params: { path: { game }, query: { language } } })),
    findBoard(game),
    wordsFor(language, game, pointsPer),
  ]);
  const params = { path: { game, hash: page.edition } };
  return { page, board, words, facts: await askAgain(() => api.GET("/games/{game}/editions/{hash}", { params })) };
}

export function turnPageOf(game: string, language: string): Promise<TurnPageDrawn> {
  const key = `${game} ${language}`;
  const known = asked.get(key);
  if (known) return known;
  const found = ask(game, language);
  asked.set(key, found);
  // Nobody answered: the next who asks tries again.
  found.catch(() => asked.delete(key));
  return found;
}
