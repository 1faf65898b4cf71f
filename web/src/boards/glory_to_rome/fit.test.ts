import { expect, it } from "vitest";
import { fitBuildings, GAP, HEIGHTS, stretched } from "./fit";

it("draws few buildings large, more of them smaller, and every one of them inside the room", () => {
  const forms: string[] = [];
  for (let count = 1; count <= 12; count++) {
    const { form, width, places } = fitBuildings(count, 290, 330);
    forms.push(form);
    expect(places).toBeGreaterThanOrEqual(count);
    const columns = Math.floor((290 + GAP) / (width + GAP));
    expect(Math.ceil(count / columns) * (HEIGHTS[form](width) + GAP) - GAP).toBeLessThanOrEqual(330);
  }
  expect(forms[0]).toBe("card");
  expect(forms[3]).toBe("card");
  expect(forms.at(-1)).toBe("line");
});

it("lets lines share the width, and leaves cards as they are", () => {
  const lines = fitBuildings(12, 290, 330);
  expect(stretched(lines, 290)).toBeGreaterThanOrEqual(lines.width);
  expect(stretched(fitBuildings(4, 290, 330), 290)).toBe(fitBuildings(4, 290, 330).width);
});

it("has an answer before the room has been measured", () => {
  expect(fitBuildings(3, 0, 0)).toEqual({ form: "card", width: 104, places: 3 });
});
