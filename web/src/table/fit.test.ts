import { expect, it } from "vitest";
import { type Arrangement, gridOf, TALL, WIDE } from "../lib/arrangement";
import { fit, LARGEST } from "./fit";

const wide: Arrangement = { ...WIDE, regions: ["table table", "own hand"], columns: "1fr 2fr", rows: "auto 1fr" };
const tall: Arrangement = { ...TALL, regions: ["table", "own", "hand"], columns: "1fr", rows: "auto 1fr auto" };
const at = (width: number, height: number): [string, number] => {
  const { shape, unit } = fit({ width, height }, [wide, tall]);
  return [shape, unit];
};

it.each([
  [360, 640, "narrow", 1],
  [390, 844, "narrow", 1],
  [430, 932, "narrow", 1],
  [844, 390, "narrow", 1],
  [768, 954, "tall", 1],
  [1024, 700, "wide", 1],
  [1280, 600, "wide", 1],
  [1366, 650, "wide", 1],
  [1440, 780, "wide", 1.05],
  [1536, 730, "wide", 1.12],
  [1920, 950, "wide", 1.4],
  [2560, 1300, "wide", 1.87],
])("lays a table of %i x %i out %s, %f times as large", (width, height, shape, unit) => {
  expect(at(width, height)).toEqual([shape, unit]);
});

it("takes the arrangement that gives the largest unit", () => {
  expect(at(1024, 1366)).toEqual(["tall", 1.33]);
  expect(at(1366, 1024)).toEqual(["tall", 1.07]);
  expect(at(1600, 1000)).toEqual(["wide", 1.17]);
});

it("leaves a laptop's window that was cut to a strip to the narrow arrangement", () => {
  expect(at(1366, 540)[0]).toBe("narrow");
  expect(at(650, 1000)[0]).toBe("narrow");
});

it("stops growing before letters become posters", () => {
  expect(at(5120, 2600)).toEqual(["wide", LARGEST]);
});

it("never makes anything wider or higher than the frame", () => {
  for (let width = 320; width < 3000; width += 37)
    for (let height = 300; height < 1700; height += 41) {
      const { arrangement, unit } = fit({ width, height }, [wide, tall]);
      if (!arrangement) continue;
      expect(width / unit).toBeGreaterThanOrEqual(Math.min(width, arrangement.drawn.width));
      expect(height / unit).toBeGreaterThanOrEqual(Math.min(height, arrangement.drawn.height));
    }
});

it("is the same data to styles", () => {
  expect(gridOf(wide)).toBe(
    'grid-template-areas: "table table" "own hand"; grid-template-columns: 1fr 2fr; grid-template-rows: auto 1fr',
  );
  expect(gridOf(null)).toBe("");
});
