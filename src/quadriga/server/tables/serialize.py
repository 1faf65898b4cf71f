"""Everything a viewer is shown of a table is made here, and nowhere else.

A viewer is a seat, or None for a spectator. What a seat may not know is taken
out by the game's own view and by redacting events; a move's notation can name
hidden things, so only the seat that made a move is told it.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

import msgspec

from quadriga.core.events import Event, redact
from quadriga.core.follow import Follower
from quadriga.core.outcome import Outcome, Tally
from quadriga.core.record import (
    ConcedeEntry,
    EndEntry,
    Entry,
    MoveEntry,
    Record,
    RestoredEntry,
    TakeoverEntry,
    TimeoutEntry,
    UndoEntry,
)
from quadriga.core.table import Table
from quadriga.core.views import View
from quadriga.server.storage.table_rows import Forked, Late, NoteRow, Status, TableRow, Watch
from quadriga.server.tables.access import Access
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.replaying import Done, what_it_did

#: How many steps are sent at once at most.
MOST_STEPS: Final = 200

# Canonical JSON with sorted keys: the order of insertion could tell what the viewer may not know.
encode: Final = msgspec.json.Encoder(order="deterministic").encode


class MoveShown(msgspec.Struct, frozen=True):
    """A legal move: its notation, and the things to click in order."""

    key: str
    at: tuple[str, ...]


class StepShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as a viewer may know it."""

    seq: int
    type: str
    seat: int | None = None
    #: The notation, for the seat that made the move.
    move: str = ""
    #: The rules answered for a seat that has resigned.
    auto: bool = False
    #: The entry an undo went back to, and whether all had to agree; the seat a concession made the winner.
    to: int | None = None
    agreed: bool = False
    #: What sits on a seat after a takeover.
    kind: str = ""
    events: list[Event] = []


class ExchangeShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """New nonces after a restore: who is awaited, for a commitment or, once all have committed, for the nonce."""

    awaited: list[int]
    #: SHA-256 of the new nonces in the order of seats, empty where there is none yet.
    nonce_hashes: list[str]
    revealing: bool = False


class PositionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the game stands, through one pair of eyes."""

    seq: int
    view: View
    #: The hash of entry `seq` in the chain, to be kept for the receipt.
    hash: str = ""
    decider: int | None = None
    #: The legal moves, for the seat that decides.
    moves: list[MoveShown] = []
    #: How many moves this seat may take back by itself.
    undo: int = 0
    #: When the seat that decides must have moved, and the whole seconds each seat had in reserve at this entry.
    deadline: datetime | None = None
    reserves: tuple[int, ...] = ()
    #: The entry at which the table was last put back from a backup, and the new nonces that a draw still waits for.
    restored: int = 0
    exchange: ExchangeShown | None = None
    outcome: Outcome | None = None
    #: Everyone's points if the game ended now, as the viewer may count them.
    tally: tuple[Tally, ...] = ()
    #: What happened since the viewer was last told, and how many steps before those were left out.
    steps: list[StepShown] = []
    skipped: int = 0


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    name: str = ""
    bot: str = ""
    nonce_hash: str = ""
    here: bool = False
    #: Whoever sat here was forgotten: there is no name to show.
    forgotten: bool = False


class WithheldShown(msgspec.Struct, frozen=True):
    """Somebody who did not show their nonce at the start, and how often."""

    name: str
    times: int


class TableShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table and who sits there."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatShown]
    #: SHA-256 of the seed.
    commitment: str
    watch: Watch
    in_lobby: bool = False
    #: Hints for everyone: every seat may ask what a bot would do, whoever else sits there.
    hints: bool = False
    move_seconds: int | None = None
    reserve_seconds: int = 0
    increment_seconds: int = 0
    #: What happens when a seat's time is over, after how many seconds it counts as absent, and the bot for its place.
    late: Late = "move"
    absent_seconds: int = 86_400
    stand_in: str = "greedy"
    deadline: datetime | None = None
    rematch: str = ""
    #: Closed because nobody came in time.
    lapsed: bool = False
    #: The position of another table that this one goes on from. Nothing that happens here counts elsewhere.
    origin: Forked | None = None
    #: How often the deal was sealed anew because a nonce was withheld, and by whom.
    sealed_anew: int = 0
    withheld: list[WithheldShown] = []
    #: Where the reader sits, whether they are the host, and what brings others here; the last only for those inside.
    seat: int | None = None
    host: bool = False
    #: Where the host sits, if they do.
    host_seat: int | None = None
    invite: str = ""
    #: The host has closed the chat; the seats whose chat the reader does not want to read.
    chat_closed: bool = False
    muted: tuple[int, ...] = ()


class NoteShown(msgspec.Struct, frozen=True, omit_defaults=True):
    n: int
    kind: str
    at: datetime
    seat: int | None = None
    body: dict[str, Any] = {}


def show_table(row: TableRow, access: Access, muted: tuple[int, ...] = ()) -> TableShown:
    return TableShown(
        id=row.id,
        game=row.game,
        edition=row.edition,
        options=dict(row.options),
        status=row.status,
        seats=[
            SeatShown(seat.seat, seat.name or "", seat.bot or "", seat.nonce_hash, seat.here, seat.forgotten)
            for seat in row.seats
        ],
        commitment=row.commitment,
        watch=row.watch,
        in_lobby=row.in_lobby,
        hints=row.hints,
        **msgspec.structs.asdict(row.timing),
        deadline=row.deadline if row.status == "revealing" else None,
        rematch=row.rematch or "",
        lapsed=row.lapsed,
        origin=row.origin,
        sealed_anew=row.sealed_anew,
        withheld=[WithheldShown(one.name, one.times) for one in row.withheld],
        seat=access.seat,
        host=access.host,
        host_seat=None if row.host is None else row.seat_of(row.host),
        invite=row.invite if access.host or access.seat is not None else "",
        chat_closed=row.chat_closed,
        muted=muted,
    )


def table_now(cached: CachedTable, access: Access, muted: tuple[int, ...] = ()) -> bytes:
    """The table as it is now, for everyone with the same access and the same seats muted."""
    key = "table", access, muted
    frame = cached.frames.get(key)
    if frame is None:
        frame = cached.frames[key] = encode(show_table(cached.row, access, muted))
    return frame


def show_note(note: NoteRow) -> NoteShown:
    return NoteShown(note.n, note.kind, note.at, note.seat, note.body)


def show_step(done: Done, viewer: int | None) -> StepShown:
    return _step(done.entry, done.events, viewer)


def _step(entry: Entry, events: list[Event], viewer: int | None) -> StepShown:
    kind = entry.__struct_config__.tag
    assert isinstance(kind, str)
    shown = redact(events, viewer)
    if isinstance(entry, MoveEntry | TimeoutEntry):
        own = entry.move if viewer == entry.seat else ""
        return StepShown(
            entry.seq, kind, entry.seat, own, auto=isinstance(entry, MoveEntry) and entry.auto, events=shown
        )
    if isinstance(entry, UndoEntry):
        return StepShown(entry.seq, kind, entry.seat, to=entry.to, agreed=entry.agreed)
    if isinstance(entry, ConcedeEntry):
        return StepShown(entry.seq, kind, to=entry.to)
    if isinstance(entry, EndEntry | RestoredEntry):
        return StepShown(entry.seq, kind)
    sits = entry.kind if isinstance(entry, TakeoverEntry) else ""
    return StepShown(entry.seq, kind, entry.seat, kind=sits, events=shown)


def show_position(
    table: Table,
    viewer: int | None,
    *,
    view: View | None = None,
    digest: bytes = b"",
    deadline: datetime | None = None,
    reserves: tuple[int, ...] = (),
    steps: list[StepShown] | None = None,
    skipped: int = 0,
) -> PositionShown:
    """A position as a viewer may see it; `view` is the viewer's own, if it was made before."""
    decider = table.decider
    asked = viewer is not None and viewer == decider
    # Asking how far an undo reaches compares views, which is dear: only who may use the answer gets it.
    undo = table.undo_reach() if viewer is not None and table.moved_last == viewer else 0
    game = table.game
    view = view or table.view(viewer)
    return PositionShown(
        seq=table.head,
        view=view,
        hash=digest.hex(),
        decider=decider,
        moves=[MoveShown(move.key, game.touches(view, move)) for move in game.moves(table.state)] if asked else [],
        undo=undo,
        deadline=deadline,
        reserves=reserves,
        restored=table.exchanges.restored,
        exchange=_exchange(table),
        outcome=table.outcome,
        tally=table.tally(viewer),
        steps=steps or [],
        skipped=skipped,
    )


