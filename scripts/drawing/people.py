"""People: passers-by as silhouettes, statues, and workers one can tell apart by what they wear and hold."""

from __future__ import annotations

from typing import Literal

from drawing.shapes import Tone, each, limb, line, oval, path, points, rect
from drawing.things import block, logs, scroll


def person(x: float, base: float, high: float, tone: Tone = "fg") -> str:
    """Somebody passing by."""
    h = high
    return oval(x, base - h * 0.88, h * 0.12, tone=tone) + path(
        points(
            "M",
            x - h * 0.16,
            base,
            "L",
            x - h * 0.13,
            base - h * 0.66,
            "Q",
            x,
            base - h * 0.82,
            x + h * 0.13,
            base - h * 0.66,
            "L",
            x + h * 0.18,
            base,
            "Z",
        ),
        tone,
    )


def statue(x: float, base: float, high: float, arm: bool = True) -> str:
    """Of stone, the right arm raised."""
    h = high
    body = points(
        "M", x - h * 0.14, base, "L", x - h * 0.1, base - h * 0.4, "L", x - h * 0.15, base - h * 0.74, "Q", x, base - h * 0.84, x + h * 0.15, base - h * 0.74,
        "L", x + h * 0.1, base - h * 0.4, "L", x + h * 0.15, base, "Z",
    )  # fmt: skip
    side = points(
        "M", x + h * 0.01, base, "L", x + h * 0.02, base - h * 0.8, "Q", x + h * 0.1, base - h * 0.8, x + h * 0.15, base - h * 0.74,
        "L", x + h * 0.1, base - h * 0.4, "L", x + h * 0.15, base, "Z",
    )  # fmt: skip
    drawn = oval(x, base - h * 0.9, h * 0.085, h * 0.1) + path(body, "lit") + path(side, "shd")
    if arm:
        drawn += path(
            points(
                "M",
                x + h * 0.11,
                base - h * 0.74,
                "L",
                x + h * 0.3,
                base - h,
                "l",
                h * 0.05,
                h * 0.04,
                "L",
                x + h * 0.15,
                base - h * 0.62,
                "Z",
            ),
            "lit",
        )
    return drawn


def monument() -> str:
    """A statue on its pedestal, in the middle of a scene."""
    return (
        rect(48, 54, 24, 12, "lit")
        + rect(62, 54, 10, 12, "shd")
        + rect(44, 62, 32, 4, "lit2")
        + rect(46, 52, 28, 2.6, "lit2")
        + statue(60, 52, 44)
    )


Dress = Literal["tunic", "apron", "robe", "bare", "armour", "toga"]
Held = Literal[
    "trowel",
    "sack",
    "hammer",
    "plan",
    "chain",
    "scales",
    "sword",
    "compass",
    "coins",
    "bowl",
    "saw",
    "brush",
    "torch",
    "none",
]


