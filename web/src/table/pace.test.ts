import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pauses, slownessOf } from "./pace";

const settled = async (wait: Promise<void>): Promise<boolean> => {
  let done = false;
  void wait.then(() => (done = true));
  await Promise.resolve();
  await Promise.resolve();
  return done;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("pauses between two others, never before the first or before one's own", async () => {
  const pauses = new Pauses();
  expect(await settled(pauses.before(1, 0, "normal"))).toBe(true);
  expect(await settled(pauses.before(1, 0, "normal"))).toBe(true);
  const wait = pauses.before(2, 0, "normal");
  expect(await settled(wait)).toBe(false);
  await vi.advanceTimersByTimeAsync(250);
  expect(await settled(wait)).toBe(true);
  expect(await settled(pauses.before(0, 0, "normal"))).toBe(true);
});

it("waits longer for whoever wants it slow, and not at all at once", async () => {
  const pauses = new Pauses();
  await pauses.before(1, null, "slow");
  const wait = pauses.before(2, null, "slow");
  await vi.advanceTimersByTimeAsync(800);
  expect(await settled(wait)).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await settled(wait)).toBe(true);
  expect(await settled(pauses.before(1, null, "instant"))).toBe(true);
  expect([slownessOf("slow"), slownessOf("normal"), slownessOf("instant")]).toEqual([2, 1, 0]);
});

it("ends when it is skipped, and is none where motion is not wanted", async () => {
  const pauses = new Pauses();
  await pauses.before(1, null, "slow");
  const wait = pauses.before(2, null, "slow");
  pauses.skip();
  expect(await settled(wait)).toBe(true);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(await settled(pauses.before(1, null, "slow"))).toBe(true);
});
