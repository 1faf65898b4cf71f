"""The gates of a training, by matches that end as is said here, and the equal cost of its last one."""

import asyncio
from collections.abc import Sequence
from math import nextafter
from pathlib import Path
from random import Random
from shutil import copy

import msgspec
import pytest
from typer.testing import CliRunner

from quadriga.bots.budget import Budget
from quadriga.cli import app
from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.registry import find_game
from quadriga.core.views import View
from quadriga.core.weights import Weights, decode_weights, encode_weights
from quadriga.lab.arena import Arena, Task
from quadriga.lab.games import Finished
from quadriga.lab.lessons import Lesson, Lessons
from quadriga.lab.plan import Plan
from quadriga.lab.results import read_results
from quadriga.lab.summary import Share, share_of
from quadriga.lab.train import EVEN, Choice, Training, choices_of, cost_of
from quadriga.lab.trained import Settings, Trained, Tried

TWO = Settings("builders", 2, 2, 2, 2, 2, 2, 1, (0.05,), (0.5,), 0)
ONE = msgspec.structs.replace(TWO, generations=1)
WON, LOST = share_of(150, 200), share_of(50, 200)
#: What a search costs is another test's.
ITERATIONS = (3, 4)


class Here:
    """Plays in this process."""

    places = 1

    async def play(self, task: Task, plan: Plan, numbers: Sequence[int]) -> list[Finished]:
        return task(plan, numbers)

    def stop(self) -> None: ...


async def show(arena: Arena, games: int) -> None:
    async for _ in arena.play():
        pass


class Decided(Training):
    """Plays its lessons; every match ends as it was told, all others are won."""

    def __init__(self, settings: Settings, folder: Path, ends: dict[str, Share]) -> None:
        super().__init__(settings, folder, Here(), show)
        self.ends = ends
        self.asked: list[str] = []
        self.others: dict[str, Weights | None] = {}

    async def match(
        self,
        generation: int,
        ridge: float,
        what: str,
        weights: Weights,
        other: Weights | None,
        against: str,
        iterations: tuple[int, int] = (0, 0),
    ) -> Tried:
        name = f"{what}-{generation}-{against}"
        self.asked.append(name)
        self.others[name] = other
        share = self.ends.get(name, WON)
        lost = share.of - share.count
        return Tried(generation, ridge, 0.5, what, against, share.count, lost, 0, share, iterations)

    def equal_cost(self, weights: Weights) -> tuple[int, int]:
        return ITERATIONS


def train(folder: Path, ends: dict[str, Share], settings: Settings = ONE) -> tuple[Trained, Decided]:
    training = Decided(settings, folder, ends)
    return asyncio.run(training.run()), training


def learned(folder: Path, generation: int) -> Weights:
    return decode_weights((folder / f"generation-{generation}.json").read_bytes())


def learned_with(folder: Path, generation: int) -> tuple[Weights | None, ...]:
    plan, _ = read_results(folder / f"lessons-{generation}.jsonl", Lessons, Lesson)
    return plan.weights


def barely(low: float) -> Share:
    return Share(114, 200, 0.57, low, 0.64)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    train(folder, {})
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """A folder with the first generation's lessons: they are the same, and played once."""
    copy(played / "lessons-1.jsonl", tmp_path)
    return tmp_path


@pytest.fixture
def told(played: Path) -> Weights:
    return learned(played, 1)


@pytest.mark.parametrize("gate", ["judge", "search"])
def test_a_half_is_not_surely_more_than_a_half(gate: str, folder: Path) -> None:
    told, _ = train(folder, {f"{gate}-1-hand": barely(EVEN)})
    assert not told.passed
    assert told.weights is None
    assert not (folder / "weights.json").exists()
    told, _ = train(folder, {f"{gate}-1-hand": barely(nextafter(EVEN, 1))})
    assert told.passed
    assert decode_weights((folder / "weights.json").read_bytes()) == told.weights == learned(folder, 1)


def test_a_generation_learns_from_the_best_before_it(folder: Path) -> None:
    told, training = train(folder, {}, TWO)
    assert training.asked == [
        *("trial-1-hand", "judge-1-hand"),
        *("trial-2-hand", "judge-2-hand", "judge-2-generation-1", "search-2-hand"),
    ]
    assert learned_with(folder, 1) == (None,)
    assert learned_with(folder, 2) == (learned(folder, 1),)
    assert training.others["judge-2-generation-1"] == learned(folder, 1)
    assert training.others["search-2-hand"] is None
    assert told.weights == learned(folder, 2) != learned(folder, 1)
    assert (folder / "weights.json").read_bytes() == encode_weights(learned(folder, 2))


def test_who_loses_to_an_earlier_generation_is_left_out(folder: Path) -> None:
    told, training = train(folder, {"judge-2-generation-1": share_of(99, 200)}, TWO)
    assert training.asked[-1] == "search-1-hand"
    assert told.weights == learned(folder, 1) != learned(folder, 2)
    told, training = train(folder, {"judge-2-generation-1": share_of(100, 200)}, TWO)
    assert training.asked[-1] == "search-2-hand"
    assert told.weights == learned(folder, 2)


