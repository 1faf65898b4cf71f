import { expect, it } from "vitest";
import { boundsOf, nameOf, placeOf } from "./grid";

const cell = (column: number, row: number) => ({ id: `p0.${column},${row}`, tile: "forest", column, row });

it("reads a cell's place from its id, with or without its owner", () => {
  expect(placeOf("p1.2,-1")).toEqual({ column: 2, row: -1 });
  expect(placeOf("-3,0")).toEqual({ column: -3, row: 0 });
  expect(nameOf(placeOf("p0.-3,4"))).toBe("-3,4");
});

it("grows in all directions, with a row of empty cells around where tiles can still go", () => {
  const city = [cell(0, 0), cell(-2, 0), cell(0, 3), cell(1, -1)];
  expect(boundsOf(city, 0)).toEqual({ left: -2, top: -1, columns: 4, rows: 5 });
  expect(boundsOf(city, 1)).toEqual({ left: -3, top: -2, columns: 6, rows: 7 });
});
