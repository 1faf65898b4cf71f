import { beforeEach, expect, it, vi } from "vitest";
import type { LiveStore } from "./live_store.svelte";

const ANNA = { seat: 0, name: "Anna", token: "" };
const BRUNO = { seat: 1, name: "Bruno", token: "b" };
let locals = [ANNA, BRUNO];
vi.mock("../lib/companions", () => ({ localsAt: () => locals }));
const { Handover } = await import("./handover.svelte");

beforeEach(() => {
  locals = [ANNA, BRUNO];
});

/** A table as somebody at seat `seat` sees it, where `decider` is asked after entry `seq`. */
function seen(seat: number, decider: number, seq: number, more: object = {}): LiveStore {
  const table = { status: "playing" };
  return { id: "t", seat, table, ready: true, shown: { seq, decider }, ...more } as unknown as LiveStore;
}

it("falls before anybody has said who they are, for whoever is asked", () => {
  const handover = new Handover();
  expect(handover.isDue(seen(0, 1, 0))).toBe(true);
  handover.fall(locals, "", 1, 0);
  expect(handover.next).toBe(BRUNO);
  expect(handover.isDue(seen(0, 1, 0))).toBe(false); // it hangs already
});

it("falls when another of those here is asked, once the move is drawn", () => {
  const handover = new Handover();
  handover.fall(locals, "", 0, 0);
  handover.lift(ANNA);
  expect(handover.isDue(seen(0, 0, 0))).toBe(false);
  expect(handover.isDue(seen(0, 1, 1, { ready: false }))).toBe(false);
  expect(handover.isDue(seen(0, 1, 1))).toBe(true);
  expect(handover.isDue(seen(0, 2, 1))).toBe(false); // somebody elsewhere
});

it("lets somebody look again until something happens", () => {
  const handover = new Handover();
  handover.fall(locals, "", 0, 0);
  handover.lift(ANNA);
  handover.fall(locals, "", 1, 1);
  handover.lift(ANNA); // back: they want to take it back
  expect(handover.isDue(seen(0, 1, 1))).toBe(false);
  expect(handover.isDue(seen(0, 1, 3))).toBe(true);
  handover.handTo(BRUNO, "", 0, 3);
  expect(handover.next).toBe(BRUNO);
  handover.lift(BRUNO);
  expect(handover.isDue(seen(1, 0, 3))).toBe(false);
});

it("never falls at the end, before the start, or where one person sits alone", () => {
  const handover = new Handover();
  expect(handover.isDue(seen(0, 1, 0, { table: { status: "over" } }))).toBe(false);
  expect(handover.isDue(seen(0, 1, 0, { table: { status: "open" } }))).toBe(false);
  locals = [];
  expect(handover.isDue(seen(0, 1, 0))).toBe(false);
});
