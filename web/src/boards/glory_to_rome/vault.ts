/** What a vault shows: what everybody saw go in, what only its owner knows, and how much nobody may look at. */
import { lying } from "../../lib/things";
import type { Cards } from "./cards";
import { MATERIALS, type PlayerView } from "./view";

interface Seen {
  id: string;
  material: string;
  count: number;
  /** Put there unseen by the others, and so known to its owner alone. */
  own: boolean;
  /** The things of the table it stands for, each a card its owner knows. */
  shows?: string;
}

interface Hidden {
  id: string;
  /** The message that says who knows these cards. */
  text: string;
  count: number;
}

export function vaultOf(player: PlayerView, cards: Cards): { seen: Seen[]; hidden: Hidden[] } {
  const place = `p${player.seat}.vault`;
  const sold = player.vault.map((pile, at) => ({
    id: pile.id,
    material: MATERIALS[at]!,
    count: pile.cards.length,
    own: false,
  }));
  const own = MATERIALS.map((material) => {
    const hidden = player.basilica?.filter((card) => cards.material(card) === material) ?? [];
    return {
      id: `${place}.basilica.${material}`,
      material,
      count: hidden.length,
      own: true,
      shows: hidden.map((card) => lying(card, `${place}.basilica`)).join(" "),
    };
  });
  const hidden = [
    {
      id: `${place}.basilica`,
      text: "vault-basilica",
      count: player.basilica ? 0 : player.basilica_learned.length,
    },
    { id: `${place}.atrium`, text: "vault-atrium", count: player.atrium },
    { id: `${place}.closed`, text: "vault-closed", count: player.closed },
  ];
  const some = (one: { count: number }): boolean => one.count > 0;
  return { seen: [...sold, ...own].filter(some), hidden: hidden.filter(some) };
}
