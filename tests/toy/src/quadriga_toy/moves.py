"""The kinds of move of the toy game. Each constructor keeps one object per meaning."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from quadriga.core.moves import Move


class Deed(Move):
    __slots__ = ("card", "seat", "verb")

    def __init__(
        self,
        maker: Callable[..., Move],
        args: tuple[Any, ...],
        verb: str,
        card: str = "",
        seat: int = -1,
    ) -> None:
        parts = [verb, card, f"p{seat}" if seat >= 0 else ""]
        super().__init__(maker, args, " ".join(part for part in parts if part))
        self.verb: Final = verb
        self.card: Final = card
        #: The seat that is asked.
        self.seat: Final = seat


def hand_id(seat: int) -> str:
    return f"p{seat}.hand"


def row_id(seat: int) -> str:
    return f"p{seat}.row"


def vault_id(seat: int) -> str:
    return f"p{seat}.vault"


def coins_id(seat: int) -> str:
    return f"p{seat}.coins"


@cache
def draw() -> Deed:
    return Deed(draw, (), "draw")


@cache
def coin() -> Deed:
    return Deed(coin, (), "coin")


@cache
def done() -> Deed:
    return Deed(done, (), "done")


@cache
def play(seat: int, card: str) -> Deed:
    return Deed(play, (seat, card), "play", card)


@cache
def save(seat: int, card: str) -> Deed:
    return Deed(save, (seat, card), "save", card)


@cache
def show(seat: int, card: str) -> Deed:
    return Deed(show, (seat, card), "show", card)


@cache
def peek(seat: int) -> Deed:
    return Deed(peek, (seat,), "peek", seat=seat)


@cache
def offer(card: str) -> Deed:
    return Deed(offer, (card,), "offer", card)


@cache
def trade(card: str) -> Deed:
    return Deed(trade, (card,), "trade", card)


@cache
def leave() -> Deed:
    return Deed(leave, (), "leave")
