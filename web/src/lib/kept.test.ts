import { beforeEach, expect, it, vi } from "vitest";
import { drop, keep, recall } from "./kept";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    get length() {
      return kept.size;
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

it("drops what is about a person and keeps the rest", () => {
  for (const name of ["name", "receipt.a", "receipt.b", "language"]) keep(name, name);
  kept.set("receipt.of-another-program", "1");
  drop("name", "receipt.");
  expect([...kept.keys()]).toEqual(["quadriga.language", "receipt.of-another-program"]);
  expect(recall("name", "")).toBe("");
});

it("lives without a memory", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(() => drop("name")).not.toThrow();
});
