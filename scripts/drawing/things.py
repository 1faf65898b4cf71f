"""Things that lie about: stone, timber, pots, coins, carts, weapons, scrolls."""

from __future__ import annotations

from drawing.nature import fire
from drawing.shapes import Tone, each, limb, line, number, oval, path, points, rect


def block(x: float, base: float, wide: float = 10, high: float = 7, tone: Tone = "lit2") -> str:
    """A cut stone, seen from its corner."""
    lean = wide * 0.25
    return (
        rect(x, base - high, wide, high, tone)
        + path(points("M", x, base - high, "l", lean, -lean * 0.8, "h", wide, "l", -lean, lean * 0.8, "z"), "lit")
        + path(
            points("M", x + wide, base - high, "l", lean, -lean * 0.8, "v", high, "l", -lean, lean * 0.8, "z"), "shd"
        )
    )


def log(x: float, base: float, wide: float = 22, thick: float = 3.6) -> str:
    return (
        rect(x, base - thick, wide, thick, "trunk", thick / 2)
        + rect(x + 1, base - thick, wide - 2, thick * 0.4, "roof", 0.6)
        + oval(x + 0.8, base - thick / 2, thick * 0.42, thick * 0.5, "lit2")
    )


def logs(x: float, base: float, count: int = 3, wide: float = 20) -> str:
    """Stacked: two below, the others on top."""
    places = [(0.0, 0.0), (2.0, -3.4), (-2.0, -6.6), (1.0, -9.8)]
    return each(log(x + right, base + up, wide) for right, up in places[:count])


def amphora(x: float, base: float, high: float, tone: Tone = "roof") -> str:
    wide = high * 0.36
    return (
        path(
            points(
                "M", x, base, "C", x - wide * 1.3, base - high * 0.35, x - wide * 0.9, base - high * 0.7, x - wide * 0.3, base - high * 0.74,
                "V", base - high, "h", wide * 0.6, "V", base - high * 0.74,
                "C", x + wide * 0.9, base - high * 0.7, x + wide * 1.3, base - high * 0.35, x, base, "Z",
            ),
            tone,
        )
        + line(
            points("M", x - wide * 0.3, base - high * 0.94, "q", -wide * 0.8, 1, -wide * 0.5, high * 0.24)
            + points("M", x + wide * 0.3, base - high * 0.94, "q", wide * 0.8, 1, wide * 0.5, high * 0.24),
            "bar",
            0.8,
        )
    )  # fmt: skip


def basket(x: float, base: float, wide: float = 10, filled: Tone = "roof") -> str:
    return (
        each(oval(x + wide * (i - 1) * 0.28, base - wide * 0.55, wide * 0.2, wide * 0.2, filled) for i in range(3))
        + path(
            points(
                "M", x - wide / 2, base - wide * 0.5, "h", wide, "l", -wide * 0.14, wide * 0.5, "h", -wide * 0.72, "z"
            ),
            "trunk",
        )
        + line(points("M", x - wide * 0.46, base - wide * 0.3, "h", wide * 0.92), "joint")
    )


def coins(x: float, base: float, stacks: int = 3, high: int = 4) -> str:
    """Stacks of coins of falling height."""
    drawn = ""
    for i in range(stacks):
        for j in range(max(1, high - i)):
            drawn += oval(x + i * 8.5, base - j * 2.2, 4, 1.7, "gilt") + oval(
                x + i * 8.5, base - j * 2.2 - 0.5, 3.1, 1, "fire"
            )
    return drawn


def wheel(x: float, y: float, radius: float, tone: Tone = "trunk") -> str:
    spokes = each(
        points("M", x, y, "l", radius * across, radius * down)
        for across, down in ((0, -0.9), (0.85, -0.3), (0.55, 0.75), (-0.55, 0.75), (-0.85, -0.3))
    )
    ring = limb(
        points(
            "M",
            x - radius,
            y,
            "a",
            radius,
            radius,
            "0 1 0",
            2 * radius,
            0,
            "a",
            radius,
            radius,
            "0 1 0",
            -2 * radius,
            0,
        ),
        tone,
        1.2,
    )
    return ring + limb(spokes, tone, 0.7) + oval(x, y, radius * 0.22, tone=tone)


def cart(x: float, base: float, load: str = "") -> str:
    """Twenty-four wide, `x` its left side; what it carries is drawn with its foot at `base - 9`."""
    return (
        load
        + path(points("M", x, base - 10, "h", 24, "l", -1.6, 5, "h", -20.8, "z"), "roof2")
        + limb(points("M", x + 23, base - 8, "l", 9, 3), "trunk", 1.2)
        + wheel(x + 6, base - 3.6, 3.6)
        + wheel(x + 18, base - 3.6, 3.6)
    )


def barrow(x: float, base: float, tone: Tone = "lit2") -> str:
    return (
        oval(x + 8, base - 9, 6, 3, tone)
        + path(points("M", x, base - 9, "h", 16, "l", -3, 5, "h", -9, "z"), "trunk")
        + limb(points("M", x + 14, base - 7, "l", 9, -3), "trunk", 1)
        + wheel(x + 2, base - 2.8, 2.8)
    )


