/** Things stand closer, and say less that is said twice, only as far as their box is too small for them. */
import type { Attachment } from "svelte/attachments";

/** Each makes things smaller once more: a box at its third has `data-crowded="1 2 3"`, so that a style asks for `~="2"`. */
const STEPS = ["", "1", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5", "1 2 3 4 5 6", "1 2 3 4 5 6 7"];

/** Tells the styles of what is in a box how crowded it is. A box as high as what is in it never is. */
export const crowded: Attachment<HTMLElement> = (box) => {
  const overflows = (one: Element): boolean =>
    one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
  const fit = (): void => {
    STEPS.some((step) => {
      box.dataset["crowded"] = step;
      return ![box, ...box.querySelectorAll(".plot")].some(overflows);
    });
  };
  const sized = new ResizeObserver(fit);
  const changed = new MutationObserver(fit);
  sized.observe(box);
  changed.observe(box, { childList: true, subtree: true, characterData: true });
  // Letters are as wide as they stay only once they are there.
  void document.fonts.ready.then(fit);
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
};
