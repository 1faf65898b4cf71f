"""What the library offers whoever writes a short program: a program of at most ten lines for each thing."""

import re
import subprocess
import sys
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

import quadriga
from quadriga.core.registry import installed
from quadriga.core.table import Table

#: Each program, and what it prints, as a pattern.
PROGRAMS = {
    "a table in a line": (
        """
        import quadriga
        print(repr(quadriga.new("builders", players=3, seed=7)))
        """,
        r"<Table builders, 3 players, entry 0: seat 1 decides \(turn\)>",
    ),
    "a table drawn": (
        """
        import quadriga
        table = quadriga.new("minerva", players=2, seed=7)
        print(table)
        """,
        r"Buildings  30 to draw ─+\n(.*\n)+▶ Player . \(you\)",
    ),
    "a table drawn from the eyes of another seat": (
        """
        import quadriga
        table = quadriga.new("glory-to-rome", players=2, seed=7)
        assert table.decider is not None
        other = 1 - table.decider
        print(table.drawn(other) != table.drawn(table.decider) != table.drawn())
        """,
        "True",
    ),
    "a table in a notebook": (
        """
        import quadriga
        print(quadriga.new("porta-nigra", players=2, seed=7)._repr_html_())
        """,
        r'<div class="quadriga">(.|\n)*<svg class="scene"(.|\n)*</div>',
    ),
    "legal moves": (
        """
        import quadriga
        table = quadriga.new("builders", players=2, seed=7)
        print(table.moves())
        print(table.moves()[:2], table.moves()[0])
        """,
        r"<Moves: open b03, open b25, .*, take 1, .*>\n\[<Move 'open b03'>, <Move 'open b25'>\] open b03\n",
    ),
    "a typed view": (
        """
        from quadriga.games import builders
        table = builders.new(players=3, seed=7)
        print(table.view(2).players[2].sesterces)
        """,
        "10",
    ),
    "advice": (
        """
        import quadriga
        from quadriga.bots import advise
        table = quadriga.new("glory-to-rome", players=2, seed=7)
        seat = table.decider or 0
        advice = advise(table.game, seat, table.view(seat), table.moves(), iterations=20)
        for one in advice.moves:
            print(one.move, f"{one.worth:.1f} ±{one.error:.1f}", one.because, advice.unsure)
        """,
        r"(?:\w+ .*-?\d+\.\d ±\d+\.\d \(\(.*\) (?:True|False)\n){2,3}",
    ),
    "a record kept, opened in the middle and verified": (
        """
        import pathlib, random, tempfile, quadriga
        table, rng = quadriga.new("minerva", players=1, seed=7), random.Random(7)
        while table.decider is not None:
            table.play(rng.choice(table.moves()))
        file = pathlib.Path(tempfile.mkdtemp()) / "g.jsonl"
        table.record.save(file)
        print(quadriga.load(file).at(3), quadriga.verify(file.read_bytes()).replayed)
        """,
        r"(?s).*True\n$",
    ),
    "a game of one's own": (
        """
        import pathlib, tempfile
        from quadriga.scaffold import write_game
        print(sorted(file.name for file in write_game("mine", pathlib.Path(tempfile.mkdtemp())).iterdir()))
        """,
        r"\['README.md', 'pyproject.toml', 'src', 'tests'\]",
    ),
    "what a command prints for programs": (
        """
        import json, subprocess, sys
        program = "from quadriga.cli import main; main()"
        told = subprocess.run([sys.executable, "-c", program, "games", "--json"], capture_output=True, check=True)
        print(sorted(game["id"] for game in json.loads(told.stdout)))
        """,
        r"\['builders', 'glory-to-rome', 'minerva', 'porta-nigra'",
    ),
    "a game told in plain lines, resumed where it was left": (
        """
        import subprocess, sys, tempfile
        quadriga = [sys.executable, "-c", "from quadriga.cli import main; main()", "play"]
        file = tempfile.mkdtemp() + "/g.jsonl"
        begun = [*quadriga, "builders", "--seed", "7", "--plain", "--record", file]
        subprocess.run(begun, input="1\\nq\\n", encoding="utf-8", capture_output=True, check=True)
        on = [*quadriga, "--resume", file, "--plain"]
        print(subprocess.run(on, input="q\\n", encoding="utf-8", capture_output=True, check=True).stdout)
        """,
        r"(?s).*what do you do with your actions.*\n1: ",
    ),
    "a game of one's own held to every promise": (
        """
        import os, pathlib, subprocess, sys, tempfile
        from quadriga.scaffold import write_game
        site = write_game("mine", pathlib.Path(tempfile.mkdtemp())) / "src"
        noted = site / "mine-0.1.dist-info" / "entry_points.txt"  # as pip notes where the game is
        noted.parent.mkdir()
        noted.write_text("[quadriga.games]\\nmine = mine\\n")
        conform = [sys.executable, "-c", "from quadriga.cli import main; main()", "conform", "mine", "--games", "1"]
        path = os.environ | {"PYTHONPATH": os.pathsep.join([str(site), *sys.path])}
        print(subprocess.run(conform, env=path, capture_output=True, text=True).stdout)
        """,
        r"(?s)mine: 3 games, .*\nevery check held\n",
    ),
    "a game between bots with a budget": (
        """
        import subprocess, sys
        quadriga = [sys.executable, "-c", "from quadriga.cli import main; main()"]
        play = [*quadriga, "play", "minerva", "--seats", "tiro,random", "--seed", "7", "--lang", "en", "--budget"]
        once, again = (subprocess.run([*play, "2"], capture_output=True, text=True, check=True).stdout for _ in "ab")
        print(once == again, once)
        """,
        r"(?s)True .*Final count.* wins? with ",
    ),
    "a first game that explains itself, and a turn in sixty seconds": (
        """
        import os, subprocess, sys, tempfile
        learn = [sys.executable, "-c", "from quadriga.cli import main; main()", "learn", "builders", "--lang", "en"]
        home = os.environ | {"XDG_STATE_HOME": tempfile.mkdtemp()}
        for more, typed in (("--plain", "\\n\\ns\\nq\\n"), ("--turn", "")):
            done = subprocess.run([*learn, more], input=typed, env=home, capture_output=True, text=True, check=True)
            print(done.stdout)
        """,
        r"(?s)1/\d+ .*\n3/\d+ .*That was the lesson\..*1/6 .*\n6/6 ",
    ),
    "errors of our own": (
        """
        import quadriga
        table = quadriga.new("builders", players=3, seed=7)
        for wrong in (lambda: table.view(7), lambda: table.view(-1), lambda: table.play(None),
                      lambda: table.tally(True), lambda: quadriga.new("builders", 2, seed="abc")):
            try:
                wrong()
            except quadriga.QuadrigaError as error:
                print(type(error).__name__, error)
        """,
        r"QuadrigaError there is no seat 7 at a table of 3\n"
        r"QuadrigaError there is no seat -1 at a table of 3\n"
        r"InvalidMove 'None' is not a move here\n"
        r"QuadrigaError there is no seat True at a table of 3\n"
        r"OptionError a seed is a whole number, or bytes, not 'abc'",
    ),
}


