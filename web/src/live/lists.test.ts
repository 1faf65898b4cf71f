import { expect, it } from "vitest";
import type { Listed } from "../api/types";
import { continued, merged, NO_LISTS } from "./lists";

function listed(id: string, more: Partial<Listed> = {}): Listed {
  return { id, game: "builders", status: "open", seats: ["", ""], seq: -1, ...more };
}

it("keeps the lists by what it is told", () => {
  let lists = merged(NO_LISTS, "tables", { tables: [], lobby: [listed("a")], next: "" });
  lists = merged(lists, "table", listed("b"));
  expect(lists.lobby.map((one) => one.id)).toEqual(["b", "a"]);
  lists = merged(lists, "table", listed("b", { seat: 0 }));
  expect(lists.tables.map((one) => one.id)).toEqual(["b"]);
  lists = merged(lists, "gone", { id: "a" });
  expect(lists.lobby.map((one) => one.id)).toEqual(["b"]);
  lists = merged(lists, "table", listed("b", { seat: 0, status: "playing" }));
  expect(lists.lobby).toEqual([]);
});

it("knows where the lobby goes on, whatever else changes", () => {
  let lists = merged(NO_LISTS, "tables", { tables: [], lobby: [listed("a")], next: "" });
  lists = merged(lists, "more", { next: "0.1.a" });
  lists = merged(lists, "table", listed("b"));
  lists = merged(lists, "gone", { id: "a" });
  expect(lists.next).toBe("0.1.a");
  expect(lists.lobby.map((one) => one.id)).toEqual(["b"]);
  expect(merged(lists, "more", { next: "" }).next).toBe("");
});

it("shows a table of a further page once, and as it was told last", () => {
  const live = [listed("a", { seats: ["Ann", ""] }), listed("b")];
  const further = [listed("a"), listed("c"), listed("c"), listed("d")];
  const shown = continued(live, further);
  expect(shown.map((one) => one.id)).toEqual(["a", "b", "c", "d"]);
  expect(shown[0]!.seats).toEqual(["Ann", ""]);
});
