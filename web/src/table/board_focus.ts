/** Where the keyboard is on a board: arrows go from thing to thing, and after a move the focus comes back to what glows. */
import { isArrow, nearest } from "../lib/nearest";

const seen = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });

export class BoardFocus {
  /** Whether keys were used last: whoever points with a mouse or a finger looks after themselves. */
  #keys = false;
  #last: Element | null = null;
  /** A move was made by keys, and its maker waits for the next question. */
  #due = false;
  readonly #board: () => HTMLElement | null;

  constructor(board: () => HTMLElement | null) {
    this.#board = board;
  }

  /** Notice what is pressed, pointed at and focused; for an effect. */
  listen(): () => void {
    const keys = (): void => void (this.#keys = true);
    const pointer = (): void => void (this.#keys = false);
    const focused = (event: FocusEvent): void => void (this.#last = event.target as Element);
    addEventListener("keydown", keys, true);
    addEventListener("pointerdown", pointer, true);
    addEventListener("focusin", focused, true);
    return () => {
      removeEventListener("keydown", keys, true);
      removeEventListener("pointerdown", pointer, true);
      removeEventListener("focusin", focused, true);
    };
  }

  /** Go from the thing that has the focus to the next one that way, legal or not; true where there was one. */
  go(key: string): boolean {
    const here = document.activeElement?.closest<HTMLElement>(".thing");
    if (!isArrow(key) || !here || !this.#board()?.contains(here)) return false;
    const others = this.#things(".thing").filter((one) => one !== here);
    const next = nearest(
      key,
      here.getBoundingClientRect(),
      others.map((one) => one.getBoundingClientRect()),
    );
    others[next]?.focus();
    return next >= 0;
  }

  /** A move is on its way. */
  sent(): void {
    this.#due ||= this.#keys;
  }

  /**
   * The board has changed. What had the focus may be gone with its place: then the board itself has it, and not the page,
   * from whose beginning a keyboard would have to come again. Once something is asked, what glows first has it.
   */
  settle(ready: boolean, asked: boolean): void {
    const board = this.#board();
    if (!board || !this.#keys || document.querySelector("dialog[open]")) return;
    const active = document.activeElement;
    const lost = (!active || active === document.body) && this.#isGone();
    const mine = lost || active === board || (!!active && board.contains(active) && active.matches(".thing, .legal"));
    if (!mine) {
      this.#due = false;
      return;
    }
    if (this.#due && asked) {
      this.#due = false;
      if (!active?.matches(".legal")) (this.#things(".legal")[0] ?? board).focus();
    } else if (lost || (this.#due && ready)) board.focus({ preventScroll: true });
  }

  #isGone(): boolean {
    const last = this.#last;
    return last instanceof HTMLElement && (!last.isConnected || last.matches(":disabled") || !seen(last));
  }

  #things(selector: string): HTMLElement[] {
    return [...(this.#board()?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(seen);
  }
}
