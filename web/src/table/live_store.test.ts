import { expect, it, vi } from "vitest";
import type { TableShown } from "../api/types";
import type { Board } from "../boards/boards";
import type { TableListener } from "../live/port";
import { LiveStore } from "./live_store.svelte";

let told: TableListener;
vi.mock("../live/port", () => ({
  portOf: () => ({ subscribe: (_id: string, _from: number, listener: TableListener) => ((told = listener), () => {}) }),
}));
vi.mock("../lib/settings.svelte", () => ({ settings: { language: "en" } }));
vi.mock("../lib/speech.svelte", () => ({ say: (id: string) => id }));
vi.mock("../live/session.svelte", () => ({ session: { games: [] } }));

it("takes over what is told after something that could not be taken over", async () => {
  const table = { id: "t", status: "playing", seats: [] } as unknown as TableShown;
  const live = new LiveStore(table, {} as Board);
  vi.spyOn(live, "hear").mockImplementation(() => {
    throw new Error("no such position");
  });
  told.position({});
  told.table({ ...table, status: "over" });
  await vi.waitFor(() => expect(live.table.status).toBe("over"));
});
