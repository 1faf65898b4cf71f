"""Positions of the toy game written in a line."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.core.decisions import Decision
from quadriga.testing import Position
from quadriga_toy.decisions import Turn
from quadriga_toy.edition import ToyEdition
from quadriga_toy.game import GAME
from quadriga_toy.state import Player, ToyState
from quadriga_toy.views import ToyView


def position(
    *hands: str,
    rows: Sequence[str] = (),
    vaults: Sequence[str] = (),
    coins: Sequence[int] = (),
    learned: Sequence[Sequence[tuple[int, str]]] = (),
    bag: str | None = None,
    turn: int = 0,
    actions: int = 2,
    shown: bool = False,
    round: int = 1,
    peeking: bool = True,
    stack: Sequence[Decision] = (),
) -> Position[ToyState, ToyView]:
    """Each string names the cards of a seat. What lies nowhere is in the bag."""
    edition = GAME.edition()
    assert isinstance(edition, ToyEdition)
    players = [
        Player(
            seat,
            coins[seat] if coins else edition.numbers.coins_each,
            hand.split(),
            rows[seat].split() if rows else [],
            vaults[seat].split() if vaults else [],
            sorted(learned[seat]) if learned else [],
        )
        for seat, hand in enumerate(hands)
    ]
    lying = {card for player in players for card in (*player.hand, *player.row, *player.vault)}
    rest = sorted(set(edition.values) - lying) if bag is None else bag.split()
    bank = edition.numbers.coins - sum(player.coins for player in players)
    pending = list(stack) or [Turn(turn, actions, shown)]
    state = ToyState(edition, pending, players, rest, bank, round, 2, peeking)
    return Position(GAME, state)
