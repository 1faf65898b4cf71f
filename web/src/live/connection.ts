/**
 * The SSE connection of a browser: one multiplexed stream of server-sent events for everything its tabs are looking at.
 * Lives in a shared worker where there is one, so that ten tabs cost the server one stream; otherwise in the tab itself.
 * It reconnects with exponential backoff and jitter, and resumes each table after the last entry it has heard.
 */
import type { NoteShown, PositionShown, ProblemShown, TableShown } from "../api/types";
import { EventReader } from "./events";
import { type Lists, merged, NO_LISTS } from "./lists";
import { noted } from "./notes";

/** What a tab asks of the connection; `seq` is the last entry the tab has seen, null where it has seen none. */
export type FromTab =
  | { type: "subscribe"; table: string; seq: number | null }
  | { type: "unsubscribe"; table: string }
  | { type: "heartbeat" }
  | { type: "reconnect" }
  | { type: "close" };

/** What the connection tells a tab; it is crowded out while the person has as many streams as the server allows. */
export type ToTab =
  | { type: "connection"; open: boolean; crowded?: boolean }
  | { type: "lists"; lists: Lists }
  | { type: "table"; table: string; event: string; data: unknown };

type Send = (message: ToTab) => void;

interface Tab {
  subscriptions: Set<string>;
  heartbeat: number;
}

/** All that is known of a table, for a tab that comes later. */
interface Known {
  /** The last entry a tab had seen, until a position comes that says more. */
  seq: number | null;
  table: TableShown | null;
  position: PositionShown | null;
  notes: NoteShown[];
  refused: unknown;
}

/** Watchdog: the server sends a heartbeat every 15 s; after twice that the stream is dead, whatever the network says. */
const SILENCE = 35_000;
/** Tabs in the background are let go to sleep by the browser; after this long without a heartbeat one is gone. */
const TAB_TIMEOUT = 180_000;
const WATCH_INTERVAL = 2_000;
/** Exponential backoff: the pause doubles from the first to the longest while nobody answers. */
const FIRST_BACKOFF = 500;
const LONGEST_BACKOFF = 5_000;

export class Connection {
  readonly #tabs = new Map<Send, Tab>();
  readonly #known = new Map<string, Known>();
  #lists: Lists | null = null;
  #open = false;
  #backoff = FIRST_BACKOFF;
  #heardAt = 0;
  #stream: AbortController | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;