#: Programs that give what the types forbid, on purpose.
MISTYPED = ("errors of our own",)


def lines_of(program: str) -> str:
    return "\n".join(line.removeprefix(" " * 8) for line in program.strip("\n").splitlines()).rstrip()


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_of_ten_lines_does_it(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    program, printed = PROGRAMS[name]
    assert len(lines_of(program).splitlines()) <= 10
    exec(lines_of(program), {})
    assert re.match(printed, capsys.readouterr().out)


NO_SEATS: tuple[Any, ...] = (3, -1, True, "1", 1.0)
SEATED: dict[str, Callable[[Table[Any], Any], object]] = {
    "view": lambda table, seat: table.view(seat),
    "events": lambda table, seat: table.events(seat),
    "tally": lambda table, seat: table.tally(seat),
    "drawn": lambda table, seat: table.drawn(seat),
    "resign": lambda table, seat: table.resign(seat),
    "concede": lambda table, seat: table.concede(seat),
    "take_over": lambda table, seat: table.take_over(seat, "random"),
    "why_not_at": lambda table, seat: table.why_not_at(seat, "gate"),
    "instead_of": lambda table, seat: table.instead_of(seat, "gate"),
}


@pytest.mark.parametrize("asked", SEATED)
def test_what_is_no_seat_is_refused_and_nothing_is_written(asked: str) -> None:
    table = quadriga.new("glory-to-rome", players=3, seed=7)
    spectators = asked in {"view", "events", "tally", "drawn"}
    for seat in NO_SEATS if spectators else (*NO_SEATS, None):
        with pytest.raises(quadriga.QuadrigaError, match="seat"):
            SEATED[asked](table, seat)
    assert table.head == 0
    SEATED[asked](table, 1)


WRONG: dict[str, Callable[[Any], object]] = {
    "a move": lambda wrong: quadriga.new("builders", 2, seed=7).play(wrong),
    "a preview": lambda wrong: quadriga.new("builders", 2, seed=7).preview(wrong),
    "what a move touches": lambda wrong: quadriga.new("builders", 2, seed=7).touches(wrong),
    "moves to take back": lambda wrong: quadriga.new("builders", 2, seed=7).undo(wrong),
    "players": lambda wrong: quadriga.new("builders", wrong),
    "a game": lambda wrong: quadriga.new(wrong, 2),
}


@pytest.mark.parametrize("wrong", [None, 2.0, b"2"], ids=repr)
@pytest.mark.parametrize("what", WRONG)
def test_what_is_of_no_use_raises_an_error_of_ours(what: str, wrong: object) -> None:
    with pytest.raises(quadriga.QuadrigaError):
        WRONG[what](wrong)


@pytest.mark.parametrize("seed", ["abc", 1.5, True, b"", [1]], ids=repr)
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(quadriga.OptionError, match="a seed is"):
        quadriga.new("builders", 2, seed=seed)


def test_options_that_are_no_names_with_values_are_refused() -> None:
    with pytest.raises(quadriga.OptionError, match="values by their names"):
        quadriga.new("builders", 2, options=[1])  # type: ignore[arg-type]


def test_the_moves_of_a_game_that_is_over_are_none() -> None:
    table = quadriga.new("builders", players=2, seed=7)
    moves = table.moves()
    assert moves == list(moves)
    assert repr(moves) == f"<Moves: {', '.join(map(str, moves))}>"
    table.resign(0)
    assert repr(table.moves()) == "<Moves: none>"


def test_a_table_draws_nothing_before_it_is_asked_to() -> None:
    program = "import sys, quadriga; quadriga.new('builders', 2); print('rich' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_the_eyes_of_a_spectator_see_no_hand() -> None:
    table = quadriga.new("glory-to-rome", players=3, seed=7)
    assert "Hand" in table.drawn(0)
    assert "Hand" not in table.drawn()


@pytest.mark.parametrize("id", ["builders", "glory-to-rome", "minerva", "porta-nigra"])
def test_notebook_pictures_have_every_part_and_every_tone_they_use(id: str) -> None:
    html = quadriga.new(id, players=2, seed=7)._repr_html_()
    assert html is not None
    assert {*re.findall(r'href="#([^"]+)"', html)} <= {*re.findall(r'<g id="([^"]+)"', html)}
    sheet = (resources.files(installed()[id]) / "scenes.svg").read_text(encoding="utf-8")
    assert {*re.findall(r"var\((--[a-z0-9-]+)\)", sheet)} <= {*re.findall(r"(--[a-z0-9-]+):", html)}


def test_a_game_without_scenes_has_plain_ones_in_a_notebook() -> None:
    assert not (resources.files(installed()["toy"]) / "scenes.svg").is_file()
    html = quadriga.new("toy", players=2, seed=7)._repr_html_()
    assert html is not None
    used = {*re.findall(r'href="#([^"]+)"', html)}
    assert len([name for name in used if re.fullmatch(r"plain\.[a-z]+\.main", name)]) > 1
    assert used <= {*re.findall(r'<g id="([^"]+)"', html)}
    assert html.count("<li") == html.count('<svg class="scene"')


def test_names_in_a_notebook_are_text() -> None:
    table: Table = quadriga.new("builders", players=2, seed=7)
    html = table._repr_html_()
    assert html is not None
    assert "<script" not in html
    assert table.drawn(0) in f"{table}"
