"""What each entry does to a table's clock. How much time has passed is for the database to say.

Time is given when the game goes on: to the seat that decides next, for its next move. Taking back gives none, and a
move that was taken back and is made again gives none either, so that whoever goes back and forth runs out of time like
whoever does nothing.
"""

from __future__ import annotations

from typing import Final

from quadriga.core.record import Entry, MoveEntry, RestoredEntry, TimeoutEntry, UndoEntry
from quadriga.core.table import PERSON, Table
from quadriga.server.storage.batch_writer import BOTS_ALONE, GRACE, PERSON_WAITS, Reckoning
from quadriga.server.storage.table_rows import Clock, Timing

#: A bot's turn that has not come after so many seconds was lost with its job, and is asked for again.
BOT_OVERDUE: Final = 60.0
#: A table with so many entries is full: nobody moves any more, clocks stand still, and its people can only end it.
MOST_ENTRIES: Final = 20_000
#: How often something may be taken back before the game goes on.
MOST_TAKE_BACKS: Final = 20
#: Increments make no reserve larger than this, or than it was in the beginning.
MOST_SAVED: Final = 86_400


def is_full(table: Table) -> bool:
    return table.head >= MOST_ENTRIES


def is_persons(table: Table, seat: int | None) -> bool:
    return seat is not None and table.seats[seat] == PERSON


def waits_for_bot(table: Table) -> bool:
    return table.decider is not None and not is_persons(table, table.decider)


def may_stand(before: Table, after: Table, entry: Entry) -> bool:
    """Whether an entry puts a question to a person that they may have answered ahead.

    All can tell. Only what another seat does puts such a question: who has gone back to one, or is in the middle of
    answering it, answers by hand.
    """
    if after.standing is None or isinstance(entry, UndoEntry) or before.decider == after.decider:
        return False
    return is_persons(after, after.decider) and not is_full(after)


def priority_of_turn(table: Table) -> int:
    """How urgent a bot's turn is: whether a person who still plays waits for it. Who has resigned does not."""
    waits = any(is_persons(table, seat) and seat not in table.resigned for seat in range(len(table.seats)))
    return PERSON_WAITS if waits else BOTS_ALONE


def runs_for_decider(timing: Timing, table: Table) -> bool:
    """Whether the time of the seat that decides is running."""
    return timing.runs and is_persons(table, table.decider) and not is_full(table)


def due_at_first(timing: Timing, table: Table) -> float | None:
    """Seconds after the deal at which something must be done if nothing has happened; None: never."""
    if runs_for_decider(timing, table) and timing.late != "wait":
        return (timing.move_seconds or 0) + timing.reserve_seconds + GRACE
    return BOT_OVERDUE if waits_for_bot(table) else None


def reckon(
    timing: Timing, clock: Clock, before: Table, after: Table, entry: Entry, *, in_time: bool | None, back: int
) -> Reckoning:
    """What happens to the clock when `entry` leads from one position to another; `back` moves were taken back."""
    payer = _payer(before, entry)
    charged = payer if timing.runs and is_persons(before, payer) and not is_full(before) else None
    given, gain, taken_back, take_backs = _progress(clock, before, after, entry, back)
    ends = runs_for_decider(timing, after) and timing.late != "wait"
    return Reckoning(
        charged=charged,
        in_time=None if in_time and timing.late == "wait" else in_time,
        given=given if timing.runs else None,
        gain=timing.increment_seconds if gain else 0,
        most=max(timing.reserve_seconds, MOST_SAVED),
        taken_back=taken_back,
        take_backs=take_backs,
        runs=ends,
        due=BOT_OVERDUE if waits_for_bot(after) and not is_full(after) else None,
    )


def _payer(before: Table, entry: Entry) -> int | None:
    """Whose time has passed since the last entry: it was the decider's, unless what was decided is taken back."""
    if isinstance(entry, RestoredEntry):
        return None  # the time between a backup and its return
    if isinstance(entry, UndoEntry) and not entry.agreed:
        return entry.seat
    return before.decider


def _progress(clock: Clock, before: Table, after: Table, entry: Entry, back: int) -> tuple[int | None, bool, int, int]:
    """Who is given time, whether something is gained, and what counts as taken back from here on."""
    decider, passed_on = after.decider, after.decider != before.decider
    if isinstance(entry, UndoEntry) and not entry.agreed:
        return None, False, clock.taken_back + back, clock.take_backs + 1
    if isinstance(entry, TimeoutEntry | UndoEntry):
        return decider, False, 0, 0
    if not isinstance(entry, MoveEntry):  # somebody left, was replaced, or showed a nonce
        return (decider, False, 0, 0) if passed_on else (None, False, clock.taken_back, clock.take_backs)
    if not clock.taken_back:
        return decider, True, 0, 0
    # Made again. What was taken back before is remembered until somebody goes on from here.
    if passed_on:
        return decider, False, 0, clock.take_backs
    return None, False, clock.taken_back - 1, clock.take_backs
