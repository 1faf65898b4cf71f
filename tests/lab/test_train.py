"""A training: the same settings give the same weights, whoever plays and however often it is killed."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lab.kept import count_lines, sorted_lines, wait_until
from quadriga.core.errors import QuadrigaError
from quadriga.core.registry import find_game
from quadriga.core.weights import decode_weights
from quadriga.lab.arena import Arena, PoolWorkers
from quadriga.lab.lessons import AFTER, Lesson, Lessons
from quadriga.lab.results import read_results
from quadriga.lab.train import Training, add_weights
from quadriga.lab.trained import Settings, Trained

TINY = Settings("builders", 2, 2, 6, 2, 2, 2, 1, (0.05,), (0.5, 0.25), 0)


def train(folder: Path, processes: int = 1, settings: Settings = TINY) -> Trained:
    async def show(arena: Arena, games: int) -> None:
        async for _ in arena.play():
            pass

    workers = PoolWorkers(processes)
    try:
        return asyncio.run(Training(settings, folder, workers, show).run())
    finally:
        workers.stop()


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Trained]:
    folder = tmp_path_factory.mktemp("training")
    return folder, train(folder)


def test_two_processes_learn_what_one_learns(trained: tuple[Path, Trained], tmp_path: Path) -> None:
    train(tmp_path, processes=2)
    for generation in (1, 2):
        name = f"generation-{generation}.json"
        assert (tmp_path / name).read_bytes() == (trained[0] / name).read_bytes()


def test_every_variant_is_logged_with_its_interval(trained: tuple[Path, Trained]) -> None:
    folder, told = trained
    lines = (folder / "training.jsonl").read_bytes().splitlines()
    assert len(lines) == 1 + len(told.tried)
    trials = [one for one in told.tried if one.what == "trial"]
    assert [(one.generation, one.strength) for one in trials] == [(1, 0.5), (1, 0.25), (2, 0.5), (2, 0.25)]
    for one in told.tried:
        assert one.won + one.lost + one.neither == one.share.of == 2
        assert one.share.low <= one.share.share <= one.share.high
    assert told.passed is (told.weights is not None)


def test_lessons_hold_what_each_seat_saw_and_how_it_ended(trained: tuple[Path, Trained]) -> None:
    _, games = read_results(trained[0] / "lessons-1.jsonl", Lessons, Lesson)
    width = len(find_game("builders").feature_names) + AFTER
    for one in games:
        assert isinstance(one, Lesson)
        numbers = one.numbers()
        assert len(numbers) % (2 * width) == 0
        margins = {round(numbers[place], 3) for place in range(width - 1, len(numbers), width)}
        assert margins == {round(one.points[0] - one.points[1], 3), round(one.points[1] - one.points[0], 3)}


def test_a_training_that_was_killed_goes_on(trained: tuple[Path, Trained], tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    command = [
        *(str(Path(sys.executable).with_name("quadriga")), "train", "builders", "--folder", str(folder), "--jobs", "1"),
        *("--generations", "2", "--games", "6", "--trial", "2", "--judge", "2", "--search", "2", "--iterations", "1"),
        *("--ridges", "0.05", "--strengths", "0.5,0.25"),
    ]
    first = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_until(lambda: count_lines(folder / "lessons-1.jsonl") >= 1)
    os.kill(first.pid, signal.SIGKILL)
    first.wait()
    kept = (folder / "lessons-1.jsonl").read_bytes()
    train(folder)
    assert (folder / "lessons-1.jsonl").read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
    assert sorted_lines(folder / "lessons-2.jsonl") == sorted_lines(trained[0] / "lessons-2.jsonl")
    assert (folder / "generation-2.json").read_bytes() == (trained[0] / "generation-2.json").read_bytes()


def test_a_folder_of_another_training_is_left_alone(trained: tuple[Path, Trained]) -> None:
    with pytest.raises(QuadrigaError, match="another training"):
        train(trained[0], settings=Settings("builders", 2, 1, 6, 2, 2, 2, 1, (0.05,), (0.5,), 0))


def test_a_game_without_features_cannot_be_learned(tmp_path: Path) -> None:
    with pytest.raises(QuadrigaError, match="names no features"):
        train(tmp_path, settings=Settings("toy", 2, 1, 6, 2, 2, 2, 1, (0.05,), (0.5,), 0))


def test_weights_join_those_of_other_numbers_of_players(trained: tuple[Path, Trained], tmp_path: Path) -> None:
    from msgspec.structs import replace

    file = tmp_path / "weights.json"
    two = decode_weights((trained[0] / "generation-1.json").read_bytes())
    three = replace(two, players={"3": two.players["2"]})
    add_weights(two, file)
    add_weights(three, file)
    assert set(decode_weights(file.read_bytes()).players) == {"2", "3"}
    add_weights(replace(three, edition="0" * 64), file)
    assert set(decode_weights(file.read_bytes()).players) == {"3"}, "what was learned with another edition is gone"
