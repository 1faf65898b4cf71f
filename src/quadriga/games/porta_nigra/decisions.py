"""What can be pending: one small class per question the rulebook asks of a player."""

from __future__ import annotations

from typing import Final

from quadriga.core.decisions import Decision


class Placing(Decision):
    """Into which quarter the master builder is set, at the beginning of the first turn."""

    __slots__ = ()
    name = "placing"


class Card(Decision):
    """Which action card is played; influence and torches may be used before."""

    __slots__ = ()
    name = "card"


class Act(Decision):
    """What to do with the card played."""

    __slots__ = ()
    name = "act"


class ChooseSpot(Decision):
    """Where the building element goes."""

    __slots__ = ()
    name = "spot"


class Height(Decision):
    """How many bricks the element of the Porta Nigra has."""

    __slots__ = ("spot",)
    name = "height"

    def __init__(self, seat: int, spot: str) -> None:
        super().__init__(seat)
        self.spot: Final = spot


class Whites(Decision):
    """How many of the bricks are white ones."""

    __slots__ = ("bricks", "spot")
    name = "whites"

    def __init__(self, seat: int, spot: str, bricks: int) -> None:
        super().__init__(seat)
        self.spot: Final = spot
        self.bricks: Final = bricks


class Adding(Decision):
    """Which element of the Porta Nigra grows by a brick."""

    __slots__ = ()
    name = "adding"


class Split(Decision):
    """How the intermediate scoring is divided between points and sesterces."""

    __slots__ = ("left",)
    name = "split"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        #: What is still to be divided.
        self.left: Final = left


class Appoint(Decision):
    """Who begins the next round."""

    __slots__ = ()
    name = "appoint"
