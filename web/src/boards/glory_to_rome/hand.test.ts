import { expect, test } from "vitest";
import { cardsInHand, knownOf } from "./hand";

test("a Senator counts towards the limit of a hand", () => {
  expect(cardsInHand({ hand_count: 4, senators: 1 })).toBe(5);
});

test("of another's hand only what is certain is told, of one's own nothing: it is seen", () => {
  const learned = [["brick"], ["brick", "stone"], ["marble"], ["brick"]];
  expect(knownOf({ hand: null, learned })).toEqual([
    { material: "brick", count: 2 },
    { material: "marble", count: 1 },
  ]);
  expect(knownOf({ hand: [], learned })).toEqual([]);
});
