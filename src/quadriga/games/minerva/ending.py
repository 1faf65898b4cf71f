"""The end of the game, which has one way to come and many names."""

from __future__ import annotations

from quadriga.core.events import Happened
from quadriga.games.minerva.meta import CLEAR, TIE_BREAKS
from quadriga.games.minerva.scoring import ranking_keys, tally
from quadriga.games.minerva.solo import title_for
from quadriga.games.minerva.state import MinervaState


def end_game(state: MinervaState) -> None:
    """After the glory of the last round nothing but the count is left: mi.round.sixth."""
    state.ending = name_ending(state)
    state.events.append(Happened("end", None, {"ending": state.ending}))


def name_ending(state: MinervaState) -> str:
    """The solo title, or what tells the winner from the next: points, or the first tie-break that does: mi.end.ties."""
    tallies = tally(state)
    if state.seats == 1:
        return title_for(state.cards, tallies[0].total)
    keys = [key for seat, key in enumerate(ranking_keys(state, tallies)) if seat not in state.left]
    keys.sort()
    best, second = keys[-1], keys[-2]
    if best[0] > second[0]:
        return CLEAR
    level = next(place for place in range(len(TIE_BREAKS)) if best[place + 1] > second[place + 1])
    return TIE_BREAKS[level]
