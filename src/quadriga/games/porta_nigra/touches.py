"""What each move touches on the table, in the order one clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.moves import Move
from quadriga.core.things import lying
from quadriga.games.porta_nigra import moves as made
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.views import PortaNigraView

Things = tuple[str, ...]

#: The control of each plain move.
PLAIN: Final = {
    "spend roman": made.ROMAN,
    "spend build": made.BUILD,
    "sell torch": made.SELL,
    "forfeit": made.FORFEIT,
    "end": made.END,
}


def touches(view: PortaNigraView, move: Move) -> Things:
    return TOUCHES[type(move)](view.pending[-1].seat, move)


def place(seat: int, move: made.Place) -> Things:
    return (move.quarter,)


def play_card(seat: int, move: made.PlayCard) -> Things:
    return (lying(move.card, at.HAND[seat]),)


def buy(seat: int, move: made.Buy) -> Things:
    return made.icon_id(move.icon), made.shop_id(move.colour)


def use(seat: int, move: made.Use) -> Things:
    return (made.icon_id(move.icon),)


def honour(seat: int, move: made.Honour) -> Things:
    return (lying(move.card, at.HONOUR_DISPLAY),)


def on_spot(seat: int, move: made.On | made.Add) -> Things:
    return (move.spot,)


def stack(seat: int, move: made.Stack) -> Things:
    return (made.stack_control(move.bricks),)


def white(seat: int, move: made.White) -> Things:
    return (made.white_control(move.bricks),)


def points(seat: int, move: made.Points) -> Things:
    return (made.points_control(move.points),)


def first(seat: int, move: made.First) -> Things:
    return (move.player,)


def plain(seat: int, move: made.Plain) -> Things:
    return (PLAIN[move.name],)


TOUCHES: Final[dict[type[Move], Callable[[int, Any], Things]]] = {
    made.Place: place,
    made.PlayCard: play_card,
    made.Buy: buy,
    made.Use: use,
    made.Honour: honour,
    made.On: on_spot,
    made.Add: on_spot,
    made.Stack: stack,
    made.White: white,
    made.Points: points,
    made.First: first,
    made.Plain: plain,
}
