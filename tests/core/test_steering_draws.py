"""Whoever knows seed, nonces and key can foresee the next draw, and nothing they may do before it changes it.

In record format 1 a move and its undo moved the next draw on by two entries: at nearly every decision with a drawing
move a seat could turn the wheel until it stood where it liked.
"""

from collections.abc import Iterator
from random import Random

import pytest

from quadriga.core.record import MoveEntry
from quadriga.core.registry import find_game, installed
from quadriga.core.replay import resume, verify
from quadriga.core.table import Table

#: Pairs of move and undo that are tried before a draw.
PAIRS = 6
GAMES = [id for id, package in installed().items() if package.startswith("quadriga.games.")]
NONCES = (b"an honest nonce", b"the operator's")


def dealt(game: str, seed: int) -> Table:
    return Table.new(find_game(game), 2, seed=seed, nonces=NONCES)


def foreseen(table: Table, move: str) -> tuple[str, ...]:
    """What a move would draw: the table is resumed from its record with all secrets, as its operator can."""
    writer = table._writer
    assert writer is not None
    ahead = resume(type(table.record).parse(bytes(table.record)), writer.seed, writer.nonces, table.game)
    head = ahead.head
    ahead.play(move)
    entry = ahead.record.entries[head]
    assert isinstance(entry, MoveEntry)
    return entry.draws


def choices(table: Table) -> tuple[list[str], list[str]]:
    """The moves that draw, and those that a seat may take back."""
    previews = {move.key: table.preview(move) for move in table.moves()}
    drawing = [key for key, preview in previews.items() if preview.draws]
    return drawing, [key for key, preview in previews.items() if not preview.reveals]


def moments(game: str, most: int) -> Iterator[tuple[Table, list[str], list[str]]]:
    """Tables in play where a drawing move lies beside a reversible one."""
    rng = Random(3)
    for seed in range(10):
        table = dealt(game, seed)
        while table.decider is not None and table.head < 150:
            drawing, reversible = choices(table)
            if drawing and reversible and rng.random() < 0.2:
                yield table, drawing, reversible
                most -= 1
                if most == 0:
                    return
            table.play(rng.choice(table.moves()))


@pytest.mark.parametrize("game", GAMES)
def test_no_moves_and_undos_change_the_next_draw(game: str) -> None:
    rng = Random(1)
    deepest = 0
    for table, drawing, reversible in moments(game, 8):
        move = rng.choice(drawing)
        before = foreseen(table, move)
        assert before
        for _ in range(PAIRS):
            table.play(rng.choice(reversible))
            made = 1
            while table.decider == table.moved_last and (further := choices(table)[1]) and rng.random() < 0.5:
                table.play(rng.choice(further))
                made += 1
            table.undo(made)
            deepest = max(deepest, made)
            assert foreseen(table, move) == before
        head = table.head
        table.play(move)
        entry = table.record.entries[head]
        assert isinstance(entry, MoveEntry)
        assert entry.draws == before
    assert deepest > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_move_made_again_after_an_agreed_undo_draws_afresh(game: str) -> None:
    differ = tried = 0
    for table, drawing, _ in moments(game, 6):
        head, before = table.head, foreseen(table, drawing[0])
        for _ in range(3):
            draws = table.draws
            table.play(drawing[0])
            if table.outcome:
                return
            table.undo_agreed(0, head)
            assert table.draws > draws
            tried += 1
            differ += foreseen(table, drawing[0]) != before
    assert differ > tried / 3  # a bag with few kinds may give the same again


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_draws_follows_from_the_record(game: str) -> None:
    """Whoever opens the record, in whatever process, draws on from the same number."""
    for table, drawing, reversible in moments(game, 2):
        head = table.head
        table.play(reversible[0])
        table.undo()
        table.play(drawing[0])
        if table.outcome is None:
            table.undo_agreed(0, head)
        writer = table._writer
        assert writer is not None
        again = resume(type(table.record).parse(bytes(table.record)), writer.seed, writer.nonces, table.game)
        assert again.draws == table.draws == table.copy().draws
        moved = [one for one in table.record.entries if isinstance(one, MoveEntry)]
        assert table.draws == len(table.record.header.deal) + sum(len(one.draws) for one in moved)


def test_a_game_with_many_undos_verifies_and_nothing_is_said_of_them() -> None:
    table = dealt("builders", 1)
    rng = Random(5)
    while table.decider is not None:
        table.play(rng.choice(table.moves()))
        if table.undo_reach() and rng.random() < 0.3:
            table.undo()
    held = verify(bytes(table.record))
    assert held.replayed
    assert held.undone_before_draws is None