def test_who_does_not_beat_what_was_written_by_hand_teaches_nobody(folder: Path) -> None:
    told, training = train(folder, {"judge-1-hand": LOST}, TWO)
    assert learned_with(folder, 2) == (None,)
    assert "judge-2-generation-1" not in training.asked
    assert told.weights == learned(folder, 2)


def test_nothing_is_searched_with_what_passed_no_gate(folder: Path) -> None:
    told, training = train(folder, {"judge-1-hand": LOST})
    assert training.asked == ["trial-1-hand", "judge-1-hand"]
    assert not told.passed


def test_a_training_without_searches_ends_with_its_judges(folder: Path) -> None:
    told, training = train(folder, {}, msgspec.structs.replace(ONE, search=0))
    assert training.asked == ["trial-1-hand", "judge-1-hand"]
    assert told.passed


class Dear:
    """A search that takes a while before its first iteration, and three times as long with what was learned."""

    now = 0.0

    def __init__(self, game: Game, seat: int, view: View, moves: Sequence[Move], rng: Random) -> None:
        learned = game.learned(game.determinize(view, seat, rng)) is not None
        self.dear = 3 if learned else 1
        Dear.now += 8 * self.dear

    def run(self, budget: Budget) -> None:
        Dear.now += budget.iterations * self.dear


@pytest.fixture(scope="module")
def choices() -> list[Choice]:
    return choices_of(find_game("builders").weighed(None), ONE)


def test_equal_cost_counts_what_comes_before_the_first_iteration(
    told: Weights, choices: list[Choice], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quadriga.lab.train.Search", Dear)
    monkeypatch.setattr("quadriga.lab.train.choices_of", lambda game, settings: choices[:2])
    monkeypatch.setattr("time.process_time", lambda: Dear.now)
    # 8 + 40 against 3 × (8 + 8); by the iterations alone it would be 13 of 40.
    settings = msgspec.structs.replace(ONE, iterations=40)
    assert Training(settings, tmp_path, Here(), show).equal_cost(told) == (8, 40)
    # Kept, and played with once more, whatever the machine says now.
    monkeypatch.setattr("quadriga.lab.train.Search", None)
    assert Training(settings, tmp_path, Here(), show).equal_cost(told) == (8, 40)
    monkeypatch.setattr("quadriga.lab.train.Search", Dear)
    (tmp_path / "iterations.json").write_bytes(b"[8,")
    assert Training(settings, tmp_path, Here(), show).equal_cost(told) == (8, 40)
    assert (tmp_path / "iterations.json").read_bytes() == b"[8,40]"
    # Somebody has to search with one iteration at least.
    assert Training(ONE, tmp_path / "one", Here(), show).equal_cost(told) == (1, 1)


def test_costs_are_those_of_a_whole_game(choices: list[Choice]) -> None:
    game = find_game("builders").weighed(None)
    phases = [game.features(game.determinize(view, seat, Random(0)), seat)[0] for seat, view, _ in choices]
    assert phases == sorted(phases)
    assert phases[0] < 0.1
    assert phases[-1] > 0.9
    assert all(len(legal) > 1 for _, _, legal in choices)
    assert cost_of(game, choices[:1], 1) > 0


def test_the_log_says_how_long_the_searches_thought(told: Weights, tmp_path: Path) -> None:
    def search() -> Tried:
        training = Training(ONE, tmp_path, Here(), show)
        asyncio.run(training.match(1, 0.05, "search", told, None, "hand", (1, 1)))
        return msgspec.json.decode((tmp_path / "training.jsonl").read_bytes().splitlines()[1], type=Tried)

    first = search()
    assert len(first.milliseconds) == 2
    assert min(first.milliseconds) > 0
    assert search() == first, "nothing is played, and what was measured is kept"


def test_whoever_is_killed_while_writing_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training = Training(ONE, tmp_path, Here(), show)
    before = (tmp_path / "training.jsonl").read_bytes()

    def killed(file: Path, data: bytes) -> int:
        with file.open("wb") as half:
            half.write(data[: len(data) // 2])
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", killed)
        with pytest.raises(KeyboardInterrupt):
            training.write_log()
    assert (tmp_path / "training.jsonl").read_bytes() == before
    Training(ONE, tmp_path, Here(), show)


def test_who_plays_alone_cannot_be_trained(tmp_path: Path) -> None:
    with pytest.raises(QuadrigaError, match="beats nobody"):
        Training(msgspec.structs.replace(ONE, game="minerva", players=1), tmp_path / "alone", Here(), show)
    assert not (tmp_path / "alone").exists()


@pytest.mark.parametrize(("language", "said"), [("en", "beats nobody"), ("fr", "ne bat personne")])
def test_the_command_says_so_before_it_begins(language: str, said: str, tmp_path: Path) -> None:
    folder = tmp_path / "alone"
    command = ["train", "minerva", "--players", "1", "--folder", str(folder), "--lang", language]
    ended = CliRunner().invoke(app, command)
    assert ended.exit_code == 2
    assert said in ended.stderr
    assert not folder.exists()
