import { expect, it } from "vitest";
import type { EditionFacts, StepShown } from "../api/types";
import type { Board } from "../boards/boards";
import { Words } from "../lib/words";
import { momentOf } from "./moment";

const words = new Words("en", [
  "log-line = { $sentence }\nhappened-built = { $player } builds { $building-the }\nhappened-called = { $player } calls\nmoment-built = { $building }\nmoment-called = A call\nthing-gate = Gate\n    .the = the Gate\n",
]);
const reader = { seat: 0, players: ["Anna", "Bela"], forms: {} };
const board = {
  moments: { built: { shows: "building" }, called: { great: true } },
  scene: (kind: string) => ({ of: `test.${kind}`, style: "--m: red" }),
} as unknown as Board;
const facts = {} as EditionFacts;
const step = (...names: string[]): StepShown =>
  ({
    seq: 1,
    seat: 1,
    type: "move",
    events: names.map((name) => ({
      type: "happened",
      name,
      seat: 1,
      args: name === "built" ? { building: "gate" } : {},
    })),
  }) as unknown as StepShown;

it("shows what is built, with its scene and whose it is", () => {
  const seen = momentOf(step("other", "built"), "all", board, facts, words, reader);
  expect(seen).toEqual({
    title: "Gate",
    text: "Bela builds the Gate",
    seat: 1,
    scene: { of: "test.gate", style: "--m: red" },
    answers: [],
  });
});

it("has what other seats answer in the same step, one by one", () => {
  const asking = { ...board, moments: { called: { answers: ["built"] } } } as unknown as Board;
  const seen = momentOf(step("called", "built", "built"), "all", asking, facts, words, reader);
  expect(seen?.title).toBe("A call");
  expect(seen?.answers).toEqual([
    { seat: 1, text: "Bela builds the Gate" },
    { seat: 1, text: "Bela builds the Gate" },
  ]);
  expect(momentOf(step("built"), "all", asking, facts, words, reader)).toBeNull();
});

it("shows what turned without an event", () => {
  const turned = { type: "happened", name: "called", seat: 0, args: {} } as const;
  expect(momentOf(step("other"), "all", board, facts, words, reader, turned)?.text).toBe("Anna calls");
  expect(momentOf(step("built"), "great", board, facts, words, reader, turned)?.title).toBe("A call");
});

it("prefers the greater one, and is the only one for whoever wants only those", () => {
  expect(momentOf(step("built", "called"), "all", board, facts, words, reader)?.title).toBe("A call");
  expect(momentOf(step("built"), "great", board, facts, words, reader)).toBeNull();
  expect(momentOf(step("called"), "great", board, facts, words, reader)?.scene).toBeUndefined();
});

it("is none for who wants none, where nothing of the kind happened, and on a board that has none", () => {
  expect(momentOf(step("built"), "none", board, facts, words, reader)).toBeNull();
  expect(momentOf(step("other"), "all", board, facts, words, reader)).toBeNull();
  expect(momentOf(step("built"), "all", {} as Board, facts, words, reader)).toBeNull();
});
