"""Records: one chain, in which nothing can be changed, cut, moved or left out unnoticed."""

import hashlib
import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from quadriga_toy.game import GAME

from quadriga import load, new, verify
from quadriga.core.errors import QuadrigaError, RecordError
from quadriga.core.record import (
    EndEntry,
    MoveEntry,
    Record,
    ResignEntry,
    UndoEntry,
    Writer,
    commit,
    key_of,
    seed_bytes,
)
from quadriga.core.replay import open_at, resume
from quadriga.core.table import Table


def small_game() -> Table:
    """A short game with a draw, an undo, a timeout and an end by resignation."""
    table = Table.new(GAME, 2, seed=5, nonces=(b"one", b""))
    table.play("draw")
    table.play("coin")
    table.undo()
    table.play("done")
    table.time_out()
    table.resign(1)
    return table


DATA = bytes(small_game().record)
LINES = DATA.splitlines(keepends=True)


def line_of(place: int) -> int:
    return DATA.count(b"\n", 0, place)


def rewritten(*entries: object, header: object = None) -> bytes:
    """A record with other entries, hashed as if they had been written so: only the rules can object."""
    table = small_game()
    end = table.record.end
    assert end is not None
    writer = Writer.begin(bytes.fromhex(end.seed), (b"one", b""), header or table.record.header)  # type: ignore[arg-type]
    for entry in entries:
        writer.append(entry)  # type: ignore[arg-type]
    return bytes(writer.record)


def test_the_small_game_verifies() -> None:
    found = verify(DATA)
    assert (found.entries, found.moves, found.draws) == (len(LINES) - 1, 4, 7)


def test_the_record_of_a_seed_never_changes_between_versions() -> None:
    assert hashlib.sha256(DATA).hexdigest() == "581b8d29b565050173f396c04ae3ffd3650b5ed5c11ca6d851556f65aff193e3"


def test_every_changed_byte_is_noticed_and_the_entry_named() -> None:
    for place, byte in enumerate(DATA):
        for flip in (1, 0x20, 0x80):
            changed = DATA[:place] + bytes([byte ^ flip]) + DATA[place + 1 :]
            with pytest.raises(RecordError) as caught:
                verify(changed)
            assert caught.value.seq == line_of(place), (place, changed[max(0, place - 30) : place + 30], caught.value)


def test_every_truncation_is_noticed_and_the_entry_named() -> None:
    for cut in range(len(DATA)):
        with pytest.raises(RecordError) as caught:
            verify(DATA[:cut])
        whole_lines = DATA.count(b"\n", 0, cut)
        at_a_line_end = DATA[:cut].endswith(b"\n")
        assert caught.value.seq == (whole_lines - 1 if at_a_line_end else whole_lines), cut


@given(st.data())
@settings(max_examples=200)
def test_every_inserted_or_removed_byte_is_noticed(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(DATA) - 1))
    insertion = data.draw(st.binary(max_size=3))
    removed = data.draw(st.integers(0, 3))
    changed = DATA[:place] + insertion + DATA[place + removed :]
    if changed != DATA:
        with pytest.raises(RecordError):
            verify(changed)


@pytest.mark.parametrize("n", range(1, len(LINES) - 1))
def test_a_missing_line_is_noticed(n: int) -> None:
    with pytest.raises(RecordError) as caught:
        verify(b"".join(LINES[:n] + LINES[n + 1 :]))
    assert caught.value.seq == n


def test_lines_in_another_order_are_noticed() -> None:
    with pytest.raises(RecordError) as caught:
        verify(b"".join([LINES[0], LINES[2], LINES[1], *LINES[3:]]))
    assert caught.value.seq == 1


def test_a_line_of_another_game_is_noticed() -> None:
    other = bytes(Table.new(GAME, 2, seed=6, nonces=(b"one", b"")).record).splitlines(keepends=True)
    with pytest.raises(RecordError) as caught:
        verify(b"".join([other[0], *LINES[1:]]))
    assert caught.value.seq == 0


