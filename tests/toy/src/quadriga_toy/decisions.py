"""The three questions of the toy game, asked three deep: a turn, a trade in it, an offer before the trade."""

from __future__ import annotations

from typing import ClassVar, Final

from quadriga.core.decisions import Decision
from quadriga.core.visibility import OWNER, PUBLIC, visible


class Turn(Decision):
    """What do you do?"""

    __slots__ = ("actions", "shown")
    name: ClassVar[str] = "turn"

    def __init__(self, seat: int, actions: int, shown: bool) -> None:
        super().__init__(seat)
        self.actions: Final = actions
        #: Whether a card was shown in this turn.
        self.shown: Final = shown


class Offer(Decision):
    """Which card do you let the asker see?"""

    __slots__ = ("asker",)
    name: ClassVar[str] = "offer"

    def __init__(self, seat: int, asker: int) -> None:
        super().__init__(seat)
        self.asker: Final = asker


class Trade(Decision):
    """Which card do you give for the one you saw?"""

    __slots__ = ("card", "target")
    name: ClassVar[str] = "trade"

    def __init__(self, seat: int, target: int, card: str) -> None:
        super().__init__(seat)
        self.target: Final = target
        #: The card seen; empty until it is offered.
        self.card: Final = card


visible(Turn, {"seat": PUBLIC, "actions": PUBLIC, "shown": PUBLIC})
visible(Offer, {"seat": PUBLIC, "asker": PUBLIC})
visible(Trade, {"seat": PUBLIC, "target": PUBLIC, "card": OWNER})
