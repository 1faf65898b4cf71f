/** Plain scenes: each thing has one that the sheet holds, always the same. */
import { expect, it } from "vitest";
import { plainScene, sheet } from "./scenes";

it("draws each thing by a scene of the sheet, and equal things alike", () => {
  const kinds = ["c2", "c7", "c14", "gate", "coin", "étoile"];
  for (const kind of kinds) {
    const { of, style } = plainScene(kind)!;
    expect(sheet).toContain(`<g id="${of}.main">`);
    expect(style).toMatch(/^--m: var\(--[a-z]+\)$/);
    expect(plainScene(kind)).toEqual({ of, style });
  }
  expect(new Set(kinds.map((kind) => plainScene(kind)!.of)).size).toBeGreaterThan(3);
  // The second of eight, as `sum(map(ord, "c7")) % 8` says for notebooks.
  expect(plainScene("c7")!.of).toBe([...sheet.matchAll(/<g id="(plain\.[a-z]+)\.main"/g)][(99 + 55) % 8]![1]);
});

it("draws no place as a thing", () => {
  expect(plainScene("p0.row")).toBeUndefined();
});
