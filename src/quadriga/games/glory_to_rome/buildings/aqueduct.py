"""Aqueduct: clients from the hand, and room for twice as many."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.bits import AQUEDUCT
from quadriga.games.glory_to_rome.decisions import Patron
from quadriga.games.glory_to_rome.edition import GloryEdition
from quadriga.games.glory_to_rome.moves import BRING, OfHand
from quadriga.games.glory_to_rome.roles import engage
from quadriga.games.glory_to_rome.state import GloryState, Player, names_in_hand
from quadriga.games.glory_to_rome.supplies import out_of_hand


def multiply_clients(edition: GloryEdition, limit: int) -> int:
    """The whole limit is doubled, the Insula's two as well: gtr.aqueduct.limit."""
    return limit * edition.cards["aqueduct"].client_factor


def add_moves(player: Player, moves: list[Move]) -> None:
    moves += [BRING[name] for name in names_in_hand(player)]


def why_not(player: Player, unused: bool) -> Refusal | None:
    if not player.powers & AQUEDUCT:
        return Refusal("gtr.aqueduct.hire")
    return None if unused else Refusal("gtr.aqueduct.once")


def bring(state: GloryState, question: Patron, player: Player, move: OfHand, chance: Chance) -> None:
    """An Order of the hand is hired besides, one for each action: gtr.aqueduct.hire, gtr.aqueduct.once."""
    state.stack[-1] = Patron(player.seat, question.pool, False, question.deck)
    out_of_hand(state, player, move.card)
    engage(state, player, move.card, at.HAND[player.seat])
