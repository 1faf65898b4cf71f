/** When the curtain falls between people who share a device, and for whom it is lifted. */
import { type Local, localsAt } from "../lib/companions";
import type { LiveStore } from "./live_store.svelte";

export class Handover {
  /** For whom it hangs; null while somebody looks. */
  next = $state.raw<Local | null>(null);
  /** Who looked last. */
  before = $state.raw<Local | null>(null);
  title = $state("");
  failure = $state.raw<unknown>(null);
  #decider: number | null = null;
  #seq = -1;
  /** The entry at which somebody looks who is not asked: they have the device until something happens. */
  #stay = -1;

  /** Whether somebody other than who looks is to look now. */
  isDue(live: LiveStore): boolean {
    const locals = localsAt(live.id);
    if (locals.length === 0 || this.next || live.table.status !== "playing") return false;
    if (!this.before) return true; // nobody has said yet who they are
    const { shown } = live;
    if (!live.ready || !shown || shown.outcome || shown.seq === this.#stay) return false;
    return shown.decider !== live.seat && locals.some(({ seat }) => seat === shown.decider);
  }

  /** Let it fall, for whoever is asked or, if none of those here is, for whoever looked last. */
  fall(here: readonly Local[], title: string, decider: number | null, seq = -1): void {
    this.title = title;
    this.failure = null;
    this.#decider = decider;
    this.#seq = seq;
    this.next = here.find(({ seat }) => seat === decider) ?? this.before ?? here[0] ?? null;
  }

  /** Let it fall for somebody who was named. */
  handTo(who: Local, title: string, decider: number | null, seq: number): void {
    this.fall([who], title, decider, seq);
    this.next = who;
  }

  lift(who: Local): void {
    this.#stay = who.seat === this.#decider ? -1 : this.#seq;
    this.before = who;
    this.next = null;
  }
}
