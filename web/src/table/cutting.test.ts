/** A cut-out shows all that is meant, never more of the board than there is, and letters never too large. */
import { expect, it } from "vitest";
import { AIR, around, type Cut, cutOut, LARGEST, heightFor, READABLE } from "./cutting";

const BOARD = { width: 1366, height: 650 };
const WINDOW = { width: 320, height: 160 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
/** Where nothing but what is framed is meant. */
const of = (framed: ReturnType<typeof box>): Cut => cutOut(framed, framed, WINDOW, BOARD);

it("is as large as all that is meant, with air around it", () => {
  expect(around([box(100, 50, 20, 10), box(200, 80, 30, 40)])).toEqual(
    box(100 - AIR, 50 - AIR, 130 + 2 * AIR, 70 + 2 * AIR),
  );
  expect(around([])).toBeNull();
});

it("has what is meant in its middle, and is filled with what lies around it", () => {
  const cut = of(box(600, 300, 40, 30));
  expect(cut.scale).toBe(LARGEST);
  expect(cut.left + WINDOW.width / cut.scale / 2).toBeCloseTo(620);
  expect(cut.top + WINDOW.height / cut.scale / 2).toBeCloseTo(315);
});

it.each([box(600, 300, 900, 30), box(600, 100, 40, 500)])("makes smaller what would not fit: %o", (meant) => {
  const { scale } = of(meant);
  expect(meant.width * scale).toBeLessThanOrEqual(WINDOW.width);
  expect(meant.height * scale).toBeLessThanOrEqual(WINDOW.height);
});

it("keeps what is framed readable where all that is meant would not be", () => {
  const framed = box(600, 300, 60, 40);
  const cut = cutOut(framed, box(400, 280, 600, 90), WINDOW, BOARD);
  expect(cut.scale).toBeCloseTo(READABLE);
  expect(cut.left + WINDOW.width / cut.scale / 2).toBeCloseTo(630);
  // What is around it is drawn as long as that can be read.
  expect(cutOut(framed, box(500, 280, 300, 90), WINDOW, BOARD).scale).toBeCloseTo(320 / 300);
});

it("is as high as what is framed needs, but no tower", () => {
  expect(heightFor(null)).toBe(160);
  expect(heightFor(box(0, 0, 100, 200))).toBe(202);
  expect(heightFor(box(0, 0, 100, 900))).toBe(260);
});

it.each([box(0, 0, 40, 30), box(1330, 630, 36, 20)])("shows nothing beyond the edge of the board: %o", (meant) => {
  const { left, top, scale } = of(meant);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left + WINDOW.width / scale).toBeLessThanOrEqual(BOARD.width);
  expect(top + WINDOW.height / scale).toBeLessThanOrEqual(BOARD.height);
});
