import { beforeEach, expect, it, vi } from "vitest";
import type { PuzzleShown } from "../api/types";
import type { Board } from "../boards/boards";
import { PuzzleController } from "./puzzle_controller.svelte";
import { PuzzleStore } from "./puzzle_store.svelte";

const { kept } = vi.hoisted(() => ({ kept: [] as string[] }));
vi.mock("../lib/settings.svelte", () => ({ settings: { language: "en" } }));
vi.mock("../lib/speech.svelte", () => ({ say: (id: string) => id }));
vi.mock("../live/session.svelte", () => ({ session: { games: [] } }));
vi.mock("../lib/solved", () => ({ keepSolved: (game: string, n: number) => kept.push(`${game} ${n}`) }));

const BEST = { key: "open b06", at: ["b06"] };
const OTHER = { key: "recruit w12", at: ["w12"] };

/** Puzzle 3, drawn, in which one of two moves is best. */
function puzzle(): PuzzleController {
  const position = { moves: [OTHER, BEST] };
  const answers = [BEST, OTHER].map(({ key }, behind) => ({ move: key, behind }));
  const told = { game: "builders", number: 3, names: ["", "Livia"], seat: 0, position, answers };
  const store = new PuzzleStore(told as unknown as PuzzleShown, {} as Board, "Anna", "en");
  store.shown = store.puzzle.position;
  return new PuzzleController(store);
}

beforeEach(() => {
  kept.length = 0;
});

it("is solved by whoever finds the best move", () => {
  const controller = puzzle();
  controller.choose(OTHER);
  expect(controller.puzzle.solved).toBe(false);
  expect(kept).toEqual([]);
  controller.again();
  controller.choose(BEST);
  expect(controller.puzzle.solved).toBe(true);
  expect(kept).toEqual(["builders 3"]);
});

it("is not solved by whoever is shown it, nor found afterwards", () => {
  const controller = puzzle();
  controller.show();
  expect(controller.puzzle.chosen?.move).toBe(BEST.key);
  controller.again();
  controller.choose(BEST);
  expect(kept).toEqual([]);
});
