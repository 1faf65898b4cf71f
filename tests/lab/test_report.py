"""Reports of an arena: a table, a page, Parquet, JSON; in a fixed order, in both languages, and safe to open."""

import asyncio
import json
import re
import shlex
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import quadriga
from lab.kept import play_here
from quadriga.core.languages import COMPLETE
from quadriga.lab.plan import make_plan
from quadriga.lab.report import sections
from quadriga.lab.results import read_results
from quadriga.lab.summary import Source, Use, summarize
from quadriga.words import Words

pytest.importorskip("openskill", reason="reports need the extra `lab`: requirements/lab.txt")
pq = pytest.importorskip("pyarrow.parquet", reason="reports need the extra `lab`: requirements/lab.txt")

QUADRIGA = str(Path(sys.executable).with_name("quadriga"))
#: A command line that a page must not take for markup.
HOSTILE = f"run:{sys.executable} {Path(__file__).resolve().parents[2] / 'docs' / 'example_bot.py'} <script>&"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("report") / "games.jsonl"
    asyncio.run(play_here(make_plan("toy", ("greedy", "random", HOSTILE)), 24, file))
    return file


def told(*command: str) -> str:
    return subprocess.run([QUADRIGA, *command], check=True, capture_output=True, text=True).stdout


class Page(HTMLParser):
    """The tags of a page, and everything it would load."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loads: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "srcset")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("path", "circle"):
            return
        while self.open and self.open[-1] in ("path", "circle"):
            self.open.pop()
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_page_stands_alone_and_runs_nothing(kept: Path, tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    told("report", str(kept), "--html", str(file), "--lang", language)
    text = file.read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.tags.count("svg") >= 6
    assert "script" not in page.tags
    assert page.loads == []
    assert "url(" not in text
    assert "@import" not in text
    assert f'<html lang="{language}">' in text


@pytest.mark.parametrize(("known", "name"), [(True, "Final scoring, 30 points"), (False, "Honour card 1")])
def test_a_card_without_a_name_is_called_by_what_it_gives(kept: Path, known: bool, name: str) -> None:
    summary, game = summarize(*read_results(kept)), quadriga.find_game("porta-nigra")
    edition = game.edition().hash if known else "0" * 64
    use = Use("honour h01", summary.seats[0], summary.seats[0])
    summary = msgspec.structs.replace(summary, edition=edition, uses=(use,))
    assert sections(summary, (), Words("en", game))[-1].rows[0][0] == f"{name} (honour h01)"


def test_next_to_nothing_has_no_sign(kept: Path) -> None:
    summary, words = summarize(*read_results(kept)), Words("en", quadriga.find_game("builders"))
    summary = msgspec.structs.replace(summary, sources=(Source("loans", -0.004, -0.001), Source("slaves", -0.5, 0.0)))
    [rows] = [one.rows for one in sections(summary, (), words) if one.rows[0][0] == words.category("loans")]
    assert [row[1:] for row in rows] == [("0.00", "0.00", "+0.00"), ("-0.50", "0.00", "-0.50")]


def test_what_is_reported_does_not_depend_on_the_order_of_the_lines(kept: Path, tmp_path: Path) -> None:
    first, *lines = kept.read_bytes().splitlines(keepends=True)
    Random(3).shuffle(lines)
    other = tmp_path / "other.jsonl"
    other.write_bytes(first + b"".join(lines))
    assert told("report", str(other), "--json") == told("report", str(kept), "--json")


def test_json_holds_all_that_the_table_shows(kept: Path) -> None:
    found: dict[str, Any] = json.loads(told("report", str(kept), "--json"))
    assert found["games"] == 24
    assert [one["bot"] for one in found["standings"]] == ["greedy", "random", HOSTILE]
    assert {one["bot"] for one in found["ratings"]} == {"greedy", "random", HOSTILE}
    assert len(found["seats"]) == 2
    assert sum(bar["games"] for bar in found["length"]["bars"]) == 24
    assert all(0 <= one["won"]["low"] <= one["won"]["share"] <= one["won"]["high"] <= 1 for one in found["uses"])


def test_ratings_follow_the_places() -> None:
    from quadriga.lab.games import Played
    from quadriga.lab.ratings import rate

    plan = make_plan("toy", ("random", "greedy", "greedy"), players=2)
    games = [
        Played(number, 0, bots, (2, 1), (1, 2), ("row",), (1, 1), 2, 4, 2, ((), ()))
        for number, bots in enumerate([(0, 1), (0, 2), (1, 2)] * 4)
    ]
    rated = rate(plan, games)
    assert [one.bot for one in rated] == ["greedy#2", "greedy", "random"]
    assert rate(plan, list(reversed(games))) == rated, "the order is that of the numbers"
    assert rate(plan, [msgspec.structs.replace(games[0], places=())])[0].mu == rate(plan, [])[0].mu


def test_parquet_holds_every_seat_of_every_game(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    told("report", str(kept), "--parquet", str(file))
    plan, games = read_results(kept)
    table = pq.read_table(file)
    rows = table.to_pylist()
    assert len(rows) == 48
    for row in rows:
        played = games[row["game"]]
        seat = row["seat"]
        assert row["bot"] == plan.labels[played.bots[seat]]
        assert (row["place"], row["points"]) == (played.places[seat], played.points[seat])
        assert row["used"] == list(played.used[seat])
    assert msgspec.json.decode(table.schema.metadata[b"quadriga.plan"])["bots"] == list(plan.bots)


@pytest.mark.parametrize(
    ("module", "command", "language", "said"),
    [
        ("openskill", ["report", "FILE"], "en", "needs the extra"),
        ("pyarrow", ["report", "FILE", "--parquet", "x.parquet"], "fr", "il faut le complément"),
        ("ray", ["arena", "toy", "random", "random", "--games", "2", "--ray"], "fr", "il faut le complément"),
    ],
)
def test_a_command_without_its_extra_says_so_in_one_line(
    kept: Path, tmp_path: Path, module: str, command: list[str], language: str, said: str
) -> None:
    without = f"import sys; sys.modules[{module!r}] = None; from quadriga.cli import main; main()"
    named = [str(kept) if word == "FILE" else word for word in command]
    ended = subprocess.run(
        [sys.executable, "-c", without, *named, "--lang", language],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 2
    assert said in ended.stderr
    assert "quadriga[lab]" in ended.stderr
    assert module in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


def test_games_between_bots_need_no_extra(tmp_path: Path) -> None:
    blocked = ("numpy", "openskill", "pyarrow", "ray")
    without = f"import sys; sys.modules.update(dict.fromkeys({blocked!r})); from quadriga.cli import main; main()"
    line = [sys.executable, "-c", without, "match", "toy", "random", "random", "--games", "2", "--jobs", "1", "--json"]
    ended = subprocess.run(line, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert json.loads(ended.stdout)["played_again"] == 0


def test_the_commands_of_the_page_run_as_printed(tmp_path: Path) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\n(quadriga .*?)^```", page, flags=re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in block.splitlines()]
    assert [line.split()[1] for line in lines] == ["arena", "report", "train"]
    for line in lines:
        program, *arguments = shlex.split(line)
        assert program == "quadriga"
        subprocess.run([QUADRIGA, *arguments], cwd=tmp_path, check=True, capture_output=True)
    assert {path.name for path in tmp_path.iterdir()} == {"games.jsonl", "report.html", "games.parquet", "training"}
