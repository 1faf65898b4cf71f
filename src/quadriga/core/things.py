"""Ids of things: what lies on a table is this card in this place, never only its name.

`gate@p0.hand` is the Gate in the hand of seat 0; the Gate that seat 1 played, `gate@p1.camp`, is another thing. What
there is only one of, such as a control, a pile or a cell, goes by its own id.
"""

from __future__ import annotations

from typing import Final

#: Between what a thing is and the place it lies in.
LIES_IN: Final = "@"


def lying(kind: str, zone: str) -> str:
    """The id of a thing of this kind in this place."""
    return f"{kind}{LIES_IN}{zone}"


def kind_of(thing: str) -> str:
    """What a thing is, wherever it lies."""
    return thing.partition(LIES_IN)[0]


def zone_of_thing(thing: str) -> str:
    """The place a thing's id names; empty for what goes by an id of its own."""
    return thing.partition(LIES_IN)[2]
