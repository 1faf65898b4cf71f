"""Animals, trees, water, fire, and what lies far behind them all."""

from __future__ import annotations

from drawing.shapes import Tone, each, limb, line, oval, path, points, rect


def horse(x: float, base: float, size: float = 1, tone: Tone = "roof2") -> str:
    """Looking right, about 26 long and 20 high."""
    s = size
    return path(
        points(
            "M", x - 12 * s, base - 12 * s, "q", -4 * s, 2 * s, -3 * s, 8 * s, "q", 2 * s, -4 * s, 4 * s, -5 * s, "l", -0.5 * s, 9 * s, "h", 2.4 * s,
            "l", 1.4 * s, -7.4 * s, "h", 9 * s, "l", 1.6 * s, 7.4 * s, "h", 2.3 * s, "v", -9 * s, "q", 2.6 * s, -2.5 * s, 3.4 * s, -6 * s,
            "l", 4.4 * s, 2.2 * s, "l", 1.4 * s, -2 * s, "l", -4.6 * s, -5 * s, "l", -1 * s, -2.4 * s, "l", -1.6 * s, 2 * s,
            "q", -5 * s, 1.6 * s, -6 * s, 6.4 * s, "z",
        ),
        tone,
    )  # fmt: skip


def camel(x: float, base: float, size: float = 1, tone: Tone = "roof2") -> str:
    s = size
    return path(
        points(
            "M", x - 11 * s, base - 12 * s, "q", 3 * s, -2 * s, 5 * s, -2 * s, "q", 3 * s, -7 * s, 6 * s, 0, "q", 4 * s, 0, 5 * s, 3 * s, "q", 2 * s, 2 * s, 4 * s, -1 * s,
            "l", 2.4 * s, -6.6 * s, "h", 5 * s, "l", 1 * s, 2 * s, "l", -4.4 * s, 1 * s, "q", -1 * s, 9 * s, -5 * s, 9.6 * s, "l", 0.6 * s, 6 * s, "h", -2.2 * s, "l", -1.2 * s, -6 * s,
            "h", -8 * s, "l", -1.6 * s, 6 * s, "h", -2.2 * s, "l", 0.4 * s, -7 * s, "q", -2 * s, 1 * s, -3 * s, 3 * s, "q", -2 * s, -5 * s, -1.8 * s, -8 * s, "z",
        ),
        tone,
    )  # fmt: skip


def cypress(x: float, base: float, high: float) -> str:
    body = points(
        "M", x, base - high, "C", x + high * 0.17, base - high * 0.6, x + high * 0.15, base - 2, x, base,
        "C", x - high * 0.15, base - 2, x - high * 0.17, base - high * 0.6, x, base - high, "Z",
    )  # fmt: skip
    side = points(
        "M", x, base - high, "C", x + high * 0.17, base - high * 0.6, x + high * 0.15, base - 2, x, base,
        "C", x + high * 0.06, base - high * 0.4, x + 1, base - high * 0.7, x, base - high, "Z",
    )  # fmt: skip
    return path(body, "tree") + path(side, "tree2")


def pine(x: float, base: float, high: float) -> str:
    trunk = points("M", x - 0.9, base, "L", x - 0.4, base - high * 0.7, "h", 1.2, "L", x + 1.1, base, "Z")
    return (
        path(trunk, "trunk")
        + oval(x, base - high * 0.78, high * 0.42, high * 0.17, "tree2")
        + oval(x - high * 0.08, base - high * 0.84, high * 0.36, high * 0.14, "tree")
    )


def palm(x: float, base: float, high: float) -> str:
    top = base - high
    leaves = each(
        points(
            "M",
            x,
            top,
            "q",
            across * high * 0.3,
            -high * lift,
            across * high * 0.5,
            high * drop,
            "q",
            -across * high * 0.24,
            -high * 0.16,
            -across * high * 0.5,
            -high * drop,
            "z",
        )
        for across, lift, drop in (
            (-1, 0.16, 0.1),
            (1, 0.16, 0.1),
            (-0.8, 0.3, -0.08),
            (0.8, 0.3, -0.08),
            (-0.6, 0.02, 0.28),
            (0.6, 0.02, 0.28),
        )
    )
    return limb(points("M", x - 1, base, "Q", x + 2, base - high * 0.5, x, top), "trunk", 1.7) + path(leaves, "tree")


def bush(x: float, base: float, wide: float) -> str:
    return oval(x, base - wide * 0.2, wide / 2, wide * 0.3, "tree") + oval(
        x + wide * 0.15, base - wide * 0.14, wide * 0.34, wide * 0.22, "tree2"
    )


