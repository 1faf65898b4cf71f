"""A table put back from a backup: no draw is repeated or foreseen, and nobody can choose between two keys."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from quadriga_toy.game import GAME

from quadriga.core.errors import ExchangeError, NoncesAwaited, RecordError
from quadriga.core.record import (
    CommitEntry,
    EndEntry,
    Entry,
    MoveEntry,
    Record,
    RestoredEntry,
    RevealEntry,
    Writer,
    commit,
)
from quadriga.core.replay import Restore, open_at, resume, verify
from quadriga.core.table import Table

SEED, NONCES = b"a seed of thirty-two bytes, no more"[:32], (b"ann's", b"bob's", b"")


def new(*seats: str) -> Table:
    kinds = seats or ("person", "person", "random")
    return Table.new(GAME, 3, seed=SEED, nonces=NONCES, seats=kinds)


def backed_up(table: Table) -> Table:
    """The table as a backup of now brings it back."""
    return resume(Record.parse(bytes(table.record)), SEED, NONCES, GAME)


def exchange(table: Table, *nonces: bytes) -> None:
    for seat, nonce in enumerate(nonces):
        table.commit_nonce(seat, commit(nonce))
    for seat, nonce in enumerate(nonces):
        table.reveal_nonce(seat, nonce)


def draws_of(table: Table) -> tuple[str, ...]:
    """What is drawn when all do nothing but draw."""
    found: list[str] = []
    for _ in range(6):
        head = table.head
        table.play("draw")
        entry = table.record.entries[head]
        assert isinstance(entry, MoveEntry)
        found += entry.draws
        if table.question == "act" and any(move.key == "done" for move in table.moves()):
            table.play("done")
    return tuple(found)


def test_without_a_restore_a_backup_repeats_every_draw() -> None:
    table = new()
    assert draws_of(backed_up(table)) == draws_of(backed_up(table))


def test_the_same_backup_restored_twice_never_repeats_a_draw() -> None:
    """Even if every client made the same nonces again, the fresh value differs."""
    seen = {draws_of(backed_up(table := new()))}
    for _ in range(3):
        again = backed_up(table)
        again.restore()
        exchange(again, b"new of ann", b"new of bob")
        drawn = draws_of(again)
        assert drawn not in seen
        seen.add(drawn)


def test_who_knows_key_seed_old_nonces_and_the_value_cannot_foresee_the_next_draw() -> None:
    """What is missing are the nonces of honest people: with other ones other things are drawn."""
    table = new()
    table.restore()
    entry = table.record.entries[-1]
    assert isinstance(entry, RestoredEntry)
    outcomes = set()
    for honest in range(8):
        known = backed_up(table)  # with the same value, which stands in the record
        assert known.record.entries[-1] == entry
        exchange(known, bytes([honest]) * 16, b"the operator's own")
        outcomes.add(draws_of(known))
    assert len(outcomes) == 8


def test_a_draw_waits_and_other_moves_go_on() -> None:
    table = new()
    table.restore()
    assert table.awaited == [0, 1]
    before = table.view(0)
    with pytest.raises(NoncesAwaited) as caught:
        table.play("draw")
    assert caught.value.seats == [0, 1]
    assert table.view(0) == before
    assert table.head == 1
    table.play("coin")
    table.undo()
    table.play("coin")
    table.commit_nonce(1, commit(b"bob again"))
    assert table.awaited == [0]
    table.commit_nonce(0, commit(b"ann again"))
    assert table.awaited == [0, 1]
    table.reveal_nonce(0, b"ann again")
    assert table.awaited == [1]
    with pytest.raises(NoncesAwaited):
        table.play("draw")
    table.undo()  # what others seal and show does not stand in the way of taking back
    table.reveal_nonce(1, b"bob again")
    assert table.awaited == []
    table.play("draw")
    assert open_at(table.record, game=GAME).view(0) == table.view(0)


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (lambda table: table.commit_nonce(2, "0" * 64), "not asked"),
        (lambda table: table.commit_nonce(0, "0" * 64), "before"),
        (lambda table: table.commit_nonce(1, "0" * 63), "hexadecimal"),
        (lambda table: table.commit_nonce(1, "A" * 64), "written"),
        (lambda table: table.reveal_nonce(0, b"ann again"), "only when every seat"),
    ],
)
def test_what_is_not_due_is_refused(act: object, reason: str) -> None:
    table = new()
    with pytest.raises(ExchangeError, match="no nonces are being exchanged"):
        table.commit_nonce(0, "0" * 64)
    table.restore()
    table.commit_nonce(0, commit(b"ann again"))
    with pytest.raises(ExchangeError, match=reason):
        act(table)  # type: ignore[operator]
    assert table.head == 2


def test_another_nonce_than_the_one_committed_to_is_refused() -> None:
    table = new()
    table.restore()
    for seat in (0, 1):
        table.commit_nonce(seat, commit(b"one"))
    with pytest.raises(ExchangeError, match="not the nonce that seat 1"):
        table.reveal_nonce(1, b"two")


def test_bots_add_none_and_a_table_of_bots_goes_on_at_once() -> None:
    table = new("random", "random", "random")
    before = draws_of(backed_up(table))
    table.restore()
    assert table.awaited == []
    assert draws_of(table) != before


def test_a_seat_that_is_handed_over_is_awaited_no_longer() -> None:
    table = new()
    table.restore()
    table.commit_nonce(0, commit(b"ann again"))
    table.take_over(1, "random")
    assert table.awaited == [0]
    table.reveal_nonce(0, b"ann again")
    assert table.awaited == []


def test_who_leaves_once_nonces_are_shown_makes_the_others_begin_again() -> None:
    """Otherwise the last to reveal could choose between two keys: with their nonce, or without it."""
    table = new()
    table.restore()
    for seat, nonce in enumerate((b"ann again", b"bob again")):
        table.commit_nonce(seat, commit(nonce))
    table.reveal_nonce(0, b"ann again")
    table.take_over(1, "random")
    assert table.awaited == [0]
    with pytest.raises(ExchangeError, match="only when every seat"):
        table.reveal_nonce(0, b"ann again")
    exchange(table, b"ann once more")
    assert table.awaited == []
    while not table.outcome:
        table.play(table.moves()[0])
    held = verify(bytes(table.record))
    assert held.restores == (Restore(1, (0,)),)


def test_a_seat_that_resigned_is_answered_for_once_the_nonces_are_there() -> None:
    table = new("person", "person", "person")
    table.restore()
    while table.decider != 2:
        table.play("done" if any(move.key == "done" for move in table.moves()) else "coin")
    table.resign(2)
    assert table.awaited == [0, 1]
    exchange(table, b"ann again", b"bob again")
    assert table.decider in (0, 1)


def test_an_agreed_undo_takes_back_neither_the_restore_nor_the_nonces() -> None:
    table = new()
    table.play("coin")
    table.restore()
    table.undo_agreed(0, 0)
    assert table.awaited == [0, 1]
    exchange(table, b"ann again", b"bob again")
    table.undo_agreed(0, 0)
    assert table.awaited == []
    assert backed_up(table).awaited == []
    table.play("draw")


def test_a_second_restore_begins_anew() -> None:
    table = new()
    table.restore()
    table.commit_nonce(0, commit(b"ann again"))
    table.restore()
    assert table.awaited == [0, 1]


def restored_game() -> Table:
    table = new()
    table.play("coin")
    table.restore()
    exchange(table, b"ann again", b"bob again")
    while not table.outcome:
        table.play(next((move for move in table.moves() if move.key == "draw"), table.moves()[0]))
    return table


def test_verify_follows_the_new_key_and_tells_of_the_restore() -> None:
    table = restored_game()
    held = verify(bytes(table.record))
    assert held.replayed
    assert held.restores == (Restore(2, (0, 1)),)
    assert table.exchanges.restored == open_at(table.record, game=GAME).exchanges.restored == 2


def test_the_record_kept_of_a_restored_game_verifies() -> None:
    """The browser checks the same one (web/src/lib/fair.test.ts); `restored_game` made it."""
    kept = (Path(__file__).parents[1] / "golden" / "restored.jsonl").read_bytes()
    assert verify(kept).restores == (Restore(2, (0, 1)),)


def rewritten(change: object) -> bytes:
    """A restored game with entries changed and every hash made anew."""
    old = restored_game().record
    writer = Writer.begin(SEED, NONCES, old.header)
    for entry in old.entries:
        writer.append(change(entry))  # type: ignore[operator]
    return bytes(writer.record)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda one: replaced(one, RestoredEntry, value=os.urandom(32).hex()), "the seed draws"),
        (lambda one: replaced(one, RestoredEntry, value="00"), "not written"),
        (lambda one: replaced(one, RevealEntry, nonce=b"chosen".hex()), "not the nonce that seat 0"),
        (lambda one: replaced(one, CommitEntry, nonce_hash=commit(b"chosen")), "not the nonce that seat 0"),
        (lambda one: MoveEntry(5, 0, "draw", ("a1",)) if one.seq == 5 else one, "drawn before the new nonces"),
    ],
)
def test_a_changed_exchange_does_not_verify(change: object, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        verify(rewritten(change))


def replaced(entry: Entry, kind: type, **change: str) -> Entry:
    changed: Entry = msgspec.structs.replace(entry, **change) if isinstance(entry, kind) else entry
    return changed


def test_nonces_are_held_against_their_commitments_also_where_nothing_is_replayed() -> None:
    old = restored_game().record
    for nonce in (b"chosen".hex(), "no"):
        writer = Writer.begin(SEED, NONCES, msgspec.structs.replace(old.header, rules=99))
        for entry in old.entries:
            writer.append(replaced(entry, RevealEntry, nonce=nonce))
        assert isinstance(old.entries[-1], EndEntry)
        with pytest.raises(RecordError, match="not the one committed to"):
            verify(bytes(writer.record))
