"""The cards and numbers of the toy game."""

from __future__ import annotations

from typing import Final

import msgspec

from quadriga.core.datafile import Cards, DataFile
from quadriga.core.edition import Edition


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    value: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    hand_limit: int
    coins_each: int
    coins: int
    vault: int
    row: int
    rounds: int
    trade_difference: int


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Cards[Card]
    numbers: Numbers


class ToyEdition(Edition):
    __slots__ = ("numbers", "values")

    def __init__(self, file: DataFile, name: str) -> None:
        super().__init__(name, file.hash, file.groups())
        shape = file.read(Shape)
        #: The value of every card by id.
        self.values: Final = {card.id: card.value for card in shape.cards.cards}
        self.numbers: Final = shape.numbers
        ids = [card.id for card in shape.cards.cards]
        for card in shape.cards.cards:
            file.check(card.value > 0, f"card {card.id} has no value", card.id)
            file.check(ids.count(card.id) == 1, f"card {card.id} stands twice", card.id)


def read_edition(text: str, name: str) -> ToyEdition:
    return ToyEdition(DataFile(text), name)
