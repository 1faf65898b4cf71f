"""A fork goes on from a position of another record, with a seed of its own, and says whence."""

import json
from random import Random

import msgspec
import pytest
from quadriga_toy.game import GAME

import quadriga
from quadriga.core.errors import ForkRefused, OptionError, RecordError
from quadriga.core.fork import MOST_BEFORE, begin, check_origin, fork, start_at
from quadriga.core.record import Header, Origin, Record, Writer, body_of, read_body
from quadriga.core.replay import open_at, resume, verify
from quadriga.core.table import Table
from quadriga.core.views import encode_view

TITLES = ("builders", "minerva", "glory-to-rome", "porta-nigra")


def played(game: str, seed: int = 5, moves: int | None = None) -> Table:
    """A game by hand of chance, to its end or so far."""
    table, rng = quadriga.new(game, 3, seed=seed), Random(seed)
    while table.decider is not None and (moves is None or table.head < moves):
        table.play(rng.choice(table.moves()))
    return table


def finished(table: Table, seed: int = 1) -> Record:
    rng = Random(seed)
    while table.decider is not None:
        table.play(rng.choice(table.moves()))
    return table.record


@pytest.mark.parametrize("game", TITLES)
def test_every_seat_goes_on_from_what_it_saw(game: str) -> None:
    original = played(game)
    for at in range(0, len(original.record), max(1, len(original.record) // 6)):
        there = open_at(original.record, at)
        if there.decider is None:
            continue
        for seat in range(3):
            twin = fork(original.record, at, seat=seat, seed=at)
            assert encode_view(twin.view(seat)) == encode_view(there.view(seat))
            assert (twin.decider, twin.head, twin.undo_reach()) == (there.decider, 0, 0)
            assert twin.game.components(twin.state) == there.game.components(there.state)


@pytest.mark.parametrize("game", TITLES)
def test_a_fork_as_it_was_stands_where_the_table_stood(game: str) -> None:
    original = played(game, 7)
    at = len(original.record) // 2
    twin = fork(original.record, at, as_it_was=True)
    assert twin.state.key() == open_at(original.record, at).state.key()
    assert twin.record.header.origin == Origin(at, original.record.digests[at].hex())


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("kept", [{"seat": 1}, {"as_it_was": True}])
def test_a_fork_is_played_out_verified_and_forked_again(game: str, kept: dict[str, int]) -> None:
    original = played(game).record
    first = finished(fork(original, len(original) // 2, seed=3, **kept))  # type: ignore[arg-type]
    second = finished(fork(first, len(first) // 2, as_it_was=True, seed=4), 2)
    third = finished(fork(second, seed=5), 3)
    for record, whence in ((first, original), (second, first), (third, second)):
        held = verify(bytes(record))
        assert held.replayed
        assert held.origin == record.header.origin
        assert held.draws == sum(len(getattr(one, "draws", ())) for one in record.entries)
        check_origin(record, whence)
        again = Record.parse(bytes(record))
        assert open_at(again, 0).state.key() == open_at(record, 0).state.key()
        with pytest.raises(RecordError, match="another record"):
            check_origin(record, played(game, 6).record)


def test_the_seed_decides_what_was_hidden_and_what_comes() -> None:
    original = played("glory-to-rome", moves=40).record
    hands = {seed: fork(original, 40, seat=0, seed=seed).state.key() for seed in range(8)}
    assert len(set(hands.values())) > 1
    assert fork(original, 40, seat=0, seed=3).state.key() == hands[3]
    first, second = (finished(fork(original, 40, as_it_was=True, seed=seed)) for seed in (1, 2))
    assert first.entries[:-1] != second.entries[:-1]


@pytest.mark.parametrize("game", TITLES)
def test_a_redrawn_fork_holds_nothing_that_its_seat_did_not_see(game: str) -> None:
    """Whatever the others held: the bytes that a fork begins with are the same."""
    original = played(game, 9, moves=30)
    there = open_at(original.record, 30)
    told = set()
    for chance in range(6):
        twin = begin_otherwise(there, seat=1, chance=chance)
        start = start_at(twin.record, 0, seat=1)
        told.add(body_of(msgspec.structs.replace(start, origin=None)))
    seen = start_at(original.record, 30, seat=1)
    told.add(body_of(msgspec.structs.replace(seen, origin=None)))
    assert len(told) == 1
    assert seen.deal == ()
    assert seen.start is not None
    assert seen.start.line == ()
    assert bytes(seen.start.view) == encode_view(there.view(1))


def begin_otherwise(there: Table, seat: int, chance: int) -> Table:
    """A table that looks the same to a seat, and where the others may hold something else."""
    start = start_at(quadriga.fork(played(there.game.meta.id, 9, moves=30).record, 30, seat=seat).record, 0, seat=seat)
    return begin(there.game, start, ("person",) * 3, bytes([chance]) * 32, (b"",) * 3)


def test_the_others_do_hold_something_else() -> None:
    there = open_at(played("glory-to-rome", 9, moves=30).record, 30)
    assert len({begin_otherwise(there, 1, chance).state.key() for chance in range(6)}) > 1


def toy_record() -> Record:
    table = Table.new(GAME, 2, seed=5)
    table.play("draw")
    table.play("coin")
    table.undo()
    table.play("done")
    table.time_out()
    table.resign(1)
    return table.record


def test_what_was_taken_back_is_not_in_a_fork() -> None:
    twin = fork(toy_record(), 4, as_it_was=True, game=GAME)
    start = twin.record.header.start
    assert start is not None
    assert [one.seq for one in start.line] == [1, 4]
    with pytest.raises(quadriga.UndoRefused):
        twin.undo()


def test_a_fork_is_undone_no_further_than_its_beginning() -> None:
    twin = fork(toy_record(), 1, as_it_was=True, game=GAME)
    before = twin.state.key()
    twin.play("coin")
    twin.undo()
    assert twin.state.key() == before
    twin.play("done")
    twin.undo_agreed(0, 0)
    assert twin.state.key() == before


def test_no_table_goes_on_where_nobody_is_asked() -> None:
    record = toy_record()
    with pytest.raises(ForkRefused, match="over"):
        fork(record, len(record), game=GAME)
    with pytest.raises(RecordError, match="entries"):
        fork(record, len(record) + 1, game=GAME)
    with pytest.raises(RecordError, match="entries"):
        fork(record, -1, game=GAME)
    for seat in (2, -1, True):
        with pytest.raises(ForkRefused, match="seat"):
            fork(record, 1, seat=seat, game=GAME)
    with pytest.raises(OptionError):
        fork(record, 1, seats=("person",), game=GAME)
    assert fork(record, game=GAME).record.header.origin == Origin(5, record.digests[5].hex(), seat=0)


def test_a_seat_that_has_left_stays_away() -> None:
    table = Table.new(GAME, 3, seed=5)
    table.resign(2)
    table.play("done")
    for twin in (fork(table.record, table.head, game=GAME), fork(table.record, table.head, as_it_was=True, game=GAME)):
        assert twin.resigned == (2,)
        with pytest.raises(ForkRefused, match="seat 2"):
            fork(twin.record, 0, seat=2, game=GAME)


def test_a_fork_that_was_left_is_gone_on_with() -> None:
    twin = fork(played("builders", moves=20).record, 20, seed=b"x" * 32)
    twin.play(twin.moves()[0])
    again = resume(Record.parse(bytes(twin.record)), b"x" * 32, (b"",) * 3)
    assert again.state.key() == twin.state.key()
    assert verify(bytes(finished(again))).origin == twin.record.header.origin


def test_nobody_chooses_what_is_drawn_anew() -> None:
    """A fork whose hidden things are others than its seed draws does not hold, however well it is hashed."""
    record = finished(fork(toy_record(), 1, seat=0, seed=b"s" * 32, game=GAME))
    assert verify(bytes(record), GAME).replayed
    header = record.header
    assert header.start is not None
    assert header.origin is not None
    others = msgspec.structs.replace(header.start, draw="00" * 32)
    with pytest.raises(RecordError, match="draws otherwise"):
        verify(rehashed(record, msgspec.structs.replace(header, start=others)), GAME)
    elsewhere = msgspec.structs.replace(header.start, places="00" * 32)
    with pytest.raises(RecordError, match="begin this fork otherwise"):
        verify(rehashed(record, msgspec.structs.replace(header, start=elsewhere)), GAME)
    with pytest.raises(RecordError, match="whence"):
        verify(rehashed(record, msgspec.structs.replace(header, origin=None)), GAME)
    nobody = msgspec.structs.replace(header.start, view=msgspec.Raw(b'{"seat":7}'))
    with pytest.raises(RecordError, match="view"):
        verify(rehashed(record, msgspec.structs.replace(header, start=nobody)), GAME)
    dealt = msgspec.structs.replace(header, deal=("a",))
    with pytest.raises(RecordError, match="no deal"):
        verify(rehashed(record, dealt), GAME)


def test_moves_before_a_fork_must_have_been_legal() -> None:
    record = finished(fork(toy_record(), 4, as_it_was=True, seed=b"s" * 32, game=GAME))
    start = record.header.start
    assert start is not None
    first, *rest = start.line
    for wrong, match in (
        (msgspec.structs.replace(first, move="fly"), "not legal"),
        (msgspec.structs.replace(first, seat=1), "did not decide"),
        (msgspec.structs.replace(first, draws=()), "fewer draws"),
        (msgspec.structs.replace(first, draws=(*first.draws, "x")), "more was drawn"),  # type: ignore[union-attr]
    ):
        line = msgspec.structs.replace(start, line=(wrong, *rest))
        with pytest.raises(RecordError, match=match):
            verify(rehashed(record, msgspec.structs.replace(record.header, start=line)), GAME)


def rehashed(record: Record, header: Header) -> bytes:
    """The record under another header, hashed as if it had been written so."""
    writer = Writer.begin(b"s" * 32, (b"", b""), header)
    for entry in record.entries:
        writer.append(entry)
    return bytes(writer.record)


def test_a_fork_of_other_rules_is_not_opened() -> None:
    record = toy_record()
    older = Record(msgspec.structs.replace(record.header, rules=99), record.entries, record.bodies, record.digests)
    with pytest.raises(RecordError, match="rules version 99"):
        fork(older, 1, game=GAME)


def test_a_header_without_an_origin_is_written_as_before() -> None:
    header = json.loads(body_of(toy_record().header))
    assert "origin" not in header
    assert "start" not in header
    body = body_of(fork(toy_record(), 1, seat=0, seed=1, game=GAME).record.header)
    assert body_of(read_body(body, 0)) == body


def test_a_chain_of_forks_ends_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_BEFORE == 5000
    monkeypatch.setattr("quadriga.core.fork.MOST_BEFORE", 1)
    with pytest.raises(ForkRefused, match="moves lie before"):
        fork(toy_record(), 4, as_it_was=True, game=GAME)
    fork(toy_record(), 4, seat=0, game=GAME)


def test_a_fork_has_hints_only_where_it_is_opened_with_them() -> None:
    table = Table.new(GAME, 2, seed=5, hints=True)
    table.play("draw")
    for kept in ({"seat": 0}, {"as_it_was": True}):
        assert not fork(table.record, 1, game=GAME, **kept).record.header.hints