def _exchange(table: Table) -> ExchangeShown | None:
    now, awaited = table.exchanges.now, table.awaited
    if now is None:
        return None
    hashes = [now.committed.get(seat, "") for seat in range(table.state.seats)]
    return ExchangeShown(awaited, hashes, revealing=all(hashes[seat] for seat in awaited))


def position_now(cached: CachedTable, viewer: int | None, since: int | None = None) -> bytes:
    """Where the game stands now, with the steps since an entry that this process still remembers."""
    key = "position", viewer, since
    frame = cached.frames.get(key)
    if frame is None:
        assert cached.table is not None
        steps = [] if since is None else [show_step(done, viewer) for done in cached.done if done.entry.seq > since]
        shown = show_position(
            cached.table,
            viewer,
            view=_view(cached, cached.table, viewer),
            digest=cached.digest,
            deadline=cached.deadline,
            reserves=cached.reserves,
            steps=steps,
        )
        frame = cached.frames[key] = encode(shown)
    return frame


def _view(cached: CachedTable, table: Table, viewer: int | None) -> View:
    """One viewer's view; those of all who watch are made together, which some games do for the price of one."""
    if viewer not in cached.views:
        watching = {stream.viewer for stream in cached.viewers}
        cached.views = table.game.views(table.state, watching | {viewer})
    return cached.views[viewer]


def remembers(cached: CachedTable, since: int) -> bool:
    """Whether the steps after an entry are still here, without a replay."""
    return since >= cached.head or bool(cached.done and cached.done[0].entry.seq <= since + 1)


def steps_of(record: Record, table: Table, first: int, last: int, viewer: int | None) -> list[StepShown]:
    """Entries `first` to `last` of a record, replayed on a table just dealt."""
    return [
        _step(entry, what_it_did(table, entry), viewer)
        for entry in Follower(table, record).follow_each(last)
        if entry.seq >= first
    ]


def tallies_by_turn(record: Record, table: Table, viewer: int | None) -> list[tuple[int, tuple[Tally, ...]]]:
    """Points as the viewer could count them whenever the turn passed on, and at the end."""
    tallies = [(0, table.tally(viewer))]
    turn = table.state.stack[0].seat
    for entry in Follower(table, record).follow_each(len(record)):
        stack = table.state.stack
        if not stack or stack[0].seat != turn or table.outcome:
            if entry.seq > tallies[-1][0] and not isinstance(entry, EndEntry):
                tallies.append((entry.seq, table.tally(viewer)))
            turn = stack[0].seat if stack else turn
    return tallies
