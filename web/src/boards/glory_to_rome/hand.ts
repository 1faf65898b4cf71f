/** What a hand holds. */
import type { PlayerView } from "./view";

/** Senators count towards the limit as Orders do: gtr.hand.limit. */
export const cardsInHand = (player: Pick<PlayerView, "hand_count" | "senators">): number =>
  player.hand_count + player.senators;

/** What everybody has learned of another's hand, by material: cards that were shown, or are owed. */
export function knownOf(player: Pick<PlayerView, "hand" | "learned">): { material: string; count: number }[] {
  if (player.hand) return [];
  const sure = player.learned.filter((materials) => materials.length === 1).map(([material]) => material!);
  return [...new Set(sure)].map((material) => ({ material, count: sure.filter((one) => one === material).length }));
}
