import { beforeEach, expect, it, vi } from "vitest";
import type { TableShown } from "../api/types";

const asked = vi.fn<(method: string, path: string) => void>();
const answering = (method: string) => (path: string) => asked(method, path);
vi.mock("../api/ask", () => ({
  api: { PUT: answering("PUT"), DELETE: answering("DELETE") },
  ask: async (act: () => unknown) => Promise.resolve(act()),
}));
const { mute } = await import("./peace");

const TABLE = { id: "t", seats: [], muted: [2] } as unknown as TableShown;
beforeEach(() => asked.mockClear());

it("mutes a seat, and the table shows it at once", async () => {
  expect((await mute(TABLE, 1, true)).muted).toEqual([1, 2]);
  expect(asked).toHaveBeenCalledWith("PUT", "/tables/{table_id}/seats/{seat}/mute");
  expect((await mute(TABLE, 2, true)).muted).toEqual([2]);
});

it("hears a seat again", async () => {
  expect((await mute(TABLE, 2, false)).muted).toEqual([]);
  expect(asked).toHaveBeenCalledWith("DELETE", "/tables/{table_id}/seats/{seat}/mute");
});
