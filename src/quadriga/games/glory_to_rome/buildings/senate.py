"""Senate: Senators the others played come into the hand."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome.buildings.bits import SENATE
from quadriga.games.glory_to_rome.decisions import Senate
from quadriga.games.glory_to_rome.moves import CLAIMS, DONE_MOVE, Claim
from quadriga.games.glory_to_rome.state import GloryState, Player
from quadriga.games.glory_to_rome.supplies import claim_senators


def opponents_senators(state: GloryState, player: Player) -> int:
    return sum(other.senators_played for other in state.players if other is not player)


def offer(state: GloryState, player: Player) -> None:
    """Whoever has it is asked in the order of play: gtr.senate.turn-order."""
    if player.powers & SENATE and opponents_senators(state, player) > 0:
        state.stack.append(Senate(player.seat))


def moves(state: GloryState, question: Senate, player: Player) -> list[Move]:
    return [*CLAIMS[: opponents_senators(state, player)], DONE_MOVE]


def why_not(state: GloryState, question: Senate, player: Player, move: Move) -> Refusal | None:
    there = opponents_senators(state, player)
    if isinstance(move, Claim) and move.number > there:
        return Refusal("gtr.senate.claim", {"need": move.number, "have": there})
    return None


def claim(state: GloryState, question: Senate, player: Player, move: Claim, chance: Chance) -> None:
    """Any number of the Senators the others played, into the hand: gtr.senate.claim."""
    state.stack.pop()
    left = move.number
    for seat in state.from_leader():
        other = state.players[seat]
        taken = min(left, other.senators_played)
        if taken and other is not player:
            left -= taken
            claim_senators(state, player, other, taken)
