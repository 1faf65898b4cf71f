import { expect, it } from "vitest";
import { breakable } from "./hyphens";

it.each([
  ["Charbonnier", "Char-bon-nier"],
  ["Bibliothèque", "Bib-lio-thèque"],
  ["Ferronnerie", "Fer-ron-ne-rie"],
  ["Marché", "Marché"],
  ["Elevated aqueduct", "Elevated aqueduct"],
])("breaks %s between syllables, and only long words", (name, broken) => {
  expect(breakable(name).replaceAll("\u00ad", "-")).toBe(broken);
});
