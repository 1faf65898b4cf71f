import { expect, it } from "vitest";
import { turned as turnedIn } from "./turned";

it("tells once of the last cards of Glory to Rome", () => {
  const turned = (before: number, after: number): unknown =>
    turnedIn({ deck: before } as never, { deck: after } as never)?.args;
  expect(turned(6, 5)).toEqual({ cards: 5 });
  expect(turned(9, 3)).toEqual({ cards: 3 });
  expect(turned(5, 4)).toBeUndefined();
  expect(turned(20, 19)).toBeUndefined();
});
