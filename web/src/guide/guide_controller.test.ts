import { beforeEach, expect, it, vi } from "vitest";
import type { GuideStepShown } from "../api/types";
import { GuideController } from "./guide_controller.svelte";
import { tableOf, type GuideStore } from "./guide_store.svelte";

vi.mock("../lib/settings.svelte", () => ({ settings: { language: "en" } }));
vi.mock("../live/session.svelte", () => ({ session: { games: [] } }));

const MOVES = [
  { key: "send l3 with t1", at: ["t1", "l3"] },
  { key: "send l3", at: ["l3"] },
  { key: "end", at: ["end"] },
];
const MOVE: GuideStepShown = {
  seq: 4,
  title: "",
  text: "",
  rule: "",
  rule_title: "",
  move: "send l3 with t1",
  at: ["t1", "l3"],
};

let made: string[];
/** A guide at one step, and what it was told to do. */
function at(step: GuideStepShown | undefined, busy = false): GuideController {
  made = [];
  const store = {
    at: 3,
    step,
    busy,
    shown: { moves: MOVES },
    table: { seats: [] },
    board: { arrangements: () => [] },
    forward: () => Promise.resolve(made.push("forward")),
    go: (to: number) => Promise.resolve(made.push(`go ${to}`)),
    whyNot: (thing: string, begun: string[]) => Promise.resolve(`why not ${thing} after ${begun.join(" ")}`),
  };
  return new GuideController(store as unknown as GuideStore);
}

beforeEach(() => {
  vi.stubGlobal("innerWidth", 1000);
  vi.stubGlobal("innerHeight", 600);
});

it("lets one thing glow after the other, and makes the move once all were clicked", () => {
  const controller = at(MOVE);
  expect([...controller.targets]).toEqual(["t1"]);
  controller.touch("t1");
  expect([...controller.targets]).toEqual(["l3"]);
  expect(made).toEqual([]);
  controller.touch("l3");
  expect(made).toEqual(["forward"]);
});

it("takes a click back", () => {
  const controller = at(MOVE);
  controller.touch("t1");
  controller.touch("t1");
  expect(controller.clicked).toEqual([]);
  expect([...controller.targets]).toEqual(["t1"]);
});

it("answers another legal click, and makes nothing of it", () => {
  const controller = at(MOVE);
  controller.touch("end");
  expect(controller.reply).toMatchObject({ kind: "other", thing: "end" });
  expect(made).toEqual([]);
});

it("says why a click leads nowhere", async () => {
  const controller = at(MOVE);
  controller.touch("t1");
  controller.touch("b26");
  await vi.waitFor(() => expect(controller.reply).toMatchObject({ kind: "not", text: "why not b26 after t1" }));
  expect(made).toEqual([]);
});

it("answers a click beside all things, and not while something is being shown", () => {
  const controller = at(MOVE);
  controller.touchBare();
  expect(controller.reply).toMatchObject({ kind: "bare", thing: "" });
  expect(made).toEqual([]);
  const busy = at(MOVE, true);
  busy.touchBare();
  expect(busy.reply).toBeNull();
});

it("goes on from what is looked at by a click on it", () => {
  const controller = at({ ...MOVE, move: "", at: [], shows: ["b06"] });
  expect(controller.targets.size).toBe(0);
  controller.touch("b06");
  expect(made).toEqual(["forward"]);
});

it.each([
  ["something is being shown", MOVE, true],
  ["it is over", undefined, false],
])("hears no click while %s", (_, step, busy) => {
  const controller = at(step, busy);
  for (const thing of ["t1", "end", "b26"]) controller.touch(thing);
  expect([made, controller.reply, controller.clicked]).toEqual([[], null, []]);
});

it("calls the newcomer by their own name, and the others by those of the guide", () => {
  const guide = { game: "builders", edition: "e", options: {}, names: ["", "Livia"], seat: 0, steps: [], last: 0 };
  const table = tableOf(guide, "Anna");
  expect(table.seats.map(({ name }) => name)).toEqual(["Anna", "Livia"]);
  expect([table.seat, table.status]).toEqual([0, "playing"]);
});
