/** Pointing at something to have it explained: a mouse that rests on it, the keyboard's focus, a finger that holds it. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { BoardContext, Pointed } from "./board_context";

/** Only what is pointed at for a while is explained. */
const HOVER = 160;
const HOLD = 480;
/** A finger that goes further than this is on its way elsewhere. */
const STRAYS = 6;

export class Pointing {
  /** The last touch was a finger. */
  finger = false;
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly show: (element: HTMLElement, held: boolean) => void,
    readonly hide: () => void,
    /** Nothing to explain to a mouse. */
    readonly quiet: () => boolean = () => false,
  ) {}

  #later(element: HTMLElement, after: number, byFinger: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // Whatever travels may have pushed it below the mouse: that is asked for only if it stays there.
      if (!byFinger && document.querySelector("[data-travelling]")) return this.#later(element, after, byFinger);
      this.#held = byFinger;
      if (element.isConnected) this.show(element, byFinger);
    }, after);
  }

  #letGo(): void {
    clearTimeout(this.#timer);
    if (!this.#held) this.hide();
  }

  /** Whether a click only ends a hold, which has explained and does nothing else. */
  ended(): boolean {
    clearTimeout(this.#timer);
    const held = this.#held;
    this.#held = false;
    return held;
  }

  readonly listen: Attachment<HTMLElement> = (element) => {
    const acts: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerenter: (event) => {
        if (event.pointerType === "mouse" && !this.quiet()) this.#later(element, HOVER, false);
      },
      pointerdown: (event) => {
        this.finger = event.pointerType === "touch";
        if (event.pointerType !== "mouse") this.#later(element, HOLD, true);
      },
      pointermove: (event) => {
        if (event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > STRAYS) this.#letGo();
      },
      pointercancel: () => this.#letGo(),
      pointerup: () => clearTimeout(this.#timer),
      pointerleave: (event) => {
        if (event.pointerType === "mouse") this.#letGo();
      },
      focus: () => {
        if (element.matches(":focus-visible")) this.#later(element, HOVER, false);
      },
      blur: () => this.#letGo(),
      contextmenu: (event) => {
        if (this.#held) event.preventDefault();
      },
    };
    // By Svelte's `on`: a button that is taken off the page loses the focus while the page is being drawn.
    const listening = Object.entries(acts).map(([name, act]) => on(element, name, act as (event: Event) => void));
    return () => {
      for (const stop of listening) stop();
      clearTimeout(this.#timer);
    };
  };
}

/** What a button of the table tells of itself: what it is called, what it does, or the move it makes. */
export type Explained = Pick<Pointed, "name"> & Partial<Pick<Pointed, "about" | "move">>;

/** `{@attach explains(context, () => ({ name, about }))}`: a button that is explained like a thing on the table. */
export function explains(context: BoardContext, told: () => Explained): Attachment<HTMLElement> {
  return (element) => {
    const pointing = new Pointing(
      (at, held) => context.point({ id: "", about: "", rule: "", ...told(), element: at, held }),
      () => context.point(null),
    );
    const clicked = (event: Event): void => {
      if (pointing.ended()) event.stopImmediatePropagation();
      else context.point(null);
    };
    const unclick = on(element, "click", clicked);
    const stop = pointing.listen(element);
    return () => {
      unclick();
      stop?.();
    };
  };
}
