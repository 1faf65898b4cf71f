import { expect, it } from "vitest";
import { whereIn } from "./places";

const cell = (tile: string, column: number, row: number) => ({ id: `p0.${column},${row}`, tile, column, row });
const city = [cell("forum", 0, 0), cell("quarry", 1, 0), cell("forest", 0, 1), cell("forest", 1, 1)];

it("tells a cell by the tile beside it that there is only one of", () => {
  expect(whereIn(city, { column: 0, row: -1 })).toBe("above.1.forum");
  expect(whereIn(city, { column: 2, row: 0 })).toBe("right.1.quarry");
  expect(whereIn(city, { column: 1, row: 1 })).toBe("below.1.quarry");
});

it("tells it by a tile further away where those beside it are not the only ones", () => {
  expect(whereIn(city, { column: 0, row: 2 })).toBe("below.2.forum");
  expect(whereIn(city, { column: -1, row: 1 })).toBe("below-left.1.1.forum");
  expect(whereIn([...city, cell("residence", 0, 2)], { column: -1, row: 2 })).toBe("below-left.2.1.forum");
});

it("says nothing of a tile that lies alone", () => {
  expect(whereIn([cell("forum", 0, 0)], { column: 0, row: 0 })).toBe("");
});
