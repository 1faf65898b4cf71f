import { expect, it } from "vitest";
import { turned as turnedIn } from "./turned";

type Counts = Record<number, number>;

const standing = (...parts: Counts[]): never =>
  ({
    majorities: parts.map((counts, part) => ({
      part: `wall-${part}`,
      standings: Object.entries(counts).map(([seat, count]) => ({ seat: Number(seat), count, points: 0 })),
    })),
  }) as never;

it("tells of a majority in Porta Nigra that changes hands, not of one that is won, shared or lost", () => {
  const turned = (before: Counts, after: Counts): number | null | undefined =>
    turnedIn(standing({ 0: 9 }, before), standing({ 0: 9 }, after))?.seat;
  expect(turned({ 0: 3, 1: 2 }, { 0: 3, 1: 4 })).toBe(1);
  expect(turned({}, { 1: 4 })).toBeUndefined();
  expect(turned({ 0: 3, 1: 2 }, { 0: 3, 1: 3 })).toBeUndefined();
  expect(turned({ 0: 3, 1: 3 }, { 0: 3, 1: 4 })).toBeUndefined();
  expect(turned({ 0: 3 }, { 0: 5 })).toBeUndefined();
});
