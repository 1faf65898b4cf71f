import { expect, it } from "vitest";
import type { NoteShown } from "../api/types";
import { chatOf } from "./lines";

const note = (n: number, kind: string, seat?: number): NoteShown => ({ n, kind, at: "", seat }) as NoteShown;
const NOTES = [note(1, "sat", 0), note(2, "chat", 0), note(3, "chat", 1), note(4, "dealt"), note(5, "chat", 0)];

it("tells what was said and nothing else", () => {
  expect(chatOf(NOTES, []).map((one) => one.n)).toEqual([2, 3, 5]);
});

it("leaves out who is muted, and has them back when they are heard again", () => {
  expect(chatOf(NOTES, [0]).map((one) => one.n)).toEqual([3]);
  expect(chatOf(NOTES, [0, 1])).toEqual([]);
  expect(chatOf(NOTES, []).length).toBe(3);
});
