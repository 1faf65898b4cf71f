"""Culture: the points of an activation, and the tiles they win."""

from __future__ import annotations

from quadriga.core.events import Happened
from quadriga.games.minerva.decisions import Gardens
from quadriga.games.minerva.edition import NO_CULTURE, Culture
from quadriga.games.minerva.moves import CULTURE_IDS
from quadriga.games.minerva.state import MinervaState, Player
from quadriga.games.minerva.supplies import win_culture_tile
from quadriga.games.minerva.turns import end_turn


def add_culture(state: MinervaState, player: Player, culture: int, points: int) -> None:
    """Points are counted, not handed out: mi.culture.points."""
    one, two, three = state.points
    state.points = (one + points * (culture == 0), two + points * (culture == 1), three + points * (culture == 2))
    state.events.append(Happened("culture", player.seat, {"culture": CULTURE_IDS[culture], "points": points}))


def conclude(state: MinervaState, player: Player) -> None:
    """After the whole activation points are compared with the piles, and lost: mi.culture.compare, mi.culture.lost."""
    if state.gardens:
        if gardens_matter(state):
            state.stack.append(Gardens(player.seat))
            return
        state.gardens = 0
    if state.points != NO_CULTURE:
        compare(state, player, state.points)
        state.points = NO_CULTURE
    end_turn(state, player.seat)


def compare(state: MinervaState, player: Player, points: Culture) -> None:
    """One tile of each kind at most, none of an empty pile: mi.culture.one-a-kind, mi.culture.empty-pile."""
    for culture, have in enumerate(points):
        pile = state.piles[culture]
        if pile and have >= state.cards.culture[pile[0]].icons:
            win_culture_tile(state, player, culture)


def gardens_matter(state: MinervaState) -> bool:
    """Whether the garden points left could still win a tile: mi.culture.garden."""
    for have, pile in zip(state.points, state.piles, strict=True):
        if pile and 0 < state.cards.culture[pile[0]].icons - have <= state.gardens:
            return True
    return False


def assign_garden(state: MinervaState, player: Player, culture: int) -> None:
    """One garden's point goes to a kind, and the next is asked for by itself: mi.culture.garden."""
    state.stack.pop()
    state.gardens -= 1
    add_culture(state, player, culture, 1)
    conclude(state, player)
