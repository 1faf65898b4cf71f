/** Forced moves make themselves, after a beat in which they can be seen; undo goes back over them. */
import { settings } from "../lib/settings.svelte";
import type { Controller } from "./controller.svelte";

/** How long a decision without a choice is shown, in milliseconds. The same for all: it tells nothing. */
export const BEAT = 900;

export class ForcedMoves {
  readonly #controller: Controller;
  /** Entries that made themselves. */
  readonly #made = new Set<number>();
  /** Where somebody went back to: there nothing is made for them. */
  #back = $state(-1);

  constructor(controller: Controller) {
    this.#controller = controller;
  }

  /** Make the only move there is, if everybody can tell that it is and it can be taken back; for an effect. */
  wait(): (() => void) | void {
    const { forced, finals, listed, live, moves } = this.#controller;
    const [move, ...more] = moves;
    const seq = live.shown?.seq ?? -1;
    if (!settings.forced || !forced || !move || more.length > 0 || finals[move.key]) return;
    if (listed || seq === this.#back) return;
    const timer = setTimeout(() => {
      this.#made.add(seq + 1);
      void this.#controller.make(move);
    }, BEAT);
    return () => clearTimeout(timer);
  }

  /** Take back so many choices, with what made itself after each, as far as that reaches. */
  async undo(choices: number, reach: number): Promise<void> {
    const { live } = this.#controller;
    const own = live.log.filter((step) => step.seat === live.seat && step.move).map((step) => step.seq);
    let moves = choices;
    while (moves < reach && this.#made.has(own.at(-moves) ?? -1)) moves++;
    await this.#controller.undo(moves);
    this.#back = live.latest?.seq ?? -1;
  }
}
