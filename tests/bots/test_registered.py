"""Bots of other packages, found by entry point, play wherever ours do."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import quadriga
from bots.registered import install_bots
from bots.table import positions
from quadriga import bots
from quadriga.bots.bot import MAKERS, registered
from quadriga.bots.random_bot import RandomBot
from quadriga.core.errors import QuadrigaError


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(install_bots(tmp_path))
    registered.cache_clear()
    yield
    registered.cache_clear()


def test_a_registered_bot_is_listed_and_chooses() -> None:
    assert bots.names() == (*MAKERS, "deadly", "first", "lost")
    game, state = next(positions("builders", seed=1))
    seat = state.stack[-1].seat
    bot = bots.find_bot("first", game, seat, Random(1))
    assert bot.choose(game.view(state, seat), game.moves(state)) is game.moves(state)[0]


def test_no_package_replaces_a_bot_of_ours_or_brings_a_name_that_cannot_be_typed() -> None:
    game, _ = next(positions("builders", seed=1))
    assert isinstance(bots.find_bot("random", game, 0, Random(1)), RandomBot)
    assert not bots.is_bot("No Name")


def test_a_registered_bot_that_is_broken_is_named() -> None:
    game, _ = next(positions("builders", seed=1))
    with pytest.raises(QuadrigaError, match=r"'lost' cannot be loaded from no_such_module:first"):
        bots.find_bot("lost", game, 0, Random(1))


def test_a_registered_bot_sits_at_a_table_of_the_terminal(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).with_name("quadriga")), "play", "toy", "--seats", "first,random", "--seed", "1"]
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    record = tmp_path / "game.jsonl"
    subprocess.run(
        [*command, "--record", str(record)], check=True, capture_output=True, env=os.environ | {"PYTHONPATH": path}
    )
    assert quadriga.Record.parse(record.read_bytes()).header.seats[0] == "first"
