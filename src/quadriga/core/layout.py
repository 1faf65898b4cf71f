"""A table drawn in data: what lies where, with its figures, for whoever draws without knowing the game.

A game that has a `layout.py` says here how its table is best read; its function
`layout(view, edition)` answers a `Layout`. Everything is an id that `words` has
a text for. Games without one are drawn from their zones by `plain_layout`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from typing import Literal, cast

import msgspec

from quadriga.core.edition import Edition
from quadriga.core.game import Game
from quadriga.core.things import lying
from quadriga.core.views import View, Zone

Tone = Literal["plain", "grey", "brown", "blue", "red", "green", "gold", "purple"]


class Mark(msgspec.Struct, frozen=True):
    """How a kind of figure is drawn: a sign of its own, and a colour besides."""

    sign: str
    tone: Tone = "plain"


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number of something. With `of` it is a part of a whole, and can be drawn as a bar."""

    id: str
    value: int
    of: int | None = None


class Facts(msgspec.Struct, frozen=True):
    """Figures that belong together: what a building needs, what a worker makes."""

    id: str
    figures: tuple[Figure, ...]


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing on the table, with its figures, remarks, and what lies on or beside it."""

    id: str
    facts: tuple[Facts, ...] = ()
    notes: tuple[str, ...] = ()
    items: tuple[Item, ...] = ()
    count: int = 1
    #: Shown, but not there for the taking.
    dim: bool = False
    #: Column and row, in a section that is a grid.
    cell: tuple[int, int] | None = None
    #: A cell of a grid where nothing lies yet.
    empty: bool = False


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """Things of one sort.

    In a table when they are compared, in a grid when it matters what lies beside what, in a line when they are simple,
    else a block for each.
    """

    id: str
    items: tuple[Item, ...]
    style: Literal["table", "line", "block", "grid"] = "line"
    facts: tuple[Facts, ...] = ()
    #: Its name says what its things are, so that they go by their short names.
    short: bool = False
    #: The zone it shows, where its name comes from when it has no name of its own.
    zone: str = ""
    #: Facts of a table whose word is always said, as the same signs mean something else in other facts.
    named: tuple[str, ...] = ()


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one player has."""

    seat: int
    figures: tuple[Figure, ...] = ()
    notes: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()


class Layout(msgspec.Struct, frozen=True, omit_defaults=True):
    marks: dict[str, Mark]
    sections: tuple[Section, ...]
    panels: tuple[Panel, ...]
    #: What the deciding player has to spend.
    figures: tuple[Figure, ...] = ()
    notes: tuple[str, ...] = ()
    #: Things that go by another name now, such as a card that was turned over.
    forms: dict[str, str] = {}


def layout_of(game: Game, view: View) -> Layout:
    """The table as its game wants it drawn, or as its zones allow."""
    drawn = _layout_function(game.package)
    return drawn(view, game.edition_by_hash(view.edition)) if drawn else plain_layout(game.zones(view))


def plain_layout(zones: list[Zone]) -> Layout:
    """Zone by zone: the common ones first, then what each player has."""
    owned: dict[int, list[Section]] = {}
    for zone in zones:
        if zone.owner is not None:
            owned.setdefault(zone.owner, []).append(_section(zone))
    return Layout(
        marks={},
        sections=tuple(_section(zone) for zone in zones if zone.owner is None),
        panels=tuple(Panel(seat, sections=tuple(sections)) for seat, sections in sorted(owned.items())),
    )


def items_of(layout: Layout) -> dict[str, Item]:
    """Every thing drawn, by its id."""
    found: dict[str, Item] = {}

    def collect(items: tuple[Item, ...]) -> None:
        for item in items:
            found.setdefault(item.id, item)
            collect(item.items)

    for section in (*layout.sections, *(section for panel in layout.panels for section in panel.sections)):
        collect(section.items)
    return found


def _section(zone: Zone) -> Section:
    if zone.kinds is None:
        return Section("", (), facts=(Facts("", (Figure("", zone.count),)),), zone=zone.id)
    return Section(
        "", tuple(Item(lying(kind, zone.id), count=count) for kind, count in zone.kinds.items() if count), zone=zone.id
    )


@cache
def _layout_function(package: str) -> Callable[[View, Edition], Layout] | None:
    if importlib.util.find_spec(f"{package}.layout") is None:
        return None
    return cast("Callable[[View, Edition], Layout]", importlib.import_module(f"{package}.layout").layout)