def somebody(
    x: float, base: float, high: float, dress: Dress, held: Held = "none", beard: bool = False, cap: bool = False
) -> str:
    """Somebody one looks in the face: head, hair, clothes in the card's colour, arms that hold something."""
    h = high
    shoulder, hip, knee = base - h * 0.76, base - h * 0.46, base - h * 0.3
    long = dress in {"robe", "toga"}
    drawn = ""
    # Legs and feet; a robe hides all but the feet.
    for side in (-1, 1):
        drawn += limb(points("M", x + side * h * 0.07, base - h * 0.36, "V", base - h * 0.03), "skin", h * 0.075)
        drawn += oval(x + side * h * 0.09, base - h * 0.015, h * 0.06, h * 0.025, "trunk")
    hem = base - h * 0.06 if long else knee
    flare = h * (0.2 if long else 0.18)
    body: Tone = (
        "skin"
        if dress == "bare"
        else "roof"
        if dress in {"tunic", "apron", "robe"}
        else "metal"
        if dress == "armour"
        else "cloth"
    )
    skirt: Tone = "cloth" if dress in {"bare", "toga"} else "roof"
    drawn += path(
        points("M", x - h * 0.13, hip, "L", x - flare, hem, "H", x + flare, "L", x + h * 0.13, hip, "Z"), skirt
    )
    drawn += path(
        points(
            "M",
            x - h * 0.17,
            shoulder + h * 0.04,
            "Q",
            x,
            shoulder - h * 0.06,
            x + h * 0.17,
            shoulder + h * 0.04,
            "L",
            x + h * 0.13,
            hip + 1,
            "H",
            x - h * 0.13,
            "Z",
        ),
        body,
    )
    drawn += path(
        points(
            "M",
            x + h * 0.05,
            shoulder,
            "L",
            x + h * 0.17,
            shoulder + h * 0.04,
            "L",
            x + h * 0.13,
            hip,
            "L",
            x + flare,
            hem,
            "H",
            x + h * 0.06,
            "Z",
        ),
        "shd",
    )
    if dress == "apron":
        drawn += path(
            points("M", x - h * 0.09, shoulder + h * 0.1, "h", h * 0.18, "l", h * 0.04, h * 0.38, "h", -h * 0.26, "z"),
            "cloth",
        )
    if dress in {"toga", "robe"}:
        sash: Tone = "roof" if dress == "toga" else "cloth"
        drawn += path(
            points(
                "M",
                x - h * 0.15,
                shoulder + h * 0.02,
                "Q",
                x + h * 0.1,
                hip - h * 0.1,
                x + h * 0.15,
                hem,
                "h",
                -h * 0.09,
                "Q",
                x + h * 0.02,
                hip,
                x - h * 0.17,
                shoulder + h * 0.1,
                "Z",
            ),
            sash,
        )
    if dress == "armour":
        drawn += line(
            each(points("M", x - h * 0.15, shoulder + h * (0.08 + i * 0.07), "h", h * 0.3) for i in range(3)),
            "bar",
            0.7,
        )
    elif not long:
        drawn += rect(x - h * 0.135, hip - 0.6, h * 0.27, h * 0.035, "trunk")
    drawn += _arms(x, shoulder, hip, h, held)
    # Head.
    face = base - h * 0.88
    drawn += rect(x - h * 0.035, face + h * 0.04, h * 0.07, h * 0.08, "skin")
    drawn += oval(x, face, h * 0.085, h * 0.1, "skin")
    if dress == "armour":
        drawn += path(
            points(
                "M",
                x - h * 0.1,
                face,
                "a",
                h * 0.1,
                h * 0.11,
                "0 0 1",
                h * 0.2,
                0,
                "l",
                h * 0.02,
                h * 0.07,
                "h",
                -h * 0.05,
                "l",
                -h * 0.02,
                -h * 0.06,
                "h",
                -h * 0.15,
                "z",
            ),
            "metal",
        )
        drawn += path(
            points(
                "M",
                x - h * 0.1,
                face - h * 0.1,
                "q",
                h * 0.1,
                -h * 0.12,
                h * 0.2,
                0,
                "l",
                -h * 0.03,
                h * 0.02,
                "q",
                -h * 0.07,
                -h * 0.05,
                -h * 0.14,
                0,
                "z",
            ),
            "roof",
        )
    elif cap:
        drawn += path(
            points(
                "M",
                x - h * 0.1,
                face - h * 0.02,
                "q",
                h * 0.02,
                -h * 0.14,
                h * 0.1,
                -h * 0.15,
                "q",
                h * 0.08,
                h * 0.01,
                h * 0.1,
                h * 0.15,
                "z",
            ),
            "roof2",
        )
    else:
        drawn += path(
            points(
                "M",
                x - h * 0.095,
                face + h * 0.01,
                "q",
                -h * 0.01,
                -h * 0.13,
                h * 0.095,
                -h * 0.13,
                "t",
                h * 0.095,
                h * 0.13,
                "q",
                -h * 0.04,
                -h * 0.06,
                -h * 0.095,
                -h * 0.06,
                "t",
                -h * 0.095,
                h * 0.06,
                "z",
            ),
            "hair",
        )
    if beard:
        drawn += path(
            points(
                "M",
                x - h * 0.075,
                face + h * 0.02,
                "q",
                0,
                h * 0.14,
                h * 0.075,
                h * 0.15,
                "t",
                h * 0.075,
                -h * 0.15,
                "q",
                -h * 0.075,
                h * 0.06,
                -h * 0.15,
                0,
                "z",
            ),
            "hair",
        )
    return drawn


