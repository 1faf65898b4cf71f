"""Glory: who wins the tiles of a round."""

from __future__ import annotations

from quadriga.games.minerva import state as at
from quadriga.games.minerva.solo import rank_alone
from quadriga.games.minerva.state import MinervaState, Player
from quadriga.games.minerva.supplies import discard, take_up_glory_tiles, win_glory_tile


def award_glory_tiles(state: MinervaState) -> None:
    """The first tile of the round for the first rank, and so on: mi.glory.rank."""
    tiles = take_up_glory_tiles(state)
    winners = rank_alone(state) if state.seats == 1 else rank(state)
    for tile, winner in zip(tiles, winners, strict=False):
        if winner is not None:
            win_glory_tile(state, winner, tile)
    for place, tile in enumerate(tiles):
        if place >= len(winners) or winners[place] is None:  # mi.glory.unclaimed
            discard(state, tile, at.GLORY_ROW)


def rank(state: MinervaState) -> list[Player | None]:
    """The most tokens first, then the lower order tile; nobody without a token: mi.glory.ties, mi.glory.none."""
    ranked = sorted(
        (-player.glory, player.order, player.seat)
        for player in state.players
        if player.glory and player.seat not in state.left  # mi.glory.left
    )
    return [state.players[seat] for _, _, seat in ranked]
