"""A game's guided first game and its turn page as everybody is shown them: the same for all, kept by no table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from quadriga.core.catalogue import rules_of
from quadriga.core.errors import GuideError
from quadriga.core.game import Game
from quadriga.core.guide import Guide, GuideStep, follow, guide_of, has_guide, words_of
from quadriga.core.layout import Layout, layout_of
from quadriga.core.outcome import Tally
from quadriga.core.registry import find_game, usable
from quadriga.core.table import Table
from quadriga.core.turn_page import Part, TurnPage, has_turn_page, positions, turn_page_of
from quadriga.core.views import View
from quadriga.server.problems import Problem, not_found
from quadriga.server.tables.queries import Refusals, why_not_at
from quadriga.server.tables.replaying import Done
from quadriga.server.tables.serialize import PositionShown, encode, show_position, show_step
from quadriga.words import Words

#: Games whose guides are kept at hand, each with all its positions.
GUIDES_KEPT: Final = 16


class GuideStepShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the newcomer is told at a position, and what is to be clicked."""

    #: The position it is shown at.
    seq: int
    title: str
    text: str
    rule: str
    rule_title: str
    #: The move to make, and what it touches in the order of the clicks; without a move there is something to look at.
    move: str = ""
    at: tuple[str, ...] = ()
    #: The things or places to look at.
    shows: tuple[str, ...] = ()


class GuideShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guided first game: its deal, who sits where, and its steps."""

    game: str
    edition: str
    options: dict[str, Any]
    #: What the players are called; the newcomer's is empty.
    names: tuple[str, ...]
    seat: int
    steps: list[GuideStepShown]
    #: The last position, where it ends.
    last: int


class TurnPositionShown(msgspec.Struct, frozen=True):
    """A table that panels show a part of, as the newcomer sees it."""

    #: How many moves were made by then.
    seq: int
    view: View
    tally: tuple[Tally, ...]
    layout: Layout


class TurnPanelShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a table, and what there is to say about it."""

    part: Part
    title: str
    text: str
    rule: str
    rule_title: str
    #: The position it is cut out of.
    seq: int
    #: The things or places that are framed, and what else is drawn with them.
    shows: tuple[str, ...]
    within: tuple[str, ...] = ()


class TurnPageShown(msgspec.Struct, frozen=True):
    """A turn in sixty seconds: what one wants, what one does, how it ends."""

    game: str
    edition: str
    options: dict[str, Any]
    #: What the players are called; the newcomer's is empty.
    names: tuple[str, ...]
    seat: int
    panels: list[TurnPanelShown]
    positions: list[TurnPositionShown]


class Guided:
    """A guide that was followed to its end: every position of it."""

    def __init__(self, game: Game, guide: Guide) -> None:
        self.game = game
        self.guide = guide
        self.tables: list[Table[Any]] = []
        self.positions: list[PositionShown] = []
        for table in follow(game, guide):
            steps = []
            if table.head > 0:
                steps = [show_step(Done(table.record.entries[-1], table.happened), guide.seat)]
            self.tables.append(table.copy())
            self.positions.append(show_position(table, guide.seat, steps=steps))

    def show(self, language: str) -> GuideShown:
        """Its steps in a language; a caption that is not written in it comes in English."""
        words = Words(language, self.game, layer=words_of(self.game))
        rules = rules_of(self.game.package, language)

        def shown() -> Iterator[GuideStepShown]:
            for step, seq in zip(self.guide.step, self.guide.seqs(), strict=False):
                yield GuideStepShown(
                    seq,
                    words.text(step.caption, {}, "title"),
                    words.text(step.caption),
                    step.rule,
                    rules[step.rule].title if step.rule in rules else "",
                    step.move,
                    self._touched(step, seq),
                    step.shows,
                )

        first = self.tables[0]
        return GuideShown(
            self.game.meta.id,
            first.state.edition.hash,
            dict(self.guide.options),
            self.guide.names,
            self.guide.seat,
            list(shown()),
            len(self.tables) - 1,
        )

    def _touched(self, step: GuideStep, seq: int) -> tuple[str, ...]:
        table = self.tables[seq]
        return table.touches(table.find(step.move)) if step.move else ()

    def position(self, seq: int) -> PositionShown:
        return self.positions[self._within(seq)]

    def layout(self, seq: int) -> Layout:
        return layout_of(self.game, self.positions[self._within(seq)].view)

    def why_not(self, seq: int, thing: str, begun: str, language: str) -> Refusals:
        """Why a click of the newcomer on a thing does nothing at a position."""
        return why_not_at(self.tables[self._within(seq)], self.guide.seat, thing, begun, language)

    def _within(self, seq: int) -> int:
        if seq >= len(self.tables):
            raise not_found("position")
        return seq


