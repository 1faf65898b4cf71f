import { expect, it } from "vitest";
import type { StepShown } from "../api/types";
import { inTurns, turnsOf } from "./turns";

const turn = (seat: number): object => ({ type: "happened", name: "turn", seat });
const step = (seq: number, seat: number | null, events: object[] = [], more: object = {}): StepShown =>
  ({ seq, seat, type: "move", events, ...more }) as unknown as StepShown;
const told = (steps: readonly StepShown[]): [number | null, number[]][] =>
  inTurns(steps).map((one) => [one.seat, one.steps.map((each) => each.seq)]);

it("begins a block with the entry after the one that passed the turn on, for whose turn it is", () => {
  // Seat 1 answers a question within the turn of seat 0.
  const steps = [
    step(0, null, [turn(0)]),
    step(1, 0),
    step(2, 1),
    step(3, 0, [turn(1)]),
    step(4, 1),
    step(5, 1, [turn(0)]),
  ];
  expect(told(steps)).toEqual([
    [null, [0]],
    [0, [1, 2, 3]],
    [1, [4, 5]],
  ]);
  expect(turnsOf(steps)).toEqual([0, 3, 5]);
});

it("goes by who acts where no turn is told", () => {
  expect(told([step(1, 0), step(2, 0), step(3, 1), step(4, 0)])).toEqual([
    [0, [1, 2]],
    [1, [3]],
    [0, [4]],
  ]);
});

it("goes back with an undo to the turn it goes back to", () => {
  const steps = [
    step(0, null, [turn(0)]),
    step(1, 0),
    step(2, 0, [turn(1)]),
    step(3, 0, [], { type: "undo", to: 1 }),
    step(4, 0, [turn(1)]),
    step(5, 1),
  ];
  expect(told(steps)).toEqual([
    [null, [0]],
    [0, [1, 2]],
    [0, [3, 4]],
    [1, [5]],
  ]);
});

it("keeps a turn whole in which something was taken back", () => {
  const steps = [step(0, null, [turn(0)]), step(1, 0), step(2, 0, [], { type: "undo", to: 0 }), step(3, 0)];
  expect(told(steps)).toEqual([
    [null, [0]],
    [0, [1, 2, 3]],
  ]);
});

it("loses no entry and invents none", () => {
  expect(inTurns([])).toEqual([]);
  const steps = [step(1, null), step(2, 1, [turn(0), turn(1)]), step(3, null, [turn(0)])];
  expect(inTurns(steps).flatMap((one) => one.steps)).toEqual(steps);
});
