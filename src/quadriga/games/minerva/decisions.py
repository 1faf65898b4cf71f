"""What can be pending: one small class per question the rules ask of a player.

A `Turn` stays at the bottom while its action is carried out; what an effect asks lies on top of it. A question
inside an activation carries the cells still to be activated after it.
"""

from __future__ import annotations

from typing import Final

from quadriga.core.decisions import Decision


class Turn(Decision):
    """Build, place a residence, place an assistant, or pass."""

    __slots__ = ()
    name = "turn"


class Placing(Decision):
    """Where the tile just taken goes."""

    __slots__ = ("tile",)
    name = "placing"

    def __init__(self, seat: int, tile: str) -> None:
        super().__init__(seat)
        self.tile: Final = tile


class Facing(Decision):
    """Which direction is activated from a residence."""

    __slots__ = ("cell",)
    name = "facing"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell


class Choosing(Decision):
    """Which resource to gain, as often as the tile says."""

    __slots__ = ("left", "rest", "tile")
    name = "choosing"

    def __init__(self, seat: int, tile: str, left: int, rest: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.left: Final = left
        self.rest: Final = rest


class Exchanging(Decision):
    """Whether to pay resources for glory, once more."""

    __slots__ = ("rest", "tile")
    name = "exchanging"

    def __init__(self, seat: int, tile: str, rest: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.rest: Final = rest


class Gardens(Decision):
    """Which kind of culture the next point of a garden goes to."""

    __slots__ = ()
    name = "gardens"


class Trading(Decision):
    """Whether to buy a resource at the trading post, once more."""

    __slots__ = ("tile",)
    name = "trading"

    def __init__(self, seat: int, tile: str) -> None:
        super().__init__(seat)
        self.tile: Final = tile


class Arch(Decision):
    """Which culture pile the triumphal arch takes its tile from."""

    __slots__ = ()
    name = "arch"


class Bathing(Decision):
    """Which tile around the public bath is activated next."""

    __slots__ = ("cell", "left", "used")
    name = "bathing"

    def __init__(self, seat: int, cell: int, left: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.left: Final = left
        self.used: Final = used


class Lifting(Decision):
    """Which tile around the aqueduct moves."""

    __slots__ = ("cell",)
    name = "lifting"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell


class Moving(Decision):
    """Where the lifted tile goes."""

    __slots__ = ("cell",)
    name = "moving"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        #: Where it lies until then.
        self.cell: Final = cell


class Clearing(Decision):
    """Which residence around the circus leaves the game."""

    __slots__ = ("cell",)
    name = "clearing"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell


class Hiring(Decision):
    """Whether to buy an assistant at the end of the round."""

    __slots__ = ()
    name = "hiring"
