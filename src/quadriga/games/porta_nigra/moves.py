"""What a player can do, each with the function that makes it."""

from __future__ import annotations

from typing import Final

from quadriga.core.moves import Move

#: Places to click that are neither cards, spots nor shops; every view lists those its seat may need.
ROMAN: Final = "spend.roman"
BUILD: Final = "spend.build"
SELL: Final = "sell.torch"
FORFEIT: Final = "forfeit"
END: Final = "end"
CONTROLS: Final[tuple[str, ...]] = (ROMAN, BUILD, SELL, FORFEIT, END)
#: How much of an intermediate scoring is divided in one step, so that no list of moves grows long.
PORTION: Final = 40


def icon_id(icon: int) -> str:
    """An icon of the played card, counted from 1."""
    return f"icon.{icon}"


def shop_id(colour: str) -> str:
    return f"shop.{colour}"


def stack_control(bricks: int) -> str:
    return f"stack.{bricks}"


def white_control(bricks: int) -> str:
    return f"white.{bricks}"


def points_control(points: int) -> str:
    return f"points.{points}"


class Place(Move):
    """Set the master builder into a quarter at the beginning of the first turn."""

    __slots__ = ("quarter",)

    def __init__(self, quarter: str) -> None:
        super().__init__(place, (quarter,), f"place {quarter}")
        self.quarter: Final = quarter


class PlayCard(Move):
    """Play an action card of the hand."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(play_card, (card,), f"play {card.partition('.')[2]}")
        self.card: Final = card


class Buy(Move):
    """Use a buy icon on a shop."""

    __slots__ = ("colour", "icon")

    def __init__(self, colour: str, icon: int) -> None:
        super().__init__(buy, (colour, icon), f"buy {colour} {icon}")
        self.colour: Final = colour
        self.icon: Final = icon


class Use(Move):
    """Use any other icon: build, influence, torch or coins."""

    __slots__ = ("action", "icon")

    def __init__(self, action: str, icon: int) -> None:
        super().__init__(use, (action, icon), f"{action} {icon}")
        self.action: Final = action
        self.icon: Final = icon


class Honour(Move):
    """Buy an honour card of the display."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(honour, (card,), f"honour {card}")
        self.card: Final = card


class On(Move):
    """Choose the spot of the building element."""

    __slots__ = ("spot",)

    def __init__(self, spot: str) -> None:
        super().__init__(on, (spot,), f"on {spot}")
        self.spot: Final = spot


class Stack(Move):
    """Choose how many bricks an element of the Porta Nigra has."""

    __slots__ = ("bricks",)

    def __init__(self, bricks: int) -> None:
        super().__init__(stack, (bricks,), f"stack {bricks}")
        self.bricks: Final = bricks


class White(Move):
    """Choose how many of the bricks are white ones in place of the colour."""

    __slots__ = ("bricks",)

    def __init__(self, bricks: int) -> None:
        super().__init__(white, (bricks,), f"white {bricks}")
        self.bricks: Final = bricks


class Add(Move):
    """Choose the element of the Porta Nigra that grows by a brick."""

    __slots__ = ("spot",)

    def __init__(self, spot: str) -> None:
        super().__init__(add, (spot,), f"add {spot}")
        self.spot: Final = spot


class Points(Move):
    """Take so much of a portion of the intermediate scoring in points, the rest in sesterces."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        super().__init__(take_points, (points,), f"points {points}")
        self.points: Final = points


class First(Move):
    """Name the starting player of the next round."""

    __slots__ = ("player",)

    def __init__(self, player: str) -> None:
        super().__init__(first, (player,), f"first {player}")
        self.player: Final = player


class Plain(Move):
    """A move that needs no more than its name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(plain, (name,), name)
        self.name: Final = name


_place: Final[dict[str, Place]] = {}
_play_card: Final[dict[str, PlayCard]] = {}
_buy: Final[dict[tuple[str, int], Buy]] = {}
_use: Final[dict[tuple[str, int], Use]] = {}
_honour: Final[dict[str, Honour]] = {}
_on: Final[dict[str, On]] = {}
_stack: Final[dict[int, Stack]] = {}
_white: Final[dict[int, White]] = {}
_add: Final[dict[str, Add]] = {}
_points: Final[dict[int, Points]] = {}
_first: Final[dict[str, First]] = {}
_plain: Final[dict[str, Plain]] = {}


def place(quarter: str) -> Place:
    return _place.get(quarter) or _place.setdefault(quarter, Place(quarter))


def play_card(card: str) -> PlayCard:
    return _play_card.get(card) or _play_card.setdefault(card, PlayCard(card))


def buy(colour: str, icon: int) -> Buy:
    return _buy.get((colour, icon)) or _buy.setdefault((colour, icon), Buy(colour, icon))


def use(action: str, icon: int) -> Use:
    return _use.get((action, icon)) or _use.setdefault((action, icon), Use(action, icon))


def honour(card: str) -> Honour:
    return _honour.get(card) or _honour.setdefault(card, Honour(card))


def on(spot: str) -> On:
    return _on.get(spot) or _on.setdefault(spot, On(spot))


def stack(bricks: int) -> Stack:
    return _stack.get(bricks) or _stack.setdefault(bricks, Stack(bricks))


def white(bricks: int) -> White:
    return _white.get(bricks) or _white.setdefault(bricks, White(bricks))


def add(spot: str) -> Add:
    return _add.get(spot) or _add.setdefault(spot, Add(spot))


def take_points(points: int) -> Points:
    return _points.get(points) or _points.setdefault(points, Points(points))


def first(player: str) -> First:
    return _first.get(player) or _first.setdefault(player, First(player))


def plain(name: str) -> Plain:
    return _plain.get(name) or _plain.setdefault(name, Plain(name))


ROMAN_MOVE: Final = plain("spend roman")
BUILD_MOVE: Final = plain("spend build")
SELL_MOVE: Final = plain("sell torch")
FORFEIT_MOVE: Final = plain("forfeit")
END_MOVE: Final = plain("end")
