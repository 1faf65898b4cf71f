import { beforeEach, expect, it, vi } from "vitest";
import { createHash } from "node:crypto";
import type { PositionShown } from "../api/types";

interface Told {
  body: Record<string, string>;
  headers: { authorization: string };
}
const put = vi.fn<(path: string, told: Told) => void>();
vi.mock("../api/ask", () => ({
  api: { PUT: (path: string, told: Told) => put(path, told) },
  ask: async (act: () => unknown) => Promise.resolve(act()),
  inNameOf: (token: string) => ({ headers: { authorization: token } }),
}));
const { receiptOf, noteChain, sealAnew } = await import("./receipt");

const SEAT = "/tables/{table_id}/seats/{seat}";
const kept = new Map<string, string>();

beforeEach(() => {
  put.mockClear();
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  kept.set("quadriga.receipt.t", JSON.stringify({ table: "t", seat: 0, seq: 40, hash: "old" }));
});

function asking(hashes: string[], revealing: boolean): PositionShown {
  return { seq: 20, hash: "new", restored: 18, exchange: { awaited: [0], nonce_hashes: hashes, revealing } } as never;
}

it("promises a new secret after a restore, and shows the one the server holds the hash of", async () => {
  await sealAnew("t", 0, asking(["", ""], false));
  await sealAnew("t", 0, asking(["", ""], false)); // another tab
  const [first, second] = put.mock.calls.map(([path, told]) => {
    expect(path).toBe(SEAT);
    return told.body.nonce_hash!;
  });
  expect(first).not.toBe(second);
  await sealAnew("t", 0, asking([first!, "ab"], true));
  const [path, shown] = put.mock.lastCall!;
  expect(path).toBe(`${SEAT}/nonce`);
  const nonce = shown.body.nonce!;
  expect(createHash("sha256").update(Buffer.from(nonce, "hex")).digest("hex")).toBe(first);
  expect(receiptOf("t")?.later_nonces).toEqual([nonce]);
});

it("does nothing where nothing is asked of this seat, and shows no secret it did not promise", async () => {
  await sealAnew("t", 1, asking(["", ""], false));
  await sealAnew("t", null, asking(["", ""], false));
  await sealAnew("t", 0, { seq: 20 } as never);
  await sealAnew("t", 0, asking(["cd", "ab"], true));
  expect(put).not.toHaveBeenCalled();
});

it("keeps what it does for somebody who shares the device apart, and does it in their name", async () => {
  const by = { seat: 1, name: "Bruno", token: "secret" };
  const position = { seq: 20, exchange: { awaited: [0, 1], nonce_hashes: ["", ""], revealing: false } } as never;
  await sealAnew("t", 0, position);
  await sealAnew("t", 1, position, by);
  expect(put.mock.calls.map(([, told]) => told.headers.authorization)).toEqual(["", "secret"]);
  expect([...kept.keys()].filter((name) => name.includes("sealed"))).toEqual([
    "quadriga.sealed.t",
    "quadriga.sealed.t.1",
  ]);
});

it("notes a chain that became shorter only after a restore", () => {
  noteChain("t", asking([], false));
  expect(receiptOf("t")?.seq).toBe(40);
  noteChain("t", asking([], false), true);
  expect(receiptOf("t")).toMatchObject({ seq: 20, hash: "new" });
});
