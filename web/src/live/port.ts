/** A tab's port to the connection, usually a `MessagePort` of the shared worker: who in the tab listens to what. */
import { Connection, type FromTab, type ToTab } from "./connection";
import type { Lists } from "./lists";

export interface TableListener {
  table(data: unknown): void;
  note(data: unknown): void;
  position(data: unknown): void;
  refused(data: unknown): void;
}

export interface Listener {
  connection(open: boolean, crowded: boolean): void;
  lists(lists: Lists): void;
}

const HEARTBEAT = 20_000;

class Port {
  readonly #tables = new Map<string, TableListener>();
  #listener: Listener | null = null;
  #post: ((message: FromTab) => void) | null = null;
  readonly #token: string;

  /** With a token it is the port of a second person at this browser, whose connection only this tab has. */
  constructor(token = "") {
    this.#token = token;
  }

  /** Begin to listen. Only with a session: nobody else is told anything. */
  listen(listener: Listener): void {
    this.#listener = listener;
    if (this.#post) {
      this.#post({ type: "reconnect" });
      return;
    }
    this.#post = this.#connect();
    this.#post({ type: "heartbeat" });
    setInterval(() => this.#heartbeat(), HEARTBEAT);
    addEventListener("pagehide", () => this.#post?.({ type: "close" }));
    addEventListener("pageshow", (event) => {
      if (event.persisted) for (const table of this.#tables.keys()) this.#subscribe(table, null);
    });
  }

  /** Hear what happens at a table after entry `seq`; the function that is returned ends it. */
  subscribe(table: string, seq: number | null, listener: TableListener): () => void {
    this.#tables.set(table, listener);
    this.#subscribe(table, seq);
    return () => {
      this.#tables.delete(table);
      this.#post?.(this.#needed ? { type: "unsubscribe", table } : { type: "close" });
    };
  }

  /** The browser's own person hears of their tables everywhere; a second one only at the table they sit at. */
  get #needed(): boolean {
    return this.#token === "" || this.#tables.size > 0;
  }

  #heartbeat(): void {
    if (this.#needed) this.#post?.({ type: "heartbeat" });
  }

  #subscribe(table: string, seq: number | null): void {
    this.#post?.({ type: "subscribe", table, seq });
  }

  #connect(): (message: FromTab) => void {
    const hear = (message: ToTab): void => this.#hear(message);
    if (this.#token || typeof SharedWorker === "undefined") {
      const connection = new Connection("/stream", this.#token);
      return (message) => connection.receive(hear, message);
    }
    const worker = new SharedWorker(new URL("./connection.worker.ts", import.meta.url), {
      type: "module",
      name: "quadriga",
    });
    worker.port.onmessage = (message: MessageEvent<ToTab>) => hear(message.data);
    return (message) => worker.port.postMessage(message);
  }

  #hear(message: ToTab): void {
    if (message.type === "connection") this.#listener?.connection(message.open, message.crowded ?? false);
    else if (message.type === "lists") this.#listener?.lists(message.lists);
    else {
      const listener = this.#tables.get(message.table);
      if (listener && message.event in listener) listener[message.event as keyof TableListener](message.data);
    }
  }
}

export type { Port };

/** The port of the browser's own person. */
export const port = new Port();

const others = new Map<string, Port>();
const UNHEARD: Listener = { connection: () => undefined, lists: () => undefined };

/** The port of a second person at this browser: one for each in a tab, however often the device is handed on. */
export function portOf(token: string): Port {
  if (!token) return port;
  let other = others.get(token);
  if (!other) {
    others.set(token, (other = new Port(token)));
    other.listen(UNHEARD);
  }
  return other;
}
