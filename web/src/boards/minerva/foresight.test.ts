import { describe, expect, it } from "vitest";
import type { Foreseen } from "../../api/types";
import { lineOf, linesOf, priceOf } from "./foresight";

const activated = (tile: string, column: number, row: number) => ({
  type: "happened" as const,
  name: "activated",
  seat: 0,
  args: { tile, column, row },
});
const moved = (kind: string, count: number, source: string, target: string) => ({
  type: "moved" as const,
  kind,
  count,
  source,
  target,
});
const all = (): boolean => true;

function foreseen(events: unknown[], pending: unknown[] = []): Foreseen {
  return { events, pending, draws: false, reveals: false } as unknown as Foreseen;
}

describe("a line that asks nothing", () => {
  const line = lineOf(
    "right",
    0,
    foreseen([
      activated("estate", 1, 0),
      moved("grain", 2, "supply", "p0.stores"),
      activated("theatre", 2, 0),
      { type: "happened", name: "culture", seat: 0, args: { culture: "culture-theatre", points: 2 } },
      moved("theatre-2", 1, "pile.theatre", "p0.culture"),
      moved("denarius", 1, "bank", "p1.purse"),
      { type: "happened", name: "turn", seat: 1, args: {} },
    ]),
    all,
  );

  it("tells which tiles act, in their order, and what each gives", () => {
    expect(line.acts.map((act) => [act.cell, act.gains])).toEqual([
      ["1,0", [{ figure: "grain", value: 2 }]],
      ["2,0", [{ figure: "theatre", value: 2 }]],
    ]);
  });
  it("adds it up, with the culture tiles it wins, and nothing that others get", () => {
    expect(line.total).toEqual([
      { figure: "grain", value: 2 },
      { figure: "theatre", value: 2 },
    ]);
    expect(line.won).toEqual(["theatre-2"]);
    expect(line.acts.some((act) => act.asks || act.later)).toBe(false);
  });
});

describe("a line with a choice in it", () => {
  const choosing = { seat: 0, name: "choosing", args: { tile: "forum", left: 1, rest: "-1,0 -2,0 -3,0" } };
  const line = lineOf(
    "left",
    0,
    foreseen([activated("forum", 0, 0)], [{ seat: 0, name: "turn" }, choosing]),
    (cell) => cell !== "-2,0",
  );

  it("tells what asks, and what comes after it without saying what that gives", () => {
    expect(line.acts.map(({ cell, asks, later }) => [cell, asks, later])).toEqual([
      ["0,0", true, false],
      ["-1,0", false, true],
      ["-3,0", false, true],
    ]);
  });
  it("counts nothing that is not decided", () => {
    expect(line.total).toEqual([]);
  });
});

it("says when garden points are left to be given", () => {
  const gardens = [{ seat: 0, name: "gardens" }];
  expect(lineOf("up", 0, foreseen([activated("garden", 0, -1)], gardens), all).gardens).toBe(true);
});

it("knows the four directions in the order they are shown, and only those", () => {
  const ahead = Object.fromEntries(["sell grain", "right", "up", "left", "down"].map((key) => [key, foreseen([])]));
  expect(linesOf(0, ahead, all).map((line) => line.direction)).toEqual(["up", "down", "left", "right"]);
});

it("counts what a move costs its own purse", () => {
  const events = [
    moved("denarius", 1, "p0.purse", "bank"),
    moved("denarius", 3, "p0.purse", "bank"),
    moved("grain", 1, "p0.stores", "supply"),
  ];
  expect(priceOf(0, foreseen(events))).toBe(4);
});
