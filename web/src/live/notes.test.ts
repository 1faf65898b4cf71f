import { expect, it } from "vitest";
import type { NoteShown } from "../api/types";
import { noted } from "./notes";

const at = "2026-01-01T00:00:00Z";
const said = (n: number, seat: number): NoteShown => ({ n, kind: "chat", at, seat, body: { text: "Ave" } });

it("keeps notes in order", () => {
  expect(noted([said(1, 0)], said(2, 1)).map((one) => one.n)).toEqual([1, 2]);
});

it("drops what a forgotten person said, and nothing of the others", () => {
  const before = [said(1, 0), said(2, 1), { n: 3, kind: "here", at, seat: 1 }];
  expect(noted(before, { n: 4, kind: "forgotten", at, seat: 1 }).map((one) => one.n)).toEqual([1, 3, 4]);
  expect(noted(before, { n: 4, kind: "forgotten", at }).map((one) => one.n)).toEqual([1, 2, 3, 4]);
});