@pytest.mark.parametrize(
    ("data", "entry", "reason"),
    [
        (b"", 0, "empty"),
        (b"\n", 0, "hash"),
        (b"{}\n", 0, "hash"),
        (LINES[0] + b"x" * 200 + b"\n", 1, "hash"),
        (LINES[0].replace(b'"format":2', b'"format":3'), 0, "format 3"),
        (LINES[0].replace(b'"game"', b'"gama"'), 0, "cannot be read"),
        (LINES[0].replace(b'"rules":2', b'"rules": 2'), 0, "not written as records"),
        (LINES[0] + LINES[2], 1, "calls itself entry 2"),
        (LINES[0], 0, "without an end"),
    ],
)
def test_what_cannot_be_read_is_named(data: bytes, entry: int, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as caught:
        verify(data)
    assert caught.value.seq == entry


@pytest.mark.parametrize(
    ("entries", "entry", "reason"),
    [
        ([MoveEntry(1, 1, "draw")], 1, "seat 0 decides"),
        ([MoveEntry(1, 0, "fly")], 1, "not legal"),
        ([MoveEntry(1, 0, "peek p0")], 1, "not legal"),
        ([MoveEntry(1, 0, "draw", ("a1",))], 1, "the seed draws"),
        ([MoveEntry(1, 0, "draw")], 1, "the seed draws"),
        ([MoveEntry(1, 0, "coin", ("a1",))], 1, "the seed draws"),
        ([MoveEntry(1, 0, "done", auto=True)], 1, "only a seat that has resigned"),
        ([UndoEntry(1, 0, 0)], 1, "no earlier position"),
        ([MoveEntry(1, 0, "coin"), UndoEntry(2, 1, 0)], 2, "beyond"),
        ([MoveEntry(1, 0, "coin"), MoveEntry(2, 0, "done"), UndoEntry(3, 1, 0)], 3, "beyond"),
        ([ResignEntry(1, 2)], 1, "not at the table"),
        ([ResignEntry(1, 0), MoveEntry(2, 0, "done", auto=True)], 2, "already over"),
    ],
)
def test_what_the_rules_forbid_is_noticed_even_in_a_whole_chain(
    entries: list[MoveEntry], entry: int, reason: str
) -> None:
    end = EndEntry(len(entries) + 1, ("resignation",), (1, 2), small_game().record.end.seed, (b"one".hex(), ""))  # type: ignore[union-attr]
    with pytest.raises(RecordError, match=reason) as caught:
        verify(rewritten(*entries, end))
    assert caught.value.seq == entry


def test_a_result_the_game_does_not_give_is_noticed() -> None:
    seed = small_game().record.end.seed  # type: ignore[union-attr]
    for places in [(2, 1), (1, 1)]:
        with pytest.raises(RecordError, match="ends otherwise"):
            verify(rewritten(ResignEntry(1, 1), EndEntry(2, ("resignation",), places, seed, (b"one".hex(), ""))))
    with pytest.raises(RecordError, match="not over"):
        verify(rewritten(EndEntry(1, ("row",), (1, 2), seed, (b"one".hex(), ""))))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": ("person",)}, "1 seats"),
        ({"seats": ("person",) * 3}, "3 seats with 2 nonces"),
        ({"options": {}}, "option is missing"),
        ({"options": {"actions": 9, "peeking": True}}, "takes"),
        ({"options": {"actions": 2, "peeking": True, "cheating": True}}, "no option"),
        ({"edition": "0" * 64}, "no edition"),
        ({"deal": ("a1",)}, "fewer draws"),
        ({"deal": ("a1", "a1", "a1", "a1", "a1", "a1")}, "not in the bag"),
        ({"deal": ("a1", "a2", "a3", "a4", "a5", "b1")}, "deals otherwise"),
        ({"deal": (*small_game().record.header.deal, "a1")}, "more draws"),
    ],
)
def test_a_header_that_does_not_hold_is_noticed(change: dict[str, object], reason: str) -> None:
    header = msgspec.structs.replace(small_game().record.header, **change)
    end = EndEntry(1, ("row",), (1, 2), small_game().record.end.seed, (b"one".hex(), ""))  # type: ignore[union-attr]
    with pytest.raises(RecordError, match=reason) as caught:
        verify(rewritten(end, header=header))
    assert caught.value.seq == 0


def test_a_record_of_other_rules_is_not_replayed_and_not_opened() -> None:
    header = msgspec.structs.replace(small_game().record.header, rules=99)
    end = EndEntry(2, ("row",), (1, 2), small_game().record.end.seed, (b"one".hex(), ""))  # type: ignore[union-attr]
    data = rewritten(MoveEntry(1, 0, "fly"), end, header=header)
    held = verify(data)
    assert (held.rules, held.replayed, held.undone_before_draws) == (99, False, None)
    with pytest.raises(RecordError, match="rules version 99"):
        open_at(Record.parse(data), 1)
    with pytest.raises(RecordError, match="not the one that was written"):
        verify(data.replace(b'"fly"', b'"fl1"'))


