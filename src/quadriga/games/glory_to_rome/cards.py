"""Cards change place in these functions only."""

from __future__ import annotations

from bisect import insort
from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.events import Moved
from quadriga.games.glory_to_rome import learned
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.powers import FORUM
from quadriga.games.glory_to_rome.edition import SENATOR
from quadriga.games.glory_to_rome.ends import check_deck, check_forum, end_game
from quadriga.games.glory_to_rome.state import GloryState, Piles, Player, one_less

#: The mask of viewers when no one sees.
NOBODY: Final = 0


def draw(state: GloryState, chance: Chance) -> str:
    """The next card of the deck, or nothing where a table plays on until a draw fails: gtr.end.deck."""
    if len(state.deck) <= state.removed:
        end_game(state, "deck")
        return ""
    return chance.draw(state.deck)


def draw_to_hand(state: GloryState, player: Player, chance: Chance) -> None:
    name = draw(state, chance)
    if name:
        into_hand(state, player, name, at.DECK)
        check_deck(state)


def into_hand(state: GloryState, player: Player, name: str, source: str) -> None:
    insort(player.hand, name)
    state.events.append(Moved(name, 1, source, at.HAND[player.seat], 1 << player.seat))


def out_of_hand(state: GloryState, player: Player, name: str) -> int:
    """An Order leaves a hand where all can see it; answers its material."""
    player.hand.remove(name)
    material = state.cards.material_of[name]
    if player.learned:
        learned.left(player, material)
    if player.demanded[material]:  # the card already shown goes first
        player.demanded = one_less(player.demanded, material)
    return material


def top_of(piles: Piles, material: int) -> str:
    """Take a card of a material; which of them makes no difference."""
    pile = piles[material]
    piles[material] = pile[1:]
    return pile[0]


def into_pool(state: GloryState, name: str, source: str) -> None:
    material = state.cards.material_of[name]
    state.pool[material] += (name,)
    state.events.append(Moved(name, 1, source, at.POOL[material]))


def into_stock(state: GloryState, player: Player, name: str, source: str) -> None:
    material = state.cards.material_of[name]
    player.stock[material] += (name,)
    state.events.append(Moved(name, 1, source, at.STOCK[player.seat][material]))
    if player.powers & FORUM:
        check_forum(state)


def into_clients(state: GloryState, player: Player, name: str, source: str) -> None:
    material = state.cards.material_of[name]
    player.clients[material] += (name,)
    state.events.append(Moved(name, 1, source, at.CLIENTS[player.seat][material]))
    if player.powers & FORUM:
        check_forum(state)


def into_vault(state: GloryState, player: Player, name: str, source: str) -> None:
    """A sale everybody sees: gtr.merchant.public-when-sold."""
    material = state.cards.material_of[name]
    player.vault[material] += (name,)
    state.events.append(Moved(name, 1, source, at.VAULT[player.seat][material]))


def into_basilica(state: GloryState, player: Player, name: str) -> None:
    """An Order goes from hand to vault and only its owner knows which: gtr.basilica.unrevealed."""
    mask = learned.left_unseen(player)
    player.hand.remove(name)
    player.basilica += (name,)
    player.basilica_learned += (mask,)
    state.events.append(Moved(name, 1, at.HAND[player.seat], at.BASILICA[player.seat], 1 << player.seat))


def into_atrium(state: GloryState, player: Player, name: str) -> None:
    """A card goes from deck to vault and nobody knows which: gtr.atrium.unseen."""
    player.atrium += (name,)
    state.events.append(Moved(name, 1, at.DECK, at.ATRIUM[player.seat], NOBODY))


def move_senators(state: GloryState, number: int, source: str, target: str) -> None:
    """Tell that Senators changed place; the counts are the callers' business."""
    state.events.append(Moved(SENATOR, number, source, target))
