import { expect, it } from "vitest";
import { beside, besideAll, type Box, leastCovered } from "./beside";

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

it("covers no place that a thing is drawn in", () => {
  const view = { width: 1000, height: 600 };
  const own = { width: 300, height: 200 };
  const upper = { left: 20, top: 150, width: 40, height: 40 };
  const lower = { left: 100, top: 380, width: 40, height: 40 };
  expect(beside(upper, own, view, ["below", "right"]).side).toBe("below");
  expect(besideAll([upper, lower], own, view, ["below", "right"])).toMatchObject({ side: "right", left: 70 });
  expect(besideAll([upper], own, view, ["below", "right"])).toEqual(beside(upper, own, view, ["below", "right"]));
});

it("stands beside the first where everything is covered", () => {
  const thing = { left: 0, top: 0, width: 300, height: 300 };
  const small = { width: 300, height: 300 };
  expect(besideAll([thing], { width: 200, height: 200 }, small, ["below"]).side).toBe("below");
});

it("stands where it covers least, and never over what it speaks of while there is another place", () => {
  const field = { left: 0, top: 100, width: 1000, height: 500 };
  const own = { width: 300, height: 200 };
  const spoken = [{ left: 700, top: 150, width: 200, height: 100 }];
  // The whole right half and the lower left are full.
  const things = [
    { left: 500, top: 100, width: 500, height: 500 },
    { left: 0, top: 400, width: 500, height: 200 },
    ...spoken,
  ];
  const { left, top } = leastCovered(spoken, things, own, field);
  expect(left + own.width).toBeLessThanOrEqual(500);
  expect(top + own.height).toBeLessThanOrEqual(400);
  expect(top).toBeGreaterThanOrEqual(field.top);
  const full = leastCovered(spoken, [{ left: 0, top: 0, width: 1000, height: 600 }], own, field);
  expect(full.left > 900 || full.left + own.width <= 700 || full.top >= 250).toBe(true);
});
