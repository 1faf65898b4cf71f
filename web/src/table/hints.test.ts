import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { HintShown, TableShown } from "../api/types";
import { hasHints, Hints } from "./hints.svelte";
import type { LiveStore } from "./live_store.svelte";

/** What the server answers, and how often it was asked. */
let answer: () => Promise<Partial<HintShown>>;
let asked = 0;
vi.mock("../api/ask", () => ({
  api: { POST: () => (asked++, answer()) },
  ask: (act: () => unknown) => act(),
}));
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  answer = () => Promise.resolve({ done: 0, moves: [] });
});
afterEach(() => vi.useRealTimers());

const table = (seats: ("me" | "bot" | "person")[], more: Partial<TableShown> = {}): TableShown =>
  ({
    seats: seats.map((who, seat) => (who === "bot" ? { seat, bot: "tiro" } : { seat, name: who })),
    seat: seats.indexOf("me") < 0 ? null : seats.indexOf("me"),
    ...more,
  }) as TableShown;

it("offers hints where all others are bots, or to everyone where the table says so", () => {
  expect(hasHints(table(["me", "bot", "bot"]))).toBe(true);
  expect(hasHints(table(["bot", "me"]))).toBe(true);
  expect(hasHints(table(["me"]))).toBe(true);
  expect(hasHints(table(["me", "person"]))).toBe(false);
  expect(hasHints(table(["me", "person", "bot"]))).toBe(false);
  expect(hasHints(table(["me", "person"], { hints: true }))).toBe(true);
});

it("offers none to who only watches", () => {
  expect(hasHints(table(["bot", "bot"]))).toBe(false);
  expect(hasHints(table(["person", "bot"], { hints: true }))).toBe(false);
});

/** A table at entry 7, where somebody who plays with bots is asked. */
function playing() {
  const live = {
    id: "t",
    table: table(["me", "bot"], { status: "playing" }),
    seat: 0,
    ready: true,
    shown: { seq: 7, decider: 0, moves: [{ key: "end", at: [] }] },
    latest: { outcome: null as object | null },
  };
  return { live, hints: new Hints(live as unknown as LiveStore) };
}

it("closes with the position that was asked about, whatever ended it", async () => {
  const { live, hints } = playing();
  void hints.ask();
  expect(hints.open).toBe(true);
  live.shown.seq = 9; // taken back, say
  expect(hints.open).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(1);
  void hints.ask();
  expect(hints.open).toBe(true);
  live.latest.outcome = {};
  expect(hints.open).toBe(false);
});

it("asks once at a time, however often it is opened and closed", async () => {
  const { hints } = playing();
  void hints.toggle();
  await vi.advanceTimersByTimeAsync(100);
  void hints.toggle();
  expect(hints.open).toBe(false);
  void hints.toggle();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toBe(3);
});

it("tells nothing of what failed for a position that is gone", async () => {
  const { live, hints } = playing();
  answer = () => Promise.reject(new Error("no"));
  void hints.ask();
  live.shown.seq = 9;
  await vi.advanceTimersByTimeAsync(0);
  expect(hints.failure).toBe(null);
  await hints.ask();
  expect(hints.failure).toBeInstanceOf(Error);
});
