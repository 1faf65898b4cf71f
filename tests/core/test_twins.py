"""A table can be copied to try things on, and taken back by a record kept elsewhere."""

from random import Random

import pytest

import quadriga
from quadriga.core.errors import QuadrigaError
from quadriga.core.follow import Follower
from quadriga.core.record import Record, UndoEntry, Writer
from quadriga.core.table import Table


def test_a_twin_of_a_table_is_played_on_without_touching_it() -> None:
    table = quadriga.new("toy", 3, seed=5)
    rng = Random(5)
    while table.decider is not None:
        twin = table.copy()
        seen = [table.view(seat) for seat in range(3)]
        twin.play(rng.choice(twin.moves()))
        if twin.undo_reach():
            twin.undo()
            assert [twin.view(seat) for seat in range(3)] == seen
        assert [table.view(seat) for seat in range(3)] == seen
        table.play(rng.choice(table.moves()))


def test_a_twin_writes_where_it_is_told_and_the_chain_goes_on() -> None:
    table = quadriga.new("toy", 2, seed=3)
    whole = table.record
    for move in ("coin", "coin", "done"):
        keeper = table._writer
        assert keeper is not None
        apart = Writer(keeper.seed, keeper.nonces, Record(whole.header, [], [], [whole.digests[-1]]))
        twin = table.copy(apart)
        twin.play(move)
        table.play(move)
        assert apart.record.entries == whole.entries[-1:]
        assert apart.record.digests[1:] == whole.digests[-1:]


def test_an_agreed_undo_takes_the_record_from_elsewhere_when_the_table_holds_none() -> None:
    table = quadriga.new("toy", 2, seed=3)
    before = table.view(0)
    for _ in range(4):
        table.play(table.moves()[0])
    twin = table.copy()
    with pytest.raises(QuadrigaError):
        twin.undo_agreed(0, 0)
    twin.undo_agreed(0, 0, table.earlier(table.record, 0))
    assert twin.view(0) == before


def test_following_entry_by_entry_stops_at_every_position() -> None:
    table, rng = quadriga.new("toy", 2, seed=9), Random(9)
    seen = [table.view(0)]
    while table.decider is not None:
        if table.undo_reach() and rng.random() < 0.3:
            table.undo()
        else:
            table.play(rng.choice(table.moves()))
        seen.append(table.view(0))
    record = table.record
    assert any(isinstance(entry, UndoEntry) for entry in record.entries)
    again = Table.dealt(table.game, record.header)
    found = [again.view(0), *(again.view(0) for _ in Follower(again, record).follow_each(len(record)))]
    assert found[: len(seen)] == seen


def test_a_record_is_made_of_lines_kept_apart() -> None:
    table, rng = quadriga.new("builders", 2, seed=4), Random(4)
    while table.decider is not None:
        table.play(rng.choice(table.moves()))
    record = table.record
    assert bytes(Record.of(record.bodies, record.digests)) == bytes(record)
