import { expect, it } from "vitest";
import { raised } from "./raised";

it("is a plan until something is laid, and stands when it is finished", () => {
  expect(raised(0, 3)).toEqual({ state: "plan", part: 0 });
  expect(raised(1, 4)).toEqual({ state: "rising", part: 0.25 });
  expect(raised(4, 4)).toEqual({ state: "rising", part: 1 });
  expect(raised(0, 0, true)).toEqual({ state: "done", part: 1 });
  expect(raised(2, 3, true)).toEqual({ state: "done", part: 1 });
});
