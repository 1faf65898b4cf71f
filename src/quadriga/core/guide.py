"""A guided first game: a fixed deal and the moves of one short game, each with a caption, in a game's folder `guide`.

`guide/guide.toml` holds the moves, `guide/words/LANGUAGE.ftl` the captions; `docs/guides.md` describes both. A game
without the file has no guide.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any, Final, TypeVar

import msgspec

from quadriga.core.errors import GuideError, QuadrigaError
from quadriga.core.game import Game
from quadriga.core.meta import OptionValue
from quadriga.core.table import Table

#: A guide is for one sitting, and may come from a game of anybody's.
LONGEST_TEXT: Final = 32 * 1024
MOST_STEPS: Final = 40
MOST_MOVES: Final = 300
LARGEST_SEED: Final = 2**63 - 1
LONGEST_NAME: Final = 30
GUIDE: Final = "guide.toml"
_CAPTION: Final = re.compile(r"guide-[a-z0-9-]{1,60}")

Dealt = TypeVar("Dealt", bound="Deal")


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that is always dealt alike, and who sits there."""

    players: int
    seed: int
    #: What the players are called; the newcomer goes by their own name, which is empty here.
    names: tuple[str, ...]
    #: Where the newcomer sits.
    seat: int = 0
    #: One that comes with the game; the first by default.
    edition: str = ""
    options: dict[str, OptionValue] = {}


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing at a time: a move that the newcomer makes, or a thing to look at."""

    #: The message with the caption; its attribute `title` stands over it.
    caption: str
    #: The rule behind it.
    rule: str
    #: The notation of the newcomer's move; what it touches glows.
    move: str = ""
    #: What glows where nothing is to be moved, as ids of things.
    shows: tuple[str, ...] = ()
    #: The moves that are then made without the newcomer: the others', and those that make themselves.
    then: tuple[str, ...] = ()

    @property
    def moves(self) -> tuple[str, ...]:
        return (self.move, *self.then) if self.move else self.then


class Guide(Deal, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The guide file of a game."""

    step: tuple[GuideStep, ...]

    def seqs(self) -> list[int]:
        """After how many moves each step is shown, and last, how many there are in all."""
        seqs = [0]
        for step in self.step:
            seqs.append(seqs[-1] + len(step.moves))
        return seqs


def words_of(game: Game) -> str:
    """The package with the captions."""
    return f"{game.package}.guide"


def has_guide(game: Game) -> bool:
    return file_of(game, GUIDE).is_file()


def guide_of(game: Game) -> Guide:
    """The guide of a game that has one, checked for its shape. Raises `GuideError`."""
    guide = read(game, GUIDE, Guide)
    if wrong := _what_is_wrong(guide):
        raise GuideError(f"{GUIDE} of {game.meta.id}: {wrong}")
    return guide


def deal(game: Game, dealt: Deal) -> Table[Any]:
    """The table as it begins."""
    edition = game.edition(dealt.edition or None)
    return Table.new(game, dealt.players, seed=dealt.seed, options=dict(dealt.options), edition=edition)


def follow(game: Game, guide: Guide) -> Iterator[Table[Any]]:
    """The table as dealt, and after each move: always the same one. Raises `GuideError` where a move is not legal."""
    table = deal(game, guide)
    yield table
    for number, step in enumerate(guide.step, 1):
        if step.move and table.decider != guide.seat:
            raise GuideError(f"step {number} of {GUIDE} of {game.meta.id}: the newcomer is not asked")
        for move in step.moves:
            make(table, move, f"step {number} of {GUIDE} of {game.meta.id}")
            yield table


def make(table: Table[Any], move: str, where: str) -> None:
    """Make a move of a file by its notation, written out. Raises `GuideError` where that is not legal."""
    try:
        if table.find(move).key != move:
            raise GuideError(f"{move!r} is not written out in full")
        table.play(move)
    except QuadrigaError as error:
        raise GuideError(f"{where}, {move!r}: {error}") from None


def file_of(game: Game, name: str) -> resources.abc.Traversable:
    return resources.files(game.package) / "guide" / name


def read(game: Game, name: str, kind: type[Dealt]) -> Dealt:
    """A file of the folder as what it should be. Raises `GuideError`."""
    file = file_of(game, name)
    if not file.is_file():
        raise GuideError(f"{game.meta.id} has no {name}")
    text = file.read_text(encoding="utf-8")
    if len(text) > LONGEST_TEXT:
        raise GuideError(f"{name} of {game.meta.id} is longer than {LONGEST_TEXT} characters")
    try:
        found = msgspec.convert(tomllib.loads(text), kind)
    except ValueError as error:  # TOMLDecodeError and ValidationError
        raise GuideError(f"{name} of {game.meta.id}: {error}") from None
    if wrong := _what_is_wrong_with_the_deal(found):
        raise GuideError(f"{name} of {game.meta.id}: {wrong}")
    return found


def _what_is_wrong_with_the_deal(dealt: Deal) -> str:
    if not 0 <= dealt.seed <= LARGEST_SEED:
        return "the seed is out of range"
    if len(dealt.names) != dealt.players or not 0 <= dealt.seat < dealt.players or dealt.names[dealt.seat]:
        return "there is one name for each player, and none for the newcomer"
    if any(len(name) > LONGEST_NAME for name in dealt.names):
        return "a name is too long"
    return ""


def _what_is_wrong(guide: Guide) -> str:
    """Why a file of the right shape is no guide; empty where it is one."""
    if not 1 <= len(guide.step) <= MOST_STEPS or guide.seqs()[-1] > MOST_MOVES:
        return f"it has 1 to {MOST_STEPS} steps and at most {MOST_MOVES} moves"
    for number, step in enumerate(guide.step, 1):
        if bool(step.move) == bool(step.shows):
            return f"step {number} has a move or shows something, one of the two"
        if not _CAPTION.fullmatch(step.caption):
            return f"step {number}: a caption is called guide-…"
    return ""
