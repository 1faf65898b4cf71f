/** The board's context for somebody who only looks: nothing glows, and clicks lead nowhere. */
import type { BoardContext, Pointed } from "../lib/board_context";
import { settings } from "../lib/settings.svelte";
import { isNarrow } from "../lib/width";
import { type Reader, Words } from "../lib/words";
import type { TableStore } from "./store.svelte";

const NOTHING: ReadonlySet<string> = new Set();

export class Spectator implements BoardContext {
  readonly store: TableStore;
  clicked = $state.raw<string[]>([]);
  sent = $state.raw<string[]>([]);
  focus = $state("table");
  pointed = $state.raw<Pointed | null>(null);
  words = $derived.by(() => this.store.words ?? new Words(settings.language, []));

  constructor(store: TableStore) {
    this.store = store;
  }

  get targets(): ReadonlySet<string> {
    return NOTHING;
  }

  get reader(): Reader {
    return this.store.reader;
  }

  get narrow(): boolean {
    return isNarrow();
  }

  touch(_thing: string): void {
    this.pointed = null;
  }

  point(pointed: Pointed | null): void {
    this.pointed = pointed;
  }
}
