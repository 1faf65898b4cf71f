import { expect, it, vi } from "vitest";
import type { Listed, TableShown } from "../api/types";

// Words come in the reader's language, and that asks the browser.
vi.mock("../lib/speech.svelte", () => ({ say: (id: string) => id, speech: { words: null } }));
const { namesIn } = await import("./listed");
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