def test_during_play_no_line_tells_the_seed_or_a_nonce() -> None:
    table = Table.new(GAME, 2, seed=5, nonces=(b"a-secret-nonce", b""))
    table.play("coin")
    assert seed_bytes(5).hex().encode() not in bytes(table.record)
    assert b"a-secret-nonce".hex().encode() not in bytes(table.record)
    assert table.record.header.seed == commit(seed_bytes(5))


def test_the_same_seed_gives_the_same_record_and_another_another() -> None:
    def play(seed: int) -> bytes:
        table = new("toy", 3, seed=seed)
        while not table.outcome:
            table.play(table.moves()[0])
        return bytes(table.record)

    assert play(1) == play(1) != play(2)


def test_a_saved_record_loads_and_opens_anywhere(tmp_path: Path) -> None:
    table = small_game()
    table.record.save(tmp_path / "g.jsonl")
    record = load(tmp_path / "g.jsonl")
    assert bytes(record) == DATA
    assert record.at(1).view(0) == new_at(1).view(0)
    assert record.at().outcome == table.outcome
    assert [json.loads(line)["type"] for line in LINES] == [
        "header", "move", "move", "undo", "move", "timeout", "resign", "end",
    ]  # fmt: skip


def new_at(entries: int) -> Table:
    table = Table.new(GAME, 2, seed=5, nonces=(b"one", b""))
    for entry in small_game().record.entries[:entries]:
        assert isinstance(entry, MoveEntry)
        table.play(entry.move)
    return table


@pytest.mark.parametrize("n", [-1, 8])
def test_a_record_opens_only_where_it_has_entries(n: int) -> None:
    with pytest.raises(RecordError, match="has 7 entries"):
        open_at(Record.parse(DATA), n)


def test_a_position_opened_from_a_record_can_be_played_on_but_keeps_no_record() -> None:
    table = open_at(Record.parse(DATA), 1)
    table.play("draw")
    with pytest.raises(QuadrigaError, match="keeps no record"):
        _ = table.record


def test_the_line_to_a_position_leaves_out_what_was_taken_back() -> None:
    record = Record.parse(DATA)
    assert [entry.seq for entry in record.line_to(7)] == [1, 4, 5, 6, 7]
    assert [entry.seq for entry in record.line_to(2)] == [1, 2]
    assert [entry.seq for entry in record.line_to(3)] == [1]


def unfinished() -> Table:
    table = Table.new(GAME, 3, seed=5)
    table.play("draw")
    table.play("coin")
    return table


def test_a_table_is_resumed_where_it_stopped_and_draws_as_it_would_have() -> None:
    there, here = unfinished(), unfinished()
    resumed = resume(Record.parse(bytes(here.record)), seed_bytes(5), (b"",) * 3)
    assert resumed.undo_reach() == there.undo_reach() == 1
    for table in (there, resumed):
        table.play("draw")
        table.resign(2)
        table.resign(0)
    assert bytes(resumed.record) == bytes(there.record)
    verify(bytes(resumed.record))


def test_a_table_that_stopped_before_it_answered_for_a_resigned_seat_answers_when_resumed() -> None:
    table = unfinished()
    turn = table.decider
    assert turn is not None
    table.resign(turn)
    lines = bytes(table.record).splitlines(keepends=True)
    assert b'"auto":true' in lines[-1]
    resumed = resume(Record.parse(b"".join(lines[:-1])), seed_bytes(5), (b"",) * 3)
    assert bytes(resumed.record) == bytes(table.record)


def test_a_finished_table_is_resumed_as_finished() -> None:
    resumed = resume(Record.parse(DATA), seed_bytes(5), (b"one", b""))
    assert resumed.outcome is not None
    assert bytes(resumed.record) == DATA


@pytest.mark.parametrize(("seed", "nonces"), [(6, (b"",) * 3), (5, (b"x", b"", b"")), (5, (b"",) * 2)])
def test_a_table_is_resumed_only_with_its_own_secrets(seed: int, nonces: tuple[bytes, ...]) -> None:
    with pytest.raises(RecordError, match="committed"):
        resume(Record.parse(bytes(unfinished().record)), seed_bytes(seed), nonces)


def test_the_key_is_the_seed_mixed_with_the_nonces() -> None:
    assert key_of(seed_bytes(5), (b"one", b"")) != key_of(seed_bytes(5), (b"", b""))
    assert commit(b"") == ""
