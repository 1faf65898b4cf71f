import { expect, test } from "vitest";
import type { EditionFacts } from "../../api/types";
import { Cards } from "./cards";

const tables = {
  buildings: {
    cards: [
      { id: "insula", material: "rubble", client_limit: 2 },
      { id: "market", material: "wood", vault_limit: 2 },
      { id: "shrine", material: "brick", hand_limit: 2 },
      { id: "temple", material: "marble", hand_limit: 4 },
      { id: "circus", material: "wood" },
      { id: "forum", material: "marble" },
    ],
  },
  materials: { cards: [] },
  numbers: { statue_points: 3, wall_materials: 2 },
};
const cards = (options = {}): Cards => new Cards({ tables } as unknown as EditionFacts, options);

test("buildings say their figures", () => {
  const figures = ["insula", "market", "shrine", "temple", "statue", "wall"].map(
    (card) => cards().power(card)?.figures,
  );
  expect(figures).toEqual([{ more: 2 }, { more: 2 }, { more: 2 }, { more: 4 }, { points: 3 }, { materials: 2 }]);
});

test("a card says what it does at this table", () => {
  for (const card of ["circus", "forum"]) {
    expect(cards().power(card)?.id).toBe(card);
    expect(cards({ [`alternative-${card}`]: true }).power(card)?.id).toBe(`${card}-alternative`);
  }
});

test("in the initiation game no building does anything", () => {
  expect(cards({ initiation: true }).power("temple")).toBeNull();
  expect(cards({ initiation: true }).power("senator")?.id).toBe("senator");
});
