import { expect, test } from "vitest";
import { answersOf } from "./led";

type Given = Parameters<typeof answersOf>[0];
const pending = (seat: number, name: string, args: object = {}) => ({ seat, name, args });
const table = (given: Partial<Record<keyof Given, unknown>>): Given =>
  ({
    leader: 1,
    role: "patron",
    pending: [],
    players: [0, 1, 2, 3].map((seat) => ({ seat, actions: 0 })),
    ...given,
  }) as unknown as Given;

test("the leader comes first, the others in the order of play with their answers", () => {
  const players = [0, 1, 2, 3].map((seat) => ({ seat, actions: seat === 2 ? 1 : 0 }));
  const course = pending(1, "turn", { phase: "follow", place: 3 });
  const answers = answersOf(table({ players, pending: [course, pending(0, "follow")] }));
  expect(answers.map(({ seat, answer }) => [seat, answer])).toEqual([
    [1, "leads"],
    [2, "follows"],
    [3, "thinks"],
    [0, "chooses"],
  ]);
  expect(answers.filter(({ asked }) => asked).map(({ seat }) => seat)).toEqual([0]);
});

test("before a role is led everybody waits for it", () => {
  const course = pending(1, "turn", { phase: "lead", place: 0 });
  const answers = answersOf(table({ role: "", pending: [course, pending(1, "lead")] }));
  expect(answers.map(({ answer }) => answer)).toEqual(["leads", "waits", "waits", "waits"]);
});
