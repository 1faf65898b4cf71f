"""A game's guided first game as everybody is shown it: the same for all, kept by no table and no person."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec

from quadriga.core.catalogue import rules_of
from quadriga.core.errors import GuideError
from quadriga.core.game import Game
from quadriga.core.guide import Guide, GuideStep, follow, guide_of, has_guide, words_of
from quadriga.core.layout import Layout, layout_of
from quadriga.core.table import Table
from quadriga.server.problems import not_found
from quadriga.server.tables.queries import MOST_INSTEAD, Refusals, show_refusal
from quadriga.server.tables.replaying import Done
from quadriga.server.tables.serialize import PositionShown, show_position, show_step
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
        table = self.tables[self._within(seq)]
        refusals = table.why_not_at(self.guide.seat, thing, tuple(begun.split()))
        instead = table.instead_of(self.guide.seat, thing)[:MOST_INSTEAD] if refusals else []
        return Refusals(
            [show_refusal(self.game, refusal, language) for refusal in refusals], [move.key for move in instead]
        )

    def _within(self, seq: int) -> int:
        if seq >= len(self.tables):
            raise not_found("position")
        return seq


@lru_cache(GUIDES_KEPT)
def guided(game: Game) -> Guided:
    """The guide of a game; a game without one, or whose guide cannot be followed, has none to show."""
    if not has_guide(game):
        raise not_found("guide")
    try:
        return Guided(game, guide_of(game))
    except GuideError:
        raise not_found("guide") from None
