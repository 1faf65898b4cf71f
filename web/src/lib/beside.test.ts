import { expect, it } from "vitest";
import { beside, type Box } from "./beside";

const covers = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

it.each([
  [1366, 650],
  [390, 844],
])("stands beside anything at %i x %i, inside the window and never over it", (width, height) => {
  const own = { width: 320, height: 210 };
  for (let left = 0; left <= width - 60; left += 30)
    for (let top = 0; top <= height - 80; top += 30) {
      const thing = { left, top, width: 60, height: 80 };
      const stand = { ...beside(thing, own, { width, height }), ...own };
      expect(covers(stand, thing), `${left},${top}`).toBe(false);
      expect(
        stand.left >= 0 && stand.top >= 0 && stand.left + own.width <= width && stand.top + own.height <= height,
      ).toBe(true);
    }
});

it("takes the side with most room where there is none with enough", () => {
  const { side } = beside(
    { left: 0, top: 0, width: 390, height: 700 },
    { width: 320, height: 210 },
    { width: 390, height: 844 },
  );
  expect(side).toBe("below");
});
