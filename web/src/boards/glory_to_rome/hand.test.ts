import { expect, test } from "vitest";
import { cardsInHand } from "./hand";

test("a Senator counts towards the limit of a hand", () => {
  expect(cardsInHand({ hand_count: 4, senators: 1 })).toBe(5);
});
