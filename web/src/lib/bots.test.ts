import { beforeEach, expect, it, vi } from "vitest";

// Words come in the reader's language, and that asks the browser.
vi.mock("./speech.svelte", () => ({ speech: { words: null } }));
const { byStrength, chooseBot, chosenBot } = await import("./bots");

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

it("puts the easiest first and what nobody has measured last", () => {
  expect(byStrength(["own", "magister", "random", "faber", "greedy", "tiro"])).toEqual([
    ...["random", "greedy", "tiro", "faber", "magister", "own"],
  ]);
});

it("offers the bot that was chosen last, as long as there is one", () => {
  const all = ["random", "greedy", "tiro", "faber", "magister"];
  expect(chosenBot(all)).toBe("tiro");
  chooseBot("magister");
  expect(chosenBot(all)).toBe("magister");
  expect(chosenBot(["random", "tiro"])).toBe("tiro");
  expect(chosenBot(["random"])).toBe("random");
});
