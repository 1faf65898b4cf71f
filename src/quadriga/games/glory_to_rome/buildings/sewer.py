"""Sewer: Orders played go into stock."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.bits import SEWER
from quadriga.games.glory_to_rome.decisions import Sewer
from quadriga.games.glory_to_rome.moves import DONE_MOVE, Flush
from quadriga.games.glory_to_rome.moves import flush as flush_move
from quadriga.games.glory_to_rome.state import GloryState, Player
from quadriga.games.glory_to_rome.supplies import into_stock, out_of_camp


def offer(state: GloryState, player: Player) -> None:
    if player.powers & SEWER and player.played:
        state.stack.append(Sewer(player.seat))


def could_flush(state: GloryState, question: Sewer) -> bool:
    return bool(state.players[question.seat].played)


def moves(state: GloryState, question: Sewer, player: Player) -> list[Move]:
    return [*(flush_move(name) for name in dict.fromkeys(player.played)), DONE_MOVE]


def flush(state: GloryState, question: Sewer, player: Player, move: Flush, chance: Chance) -> None:
    """Orders one played go into stock instead of the pool, one by one: gtr.sewer.stock."""
    out_of_camp(player, move.card)
    into_stock(state, player, move.card, at.CAMP[player.seat])  # which looks at the Forum: gtr.sewer.forum
