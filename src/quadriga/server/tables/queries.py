"""Answers about a table from its entries: earlier positions, what happened, why not, points by turn, the record."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadriga.core.catalogue import rules_of
from quadriga.core.errors import AmbiguousMove, IllegalMove, InvalidMove, Refusal
from quadriga.core.events import Event
from quadriga.core.game import NOT_ASKED, Game
from quadriga.core.languages import language_for
from quadriga.core.table import Table
from quadriga.server.problems import Problem, conflict, not_found, unfit
from quadriga.server.storage.archive import RecordLost
from quadriga.server.tables import questions, serialize
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.lines import LAST, fetch_lines
from quadriga.server.tables.replaying import Lines
from quadriga.server.tables.replays import CannotFollow, Work
from quadriga.server.tables.service import Service

#: How many moves are named that come near to what was clicked.
MOST_INSTEAD: Final = 40
#: The longest notation or name of a thing that is looked up at all.
LONGEST_TEXT: Final = 200


class RefusalShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not allowed: the rule, its text in the reader's language, and the figures of the case."""

    rule: str
    title: str = ""
    text: str = ""
    args: dict[str, Any] = {}


class PreviewShown(msgspec.Struct, frozen=True):
    """What a move would do, as its seat would see it, up to the next choice or draw."""

    events: tuple[Event, ...]
    draws: bool
    reveals: bool


def show_refusal(game: Game, refusal: Refusal, language: str) -> RefusalShown:
    rule = rules_of(game.package, language_for([language])).get(refusal.rule)
    if rule is None:
        return RefusalShown(refusal.rule, args=refusal.args)
    return RefusalShown(refusal.rule, rule.title, rule.text, refusal.args)


class Refusals(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not, and what comes nearest to it."""

    #: Empty: it is allowed. What matters most comes first.
    refusals: list[RefusalShown]
    #: Legal moves near to what a click was meant to do, the nearest first.
    instead: list[str] = []


def why_not(cached: CachedTable, seat: int, move: str, thing: str, begun: str, language: str) -> Refusals:
    """Why a seat may not make a move, or a click on a thing does nothing after others; empty when it may."""
    table = _table_in_play(cached)
    if thing:
        return why_not_at(table, seat, thing, begun, language)
    if table.decider is not None and table.decider != seat:
        # What the deciding seat might try is a function of what it alone sees.
        refusals = [Refusal(NOT_ASKED, {"seat": table.decider})]
    else:
        refusals = [refusal] if (refusal := refusal_of(table, move)) else []
    return Refusals([show_refusal(table.game, refusal, language) for refusal in refusals])


def why_not_at(table: Table, seat: int, thing: str, begun: str, language: str) -> Refusals:
    """Why a click of a seat on a thing does nothing after others; empty when a move goes on with it."""
    refusals = table.why_not_at(seat, thing, tuple(begun.split()))
    instead = [one.key for one in table.instead_of(seat, thing)[:MOST_INSTEAD]] if refusals else []
    return Refusals([show_refusal(table.game, refusal, language) for refusal in refusals], instead)


def refusal_of(table: Table, move: str) -> Refusal | None:
    """Why the deciding seat may not make a move written out in full; None when it may."""
    try:
        if table.find(move).key != move:
            raise InvalidMove(move)
    except IllegalMove as error:
        return error.refusal
    except (InvalidMove, AmbiguousMove):
        raise unfit("no-such-move", "this is not a move here") from None
    return None


def illegal(table: Table, refusal: Refusal, language: str) -> Problem:
    """A move that a rule forbids, with the rule."""
    told = show_refusal(table.game, refusal, language)
    return unfit("illegal", told.title or "a rule forbids this now", rule=told.rule, args=told.args, text=told.text)


def preview(cached: CachedTable, seat: int, move: str, language: str) -> PreviewShown:
    """What a legal move of this seat would do, as far as the seat could know beforehand."""
    table = _table_in_play(cached)
    if table.decider != seat:
        raise conflict("not-asked", "you are not asked now")
    if refusal := refusal_of(table, move):
        raise illegal(table, refusal, language)
    told = table.preview(move)
    return PreviewShown(told.events, told.draws, told.reveals)


def _table_in_play(cached: CachedTable) -> Table:
    if cached.table is None and cached.row.archived is not None:
        raise _lost()
    if cached.table is None or cached.row.status == "paused":
        raise conflict(f"table-{cached.row.status}", "there is no game to look at now")
    return cached.table


def _lost() -> Problem:
    return conflict("record-missing", "the record of this game cannot be read just now; tell who runs the server")


async def position_at(service: Service, cached: CachedTable, seq: int, viewer: int | None) -> bytes:
    """Where the game stood after an entry, as the viewer saw it then, encoded."""
    _demand_position(cached, seq)
    return await _ask(service, cached, seq, questions.position, viewer)


async def layout_at(service: Service, cached: CachedTable, seq: int, viewer: int | None) -> bytes:
    """The same, drawn in data."""
    _demand_position(cached, seq)
    return await _ask(service, cached, seq, questions.layout, viewer)


def _demand_position(cached: CachedTable, seq: int) -> None:
    _table_in_play(cached)
    if not 0 <= seq <= cached.head:
        raise not_found("position")


async def steps_from(service: Service, cached: CachedTable, first: int, viewer: int | None) -> bytes:
    """What happened from an entry on, as many steps as are sent at once, encoded."""
    _table_in_play(cached)
    if first < 1:
        raise unfit("no-such-step", "steps are counted from 1")
    if first > cached.head:
        return serialize.encode(questions.Steps([]))
    last = min(cached.head, first + serialize.MOST_STEPS - 1)
    return await _ask(service, cached, last, questions.steps, viewer, first)


async def tallies(service: Service, cached: CachedTable, viewer: int | None) -> bytes:
    """Points by turn, as the viewer could count them, encoded."""
    _table_in_play(cached)
    return await _ask(service, cached, cached.head, questions.tallies, viewer)


async def whole_record(service: Service, cached: CachedTable) -> bytes:
    """The record of a table that is over, as it can be verified by anyone."""
    if cached.row.status not in ("over", "closed") and not cached.over:
        raise conflict("table-open", "the record is published when the game is over")
    if cached.row.head < 0:
        raise conflict("not-dealt", "nothing was dealt here")
    return await _ask(service, cached, LAST, questions.whole_record)


async def fork_start(service: Service, cached: CachedTable, at: int | None, seat: int | None) -> bytes:
    """What a table begins with that goes on from an entry of this one, encoded. Few ask that twice: it is not kept."""
    _table_in_play(cached)
    if at is not None:
        _demand_position(cached, at)
    return await _ask(service, cached, LAST, questions.fork_start, at, seat, cached.id, keep=False)


async def _ask(service: Service, cached: CachedTable, last: int, work: Work, *about: Any, keep: bool = True) -> bytes:
    """Have a question about the record up to an entry answered elsewhere. Entries never change, so answers are kept."""

    async def fetch() -> Lines:
        lines, _ = await fetch_lines(service.pool, service.archive, cached.row, last)
        return lines

    try:
        return await service.replays.ask((work, cached.id, last, *about), fetch, work, *about, keep=keep)
    except RecordLost:
        raise _lost() from None
    except CannotFollow:  # the table is paused as soon as somebody plays there
        raise conflict("table-paused", "the rules installed here cannot follow this game") from None
