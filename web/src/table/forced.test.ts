import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Controller } from "./controller.svelte";
import { BEAT, ForcedMoves } from "./forced.svelte";

vi.mock("../lib/settings.svelte", () => ({ settings: { forced: true } }));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const END = { key: "end", at: [] };

/** A table at entry 7: what the controller knows of it, and what it was told to do. */
function table(more: object = {}) {
  const made: string[] = [];
  const taken: number[] = [];
  const live = { shown: { seq: 7 }, latest: { seq: 7 }, seat: 0, log: [] as object[] };
  const controller = {
    forced: true,
    finals: {},
    listed: false,
    moves: [END],
    live,
    make: (move: typeof END) => made.push(move.key),
    undo: (moves: number) => Promise.resolve(taken.push(moves)),
    ...more,
  };
  return { made, taken, live, forced: new ForcedMoves(controller as unknown as Controller) };
}

it("makes a move without a choice after a beat", () => {
  const { made, forced } = table();
  forced.wait();
  vi.advanceTimersByTime(BEAT - 1);
  expect(made).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(made).toEqual(["end"]);
});

it.each([
  ["others cannot tell that there is no choice", { forced: false }],
  ["there is a choice", { moves: [END, { key: "build", at: [] }] }],
  ["it cannot be taken back", { finals: { end: "draws" } }],
  ["the list of moves is being read", { listed: true }],
])("makes nothing where %s", (_, more) => {
  const { made, forced } = table(more);
  forced.wait();
  vi.advanceTimersByTime(10 * BEAT);
  expect(made).toEqual([]);
});

it("makes nothing once the table has gone on", () => {
  const { made, forced } = table();
  const stop = forced.wait();
  stop?.();
  vi.advanceTimersByTime(10 * BEAT);
  expect(made).toEqual([]);
});

it("goes back over what made itself to the last choice, and stays there", async () => {
  const { made, taken, live, forced } = table();
  live.log = [
    { seq: 6, seat: 0, move: "build" },
    { seq: 7, seat: 0, move: "pay" },
  ];
  forced.wait();
  vi.advanceTimersByTime(BEAT);
  live.log.push({ seq: 8, seat: 0, move: "end" });
  await forced.undo(1, 3);
  expect(taken).toEqual([2]);
  forced.wait();
  vi.advanceTimersByTime(10 * BEAT);
  expect(made).toEqual(["end"]);
});

it("goes back no further than undo reaches", async () => {
  const { taken, live, forced } = table();
  forced.wait();
  vi.advanceTimersByTime(BEAT);
  live.log = [{ seq: 8, seat: 0, move: "end" }];
  await forced.undo(1, 1);
  expect(taken).toEqual([1]);
});
