import { expect, it } from "vitest";
import { EventReader } from "./events";

it("cuts events out of pieces, wherever they were torn, and passes over heartbeats", () => {
  const text = 'retry: 1000\n\nevent: a.table\ndata: {"x":1}\n\n:\n\nid: 3.1\nevent: a.note\ndata: {"n":1}\n\n';
  for (let cut = 0; cut <= text.length; cut++) {
    const reader = new EventReader();
    const found = [...reader.read(text.slice(0, cut)), ...reader.read(text.slice(cut))];
    expect(found).toEqual([
      { event: "a.table", data: '{"x":1}' },
      { event: "a.note", data: '{"n":1}' },
    ]);
  }
});
