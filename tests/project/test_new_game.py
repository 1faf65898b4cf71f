"""`quadriga new-game`: what it writes installs, keeps every promise and is played, as docs/own-game.md says."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from project import own_game
from quadriga import QuadrigaError
from quadriga.scaffold import write_game

SOURCE = Path(__file__).parents[2] / "src"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed the game that was written for them."""
    work = tmp_path_factory.mktemp("own")
    quadriga = "from quadriga.cli import main; main()"
    subprocess.run([sys.executable, "-c", quadriga, "new-game", "high-card"], check=True, cwd=work, env=path())
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(work / "site"), str(work / "high-card")], check=True)
    return path(work / "site") | {"HERE": str(work)}


def path(*more: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (SOURCE, *more))), "LC_ALL": "C.UTF-8"}


def quadriga(installed: dict[str, str], *arguments: str, input: str = "") -> str:
    command = [sys.executable, "-c", "from quadriga.cli import main; main()", *arguments]
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, input=input, env=installed, cwd=installed["HERE"]
    )
    return done.stdout


def test_every_promise_holds_for_the_game_that_is_written(installed: dict[str, str]) -> None:
    assert "every check held" in quadriga(installed, "conform", "high-card", "--games", "5")
    assert "High Card" in quadriga(installed, "games")


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    tests = Path(installed["HERE"]) / "high-card" / "tests"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(tests)]
    subprocess.run(command, check=True, env=installed, cwd=tests)


def test_it_teaches_itself_at_the_keyboard(installed: dict[str, str]) -> None:
    told = quadriga(installed, "learn", "high-card", "--plain", "--lang", "en", input="\n" * 5 + "q\n")
    assert "1/5 Your hand:" in told
    assert "That was the lesson." in told
    page = quadriga(installed, "learn", "high-card", "--turn", "--lang", "fr")
    assert "2/3 Ce que vous faites à votre tour\u00a0: Posez une carte" in page


def test_it_is_played_at_the_keyboard_in_words_and_against_magister(installed: dict[str, str]) -> None:
    arguments = ("play", "high-card", "--seats", "me,magister", "--budget", "64", "--seed", "7", "--plain")
    told = quadriga(installed, *arguments, "--record", "g.jsonl", input="1\n" * 8)
    assert "Which card do you lay?" in told
    assert "1: lay card" in told
    assert "wins with" in told
    assert "You lay card" in told
    assert "without a name" not in told
    assert "hold" in quadriga(installed, "verify", "g.jsonl")


def test_the_step_by_step_page_makes_a_game_that_keeps_its_secret(tmp_path: Path) -> None:
    environment = own_game.environment_in(tmp_path)
    told = own_game.follow(tmp_path, environment)
    assert told.count("every check held") == 2
    assert "without a name" not in told
    assert "changes place" not in told
    program = """
import quadriga
table = quadriga.new("high-card", players=2, seed=7)
card = table.view(0).hand[0]
table.play(f"veil {card}")
assert table.view(0).veiled == (card,) and table.view(1).veiled == () and table.view(1).veils == (1, 0)
print([table.events(viewer)[0].kind == card for viewer in (0, 1, None)])
table.play("pass")
print(table.why_not(f"veil {table.view(0).hand[0]}").rule)
"""
    done = subprocess.run(["python", "-c", program], check=True, env=environment, capture_output=True, text=True)
    assert done.stdout == "[True, False, False]\nhigh-card.veil.once\n"


def test_a_change_of_the_page_goes_where_the_name_is() -> None:
    module = (
        "import x\n\n\nclass A:\n    def f(self):\n        pass\n\n    def g(self):\n        pass\n\n\ncall(A, 1)\n"
    )
    changed = own_game.changed(
        module, "class A:\n    def f(self):\n        return 1\n\n    def h(self):\n        pass\n"
    )
    methods = ["f(self):\n        return 1", "h(self):\n        pass", "g(self):\n        pass"]
    assert (
        changed == "import x\n\n\nclass A:\n" + "\n\n".join(f"    def {one}" for one in methods) + "\n\n\ncall(A, 1)\n"
    )
    assert own_game.changed(module, "call(A, 2)\n\n\ndef new():\n    pass\n").endswith(
        "call(A, 2)\n\n\ndef new():\n    pass\n"
    )


@pytest.mark.parametrize("name", ["High", "a/b", "../up", "", "x" * 41, "a--b", "1st"])
def test_what_is_no_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(QuadrigaError, match="a game is called by"):
        write_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    write_game("mine", tmp_path)
    with pytest.raises(QuadrigaError, match="is there already"):
        write_game("mine", tmp_path)
