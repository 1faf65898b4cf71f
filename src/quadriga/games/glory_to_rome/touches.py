"""What each move touches on the table, in the order one clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.moves import Move
from quadriga.core.things import lying
from quadriga.games.glory_to_rome import moves as made
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.edition import SENATOR
from quadriga.games.glory_to_rome.views import GloryView, PlayerView

Things = tuple[str, ...]

#: The control or pile of each plain move; a Senator is a card of the hand.
PLAIN: Final = {
    "think": made.THINK,
    "senator": at.SENATOR_PILE,
    "refill": made.REFILL,
    "draw": at.DECK,
    "discard all": made.DISCARD_ALL,
    "bar": at.DECK,
    "atrium": at.DECK,
    "fountain": at.DECK,
    "keep": made.KEEP,
    "hold": made.HOLD,
    "done": made.DONE,
}


def touches(view: GloryView, move: Move) -> Things:
    return TOUCHES[type(move)](view.players[view.pending[-1].seat], move)


def plain(player: PlayerView, move: made.Plain) -> Things:
    return (PLAIN.get(move.name) or senator(player),)


def of_hand(player: PlayerView, move: made.OfHand) -> Things:
    card = lying(move.card, at.HAND[player.seat])
    return (made.PETITION, card) if move.verb == made.PETITION else (card,)


def as_architect(player: PlayerView, move: made.AsArchitect) -> Things:
    return made.AS_ARCHITECT, lying(move.card, at.HAND[player.seat])


def senator_as(player: PlayerView, move: made.SenatorAs) -> Things:
    return senator(player), made.ROLE[move.role]


def in_role(player: PlayerView, move: made.InRole) -> Things:
    return (made.ROLE[move.role],)


def from_pool(player: PlayerView, move: made.FromPool) -> Things:
    return (at.POOL[move.material],)


def demand(player: PlayerView, move: made.DemandMaterial) -> Things:
    return (made.DEMAND[move.material],)


def sell(player: PlayerView, move: made.Sell) -> Things:
    return (at.STOCK[player.seat][move.material],)


def found(player: PlayerView, move: made.Found) -> Things:
    return drawn_or_held(player, move.card), (at.OUTSIDE if move.outside else at.TOWN)[move.site]


def build_card(player: PlayerView, move: made.BuildCard) -> Things:
    return drawn_or_held(player, move.card), move.building


def with_pile(player: PlayerView, move: made.BuildPile | made.Open) -> Things:
    return (at.POOL if move.pool else at.STOCK[player.seat])[move.material], move.building


def devour(player: PlayerView, move: made.Devour) -> Things:
    return (at.CLIENTS[move.seat][move.material],)


def seize(player: PlayerView, move: made.Seize) -> Things:
    return (move.building,)


def claim(player: PlayerView, move: made.Claim) -> Things:
    return (made.CLAIM[move.number - 1],)


def flush(player: PlayerView, move: made.Flush) -> Things:
    camp = at.CAMP[player.seat]
    return camp, lying(move.card, camp)


def senator(player: PlayerView) -> str:
    return lying(SENATOR, at.SENATORS[player.seat])


def drawn_or_held(player: PlayerView, card: str) -> str:
    """The card a Fountain turned up is the only one that may be used then: gtr.fountain.no-other-card."""
    return lying(card, (at.ASIDE if player.aside else at.HAND)[player.seat])


TOUCHES: Final[dict[type[Move], Callable[[PlayerView, Any], Things]]] = {
    made.Plain: plain,
    made.OfHand: of_hand,
    made.AsArchitect: as_architect,
    made.SenatorAs: senator_as,
    made.InRole: in_role,
    made.FromPool: from_pool,
    made.DemandMaterial: demand,
    made.Sell: sell,
    made.Found: found,
    made.BuildCard: build_card,
    made.BuildPile: with_pile,
    made.Open: with_pile,
    made.Devour: devour,
    made.Seize: seize,
    made.Claim: claim,
    made.Flush: flush,
}