def water(y: float) -> str:
    waves = each(
        points("M", x, y + down, "h", long)
        for x, down, long in ((4, 3, 16), (30, 5, 22), (66, 3, 14), (88, 6, 20), (12, 9, 18), (50, 10, 20))
    )
    return rect(0, y, 120, 80 - y, "water") + line(waves, "wave")


def pool(left: float, right: float, y: float, depth: float = 4) -> str:
    middle = (left + right) / 2
    return path(points("M", left, y, "Q", middle, y - depth, right, y, "Q", middle, y + depth, left, y, "Z"), "water")


def ship(x: float, base: float, size: float = 1) -> str:
    s = size
    hull = points(
        "M", x - 15 * s, base - 4 * s, "Q", x - 17 * s, base - 9 * s, x - 19 * s, base - 9 * s, "Q", x - 16 * s, base + 3 * s, x - 10 * s, base + 3 * s,
        "H", x + 11 * s, "Q", x + 16 * s, base, x + 17 * s, base - 5 * s, "Z",
    )  # fmt: skip
    sail = points(
        "M", x - 10 * s, base - 23 * s, "H", x + 10 * s, "Q", x + 13 * s, base - 14 * s, x + 9 * s, base - 7 * s, "H", x - 9 * s,
        "Q", x - 6 * s, base - 14 * s, x - 10 * s, base - 23 * s, "Z",
    )  # fmt: skip
    stripe = points(
        "M",
        x - 3 * s,
        base - 23 * s,
        "h",
        6 * s,
        "q",
        2.6 * s,
        8 * s,
        0,
        16 * s,
        "h",
        -6 * s,
        "q",
        3 * s,
        -8 * s,
        0,
        -16 * s,
        "z",
    )
    return (
        path(hull, "roof2")
        + rect(x - 0.6 * s, base - 25 * s, 1.3 * s, 22 * s, "trunk")
        + path(sail, "lit")
        + path(stripe, "roof")
    )


def smoke(x: float, y: float) -> str:
    return line(points("M", x, y, "c", -4, -4, 3, -6, 0, -10, "s", 4, -5, 2, -10), "smoke")


def fire(x: float, y: float, size: float = 1) -> str:
    s = size
    return path(
        points(
            "M",
            x,
            y,
            "c",
            -4 * s,
            -2 * s,
            -3 * s,
            -6 * s,
            0,
            -9 * s,
            "c",
            0.5 * s,
            3 * s,
            4 * s,
            4 * s,
            3 * s,
            7 * s,
            "c",
            0,
            1.6 * s,
            -1.5 * s,
            2 * s,
            -3 * s,
            2 * s,
            "z",
        ),
        "fire",
    )


# What lies behind. Each is drawn once in a file and used by name.

FAR: dict[str, str] = {
    "hills": path("M0 58Q16 45 34 52T70 47T120 54V80H0Z", "far") + path("M0 62Q24 53 46 58T88 54T120 60V80H0Z", "far2"),
    "skyline": '<g opacity=".75">'
    + path(
        "M6 54v-7h2l4-3 4 3h2v7zM22 53v-10h5v-3h3v3h4v10zM40 52v-5l5-3 5 3v5zM92 53v-9l6-4 6 4v9zM108 54v-13h5v13z",
        "far",
    )
    + "</g>",
    "mountain": path("M0 60L38 33q4-2 7 1q4 3 8-1L96 58L120 62V80H0Z", "far")
    + path("M0 62Q24 55 46 59T88 55T120 61V80H0Z", "far2"),
    "coast": path("M0 60L30 45L60 56L92 42L120 56V80H0Z", "far"),
    "dunes": path("M0 60Q30 46 62 56T120 50V80H0Z", "far") + path("M0 64Q34 56 70 61T120 58V80H0Z", "far2"),
    "ground": path("M0 65Q30 62.5 60 64T120 64V80H0Z", "gr") + path("M0 72Q40 69 120 73V80H0Z", "gr2"),
    "field": path("M0 59Q60 51 120 59V80H0Z", "gr") + path("M0 72Q40 69 120 73V80H0Z", "gr2"),
}


def far(*names: str) -> str:
    """Layers of the distance by name; `scripts/scenes` turns them into uses of one drawing."""
    return each(f"{{{name}}}" for name in names)


CITY = far("hills", "skyline", "ground")
HILLS = far("hills", "ground")
MOUNTAIN = far("mountain", "ground")
DESERT = far("dunes", "ground")
SEA = far("coast") + water(62)
HARBOUR = far("hills") + water(58)
FIELD = far("hills", "field")

TREES = cypress(10, 71, 26) + cypress(17, 73, 18)
TREES_RIGHT = cypress(111, 72, 27) + cypress(104, 74, 17)
