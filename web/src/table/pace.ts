/** How fast what happens at a table is shown, and the pause between what one player did and what the next one does. */
import { motionIsWelcome } from "../lib/flip";
import type { Pace } from "../lib/settings.svelte";

/** How much longer than usual things travel, and the pause in milliseconds. */
const PACES: Readonly<Record<Pace, { slowness: number; pause: number }>> = {
  slow: { slowness: 2, pause: 900 },
  normal: { slowness: 1, pause: 250 },
  instant: { slowness: 0, pause: 0 },
};

export const slownessOf = (pace: Pace): number => PACES[pace].slowness;

export class Pauses {
  #before: number | null = null;
  #end: (() => void) | null = null;

  /** Before what somebody did is shown: wait if it was somebody else's turn before; one's own is never waited for. */
  async before(seat: number | null, own: number | null, pace: Pace): Promise<void> {
    const another = this.#before !== null && seat !== this.#before && seat !== own;
    this.#before = seat;
    const { pause } = PACES[pace];
    if (!another || pause === 0 || document.hidden || !motionIsWelcome()) return;
    await new Promise<void>((go) => {
      const over = setTimeout(go, pause);
      this.#end = () => {
        clearTimeout(over);
        go();
      };
    });
    this.#end = null;
  }

  skip(): void {
    this.#end?.();
  }
}
