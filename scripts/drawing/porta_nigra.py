"""Porta Nigra: the four buildings, the shops and the market, eight action cards, twenty-one honours."""

from __future__ import annotations

from drawing.buildings import (
    arcade,
    awning,
    battlements,
    column,
    doorway,
    house,
    joints,
    steps,
    storey,
    temple,
    tower,
    window,
)
from drawing.nature import CITY, HILLS, MOUNTAIN, TREES, TREES_RIGHT, cypress, fire, pine
from drawing.people import person, somebody
from drawing.shapes import Scene, Tone, each, limb, line, mirrored, path, points, rect
from drawing.things import barrow, basket, block, bricks, cart, coins, laurel, scroll, torch

COLOURS: dict[str, Tone] = {
    "black": "brick-black",
    "blue": "brick-blue",
    "red": "brick-red",
    "yellow": "brick-yellow",
    "white": "brick-white",
}


def _gate() -> str:
    """The black gate as it stands in Trier: two round towers of arches, a double gate between them."""
    drawn = ""
    for x in (18.0, 78.0):
        drawn += (
            storey(x, 66, 26, 15, 3)
            + storey(x, 51, 26, 13, 3)
            + storey(x, 38, 26, 12, 3)
            + storey(x + 1, 26, 24, 11, 3)
        )
        drawn += rect(x + 18, 15, 8, 51, "shd")
    drawn += storey(44, 51, 34, 13, 4) + storey(44, 38, 34, 12, 4) + rect(44, 51, 34, 15, "lit")
    return drawn + doorway(47, 66, 12, 13) + doorway(63, 66, 12, 13)


def _basilica() -> str:
    """Constantine's hall: tall, of brick, with two rows of windows."""
    body = (
        rect(26, 22, 68, 44, "lit")
        + rect(80, 22, 14, 44, "shd")
        + path("M22 23L60 8L98 23Z", "roof")
        + rect(22, 22, 76, 2, "roof2")
    )
    return (
        body
        + each(window(32 + i * 10, 40 + row * 20, 5, 13) for i in range(5) for row in range(2))
        + rect(28, 43, 64, 1.4, "shd")
    )


def _amphitheatre() -> str:
    return (
        path("M6 66Q8 36 60 34T114 66Z", "lit2")
        + line("M16 64Q20 44 60 42T104 64M28 64Q32 52 60 50T92 64", "joint", 1.2)
        + storey(6, 66, 108, 14, 11)
        + doorway(50, 66, 20, 20)
        + rect(46, 43, 28, 3, "roof")
    )


def _wall() -> str:
    return (
        rect(-2, 40, 124, 27, "lit")
        + joints(-2, 40, 124, 27, 4, 6)
        + battlements(-2, 40, 124, 13)
        + tower(22, 67, 18, 42)
        + tower(98, 67, 18, 42)
        + doorway(52, 67, 16, 20)
    )


BUILDINGS = {"basilica": _basilica(), "amphitheatre": _amphitheatre(), "wall": _wall(), "porta": _gate()}


def _model(building: str) -> str:
    """The building in small, on a table."""
    small = f'<g transform="translate(32 12) scale(.47)">{BUILDINGS[building]}</g>'
    return (
        rect(24, 43, 72, 4, "trunk")
        + limb("M32 47L28 78M88 47L92 78", "trunk", 2.4)
        + rect(22, 47, 76, 10, "roof")
        + small
    )


def _stall(x: float, colour: str | None, base: float = 66) -> str:
    """Where bricks are sold; of any colour without one."""
    heap = (
        bricks(x + 3, base + 9, COLOURS[colour], 6, 5.4)
        if colour
        else each(
            rect(x + 2 + i * 4.2, base + 6 - i % 2 * 3.4, 3.8, 3, tone, 0.4) for i, tone in enumerate(COLOURS.values())
        )
    )
    return awning(x, base, 24, 4) + heap


def _icon(icon: str, x: float) -> str:
    """One thing that an action card lets one do, about 24 wide."""
    if icon.startswith("buy"):
        colour = icon.removeprefix("buy-")
        return _stall(x, None if colour == "any" else colour)
    if icon.startswith("coins"):
        return coins(x + 4, 76, 3, int(icon[-1]))
    if icon == "build":
        return (
            limb(
                points(
                    "M",
                    x + 4,
                    76,
                    "V",
                    34,
                    "M",
                    x + 20,
                    76,
                    "V",
                    34,
                    "M",
                    x + 1,
                    60,
                    "H",
                    x + 23,
                    "M",
                    x + 1,
                    46,
                    "H",
                    x + 23,
                ),
                "trunk",
                1.4,
            )
            + bricks(x + 4, 76, "roof", 6, 5)
            + person(x + 12, 59, 13)
        )
    if icon == "influence":
        return column(x + 8, 44, 76, 8) + laurel(x + 12, 32, 9)
    return torch(x + 12, 78, 30)


