"""What buildings do at the end of a turn: Senate, Sewer, Academy."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.powers import ACADEMY, SENATE, SEWER
from quadriga.games.glory_to_rome.cards import into_pool, into_stock, move_senators
from quadriga.games.glory_to_rome.decisions import Academy, Senate, Sewer, Think
from quadriga.games.glory_to_rome.moves import THINK_MOVE, Claim, Flush
from quadriga.games.glory_to_rome.state import GloryState, Player


def someone(state: GloryState, functions: int) -> bool:
    """Whether any player has one of these functions."""
    return any(player.powers & functions for player in state.players)


def opponents_senators(state: GloryState, player: Player) -> int:
    return sum(other.senators_played for other in state.players if other is not player)


def may_claim(state: GloryState, player: Player) -> bool:
    return bool(player.powers & SENATE) and opponents_senators(state, player) > 0


def senate(state: GloryState, question: Senate, player: Player, move: Move, chance: Chance) -> None:
    """Any number of the Senators the others played, into the hand: gtr.senate.claim."""
    state.stack.pop()
    if not isinstance(move, Claim):
        return
    left = move.number
    for seat in state.from_leader():
        other = state.players[seat]
        taken = min(left, other.senators_played)
        if taken and other is not player:
            left -= taken
            other.senators_played -= taken
            player.senators += taken
            move_senators(state, taken, at.CAMP[seat], at.SENATORS[player.seat])


def may_flush(player: Player) -> bool:
    return bool(player.powers & SEWER) and bool(player.played)


def sewer(state: GloryState, question: Sewer, player: Player, move: Move, chance: Chance) -> None:
    """Orders one played go into stock instead of the pool, one by one: gtr.sewer.stock."""
    if not isinstance(move, Flush):
        state.stack.pop()
        return
    place = player.played.index(move.card)
    player.played = player.played[:place] + player.played[place + 1 :]
    into_stock(state, player, move.card, at.CAMP[player.seat])


def clear_camps(state: GloryState) -> None:
    """Orders played go to the pool, Senators back to their pile: gtr.turn.cards-to-pool, gtr.senator.returns."""
    for seat in state.from_leader():
        player = state.players[seat]
        for name in player.played:
            into_pool(state, name, at.CAMP[seat])
        player.played = ()
        if player.senators_played:
            state.senators += player.senators_played
            move_senators(state, player.senators_played, at.CAMP[seat], at.SENATOR_PILE)
            player.senators_played = 0


def may_study(player: Player) -> bool:
    """A Craftsman action was done, not merely to be had: gtr.academy.craftsman-done."""
    return bool(player.powers & ACADEMY) and player.crafted


def academy(state: GloryState, question: Academy, player: Player, move: Move, chance: Chance) -> None:
    """One Thinker action: gtr.academy.think."""
    state.stack.pop()
    if move is THINK_MOVE:
        state.stack.append(Think(player.seat))
