/** Things stand closer, and say less that is said twice, only as far as their box is too small for them. */
import type { Attachment } from "svelte/attachments";

/**
 * Each makes things smaller once more: a box at its third has `data-crowded="0 1 2"`, so that a style asks for `~="2"`. The
 * pictures of what is finished are the first to go.
 */
const STEPS = Array.from({ length: 9 }, (_, step) => Array.from({ length: step }, (_, one) => one).join(" "));

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
