import { expect, it } from "vitest";
import type { Moved, TableEvent } from "../../lib/words";
import { route } from "./route";

const moved = (kind: string, source: string, target: string): Moved => ({
  type: "moved",
  kind,
  count: 1,
  source,
  target,
});
const at = (name: string): TableEvent => ({ type: "happened", name, seat: 0, args: { column: 1, row: -2 } });

function way(events: TableEvent[], place: number): unknown {
  return route(events[place] as Moved, place, events);
}

it("brings a tile to its cell and an assistant onto its residence", () => {
  expect(way([moved("theatre", "p0.placing", "p0.city"), at("built")], 0)).toEqual({ to: "p0.1,-2", becomes: true });
  expect(way([moved("assistant", "p0.assistants", "p0.city"), at("assisted")], 0)).toEqual({
    to: "p0.1,-2",
    becomes: false,
  });
});

it("takes half of a pair from the pair", () => {
  expect(way([moved("mine", "row", "box"), moved("forest", "row", "p0.placing")], 1)).toEqual({
    from: "forest@row/mine",
  });
  expect(way([moved("forest", "row", "p0.placing")], 0)).toBeNull();
});

it("lets tokens come out of the building that gives them, and go to their slots", () => {
  expect(way([at("activated"), moved("grain", "supply", "p0.stores")], 1)).toEqual({ from: "p0.1,-2", to: "p0.grain" });
  expect(way([at("activated"), moved("denarius", "bank", "p0.purse")], 1)).toEqual({ from: "p0.1,-2" });
  expect(way([moved("grain", "p0.stores", "supply")], 0)).toEqual({ from: "p0.grain" });
});

it("takes a residence away from where it stood", () => {
  expect(way([at("cleared"), moved("residence", "p0.city", "box")], 1)).toEqual({ from: "p0.1,-2" });
});
