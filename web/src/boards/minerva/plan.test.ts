import { expect, it } from "vitest";
import { heightFor, heightOf, planOf } from "./plan";

const LIMITS = { named: 70, most: 100 };
const bounds = (columns: number, rows: number) => ({ left: 0, top: 0, columns, rows });
const TEN = { widths: Array.from({ length: 10 }, () => 90), line: 20 };

it("breaks a list into lines as words are broken", () => {
  expect(heightOf({ widths: [60, 30, 20], line: 16 }, 100)).toBe(32);
  expect(heightOf({ widths: [60, 30, 10], line: 16 }, 100)).toBe(16);
  expect(heightOf({ widths: [120], line: 16 }, 100)).toBe(Infinity);
});

it("names tiles where they lie as long as there is room, and never draws them larger than of use", () => {
  expect(planOf({ width: 500, height: 450 }, bounds(5, 6), TEN, LIMITS)).toEqual({ side: 75, list: "none" });
  expect(planOf({ width: 500, height: 450 }, bounds(2, 2), TEN, LIMITS)).toEqual({ side: 100, list: "none" });
});

it("puts the list of a high city beside it and that of a wide one below", () => {
  expect(planOf({ width: 500, height: 400 }, bounds(4, 20), TEN, LIMITS)).toEqual({ side: 20, list: "beside" });
  const wide = planOf({ width: 500, height: 400 }, bounds(12, 3), TEN, LIMITS);
  expect(wide.list).toBe("below");
  expect(wide.side).toBeCloseTo(500 / 12);
});

it("lets the list have the room it needs", () => {
  const { side, list } = planOf({ width: 200, height: 100 }, bounds(5, 5), TEN, LIMITS);
  expect(list).toBe("beside");
  expect(side).toBe(2);
});

it("has no list before its room is measured", () => {
  expect(planOf({ width: 0, height: 100_000 }, bounds(5, 6), TEN, LIMITS)).toEqual({ side: 1, list: "none" });
});

it("gives the others' cities the height that the largest of them needs, within reason", () => {
  const city = (rows: number) => ({ bounds: bounds(3, rows), listed: TEN });
  expect(heightFor([city(3)], 600, 12, 48, 96)).toBe(48);
  expect(heightFor([city(3), city(6)], 600, 12, 48, 96)).toBe(72);
  expect(heightFor([city(20)], 600, 12, 48, 96)).toBe(96);
});
