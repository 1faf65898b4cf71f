/** The store of a table that is looked at again: the address says which of its positions is drawn, and through whose eyes. */
import { tick, untrack } from "svelte";
import type { Layout, PositionShown, StepShown } from "../api/types";
import { route } from "../lib/route.svelte";
import { PAGE, TableStore } from "../table/store.svelte";
import { turnsOf } from "../table/turns";

/** How long each position stays while the game plays by itself, in milliseconds. */
const BEAT = 1100;

export class ReplayStore extends TableStore {
  playing = $state(false);
  /** Null until they are known: before that no address can be told from one that is too far. */
  #known = $state.raw<StepShown[] | null>(null);
  readonly #seen = new Map<string, [PositionShown, Layout | null]>();

  steps = $derived(this.#known ?? []);
  last = $derived(this.steps.at(-1)?.seq ?? 0);
  seq = $derived(Math.max(0, Math.min(this.last, Number(route.query.get("n") ?? 0) || 0)));
  turns = $derived(turnsOf(this.steps));
  turnBefore = $derived(this.turns.findLast((turn) => turn < this.seq) ?? 0);
  turnAfter = $derived(this.turns.find((turn) => turn > this.seq) ?? this.last);
  #seatAsked = $derived(route.query.get("seat"));

  get seat(): number | null {
    return this.#seatAsked === null ? (this.table.seat ?? null) : Number(this.#seatAsked);
  }

  protected override get eyes(): { seat?: number } {
    return this.#seatAsked === null ? {} : { seat: Number(this.#seatAsked) };
  }

  /** Draw what the address asks for, for as long as the effect lives that this is called in. */
  follow(): void {
    this.load();
    $effect(() => {
      const asked = this.#seatAsked;
      this.#recount().then(
        (steps) => {
          if (asked === this.#seatAsked) this.#known = steps;
        },
        (error: unknown) => (this.failure = error),
      );
    });
    $effect(() => {
      if (!this.facts || !this.#known) return;
      this.#show(this.seq, this.#seatAsked).catch((error: unknown) => (this.failure = error));
    });
    $effect(() => {
      if (!this.playing || !this.shown) return;
      if (this.seq >= this.last) this.playing = false;
      else if (this.shown.seq === this.seq) {
        const timer = setTimeout(() => this.go(this.seq + 1), BEAT);
        return () => clearTimeout(timer);
      }
    });
  }

  /** Go to a position, and perhaps look through other eyes. */
  go(seq: number, seat: string | null = this.#seatAsked): void {
    const asked = new URLSearchParams();
    asked.set("n", String(Math.max(0, Math.min(this.last, seq))));
    if (seat !== null) asked.set("seat", seat);
    route.go(`/replay/${this.id}?${asked}`, true);
  }

  /** The whole log, from the beginning. */
  async #recount(): Promise<StepShown[]> {
    const all: StepShown[] = [];
    for (let from = 1; ; from += PAGE) {
      const steps = await this.stepsFrom(from);
      all.push(...steps);
      if (steps.length < PAGE) return all;
    }
  }

  async #look(seq: number): Promise<[PositionShown, Layout | null]> {
    const key = `${seq} ${this.#seatAsked ?? ""}`;
    const before = this.#seen.get(key);
    if (before) return before;
    const found: [PositionShown, Layout | null] = [await this.positionAt(seq), await this.layoutAt(seq)];
    this.#seen.set(key, found);
    return found;
  }

  /** One step on is shown as it happened; anything else is a jump. */
  async #show(seq: number, seatAsked: string | null): Promise<void> {
    const [position, layout] = await this.#look(seq);
    if (seq !== this.seq || seatAsked !== this.#seatAsked) return;
    const before = untrack(() => this.shown);
    const change = async (): Promise<void> => {
      this.shown = position;
      this.layout = layout;
      await tick();
    };
    const step = this.steps.find((one) => one.seq === seq);
    if (step && before?.seq === seq - 1) await this.animate(step, change);
    else await change();
    if (seq < this.last) void this.#look(seq + 1).catch(() => undefined);
  }
}
