import { expect, it, vi } from "vitest";
import type { Listed, TableShown } from "../api/types";

// Words come in the reader's language, and that asks the browser.
vi.mock("../lib/speech.svelte", () => ({ say: (id: string) => id, speech: { words: null } }));
const { filtered, namesIn } = await import("./listed");
const { seatNames } = await import("../table/names");

it("calls a seat whose person was forgotten somebody's, and a free one nothing", () => {
  const table = { seats: ["Ann", "", "", "greedy"], forgotten: [2] } as unknown as Listed;
  expect(namesIn(table)).toEqual(["Ann", "", "seat-somebody", "greedy"]);
  expect(namesIn({ seats: ["Ann", ""] } as unknown as Listed)).toEqual(["Ann", ""]);
});

it("tells two forgotten people at one table apart", () => {
  const seats = [{ seat: 0, forgotten: true }, { seat: 1, name: "Ann" }, { seat: 2, forgotten: true }, { seat: 3 }];
  expect(seatNames({ seats } as unknown as TableShown)).toEqual(["seat-somebody", "Ann", "seat-somebody II", ""]);
});

it("tells two bots of one kind apart, in lists as at the table", () => {
  const table = { seats: ["greedy", "Ann", "greedy", ""] } as unknown as Listed;
  expect(namesIn(table)).toEqual(["greedy", "Ann", "greedy II", ""]);
});

it("finds the tables that wait for me, that go on, that are over, and those of one game", () => {
  const tables = [
    { id: "a", game: "minerva", status: "playing", seat: 0, decider: 0 },
    { id: "b", game: "builders", status: "playing", seat: 0, decider: 1 },
    { id: "c", game: "builders", status: "over", seat: 0, decider: null },
    { id: "d", game: "minerva", status: "open", seat: 0 },
  ] as unknown as Listed[];
  const found = (...asked: [Parameters<typeof filtered>[1], string]): string =>
    filtered(tables, ...asked)
      .map(({ id }) => id)
      .join("");
  expect(found("all", "")).toBe("abcd");
  expect(found("waiting", "")).toBe("a");
  expect(found("running", "")).toBe("abd");
  expect(found("over", "")).toBe("c");
  expect(found("all", "builders")).toBe("bc");
  expect(found("waiting", "builders")).toBe("");
});
