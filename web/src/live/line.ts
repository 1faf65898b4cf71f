/**
 * The one connection of a browser: a stream of everything its tabs are looking at. Lives in a shared worker where there
 * is one, so that ten tabs cost the server one stream; otherwise in the tab itself.
 */
import type { NoteShown, PositionShown, TableShown } from "../api/types";
import { EventReader } from "./events";
import { type Lists, merged } from "./lists";

/** What a tab says to the line. */
export type Said =
  | { say: "look"; table: string; since: number | null }
  | { say: "leave"; table: string }
  | { say: "beat" }
  | { say: "again" }
  | { say: "bye" };

/** What the line says to a tab. */
export type Heard =
  | { hear: "line"; open: boolean }
  | { hear: "me"; lists: Lists }
  | { hear: "table"; table: string; event: string; data: unknown };

type Send = (heard: Heard) => void;

interface Tab {
  looks: Set<string>;
  beat: number;
}

/** All that is known of a table, for a tab that comes later. */
interface Known {
  since: number | null;
  table: TableShown | null;
  position: PositionShown | null;
  notes: NoteShown[];
  refused: unknown;
}

/** The server's heart beats every 15 s; after twice that the line is dead, whatever the network says. */
const SILENCE = 35_000;
/** Tabs in the background are let go to sleep by the browser; after this long one is gone. */
const GONE = 180_000;
const WATCH = 2_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5_000;

export class Line {
  readonly #tabs = new Map<Send, Tab>();
  readonly #known = new Map<string, Known>();
  #me: Lists | null = null;
  #open = false;
  #pause = FIRST_PAUSE;
  #heardAt = 0;
  #stream: AbortController | null = null;
  #again: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly address = "/stream") {
    setInterval(() => this.#watch(), WATCH);
    addEventListener("online", () => this.#reconnect(0));
  }

  say(send: Send, said: Said): void {
    const tab = this.#tabs.get(send) ?? { looks: new Set<string>(), beat: 0 };
    tab.beat = Date.now();
    if (said.say === "bye") this.#tabs.delete(send);
    else if (!this.#tabs.has(send)) this.#welcome(send, tab);
    if (said.say === "look") this.#look(send, tab, said);
    else if (said.say === "leave") tab.looks.delete(said.table);
    else if (said.say === "again") this.#reconnect(0);
    this.#forgetUnwatched();
  }

  #welcome(send: Send, tab: Tab): void {
    this.#tabs.set(send, tab);
    send({ hear: "line", open: this.#open });
    if (this.#me) send({ hear: "me", lists: this.#me });
    if (!this.#stream) this.#reconnect(0);
  }

  #look(send: Send, tab: Tab, said: Said & { say: "look" }): void {
    tab.looks.add(said.table);
    const known = this.#known.get(said.table);
    if (!known || known.refused) {
      this.#known.set(said.table, { since: said.since, table: null, position: null, notes: [], refused: null });
      this.#reconnect(0);
      return;
    }
    if (known.table) send({ hear: "table", table: said.table, event: "table", data: known.table });
    for (const note of known.notes) send({ hear: "table", table: said.table, event: "note", data: note });
    if (known.position) {
      send({ hear: "table", table: said.table, event: "position", data: { ...known.position, steps: [], skipped: 0 } });
    }
  }

  #forgetUnwatched(): void {
    for (const id of this.#known.keys()) {
      if (![...this.#tabs.values()].some((tab) => tab.looks.has(id))) this.#known.delete(id);
    }
    if (this.#tabs.size === 0) this.#hangUp();
  }

  #watch(): void {
    const now = Date.now();
    for (const [send, tab] of this.#tabs) if (now - tab.beat > GONE) this.#tabs.delete(send);
    this.#forgetUnwatched();
    if (this.#open && now - this.#heardAt > SILENCE) this.#reconnect(0);
  }

  #hangUp(): void {
    this.#stream?.abort();
    this.#stream = null;
    if (this.#again) clearTimeout(this.#again);
    this.#again = null;
    this.#open = false;
  }

  #reconnect(pause: number): void {
    this.#hangUp();
    if (this.#tabs.size > 0) this.#again = setTimeout(() => void this.#listen(), pause);
  }

  #tell(heard: Heard): void {
    for (const [send, tab] of this.#tabs) if (heard.hear !== "table" || tab.looks.has(heard.table)) send(heard);
  }

  #setOpen(open: boolean): void {
    if (open !== this.#open) this.#tell({ hear: "line", open });
    this.#open = open;
  }

  async #listen(): Promise<void> {
    const stream = (this.#stream = new AbortController());
    try {
      const response = await fetch(this.#address(), {
        signal: stream.signal,
        headers: { accept: "text/event-stream" },
      });
      if (!response.ok || !response.body) throw new Error(`refused: ${response.status}`);
      this.#heardAt = Date.now();
      this.#pause = FIRST_PAUSE;
      this.#setOpen(true);
      const reader = new EventReader();
      const decoder = new TextDecoder();
      const bytes = response.body.getReader();
      for (;;) {
        const { done, value } = await bytes.read();
        if (done) break;
        this.#heardAt = Date.now();
        for (const told of reader.read(decoder.decode(value, { stream: true }))) this.#hear(told.event, told.data);
      }
    } catch {
      // Whatever ended it, the answer is the same: come back.
    }
    if (stream !== this.#stream || stream.signal.aborted) return;
    this.#setOpen(false);
    const pause = this.#pause;
    this.#pause = Math.min(LONGEST_PAUSE, pause * 2);
    this.#reconnect(pause * (0.75 + Math.random() / 2));
    this.#tell({ hear: "line", open: false });
  }

  #address(): string {
    const asked = new URLSearchParams();
    for (const [id, known] of this.#known) {
      const seq = known.position?.seq ?? known.since;
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
      this.#me = merged(this.#me ?? { tables: [], lobby: [] }, kind, value);
      this.#tell({ hear: "me", lists: this.#me });
      return;
    }
    const known = this.#known.get(table);
    if (!known) return;
    if (kind === "table") known.table = value as TableShown;
    else if (kind === "note") known.notes.push(value as NoteShown);
    else if (kind === "position") known.position = value as PositionShown;
    else if (kind === "refused") known.refused = value;
    this.#tell({ hear: "table", table, event: kind, data: value });
  }
}