def _day(icons: tuple[str, ...], back: str) -> Scene:
    """A day in the quarter: all that the card lets one do, from left to right."""
    wide = 116 / len(icons)
    return Scene(back, "", each(_icon(icon, 2 + i * wide + (wide - 24) / 2) for i, icon in enumerate(icons)))


ACTIONS: tuple[tuple[str, ...], ...] = (
    ("buy-any", "buy-any", "coins-5", "build"),
    ("buy-white", "buy-black", "build", "influence", "buy-white"),
    ("buy-yellow", "buy-blue", "build", "coins-3", "buy-yellow"),
    ("buy-red", "buy-black", "build", "influence", "torch"),
    ("buy-yellow", "buy-red", "build", "coins-5", "buy-red"),
    ("buy-blue", "buy-white", "influence"),
    ("buy-blue", "build", "coins-4", "buy-black"),
    ("coins-4", "influence", "torch"),
)


def _shop(colour: str) -> Scene:
    """A house with a stall before it; each colour has a house of its own."""
    tone, place = COLOURS[colour], list(COLOURS).index(colour)
    houses = (
        house(20, 66, 56, 38, 4),
        house(20, 66, 34, 46, 2, 2) + house(56, 66, 22, 30, 2),
        arcade(18, 66, 60, 34, 4) + rect(15, 30, 66, 4, "roof"),
        tower(32, 66, 20, 46) + house(42, 66, 36, 28, 3),
        temple(48, 66, 60, 40, 6),
    )
    drawn = houses[place] + awning(22, 66, 52, 8)
    heap = bricks(80, 77, tone, 6, 9) + bricks(28, 78, tone, 3, 8) + person(62, 77, 13)
    return Scene(
        (CITY, HILLS, MOUNTAIN)[place % 3],
        mirrored(drawn) if place % 2 else drawn,
        mirrored(heap) if place % 2 else heap,
    )


def _load(colour: str, torches: int) -> Scene:
    """A cart that brings bricks, each colour past another building."""
    place = list(COLOURS).index(colour)
    heap = bricks(44, 62, COLOURS[colour], 6, 9)
    lit = each(torch(x, 78, 22) for x in (12, 108)[:torches])
    drawn = (
        f'<g transform="translate(-24 -30) scale(1.4)">{cart(44, 76, heap + bricks(47, 66, COLOURS[colour], 5, 5))}</g>'
        + person(96, 77, 18)
        + lit
    )
    past = ("", house(76, 66, 36, 30, 3), tower(100, 66, 18, 44), temple(88, 66, 44, 34, 5), pine(104, 66, 44))[place]
    return Scene((MOUNTAIN, CITY, HILLS)[place % 3], past, mirrored(drawn) if place % 2 else drawn)


def _crowned(count: int) -> Scene:
    """Columns with laurels, higher with each."""
    drawn = each(
        column(60 + (i - (count - 1) / 2) * 26 - 5, 48 - i * 7, 76, 10)
        + laurel(60 + (i - (count - 1) / 2) * 26, 34 - i * 7, 11)
        for i in range(count)
    )
    return Scene(CITY, "", drawn + person(12, 77, 13) + person(108, 77, 13))


def _triumph(count: int) -> Scene:
    """One or more of the city's buildings behind somebody honoured."""
    behind = (
        temple(60, 66, 62, 40, 6)
        if count == 1
        else storey(10, 66, 100, 18, 9) + storey(18, 48, 84, 15, 8)
        if count == 2
        else _gate()
    )
    return Scene(
        CITY,
        behind,
        somebody(60, 79, 50, "toga", "bowl")
        + laurel(60, 32, 7)
        + each(person(x, 78, 15) for x in (18, 30, 90, 102)[: count + 1]),
    )


