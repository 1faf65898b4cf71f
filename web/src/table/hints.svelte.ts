/** What a bot would do in the reader's place: asked for at the server, marked on the board, and gone with the position. */
import { api, ask } from "../api/ask";
import type { HintShown, MoveShown, TableShown } from "../api/types";
import type { LiveStore } from "./live_store.svelte";

/** How long between two looks whether it has been thought about. */
const PAUSE = 500;

/** A move of a hint, and what the server found out about it. */
export interface Hinted {
  rank: number;
  move: MoveShown;
  told: HintShown["moves"][number];
}

/** Are there hints at a table? Where all others are bots, and where it was opened with hints for everyone. */
export function hasHints(table: TableShown): boolean {
  const others = table.seats.filter(({ seat }) => seat !== table.seat);
  return typeof table.seat === "number" && (table.hints === true || others.every(({ bot }) => bot));
}

export class Hints {
  readonly #live: LiveStore;
  /** The position that was asked about: the panel lies open as long as that is shown. */
  #openAt = $state(-1);
  failure = $state.raw<unknown>(null);
  #shown = $state.raw<{ seq: number; hint: HintShown } | null>(null);
  /** What is asked now; whoever asks again or closes the panel ends it. */
  #asking: { seq: number } | null = null;

  constructor(live: LiveStore) {
    this.#live = live;
  }

  /** Whether there are hints for the reader here at all. */
  get offered(): boolean {
    const { table, latest } = this.#live;
    return hasHints(table) && table.status === "playing" && !latest?.outcome;
  }

  /** Whether there is something to ask about now. */
  get possible(): boolean {
    const { ready, shown, seat } = this.#live;
    return this.offered && ready && shown?.decider === seat && (shown?.moves?.length ?? 0) > 0;
  }

  /** The panel lies open. */
  open = $derived.by(() => this.#openAt >= 0 && this.#openAt === this.#live.shown?.seq && this.offered);

  /** The hint for the position that is shown, as far as it has been thought about. */
  get hint(): HintShown | null {
    return this.open && this.#shown && this.#shown.seq === this.#live.shown?.seq ? this.#shown.hint : null;
  }

  /** The moves it tells, the best first. */
  moves = $derived.by<readonly Hinted[]>(() => {
    const legal = this.#live.shown?.moves ?? [];
    return (this.hint?.moves ?? []).flatMap((told, place) => {
      const move = legal.find(({ key }) => key === told.move);
      return move ? [{ rank: place + 1, move, told }] : [];
    });
  });

  /** By thing, the ranks of the moves that touch it. */
  ranks = $derived.by<ReadonlyMap<string, readonly number[]>>(() => {
    const found = new Map<string, number[]>();
    for (const { rank, move } of this.moves)
      for (const thing of new Set(move.at)) found.set(thing, [...(found.get(thing) ?? []), rank]);
    return found;
  });

  close(): void {
    this.#openAt = -1;
    this.#asking = null;
  }

  /** What opens the panel closes it too. */
  async toggle(): Promise<void> {
    if (this.open) this.close();
    else await this.ask();
  }

  /** Ask until it has been thought about, or nobody wants to know any more. */
  async ask(): Promise<void> {
    const seq = this.#live.shown?.seq;
    if (!this.possible || seq === undefined) return;
    this.#openAt = seq;
    this.failure = null;
    if (this.#asking?.seq === seq) return;
    const asking = (this.#asking = { seq });
    const wanted = (): boolean => this.#asking === asking && this.open;
    try {
      while (wanted()) {
        const params = { path: { table_id: this.#live.id } };
        const hint = await ask(() => api.POST("/tables/{table_id}/hint", { params, body: { seq } }));
        // An older answer may come after one to a newer asking.
        if (!wanted()) break;
        this.#shown = { seq, hint };
        if (hint.moves.length > 0) break;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    } catch (failure) {
      if (wanted()) this.failure = failure;
    } finally {
      if (this.#asking === asking) this.#asking = null;
    }
  }
}
