import { expect, it } from "vitest";
import { apart } from "./sounds";

it("lets a sound begin that was not heard yet", () => {
  expect(apart("laid", 0, undefined)).toBe(true);
});

it("leaves a gap between two of a kind, and lets one ring out before it begins again", () => {
  expect(apart("laid", 5.1, 5)).toBe(false);
  expect(apart("laid", 5.2, 5)).toBe(true);
  expect(apart("end", 6, 5)).toBe(false);
  expect(apart("end", 7.5, 5)).toBe(true);
});