SCENES: dict[str, Scene] = {
    "basilica": Scene(CITY, _basilica(), TREES + TREES_RIGHT + person(60, 75, 9)),
    "amphitheatre": Scene(
        HILLS, _amphitheatre(), person(40, 75, 9) + person(82, 76, 9) + person(90, 75, 8) + pine(112, 76, 24)
    ),
    "wall": Scene(HILLS, _wall(), person(60, 41, 7) + cypress(42, 77, 18) + cypress(78, 77, 18)),
    "porta": Scene(
        MOUNTAIN,
        _gate(),
        path("M46 66L34 80H88L76 66Z", "gr2") + cart(82, 79) + person(60, 77, 10) + cypress(8, 75, 28),
    ),
    # Where bricks are bought
    "market": Scene(
        CITY,
        awning(8, 66, 48, 8) + awning(64, 66, 48, 8),
        each(bricks(8 + i * 22, 78, tone, 6, 5.6) for i, tone in enumerate(COLOURS.values())),
    ),
    **{f"shop-{colour}": _shop(colour) for colour in COLOURS},
    # People and pieces
    "builder": Scene(CITY, _wall(), somebody(60, 79, 58, "apron", "trowel")),
    "roman": Scene(CITY, _gate(), somebody(60, 79, 56, "toga")),
    "supply": Scene(
        HILLS,
        "",
        cart(14, 76, bricks(16, 68, "brick-red", 6, 6))
        + cart(62, 78, bricks(64, 70, "brick-blue", 6, 6))
        + person(52, 77, 16),
    ),
    **{f"act{i + 1}": _day(icons, (CITY, HILLS, MOUNTAIN)[i % 3]) for i, icons in enumerate(ACTIONS)},
    # Honours
    "h01": _triumph(1),
    "h02": _triumph(2),
    "h03": _triumph(3),
    "h04": Scene(HILLS, "", _model("basilica") + person(110, 78, 18)),
    "h05": Scene(HILLS, "", _model("amphitheatre") + person(110, 78, 18)),
    "h06": Scene(HILLS, "", _model("wall") + person(110, 78, 18)),
    "h07": Scene(HILLS, "", _model("porta") + person(110, 78, 18)),
    "h08": Scene(
        MOUNTAIN,
        each(
            rect(30, 56 - i * 9, 30, 8.4, "lit" if i % 2 else "lit2") + rect(50, 56 - i * 9, 10, 8.4, "shd")
            for i in range(4)
        )
        + rect(26, 66, 38, 3, "lit2")
        + rect(30, 65, 30, 1, "shd"),
        limb("M84 78L92 8L46 12", "trunk", 2)
        + line("M47 12V18", "rope", 1)
        + rect(33, 18, 28, 8, "roof")
        + person(80, 78, 14)
        + person(104, 78, 15),
    ),
    "h09": _load("black", 0),
    "h10": _load("blue", 0),
    "h11": _load("red", 0),
    "h12": _load("yellow", 1),
    "h13": _load("white", 2),
    "h14": Scene(CITY, house(60, 66, 50, 30, 4), somebody(38, 79, 62, "toga") + basket(88, 78, 13)),
    "h15": Scene(
        MOUNTAIN,
        steps(60, 66, 70, 8, 3),
        torch(38, 66, 34) + torch(82, 66, 34) + rect(54, 58, 12, 18, "lit2") + fire(60, 58, 1.2),
    ),
    "h16": Scene(
        CITY,
        rect(24, 56, 72, 4, "trunk") + rect(30, 60, 5, 18, "trunk") + rect(85, 60, 5, 18, "trunk"),
        coins(48, 54, 3, 5) + scroll(28, 42, 16, 12) + person(108, 78, 20),
    ),
    "h17": Scene(
        CITY,
        path("M34 50Q60 34 86 50Z", "roof2")
        + rect(34, 50, 52, 22, "trunk")
        + rect(34, 58, 52, 2, "gilt")
        + rect(56, 54, 8, 9, "gilt"),
        coins(12, 78, 3, 6) + coins(90, 78, 3, 5),
    ),
    "h18": Scene(
        CITY,
        rect(38, 40, 44, 26, "lit") + joints(38, 40, 44, 26, 4, 4),
        limb("M30 76V22M60 76V22M90 76V22M26 58H94M26 40H94", "trunk", 1.5)
        + somebody(46, 57, 24, "apron", "trowel")
        + person(76, 39, 14)
        + barrow(92, 78)
        + block(8, 78, 14, 9),
    ),
    "h19": _crowned(1),
    "h20": _crowned(2),
    "h21": _crowned(3),
}