def captions(game: str, language: str) -> bytes:
    """A guide in a language, encoded: for another process, since reading a game's words takes a third of a second.

    Empty where it cannot be followed.
    """
    try:
        return encode(guided(find_game(game)).show(language))
    except Problem:
        return b""


def turn_captions(game: str, language: str) -> bytes:
    """A turn page in a language, encoded; empty where it cannot be drawn."""
    try:
        return encode(turn_paged(find_game(game)).show(language))
    except Problem:
        return b""


@cache
def with_guides() -> tuple[str, ...]:
    """The games that have a guide; asked once, since their files do not come and go while a process runs."""
    return tuple(id for id in usable() if has_guide(find_game(id)))


@cache
def with_turn_pages() -> tuple[str, ...]:
    return tuple(id for id in usable() if has_turn_page(find_game(id)))


def guided(game: Game) -> Guided:
    """The guide of a game; a game without one, or whose guide cannot be followed, has none to show."""
    if (found := _guided(game)) is None:
        raise not_found("guide")
    return found


# What cannot be followed is remembered too: nobody makes a server play it again and again.
@lru_cache(GUIDES_KEPT)
def _guided(game: Game) -> Guided | None:
    try:
        return Guided(game, guide_of(game)) if has_guide(game) else None
    except GuideError:
        return None


class TurnPaged:
    """A turn page with the positions it shows."""

    def __init__(self, game: Game, page: TurnPage) -> None:
        self.game = game
        self.page = page
        tables = positions(game, page)
        self.edition = next(iter(tables.values())).state.edition.hash
        self.positions = [self._position(seq, table) for seq, table in tables.items()]

    def show(self, language: str) -> TurnPageShown:
        """In a language; a caption that is not written in it comes in English."""
        words = Words(language, self.game, layer=words_of(self.game))
        rules = rules_of(self.game.package, language)
        panels = [
            TurnPanelShown(
                panel.part,
                words.text(panel.caption, {}, "title"),
                words.text(panel.caption),
                panel.rule,
                rules[panel.rule].title if panel.rule in rules else "",
                panel.after,
                panel.shows,
                panel.within,
            )
            for panel in self.page.panel
        ]
        page = self.page
        return TurnPageShown(
            self.game.meta.id, self.edition, dict(page.options), page.names, page.seat, panels, self.positions
        )

    def _position(self, seq: int, table: Table[Any]) -> TurnPositionShown:
        view = table.view(self.page.seat)
        return TurnPositionShown(seq, view, table.tally(self.page.seat), layout_of(self.game, view))


def turn_paged(game: Game) -> TurnPaged:
    """The turn page of a game; a game without one, or whose page cannot be drawn, has none to show."""
    if (found := _turn_paged(game)) is None:
        raise not_found("turn page")
    return found


@lru_cache(GUIDES_KEPT)
def _turn_paged(game: Game) -> TurnPaged | None:
    try:
        return TurnPaged(game, turn_page_of(game)) if has_turn_page(game) else None
    except GuideError:
        return None
