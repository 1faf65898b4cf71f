/** What turns in Glory to Rome without an event of its own: the deck, when its end is in sight. */
import type { Happened } from "../../lib/words";
import type { GloryView } from "./view";

/** With so few cards in the deck one counts them. */
const LAST_CARDS = 5;

export function turned(before: GloryView, after: GloryView): Happened | undefined {
  if (before.deck <= LAST_CARDS || after.deck > LAST_CARDS) return undefined;
  return { type: "happened", name: "last-cards", seat: null, args: { cards: after.deck } };
}
