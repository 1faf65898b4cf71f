"""The pages of docs/balance: how they are made, and that they speak of the games as they are."""

import re
import subprocess
import sys
from math import sqrt
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from project.scripts_as_modules import script_module
from quadriga.core.registry import find_game
from quadriga.core.weights import shipped_weights
from quadriga.lab.games import Played
from quadriga.lab.plan import make_plan
from quadriga.lab.summary import summarize
from quadriga.words import Words

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs" / "balance").glob("*.md"))


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return script_module("balance")


def test_figures_are_written_below_what_was_read_in_them(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    command = [sys.executable, str(ROOT / "scripts" / "balance"), "builders"]
    command += ["--folder", str(tmp_path), "--pages", str(pages)]
    command += ["--greedy", "2", "--magister", "2", "--iterations", "1", "--players", "2"]
    subprocess.run(command, check=True, capture_output=True)
    file = pages / "builders.md"
    first = file.read_text(encoding="utf-8")
    assert first.startswith("# The Builders: Antiquity\n\n## The figures\n")
    assert "| 2 | magister@1 | 2 |" in first
    assert "picked by their figures, and their intervals are not corrected" in first
    written = first.replace("\n\n## The", "\n\nThe first seat wins too often.\n\n## The", 1)
    file.write_text(written, encoding="utf-8")
    subprocess.run(command, check=True, capture_output=True)
    assert file.read_text(encoding="utf-8") == written


def test_pages_speak_of_the_rules_the_edition_and_the_weights_as_they_are(script: ModuleType) -> None:
    for page in PAGES:
        game, text = find_game(page.stem), page.read_text(encoding="utf-8")
        told = re.search(r"^Rules (\d+), edition `([^`]+)` `(\w+)`", text, re.MULTILINE)
        assert told, page.stem
        edition = game.edition()
        assert told.groups() == (str(game.meta.rules_version), edition.name, edition.hash[:12]), page.stem
        assert script.told_weights(game) in text.splitlines(), page.stem


def test_a_page_names_the_weights_that_bots_go_by(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    builders = find_game("builders")
    shipped = shipped_weights(builders.package)
    assert shipped is not None
    assert set(shipped.players) == {"2"}
    two = script.weighed_by(builders, 2)
    assert re.fullmatch(r"\w{12}", two)
    assert script.told_weights(builders).endswith(f": 2 `{two}`, 3 by hand, 4 by hand.")
    other = msgspec.structs.replace(shipped.players["2"], constant=1.0)
    changed = msgspec.structs.replace(shipped, players={"2": other})
    monkeypatch.setattr(script, "shipped_weights", lambda package: changed)
    assert script.weighed_by(builders, 2) not in (two, script.BY_HAND)
    assert script.weighed_by(builders.weighed(None), 2) == script.BY_HAND, "what no bot goes by is not named"


def test_what_a_thing_is_worth_is_reckoned_over_games(script: ModuleType) -> None:
    def played(places: tuple[int, ...], *used: tuple[str, ...]) -> Played:
        return Played(0, 0, (0,) * len(used), places, (0.0,) * len(used), ("row",), (1,) * len(used), 2, 4, 2, used)

    def series(players: int, *games: Played) -> object:
        plan = make_plan("minerva", ("greedy",), players)
        return script.Series("greedy", plan, list(games), summarize(plan, games))

    found = script.worths(
        [
            series(1, played((1,), ("open once",))),
            series(
                2,
                played((1, 2), ("open once",), ()),
                played((2, 1), ("open once", "buy once"), ()),
                played((2, 1), ("open once", "open both"), ("open both", "open once")),
                played((), ("open once",), ()),
                played((1, 1), ("open once", "open both"), ("open both",)),
            ),
            series(4, played((1, 2, 3, 4), ("open once",), (), (), ())),
        ],
        "open",
    )
    once, both = found
    # Won and, by chance, to win: 1 of 1/2, 0 of 1/2, 1 of 1, 1/2 of 1/2, 1 of 1/4.
    ratio = 3.5 / 2.75
    apart = [(1, 0.5), (0, 0.5), (1, 1), (0.5, 0.5), (1, 0.25)]
    error = 1.96 * sqrt(sum((won - ratio * by_chance) ** 2 for won, by_chance in apart)) / 2.75
    assert once == ("open once", 6, pytest.approx(ratio), pytest.approx(error))
    assert both == ("open both", 4, 1.0, 0.0), "what everybody always has tells nobody apart"


def test_next_to_nothing_has_no_sign(script: ModuleType) -> None:
    words, plan = Words("en", find_game("builders")), make_plan("builders", ("greedy",), 2)
    scored = ({"loans": -0.04}, {"loans": -0.5})
    games = [Played(0, 0, (0, 0), (1, 2), (1.0, 0.0), ("tie",), (1, 1), 2, 4, 2, ((), ()), scored)]
    series = script.Series("greedy", plan, games, summarize(plan, games))
    assert f"| {words.category('loans')} | 0.0 / -0.5 |" in script.sources([series], words)
