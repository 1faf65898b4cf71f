/** The board's context for somebody who only looks: nothing glows, and clicks lead nowhere. */
import type { Arrangement, Shape, Size } from "../lib/arrangement";
import type { BoardContext, Pointed, Touched } from "../lib/board_context";
import { settings } from "../lib/settings.svelte";
import { windowSize } from "../lib/window_size";
import { type Reader, Words } from "../lib/words";
import { type Fit, fit } from "./fit";
import type { TableStore } from "./store.svelte";

const NOTHING: ReadonlySet<string> = new Set();

export class Spectator implements BoardContext {
  readonly store: TableStore;
  readonly playing: boolean = false;
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

  get sealed(): ReadonlySet<string> {
    return NOTHING;
  }

  get reader(): Reader {
    return this.store.reader;
  }

  /** The window, which the frame of a table fills. */
  get frame(): Size {
    return windowSize();
  }

  fit = $derived.by<Fit>(() => fit(this.frame, this.store.board.arrangements(this.store.table.seats.length)));

  get shape(): Shape {
    return this.fit.shape;
  }

  get arrangement(): Arrangement | null {
    return this.fit.arrangement;
  }

  get narrow(): boolean {
    return this.fit.shape === "narrow";
  }

  touch(_thing: string, _by?: Touched): void {
    this.pointed = null;
  }

  point(pointed: Pointed | null): void {
    this.pointed = pointed;
  }
}
