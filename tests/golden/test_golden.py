"""Records kept while the rules stay: one for each way each game can end, and some for what else they show.

`scripts/golden GAME` makes them. A record is called by its ending; after a dot follows what is worth keeping in it.
"""

from pathlib import Path

import pytest

from quadriga.core.follow import Follower
from quadriga.core.record import ConcedeEntry, EndEntry, MoveEntry, ResignEntry, TimeoutEntry
from quadriga.core.registry import find_game, find_meta, installed
from quadriga.core.replay import load, verify
from quadriga.core.table import SHARED_ENDINGS, Table

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.jsonl"))
#: The games of this package; a game installed from elsewhere keeps its records with itself.
GAMES = [id for id, package in installed().items() if package.startswith("quadriga.games.")]
#: (game, ending) pairs that have no record, each with a reason beside it.
WITHOUT_RECORD: frozenset[tuple[str, str]] = frozenset()


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def ending_of(path: Path) -> str:
    return path.stem.partition(".")[0]


@pytest.mark.parametrize("id", GAMES)
def test_every_ending_of_every_game_has_a_record(id: str) -> None:
    endings = {*find_meta(id).endings, *SHARED_ENDINGS}
    kept = {path.stem for path in RECORDS if path.parent.name == id and path.stem == ending_of(path)}
    assert kept == {ending for ending in endings if (id, ending) not in WITHOUT_RECORD}


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_golden_record_is_of_its_game_and_ends_as_it_is_called(path: Path) -> None:
    record = load(path)
    assert record.header.game == path.parent.name
    assert record.header.rules == find_meta(path.parent.name).rules_version
    assert record.end is not None
    assert ending_of(path) in record.end.endings


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_golden_record_verifies(path: Path) -> None:
    record = load(path)
    verified = verify(path.read_bytes())
    assert verified.entries == len(record)
    assert verified.moves == sum(isinstance(entry, MoveEntry | TimeoutEntry) for entry in record.entries)


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_golden_record_replays_to_its_outcome_and_loses_no_component(path: Path) -> None:
    record = load(path)
    game = find_game(record.header.game)
    table = record.at(0)
    box = game.components(table.state)
    for entry in record.entries:
        assert table.outcome is None or isinstance(entry, EndEntry)
        Follower(table, record).follow(entry)
        assert game.components(table.state) == box
    assert record.end is not None
    assert table.outcome is not None
    assert (table.outcome.endings, table.outcome.places) == (record.end.endings, record.end.places)


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_the_same_seed_and_moves_write_the_same_bytes(path: Path) -> None:
    record = load(path)
    header, end = record.header, record.end
    assert end is not None
    table = Table.new(
        find_game(header.game),
        len(header.seats),
        seed=bytes.fromhex(end.seed),
        options=header.options,
        seats=header.seats,
    )
    for entry in record.entries:
        if isinstance(entry, MoveEntry) and not entry.auto:
            table.play(entry.move)
        elif isinstance(entry, TimeoutEntry):
            table.time_out()
        elif isinstance(entry, ResignEntry):
            table.resign(entry.seat)
        elif isinstance(entry, ConcedeEntry):
            table.concede(entry.to)
    assert bytes(table.record) == path.read_bytes()