def _arms(x: float, shoulder: float, hip: float, h: float, held: Held) -> str:
    left, right, top = x - h * 0.16, x + h * 0.16, shoulder + h * 0.06
    wide = h * 0.06

    def arm(start: float, elbow: tuple[float, float], hand: tuple[float, float]) -> str:
        return limb(
            points(
                "M",
                start,
                top,
                "L",
                x + elbow[0] * h,
                shoulder + elbow[1] * h,
                "L",
                x + hand[0] * h,
                shoulder + hand[1] * h,
            ),
            "skin",
            wide,
        )

    down_left = arm(left, (-0.22, 0.18), (-0.19, 0.32))
    if held == "sack":
        sack = path(
            points(
                "M",
                x - h * 0.06,
                shoulder - h * 0.02,
                "q",
                -h * 0.3,
                -h * 0.06,
                -h * 0.26,
                -h * 0.22,
                "q",
                h * 0.1,
                -h * 0.12,
                h * 0.24,
                -h * 0.02,
                "q",
                h * 0.1,
                h * 0.1,
                h * 0.02,
                h * 0.24,
                "z",
            ),
            "lit2",
        )
        return sack + arm(left, (-0.3, 0.06), (-0.24, -0.08)) + arm(right, (0.24, 0.18), (0.2, 0.32))
    if held == "chain":
        wrists = points("M", x - h * 0.1, shoulder + h * 0.3, "q", h * 0.1, h * 0.1, h * 0.2, 0)
        return (
            arm(left, (-0.24, 0.16), (-0.1, 0.28))
            + arm(right, (0.24, 0.16), (0.1, 0.28))
            + limb(wrists, "metal", h * 0.025)
        )
    if held == "plan":
        return (
            down_left
            + arm(right, (0.26, 0.14), (0.22, -0.02))
            + scroll(x + h * 0.12, shoulder - h * 0.2, h * 0.3, h * 0.22)
        )
    raised = down_left + arm(right, (0.28, 0.06), (0.3, -0.12))
    hand_x, hand_y = x + h * 0.3, shoulder - h * 0.12
    things: dict[str, str] = {
        "hammer": limb(
            points("M", hand_x - h * 0.02, hand_y + h * 0.08, "L", hand_x + h * 0.04, hand_y - h * 0.18),
            "trunk",
            h * 0.03,
        )
        + rect(hand_x - h * 0.06, hand_y - h * 0.25, h * 0.2, h * 0.09, "metal", 0.6),
        "trowel": limb(points("M", hand_x, hand_y + h * 0.05, "v", -h * 0.1), "trunk", h * 0.035)
        + path(
            points("M", hand_x - h * 0.06, hand_y - h * 0.05, "h", h * 0.12, "l", -h * 0.06, -h * 0.16, "z"), "metal"
        ),
        "sword": path(
            points("M", hand_x - h * 0.02, hand_y, "l", h * 0.02, -h * 0.32, "l", h * 0.03, h * 0.32, "z"), "metal"
        )
        + rect(hand_x - h * 0.05, hand_y - h * 0.02, h * 0.12, h * 0.03, "gilt"),
        "compass": limb(
            points(
                "M",
                hand_x,
                hand_y - h * 0.2,
                "l",
                -h * 0.07,
                h * 0.24,
                "M",
                hand_x,
                hand_y - h * 0.2,
                "l",
                h * 0.09,
                h * 0.22,
            ),
            "metal",
            h * 0.028,
        )
        + oval(hand_x, hand_y - h * 0.21, h * 0.03, tone="gilt"),
        "brush": limb(points("M", hand_x, hand_y + h * 0.06, "v", -h * 0.18), "trunk", h * 0.03)
        + path(
            points(
                "M", hand_x - h * 0.03, hand_y - h * 0.12, "h", h * 0.06, "l", -h * 0.02, -h * 0.12, "h", -h * 0.02, "z"
            ),
            "roof",
        ),
        "saw": path(
            points(
                "M",
                hand_x,
                hand_y - h * 0.02,
                "l",
                h * 0.06,
                -h * 0.3,
                "l",
                h * 0.07,
                h * 0.03,
                "l",
                -h * 0.05,
                h * 0.29,
                "z",
            ),
            "metal",
        )
        + rect(hand_x - h * 0.03, hand_y - h * 0.03, h * 0.11, h * 0.07, "trunk", 0.8),
        "scales": limb(points("M", hand_x - h * 0.16, hand_y - h * 0.06, "h", h * 0.32), "gilt", h * 0.025)
        + each(
            path(
                points(
                    "M",
                    hand_x + side * h * 0.16 - h * 0.06,
                    hand_y + h * 0.08,
                    "h",
                    h * 0.12,
                    "q",
                    -h * 0.06,
                    h * 0.07,
                    -h * 0.12,
                    0,
                    "z",
                ),
                "gilt",
            )
            for side in (-1, 1)
        )
        + line(
            each(points("M", hand_x + side * h * 0.16, hand_y - h * 0.06, "v", h * 0.14) for side in (-1, 1)), "rope"
        ),
        "coins": oval(hand_x, hand_y - h * 0.06, h * 0.06, h * 0.06, "gilt")
        + oval(hand_x + h * 0.07, hand_y - h * 0.13, h * 0.05, h * 0.05, "gilt"),
        "bowl": path(
            points("M", hand_x - h * 0.1, hand_y - h * 0.05, "h", h * 0.2, "q", -h * 0.1, h * 0.12, -h * 0.2, 0, "z"),
            "gilt",
        ),
        "torch": limb(points("M", hand_x, hand_y + h * 0.06, "v", -h * 0.16), "trunk", h * 0.04)
        + path(
            points(
                "M",
                hand_x,
                hand_y - h * 0.08,
                "c",
                -h * 0.08,
                -h * 0.04,
                -h * 0.05,
                -h * 0.13,
                0,
                -h * 0.2,
                "c",
                h * 0.02,
                h * 0.06,
                h * 0.09,
                h * 0.08,
                h * 0.05,
                h * 0.16,
                "c",
                0,
                h * 0.03,
                -h * 0.03,
                h * 0.04,
                -h * 0.05,
                h * 0.04,
                "z",
            ),
            "fire",
        ),
    }
    return raised + things[held] if held in things else down_left + arm(right, (0.22, 0.18), (0.19, 0.32))


