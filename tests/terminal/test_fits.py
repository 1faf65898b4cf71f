"""Every decision fits a screen of 80 columns and 24 lines, with what its numbers refer to.

Random games of every game, number of players and language are played, and their screens read; `visible.py` says what a
person can read there.
"""

import os
from collections import deque
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from quadriga.core.events import Event
from quadriga.core.languages import COMPLETE
from quadriga.core.layout import layout_of
from quadriga.core.record import Record
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.terminal.asking import Asking
from quadriga.terminal.replay import Replay
from quadriga.terminal.theme import THEME
from quadriga.terminal.typed import Typed
from quadriga.words import Reader, Words, log
from terminal.visible import read, unseen

LAYER = "quadriga.terminal"
GAMES = ("builders", "glory-to-rome", "minerva", "porta-nigra")
#: One screen in so many is read; `.ci/full` reads all of them. The first of each kind of question always is.
ONE_IN = int(os.environ.get("TEST_SCREENS_ONE_IN", "48"))
COLUMNS, LINES = 80, 24
GOLDEN = Path(__file__).parents[1] / "golden"


def paper(columns: int, lines: int) -> tuple[Console, StringIO]:
    page = StringIO()
    return Console(
        file=page, width=columns, height=lines, theme=THEME, highlight=False, markup=False, emoji=False
    ), page


def screen(table: Table, words: Words, happened: list[str], columns: int = COLUMNS, lines: int = LINES) -> str:
    """What the person who is asked sees above the prompt."""
    seat = table.decider
    assert seat is not None
    console, page = paper(columns, lines)
    typed = Typed(prompting=False)
    reach = table.undo_reach() if table.moved_last == seat else 0
    Asking(table, words, console, typed, seat, (), happened=happened, manner="screen", undo_reach=reach).show()
    return page.getvalue()


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(
    ("id", "players"), [(id, players) for id in GAMES for players in find_game(id).meta.players], ids=str
)
def test_at_every_decision_each_number_says_what_it_is_for(id: str, players: int, language: str) -> None:
    game = find_game(id)
    words = Words(language, game, layer=LAYER, strict=True)
    table, rng = Table.new(game, players, seed=players), Random(players)
    happened: deque[list[list[Event]]] = deque(maxlen=8)
    asked: set[str] = set()
    while (seat := table.decider) is not None:
        if table.question not in asked or rng.randrange(ONE_IN) == 0:
            asked.add(table.question)
            told = [line for events in happened for line in log(words, events[seat], Reader(seat))]
            shown = screen(table, words, told)
            lines = shown.splitlines()
            assert len(lines) < LINES, shown
            assert max(map(cell_len, lines)) <= COLUMNS, shown
            assert unseen(shown, table, words, seat) == [], shown
            view = table.view(seat)
            question = words.question(view.pending[-1], Reader(seat, (), layout_of(game, view).forms))
            assert " ".join(question.split()) in read(shown).answers, shown
        table.play(rng.choice(table.moves()))
        happened.append([table.events(person) for person in range(players)])


@pytest.mark.parametrize("id", GAMES)
def test_larger_screens_show_more_and_still_fit(id: str) -> None:
    game = find_game(id)
    words = Words("en", game, layer=LAYER, strict=True)
    table, rng = Table.new(game, 3, seed=5), Random(5)
    for _ in range(60):
        table.play(rng.choice(table.moves()))
    before, shown = 0, ""
    for columns, lines in ((80, 24), (100, 30), (120, 40), (160, 70)):
        shown = screen(table, words, [], columns, lines)
        assert len(shown.splitlines()) < lines
        assert max(map(cell_len, shown.splitlines())) <= columns
        letters = len("".join(shown.replace("─", "").split()))
        assert letters >= before, f"at {columns} by {lines} there is less than on the smaller screen"
        before = letters
    assert words.text("left-out", {"sections": ""}).strip() not in shown, "on a large screen nothing is left out"


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("id", GAMES)
def test_every_entry_of_a_replay_fits_with_what_it_did(id: str, language: str) -> None:
    game = find_game(id)
    words = Words(language, game, layer=LAYER, strict=True)
    for file in sorted(GOLDEN.glob(f"{id}/*.jsonl")):
        record = Record.parse(file.read_bytes())
        for entry in {*range(0, len(record), 2 * ONE_IN), len(record)}:
            console, page = paper(COLUMNS, LINES)
            replay = Replay(record, game, words, console)
            replay.show(entry)
            shown = page.getvalue()
            assert len(shown.splitlines()) < LINES, shown
            assert max(map(cell_len, shown.splitlines())) <= COLUMNS, shown
            read = " ".join(shown.split())
            assert words.text("replay-at", {"entry": entry, "entries": len(record)}) in read
            assert " ".join(words.text("replay-keys").split()) in read
            told = replay.told(entry)[1]
            assert all(" ".join(line.split()) in read for line in told), shown
            assert (words.text("score") in read) == (entry == len(record)), shown


def test_a_reader_of_screens_notices_what_is_missing() -> None:
    game = find_game("builders")
    words = Words("en", game, layer=LAYER, strict=True)
    table = Table.new(game, 2, seed=7)
    seat = table.decider
    assert seat is not None
    shown = screen(table, words, [])
    assert unseen(shown, table, words, seat) == []
    name = words.name(table.game.touches(table.view(seat), table.moves()[0])[0])
    assert unseen(shown.replace(name, "…"), table, words, seat) == [f"1 {table.moves()[0].key}"]
    assert unseen(shown.replace("end your turn", ""), table, words, seat) == [f"{len(table.moves())} end"]
    assert len(unseen(shown.replace("11–", "12–"), table, words, seat)) == 1


def test_a_screen_too_small_for_anything_else_has_the_question_and_the_answers() -> None:
    game = find_game("builders")
    words = Words("en", game, layer=LAYER, strict=True)
    table = Table.new(game, 4, seed=7)
    seat = table.decider
    assert seat is not None
    shown = screen(table, words, [], 80, 12)
    assert unseen(shown, table, words, seat) == []
