/** Films of the games: what three players build in one whole game, written by `scripts/films` and fetched when shown. */
import { api, askAgain } from "../api/ask";
import { findBoard } from "./boards";

export interface Frame {
  seat: number;
  thing: string;
  /** What it is called, and what is told of it, by language. */
  name: Readonly<Record<string, string>>;
  text: Readonly<Record<string, string>>;
  points: readonly number[];
}

interface Written {
  edition: string;
  names: readonly string[];
  frames: readonly Frame[];
}

export interface Film {
  game: string;
  names: readonly string[];
  frames: readonly (Frame & { scene: { of: string; style: string } | undefined })[];
  /** The drawings its scenes are made of. */
  sheet: string;
}

const films = import.meta.glob<Written>("./*/film.json", { import: "default" });
const sheets = import.meta.glob<string>("../../../src/quadriga/games/*/scenes.svg", {
  query: "?raw",
  import: "default",
});

const folderOf = (game: string): string => game.replaceAll("-", "_");

export const hasFilm = (game: string): boolean => `./${folderOf(game)}/film.json` in films;

/**
 * The film of a game that has one. The board that knows the colours of its scenes comes along: whoever looks at the film
 * plays on it next.
 */
export async function findFilm(game: string): Promise<Film> {
  const { edition, names, frames } = await films[`./${folderOf(game)}/film.json`]!();
  const params = { path: { game, hash: edition } };
  const [board, sheet, facts] = await Promise.all([
    findBoard(game),
    sheets[`../../../src/quadriga/games/${folderOf(game)}/scenes.svg`]!(),
    askAgain(() => api.GET("/games/{game}/editions/{hash}", { params })),
  ]);
  return { game, names, frames: frames.map((one) => ({ ...one, scene: board.scene?.(one.thing, facts) })), sheet };
}
