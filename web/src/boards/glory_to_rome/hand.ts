/** What a hand holds. */
import type { PlayerView } from "./view";

/** Senators count towards the limit as Orders do: gtr.hand.limit. */
export const cardsInHand = (player: Pick<PlayerView, "hand_count" | "senators">): number =>
  player.hand_count + player.senators;