def bricks(x: float, base: float, tone: Tone, count: int = 6, wide: float = 6) -> str:
    """Laid in rows of three, two, one."""
    drawn, left, row = "", count, 0
    while left > 0 and row < 4:
        here = min(left, max(1, 3 - row))
        for i in range(here):
            at = x + row * wide * 0.5 + i * (wide + 0.5)
            drawn += rect(at, base - 3.4 * (row + 1), wide, 3, tone, 0.4) + rect(
                at, base - 3.4 * (row + 1) + 2.1, wide, 0.9, "shd"
            )
        left -= here
        row += 1
    return drawn


def shield(x: float, y: float, high: float, tone: Tone = "roof") -> str:
    """A legionary's, curved and long, around its middle."""
    wide = high * 0.62
    return (
        rect(x - wide / 2, y - high / 2, wide, high, tone, wide * 0.2)
        + line(
            points(
                "M",
                x - wide * 0.4,
                y - high * 0.4,
                "L",
                x + wide * 0.4,
                y + high * 0.4,
                "M",
                x + wide * 0.4,
                y - high * 0.4,
                "L",
                x - wide * 0.4,
                y + high * 0.4,
            ),
            "bar",
            0.9,
        )
        + oval(x, y, wide * 0.2, tone="gilt")
        + rect(x + wide * 0.28, y - high / 2, wide * 0.22, high, "shd", wide * 0.1)
    )


def spear(x: float, base: float, high: float) -> str:
    return rect(x - 0.4, base - high, 0.8, high, "trunk") + path(
        points("M", x - 1.3, base - high, "l", 1.3, -4, "l", 1.3, 4, "z"), "metal"
    )


def sword(x: float, y: float, long: float) -> str:
    """Upright, `y` its point."""
    return (
        path(points("M", x, y, "l", -1.3, 3, "v", long, "h", 2.6, "v", -long, "z"), "metal")
        + rect(x - 3, y + long + 3, 6, 1.2, "gilt")
        + rect(x - 0.7, y + long + 4, 1.4, 4, "trunk")
    )


def scroll(x: float, y: float, wide: float = 16, high: float = 10) -> str:
    """Unrolled, with lines of writing."""
    writing = each(
        points("M", x + 3, y + 3 + i * 2.4, "h", wide - 6 - i % 2 * 3) for i in range(int((high - 3) // 2.4))
    )
    return (
        rect(x + 1, y, wide - 2, high, "lit")
        + rect(x, y - 0.8, 2.4, high + 1.6, "roof", 1)
        + rect(x + wide - 2.4, y - 0.8, 2.4, high + 1.6, "roof", 1)
        + line(writing, "joint")
    )


def scales(x: float, base: float, high: float) -> str:
    """Of a merchant."""
    top, arm = base - high, high * 0.42
    pans = ""
    for side in (-1, 1):
        at = x + side * arm
        pans += line(points("M", at, top + 1, "l", -3.6, high * 0.42, "h", 7.2, "z"), "rope")
        pans += path(points("M", at - 4.6, top + high * 0.43, "h", 9.2, "q", -4.6, 5, -9.2, 0, "z"), "gilt")
    return (
        rect(x - 0.8, top, 1.6, high, "trunk")
        + rect(x - 4.5, base - 1.6, 9, 1.6, "trunk")
        + limb(points("M", x - arm, top + 1, "H", x + arm), "gilt", 1.1)
        + pans
    )


def laurel(x: float, y: float, radius: float) -> str:
    """A crown of leaves, open above."""
    drawn = ""
    for across, down, lean in (
        (-0.35, 0.95, -20),
        (-0.75, 0.62, 20),
        (-0.98, 0.16, 60),
        (-0.9, -0.34, 95),
        (-0.62, -0.74, 125),
    ):
        for side in (-1, 1):
            at_x, at_y = x + side * -across * radius * -1, y + down * radius
            turn = lean if side == 1 else 180 - lean
            drawn += (
                f'<ellipse cx="{number(at_x)}" cy="{number(at_y)}" rx="{number(radius * 0.36)}" ry="{number(radius * 0.16)}" '
                f'transform="rotate({turn} {number(at_x)} {number(at_y)})" fill="var(--gilt)"/>'
            )
    return drawn


def torch(x: float, base: float, high: float) -> str:
    return path(points("M", x - 1.6, base - high, "h", 3.2, "l", -1, high, "h", -1.2, "z"), "trunk") + fire(
        x, base - high + 1, high / 16
    )


def anvil(x: float, base: float, size: float = 1) -> str:
    return path(
        points(
            "M",
            x - 9 * size,
            base - 9 * size,
            "h",
            17 * size,
            "v",
            3 * size,
            "h",
            -5 * size,
            "l",
            1 * size,
            4 * size,
            "h",
            2 * size,
            "v",
            2 * size,
            "h",
            -11 * size,
            "v",
            -2 * size,
            "h",
            2 * size,
            "l",
            1 * size,
            -4 * size,
            "q",
            -6 * size,
            0,
            -7 * size,
            -3 * size,
            "z",
        ),
        "fg",
    )
