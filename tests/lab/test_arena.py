"""The arena on processes of this machine: the same games whoever plays them, each once, whatever is lost."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from bots.registered import install_bots
from lab.kept import count_lines, play_all, play_here, sorted_lines, wait_until
from quadriga.bots.bot import registered
from quadriga.core.errors import QuadrigaError
from quadriga.lab import arena
from quadriga.lab.arena import Arena, PoolWorkers, Task
from quadriga.lab.games import CAPPED, Finished, named_thing, play_game
from quadriga.lab.plan import Plan, make_plan
from quadriga.lab.results import Results, read_results
from quadriga.lab.summary import standings

PLAN = make_plan("toy", ("greedy", "random", "greedy"))
GAMES = 60
QUADRIGA = str(Path(sys.executable).with_name("quadriga"))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The games, played by one process."""
    file = tmp_path_factory.mktemp("arena") / "one.jsonl"
    assert len(asyncio.run(play_here(PLAN, GAMES, file))) == GAMES
    return file


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(install_bots(tmp_path))
    registered.cache_clear()
    yield
    registered.cache_clear()


def test_two_processes_write_the_same_lines_as_one(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "two.jsonl"
    asyncio.run(play_here(PLAN, GAMES, file, processes=2))
    assert sorted_lines(file) == sorted_lines(kept)
    assert [one.number for one in read_results(file)[1]] == list(range(GAMES))


def test_an_arena_goes_on_where_it_stopped(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"".join(kept.read_bytes().splitlines(keepends=True)[:-5]) + b'{"number":59,"bo')
    assert len(asyncio.run(play_here(PLAN, GAMES, file))) == 5
    assert sorted_lines(file) == sorted_lines(kept)
    assert asyncio.run(play_here(PLAN, GAMES, file)) == [], "what is whole is not played again"


def test_a_driver_that_is_killed_leaves_what_another_goes_on_with(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [QUADRIGA, "arena", "toy", *PLAN.bots, "--jobs", "1", "--results", str(file), "--games"]
    first = subprocess.Popen([*command, "60000"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_until(lambda: count_lines(file) > 3 or first.poll() is not None)
    first.kill()
    assert first.wait() == -signal.SIGKILL
    before = file.read_bytes()
    games = count_lines(file) + 60 - count_lines(file) % 6
    subprocess.run([*command, str(games)], check=True, capture_output=True)
    assert file.read_bytes().startswith(before[: before.rindex(b"\n")])
    assert [one.number for one in read_results(file)[1]][:games] == list(range(games))
    assert set(sorted_lines(kept)) <= set(sorted_lines(file))


def test_the_games_of_a_process_that_is_killed_are_played_again(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    workers = PoolWorkers(2)
    playing = Arena(Results(PLAN, file), GAMES, workers)

    async def scene() -> None:
        killed = False
        async for _ in playing.play():
            if not killed:
                victim = multiprocessing.active_children()[0]
                assert victim.pid is not None
                os.kill(victim.pid, signal.SIGKILL)
                killed = True

    try:
        asyncio.run(scene())
    finally:
        workers.stop()
    assert playing.losses, "something was lost"
    assert sorted_lines(file) == sorted_lines(kept)


@pytest.mark.usefixtures("own_bots")
def test_a_game_that_ends_whoever_plays_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_LOSSES", 1)
    with pytest.raises(QuadrigaError, match="whoever played game 0 was lost, 2 times"):
        asyncio.run(play_here(make_plan("toy", ("deadly", "random")), 2))


@pytest.mark.usefixtures("own_bots")
def test_a_bot_of_another_package_plays_in_every_process() -> None:
    assert len(asyncio.run(play_here(make_plan("toy", ("first", "random")), 4, processes=2))) == 4


def test_what_a_bot_does_wrong_ends_the_arena_with_its_words(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("input(); print('hello')")
    plan = make_plan("toy", (f"run:{sys.executable} {script}", "random"))
    with pytest.raises(QuadrigaError, match="answers what is no answer"):
        asyncio.run(play_here(plan, 2))


def test_a_game_without_end_is_broken_off_and_won_by_nobody() -> None:
    plan = make_plan("toy", ("random", "random"), cap=3)
    played = play_game(plan, 0).played
    assert (played.endings, played.places, played.winners, played.decisions) == ((CAPPED,), (), (), 3)
    assert len(played.points) == 2
    assert [one.won.count + one.shared for one in standings(plan, [played])] == [0, 0]


def test_options_reach_the_table() -> None:
    options = {"actions": 1}
    plan = make_plan("toy", ("random", "random"), options=options)
    assert plan.options["actions"] == 1
    assert play_game(plan, 0).played != play_game(make_plan("toy", ("random", "random")), 0).played


def test_a_plan_of_another_version_is_not_played() -> None:
    with pytest.raises(QuadrigaError, match=r"played by Quadriga 0\.0\.1"):
        play_game(msgspec.structs.replace(PLAN, version="0.0.1"), 0)


def test_a_file_of_something_else_is_left_alone(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(kept.read_bytes())
    with pytest.raises(QuadrigaError, match="another arena"):
        Results(make_plan("toy", ("random", "random")), file)
    assert file.read_bytes() == kept.read_bytes()
    file.write_bytes(b"letters\nto\nsomebody\n")
    with pytest.raises(QuadrigaError, match="no arena"):
        Results(PLAN, file)
    assert file.read_bytes() == b"letters\nto\nsomebody\n"


def test_two_arenas_do_not_write_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = Results(PLAN, file)
    with pytest.raises(QuadrigaError, match="being written by another arena"):
        Results(PLAN, file)
    assert first.games == []
    del first
    assert Results(PLAN, file).games == []


def test_games_that_cannot_be_shared_out_are_refused() -> None:
    with pytest.raises(QuadrigaError, match="every deal is played 2 times"):
        asyncio.run(play_here(PLAN, 3))


def test_where_nobody_says_how_many_every_seat_has_its_share(tmp_path: Path) -> None:
    file = tmp_path / "three.jsonl"
    subprocess.run([QUADRIGA, "arena", "toy", "random", "greedy", "--players", "3", "--results", str(file)], check=True)
    assert len(read_results(file)[1]) == 201


class Counting:
    """Says how long its games took, and how many it was given at once."""

    places = 2

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.sizes: list[int] = []

    async def play(self, task: Task, plan: Plan, numbers: Sequence[int]) -> list[Finished]:
        self.sizes.append(len(numbers))
        game = play_game(plan, 0).played
        return [Finished(msgspec.structs.replace(game, number=number), (self.seconds, 0.0)) for number in numbers]

    def stop(self) -> None: ...


@pytest.mark.parametrize(("seconds", "size"), [(0.02, 50), (0.6, 1), (5.0, 1)])
def test_a_batch_holds_about_a_second_of_games(seconds: float, size: int) -> None:
    counting = Counting(seconds)
    asyncio.run(play_all(PLAN, 400, counting))
    assert max(counting.sizes) == pytest.approx(size, abs=1)
    assert counting.sizes[-1] == 1, "towards the end everybody has something to do"


@pytest.mark.parametrize(
    ("notation", "use"),
    [
        ("found temple on marble", "found temple"),
        ("build p1.statue with market", "build statue"),
        ("residence", "residence"),
        ("take 2", ""),
        ("end", ""),
    ],
)
def test_what_a_move_uses_is_the_first_thing_it_names(notation: str, use: str) -> None:
    assert named_thing(notation, {"temple", "statue", "market", "residence"}) == use
