"""Every way the game ends: after its last round, without bricks, or with somebody's fifteenth element."""

from __future__ import annotations

from typing import Final

from quadriga.core.events import Happened
from quadriga.games.porta_nigra.state import Player, PortaNigraState
from quadriga.games.porta_nigra.supplies import score

LAST_ROUND: Final = "last-round"
#: Why a game ends before its last round is over.
BRICKS_EXHAUSTED: Final = "bricks-exhausted"
FIFTEENTH_ELEMENT: Final = "fifteenth-element"


def watch_bricks(state: PortaNigraState, player: Player) -> None:
    """After every brick that leaves the reserve or the market: pn.end.bricks."""
    if not state.reserve and not any(state.shops):
        begin_early_end(state, player, BRICKS_EXHAUSTED)


def watch_elements(state: PortaNigraState, player: Player) -> None:
    """After every element: each carries a Roman, and there are fifteen of them: pn.end.fifteenth."""
    if player.placed == state.cards.numbers.romans:
        begin_early_end(state, player, FIFTEENTH_ELEMENT)


def begin_early_end(state: PortaNigraState, player: Player, cause: str) -> None:
    """Only the first cause counts, once: pn.end.bonus."""
    if state.early:
        return
    state.early = cause
    state.early_seat = player.seat
    state.events.append(Happened("early-end", player.seat, {"cause": cause}))
    score(state, player, state.cards.numbers.early_end_points, "early-end")


def is_last_turn_over(state: PortaNigraState, following: int) -> bool:
    """Whether an early end has come round again to the player in whose turn it began: pn.end.one-more-turn."""
    return following == state.early_seat and bool(state.early)


def end_game(state: PortaNigraState) -> None:
    """The last round is over, or an early end owes no more turns: pn.end.last-round, pn.end.one-more-turn.

    Turns still owed when a round is over are not played, as nobody has a card for them: pn.end.no-cards.
    """
    state.ending = state.early or LAST_ROUND
    state.events.append(Happened("final-scoring"))
