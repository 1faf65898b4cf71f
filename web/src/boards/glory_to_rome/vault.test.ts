import { expect, test } from "vitest";
import type { Cards } from "./cards";
import { vaultOf } from "./vault";
import { MATERIALS, type PlayerView } from "./view";

const MATERIAL: Record<string, string> = { dock: "wood", temple: "marble", palace: "marble" };
const cards = { material: (card: string) => MATERIAL[card]! } as Cards;

function player(given: Partial<PlayerView>): PlayerView {
  const vault = MATERIALS.map((material) => ({ id: `p0.vault.${material}`, cards: [] as string[] }));
  return { seat: 0, vault, basilica: null, basilica_learned: [], atrium: 0, closed: 0, ...given } as PlayerView;
}

test("an owner sees what a Basilica took, by material, and nobody sees what an Atrium took", () => {
  const shown = vaultOf(
    player({ basilica: ["dock", "temple", "palace"], basilica_learned: [[], [], []], atrium: 2 }),
    cards,
  );
  expect(shown.seen.map(({ material, count, own }) => [material, count, own])).toEqual([
    ["wood", 1, true],
    ["marble", 2, true],
  ]);
  expect(shown.hidden.map(({ text, count }) => [text, count])).toEqual([["vault-atrium", 2]]);
});

test("the others are told how many cards only their owner knows", () => {
  const shown = vaultOf(player({ basilica_learned: [[], []], atrium: 1 }), cards);
  expect(shown.seen).toEqual([]);
  expect(shown.hidden.map(({ text, count }) => [text, count])).toEqual([
    ["vault-basilica", 2],
    ["vault-atrium", 1],
  ]);
});

test("of a closed vault everybody is told the number and nothing else", () => {
  for (const basilica of [[], null]) {
    const shown = vaultOf(player({ basilica, closed: 3 }), cards);
    expect(shown.seen).toEqual([]);
    expect(shown.hidden.map(({ text, count }) => [text, count])).toEqual([["vault-closed", 3]]);
  }
});
