"""Lines and planes: what every part of a scene is made of.

A scene is 120 wide and 80 high, its ground is at 66, and light falls from the left. Nothing here has a colour: each part
says which tone it wants, and the page gives tones their colours from the tokens of its theme.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

GROUND = 66.0

Tone = Literal[
    "lit",  # walls in the sun
    "lit2",  # walls in the sun that stand apart from those
    "shd",  # a wall's shadowed side, laid over it
    "deep",  # openings: dark by day, lit by night
    "roof",
    "roof2",
    "far",
    "far2",
    "gr",
    "gr2",
    "tree",
    "tree2",
    "trunk",
    "water",
    "fire",
    "fg",  # people and things near us, nearly black
    "skin",
    "hair",
    "cloth",
    "metal",
    "gilt",
    "brick-black",
    "brick-blue",
    "brick-red",
    "brick-yellow",
    "brick-white",
]
Stroke = Literal["joint", "bar", "wave", "spray", "smoke", "rope", "rib", "stalk"]
WIDTHS: dict[Stroke, float] = {
    "joint": 0.7,
    "bar": 1.3,
    "wave": 0.8,
    "spray": 1.2,
    "smoke": 2.4,
    "rope": 0.6,
    "rib": 1.8,
    "stalk": 0.9,
}


class Scene(NamedTuple):
    """Three layers: what lies behind, what is built, what stands before it. Only the middle one is drawn as a plan."""

    back: str
    main: str
    front: str = ""


def number(value: float) -> str:
    """As short as a tenth allows, without a leading zero."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in {"-0", ""}:
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def points(*values: float | str) -> str:
    """A path's words: letters as they are, numbers shortened."""
    text = ""
    for value in values:
        word = value if isinstance(value, str) else number(value)
        # A letter or a minus ends the number before it.
        text += word if not text or word[0].isalpha() or text[-1].isalpha() or word[0] == "-" else f" {word}"
    return text


def rect(x: float, y: float, wide: float, high: float, tone: Tone, radius: float = 0) -> str:
    corner = f' rx="{number(radius)}"' if radius else ""
    return f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"{corner} fill="var(--{tone})"/>'


def path(words: str, tone: Tone) -> str:
    return f'<path d="{words}" fill="var(--{tone})"/>'


def line(words: str, stroke: Stroke, width: float | None = None) -> str:
    return (
        f'<path d="{words}" fill="none" stroke="var(--{stroke})" stroke-width="{number(width or WIDTHS[stroke])}" '
        'stroke-linecap="round"/>'
    )


def limb(words: str, tone: Tone, width: float) -> str:
    """A thick line with round ends: an arm, a leg, a pole. A plan, where nothing is filled, gives all of them one colour."""
    return (
        f'<path d="{words}" fill="none" stroke="var(--limb,var(--{tone}))" stroke-width="{number(width)}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def oval(x: float, y: float, wide: float, high: float | None = None, tone: Tone = "lit") -> str:
    """Around its middle, by its two radii."""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(wide)}" ry="{number(wide if high is None else high)}" '
        f'fill="var(--{tone})"/>'
    )


def mirrored(drawn: str) -> str:
    return f'<g transform="matrix(-1 0 0 1 120 0)">{drawn}</g>'


def moved(drawn: str, right: float, down: float, scale: float = 1) -> str:
    sized = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({number(right)} {number(down)}){sized}">{drawn}</g>'


def each(drawn: Iterable[str]) -> str:
    return "".join(drawn)
