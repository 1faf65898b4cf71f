"""A turn in sixty seconds: a page that says by a few cut-outs of a real table what one wants, does, and how it ends.

`guide/turn.toml` in a game's folder holds the deal, the moves of a game, and which parts of which position are shown;
`guide/words/LANGUAGE.ftl` the captions; `docs/guides.md` describes both. A game without the file has no such page.
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import msgspec

from quadriga.core.errors import GuideError
from quadriga.core.game import Game
from quadriga.core.guide import MOST_MOVES, Deal, deal, file_of, make, read
from quadriga.core.layout import items_of, layout_of
from quadriga.core.table import Table
from quadriga.core.things import lying
from quadriga.core.views import View

TURN_PAGE: Final = "turn.toml"
#: The page is read in a minute, and each panel draws a table.
MOST_PANELS: Final = 8
MOST_SHOWN: Final = 8
_CAPTION: Final = re.compile(r"turn-[a-z0-9-]{1,60}")

#: What a panel is about: what one wants, what one does on a turn, how the game ends.
Part = Literal["aim", "turn", "end"]
PARTS: Final[tuple[Part, ...]] = ("aim", "turn", "end")


class TurnPanel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the table after some moves, and what there is to say about it."""

    part: Part
    #: The message with the caption; its attribute `title` stands over it.
    caption: str
    #: The rule behind it.
    rule: str
    #: How many moves were made by then.
    after: int
    #: What is framed, as ids of things and zones.
    shows: tuple[str, ...]
    #: What is drawn around it; nothing more where it is empty.
    within: tuple[str, ...] = ()


class TurnPage(Deal, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The turn page of a game."""

    #: The moves of a game, everybody's.
    moves: tuple[str, ...]
    panel: tuple[TurnPanel, ...]


def has_turn_page(game: Game) -> bool:
    return file_of(game, TURN_PAGE).is_file()


def turn_page_of(game: Game) -> TurnPage:
    """The turn page of a game that has one, checked for its shape. Raises `GuideError`."""
    page = read(game, TURN_PAGE, TurnPage)
    if wrong := _what_is_wrong(page):
        raise GuideError(f"{TURN_PAGE} of {game.meta.id}: {wrong}")
    return page


def positions(game: Game, page: TurnPage) -> dict[int, Table[Any]]:
    """The tables that the panels show, by how many moves were made.

    Raises `GuideError` where a move is not legal, or what is framed is not there.
    """
    table = deal(game, page)
    wanted = {panel.after for panel in page.panel}
    found = {0: table.copy()} if 0 in wanted else {}
    for number, move in enumerate(page.moves, 1):
        make(table, move, f"move {number} of {TURN_PAGE} of {game.meta.id}")
        if number in wanted:
            found[number] = table.copy()
    for number, panel in enumerate(page.panel, 1):
        if missing := {*panel.shows, *panel.within} - there(game, found[panel.after].view(page.seat)):
            raise GuideError(f"panel {number} of {TURN_PAGE} of {game.meta.id}: no {', '.join(sorted(missing))} there")
    return found


def there(game: Game, view: View) -> set[str]:
    """What can be framed: the places of a view, and the things that lie there."""
    zones = game.zones(view)
    things = {lying(kind, zone.id) for zone in zones for kind in zone.kinds or ()}
    return {zone.id for zone in zones} | things | set(items_of(layout_of(game, view)))


def _what_is_wrong(page: TurnPage) -> str:
    """Why a file of the right shape is no turn page; empty where it is one."""
    if not 1 <= len(page.panel) <= MOST_PANELS or len(page.moves) > MOST_MOVES:
        return f"it has 1 to {MOST_PANELS} panels and at most {MOST_MOVES} moves"
    if [panel.part for panel in page.panel] != sorted((panel.part for panel in page.panel), key=PARTS.index):
        return f"its panels come in the order {', '.join(PARTS)}"
    for number, panel in enumerate(page.panel, 1):
        if not 0 <= panel.after <= len(page.moves):
            return f"panel {number} is after 0 to {len(page.moves)} moves"
        if not 1 <= len(panel.shows) <= MOST_SHOWN or len(panel.within) > MOST_SHOWN:
            return f"panel {number} shows 1 to {MOST_SHOWN} things"
        if not _CAPTION.fullmatch(panel.caption):
            return f"panel {number}: a caption is called turn-…"
    return ""
