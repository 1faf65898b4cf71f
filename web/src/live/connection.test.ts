import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, type ToTab } from "./connection";

/** A stream that stays open and on which nothing is heard but what the test sends. */
class Stream {
  readonly signal: AbortSignal;
  #body!: ReadableStreamDefaultController<Uint8Array>;
  readonly response: Response;

  constructor(
    readonly address: string,
    init: RequestInit,
  ) {
    this.signal = init.signal!;
    this.response = new Response(new ReadableStream<Uint8Array>({ start: (body) => void (this.#body = body) }));
  }

  send(text: string): void {
    this.#body.enqueue(new TextEncoder().encode(text));
  }
}

let streams: Stream[];
beforeEach(() => {
  streams = [];
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    streams.push(new Stream(address, init));
    return Promise.resolve(streams.at(-1)!.response);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab that looks at a table, with all it was told; it beats so that it is not thought gone. */
async function tabAt(table: string): Promise<{ told: ToTab[]; beat(): void }> {
  const connection = new Connection();
  const told: ToTab[] = [];
  const send = (message: ToTab): void => void told.push(message);
  connection.receive(send, { type: "subscribe", table, seq: 3 });
  await vi.advanceTimersByTimeAsync(0);
  return { told, beat: () => connection.receive(send, { type: "heartbeat" }) };
}

it("takes a stream that has been silent for two heartbeats for dead, and opens another", async () => {
  await tabAt("t1");
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(34_000);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(streams).toHaveLength(2);
  expect(streams[0]!.signal.aborted).toBe(true);
  expect(streams[1]!.address).toBe("/stream?table=t1%403.0");
});

it("says when the server has no room for another stream, and comes back", async () => {
  const refused = new Response('{"error":"too-many-streams","detail":""}', { status: 429 });
  const usual = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.resolve(refused));
  const { told } = await tabAt("t1");
  expect(told.at(-1)).toEqual({ type: "connection", open: false, crowded: true });
  vi.stubGlobal("fetch", usual);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streams).toHaveLength(1);
  expect(told.at(-1)).toEqual({ type: "connection", open: true });
});

it("leaves a stream alone on which heartbeats are heard", async () => {
  await tabAt("t1");
  for (let beats = 0; beats < 8; beats++) {
    await vi.advanceTimersByTimeAsync(15_000);
    streams[0]!.send(":\n\n");
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(streams).toHaveLength(1);
});

it("hangs up when its last tab has not been heard of for three minutes", async () => {
  const { beat } = await tabAt("t1");
  await vi.advanceTimersByTimeAsync(170_000);
  beat();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(streams.at(-1)!.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(streams.at(-1)!.signal.aborted).toBe(true);
});

it("tells a tab what its table does, and resumes after it", async () => {
  const { told } = await tabAt("t1");
  streams[0]!.send('event: t1.position\ndata: {"seq":7}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toEqual({ type: "table", table: "t1", event: "position", data: { seq: 7 } });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(streams.at(-1)!.address).toBe("/stream?table=t1%407.0");
});
