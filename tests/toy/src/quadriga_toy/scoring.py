"""Points and places of the toy game."""

from __future__ import annotations

from quadriga.core.outcome import Outcome, Tally, places_by
from quadriga_toy.state import Player, ToyState


def tally(state: ToyState, seat: int | None) -> tuple[Tally, ...]:
    """A vault counts only for the seat that sees it."""
    return tuple(count(state, player, player.seat == seat) for player in state.players)


def count(state: ToyState, player: Player, with_vault: bool) -> Tally:
    values = state.edition.values
    vault = sum(values[card] for card in player.vault) if with_vault else 0
    row = sum(values[card] for card in player.row)
    return Tally(player.seat, (("row", row), ("vault", vault), ("coins", player.coins // 2)))


def outcome(state: ToyState) -> Outcome | None:
    if not state.ending:
        return None
    tallies = tuple(count(state, player, True) for player in state.players)
    places = places_by([(one.total,) for one in tallies])
    endings = (state.ending, "tie") if places.count(1) > 1 else (state.ending,)
    return Outcome(endings, places, tallies)


def components(state: ToyState) -> dict[str, int]:
    found = dict.fromkeys(state.bag, 1)
    for player in state.players:
        for card in (*player.hand, *player.row, *player.vault):
            found[card] = found.get(card, 0) + 1
    found["coin"] = state.bank + sum(player.coins for player in state.players)
    return found
