/** A tab's end of the line: who in it wants to hear what. */
import { type Heard, Line, type Said } from "./line";
import type { Lists } from "./lists";

export interface TableEars {
  table(data: unknown): void;
  note(data: unknown): void;
  position(data: unknown): void;
  refused(data: unknown): void;
}

export interface Ears {
  line(open: boolean): void;
  me(lists: Lists): void;
}

const BEAT = 20_000;

class Tab {
  readonly #tables = new Map<string, TableEars>();
  #ears: Ears | null = null;
  #say: ((said: Said) => void) | null = null;

  /** Begin to listen. Only with a session: nobody else is told anything. */
  listen(ears: Ears): void {
    this.#ears = ears;
    if (this.#say) {
      this.#say({ say: "again" });
      return;
    }
    this.#say = this.#connect();
    this.#say({ say: "beat" });
    setInterval(() => this.#say?.({ say: "beat" }), BEAT);
    addEventListener("pagehide", () => this.#say?.({ say: "bye" }));
    addEventListener("pageshow", (event) => {
      if (event.persisted) for (const table of this.#tables.keys()) this.#look(table, null);
    });
  }

  look(table: string, since: number | null, ears: TableEars): () => void {
    this.#tables.set(table, ears);
    this.#look(table, since);
    return () => {
      this.#tables.delete(table);
      this.#say?.({ say: "leave", table });
    };
  }

  #look(table: string, since: number | null): void {
    this.#say?.({ say: "look", table, since });
  }

  #connect(): (said: Said) => void {
    const hear = (heard: Heard): void => this.#hear(heard);
    if (typeof SharedWorker === "undefined") {
      const line = new Line();
      return (said) => line.say(hear, said);
    }
    const worker = new SharedWorker(new URL("./line.worker.ts", import.meta.url), { type: "module", name: "quadriga" });
    worker.port.onmessage = (message: MessageEvent<Heard>) => hear(message.data);
    return (said) => worker.port.postMessage(said);
  }

  #hear(heard: Heard): void {
    if (heard.hear === "line") this.#ears?.line(heard.open);
    else if (heard.hear === "me") this.#ears?.me(heard.lists);
    else {
      const ears = this.#tables.get(heard.table);
      if (ears && heard.event in ears) ears[heard.event as keyof TableEars](heard.data);
    }
  }
}

export const tab = new Tab();
