"""Bar: clients from the deck."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.bits import BAR
from quadriga.games.glory_to_rome.decisions import Patron
from quadriga.games.glory_to_rome.roles import engage
from quadriga.games.glory_to_rome.state import GloryState, Player
from quadriga.games.glory_to_rome.supplies import draw


def why_not(player: Player, unused: bool) -> Refusal | None:
    if not player.powers & BAR:
        return Refusal("gtr.bar.hire")
    return None if unused else Refusal("gtr.bar.once")


def hire(state: GloryState, question: Patron, player: Player, move: Move, chance: Chance) -> None:
    """The top card of the deck is hired besides, one for each action: gtr.bar.hire, gtr.bar.once."""
    state.stack[-1] = Patron(player.seat, question.pool, question.hand, False)
    name = draw(state, chance)
    if name:
        engage(state, player, name, at.DECK)
