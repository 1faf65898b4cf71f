import { expect, it } from "vitest";
import { ownFirst } from "./seats";

const turned = (seats: number[], own: number | null): number[] =>
  ownFirst(
    seats.map((seat) => ({ seat })),
    own,
  ).map(({ seat }) => seat);

it("begins with one's own seat and goes on around the table", () => {
  expect(turned([0, 1, 2], 1)).toEqual([1, 2, 0]);
  expect(turned([0, 1, 2], null)).toEqual([0, 1, 2]);
});

it("goes on from an own seat that has nothing to show", () => {
  expect(turned([0, 2, 3], 1)).toEqual([2, 3, 0]);
  expect(turned([0, 1], 2)).toEqual([0, 1]);
});