# What a worker makes, as it lies about: stone, wood, architecture, decoration.


def _stone(x: float, base: float, count: int) -> str:
    places = [(0.0, 0.0), (11.0, 0.0), (5.0, -8.0)]
    return each(block(x + right, base + up, 10, 7) for right, up in places[:count])


def _wood(x: float, base: float, count: int) -> str:
    return logs(x, base, count, 22)


def _plans(x: float, base: float, count: int) -> str:
    """An easel with a drawing, and one more roll for each."""
    easel = limb(
        points("M", x + 3, base, "L", x + 10, base - 24, "L", x + 17, base, "M", x + 10, base - 22, "V", base - 2),
        "trunk",
        1.1,
    )
    drawing = rect(x + 2, base - 22, 16, 13, "lit") + line(
        points("M", x + 4, base - 11, "h", 12, "M", x + 5, base - 11, "v", -4, "l", 5, -4, "l", 5, 4, "v", 4),
        "bar",
        0.7,
    )
    rolls = each(
        rect(x + 20, base - 3 - i * 3.4, 10, 2.8, "lit2", 1.4) + oval(x + 20.8, base - 1.6 - i * 3.4, 1, 1.3, "roof")
        for i in range(count - 1)
    )
    return easel + drawing + rolls


def _decor(x: float, base: float, count: int) -> str:
    """A mosaic on a stand, and a pot of paint for each."""
    drawn = rect(x + 1, base - 20, 17, 17, "lit2") + rect(x + 3, base - 18, 13, 13, "roof")
    for i in range(3):
        for j in range(3):
            if (i + j) % 2 == 0:
                drawn += rect(x + 3.6 + i * 4.2, base - 17.4 + j * 4.2, 3.6, 3.6, "gilt")
    drawn += limb(points("M", x + 3, base, "V", base - 4, "M", x + 16, base, "V", base - 4), "trunk", 1.2)
    for i in range(count):
        at = x + 21 + i * 5.4
        drawn += rect(at - 2, base - 5, 4, 5, "lit", 0.8) + oval(at, base - 5, 2, 0.9, "roof")
    return drawn


MADE = (_stone, _wood, _plans, _decor)
TOOLS: tuple[Held, ...] = ("hammer", "saw", "compass", "brush")


def made(makes: tuple[int, ...], base: float = 74) -> str:
    """What somebody makes: the most of it at the left, the rest at the right."""
    order = sorted((place for place in range(4) if makes[place]), key=lambda place: (-makes[place], place))
    spots = (4.0, 82.0, 24.0, 66.0)
    return each(
        MADE[place](spots[i], base - (0 if i < 2 else 4), min(3, makes[place])) for i, place in enumerate(order)
    )


def tool(makes: tuple[int, ...]) -> Held:
    return TOOLS[max(range(4), key=lambda place: makes[place])]