  /** With a token it is somebody else's than the browser's own person. */
  constructor(
    readonly address = "/stream",
    readonly token = "",
  ) {
    setInterval(() => this.#watch(), WATCH_INTERVAL);
    addEventListener("online", () => this.#reconnect(0));
  }

  /** A message of the tab that is answered through `send`; its first one introduces it. */
  receive(send: Send, message: FromTab): void {
    const tab = this.#tabs.get(send) ?? { subscriptions: new Set<string>(), heartbeat: 0 };
    tab.heartbeat = Date.now();
    if (message.type === "close") this.#tabs.delete(send);
    else if (!this.#tabs.has(send)) this.#welcome(send, tab);
    if (message.type === "subscribe") this.#subscribe(send, tab, message);
    else if (message.type === "unsubscribe") tab.subscriptions.delete(message.table);
    else if (message.type === "reconnect") this.#reconnect(0);
    this.#forgetUnwatched();
  }

  #welcome(send: Send, tab: Tab): void {
    this.#tabs.set(send, tab);
    send({ type: "connection", open: this.#open });
    if (this.#lists) send({ type: "lists", lists: this.#lists });
    if (!this.#stream) this.#reconnect(0);
  }

  #subscribe(send: Send, tab: Tab, { table, seq }: FromTab & { type: "subscribe" }): void {
    tab.subscriptions.add(table);
    const known = this.#known.get(table);
    if (!known || known.refused) {
      this.#known.set(table, { seq, table: null, position: null, notes: [], refused: null });
      this.#reconnect(0);
      return;
    }
    const tell = (event: string, data: unknown): void => send({ type: "table", table, event, data });
    if (known.table) tell("table", known.table);
    for (const note of known.notes) tell("note", note);
    if (known.position) tell("position", { ...known.position, steps: [], skipped: 0 });
  }

  #forgetUnwatched(): void {
    for (const id of this.#known.keys()) {
      if (![...this.#tabs.values()].some((tab) => tab.subscriptions.has(id))) this.#known.delete(id);
    }
    if (this.#tabs.size === 0) this.#disconnect();
  }

  #watch(): void {
    const now = Date.now();
    for (const [send, tab] of this.#tabs) if (now - tab.heartbeat > TAB_TIMEOUT) this.#tabs.delete(send);
    this.#forgetUnwatched();
    if (this.#open && now - this.#heardAt > SILENCE) this.#reconnect(0);
  }

  #disconnect(): void {
    this.#stream?.abort();
    this.#stream = null;
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    this.#open = false;
  }

  #reconnect(after: number): void {
    this.#disconnect();
    if (this.#tabs.size > 0) this.#retry = setTimeout(() => void this.#listen(), after);
  }

  #broadcast(message: ToTab): void {
    for (const [send, tab] of this.#tabs) {
      if (message.type !== "table" || tab.subscriptions.has(message.table)) send(message);
    }
  }

  #setOpen(open: boolean): void {
    if (open !== this.#open) this.#broadcast({ type: "connection", open });
    this.#open = open;
  }

  async #listen(): Promise<void> {
    const stream = (this.#stream = new AbortController());
    let crowded = false;
    try {
      const response = await fetch(this.#resumeAddress(), {
        signal: stream.signal,
        headers: { accept: "text/event-stream", ...(this.token && { authorization: `Bearer ${this.token}` }) },
      });
      if (response.status === 429) crowded = ((await response.json()) as ProblemShown).error === "too-many-streams";
      if (!response.ok || !response.body) throw new Error(`refused: ${response.status}`);
      this.#heardAt = Date.now();
      this.#backoff = FIRST_BACKOFF;
      this.#setOpen(true);
      const reader = new EventReader();
      const decoder = new TextDecoder();
      const bytes = response.body.getReader();
      for (;;) {
        const { done, value } = await bytes.read();
        if (done) break;
        this.#heardAt = Date.now();
        for (const { event, data } of reader.read(decoder.decode(value, { stream: true }))) this.#hear(event, data);
      }
    } catch {
      // Whatever ended it, the answer is the same: come back.
    }
    if (stream !== this.#stream || stream.signal.aborted) return;
    this.#setOpen(false);
    const backoff = this.#backoff;
    this.#backoff = Math.min(LONGEST_BACKOFF, backoff * 2);
    // Jitter: browsers that lost the same server do not all come back at once.
    this.#reconnect(backoff * (0.75 + Math.random() / 2));
    this.#broadcast({ type: "connection", open: false, crowded });
  }

  /** Which tables to stream, each from the entry and the note after the last that is known. */
  #resumeAddress(): string {
    const asked = new URLSearchParams();
    for (const [id, known] of this.#known) {
      const seq = known.position?.seq ?? known.seq;
      const note = known.notes.at(-1)?.n ?? 0;
      asked.append("table", seq === null && note === 0 ? id : `${id}@${seq ?? -1}.${note}`);
    }
    return `${this.address}?${asked}`;
  }

  #hear(event: string, data: string): void {
    const value: unknown = JSON.parse(data);
    const [, table, kind] = /^(?:([^.]+)\.)?(.+)$/.exec(event) ?? [];
    if (!kind) return;
    if (table === undefined) {
      this.#lists = merged(this.#lists ?? NO_LISTS, kind, value);
      this.#broadcast({ type: "lists", lists: this.#lists });
      return;
    }
    const known = this.#known.get(table);
    if (!known) return;
    if (kind === "table") known.table = value as TableShown;
    else if (kind === "note") known.notes = noted(known.notes, value as NoteShown);
    else if (kind === "position") known.position = value as PositionShown;
    else if (kind === "refused") known.refused = value;
    this.#broadcast({ type: "table", table, event: kind, data: value });
  }
}
