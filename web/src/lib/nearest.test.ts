import { expect, it } from "vitest";
import { type Box, nearest } from "./nearest";

const box = (left: number, top: number, width = 10, height = 10): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Two rows of three. */
const GRID = [0, 20].flatMap((top) => [0, 20, 40].map((left) => box(left, top)));

it("goes to the neighbour that way, and nowhere at the edge", () => {
  const from = (place: number, key: string): number => nearest(key, GRID[place]!, GRID);
  expect(from(0, "ArrowRight")).toBe(1);
  expect(from(2, "ArrowLeft")).toBe(1);
  expect(from(1, "ArrowDown")).toBe(4);
  expect(from(4, "ArrowUp")).toBe(1);
  expect(from(0, "ArrowLeft")).toBe(-1);
  expect(from(5, "ArrowDown")).toBe(-1);
});

it("prefers what is in the same row, and takes what is aside where there is nothing else", () => {
  const here = box(0, 0);
  expect(nearest("ArrowRight", here, [box(12, 30), box(30, 0)])).toBe(1);
  expect(nearest("ArrowRight", here, [box(12, 300)])).toBe(0);
});

it("reaches everything from anywhere, whatever lies how", () => {
  const scattered = [
    box(0, 0, 200, 30),
    box(10, 40),
    box(150, 44),
    box(60, 90, 20, 60),
    box(170, 140),
    box(3, 160, 80, 8),
  ];
  for (const start of scattered.keys()) {
    const seen = new Set([start]);
    for (const place of seen)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nearest(key, scattered[place]!, scattered);
        if (next >= 0) seen.add(next);
      }
    expect(seen.size).toBe(scattered.length);
  }
});

it("knows no other keys", () => {
  expect(nearest("Tab", GRID[0]!, GRID)).toBe(-1);
});
