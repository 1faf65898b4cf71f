"""The drawn table, at every width and in every language, through whole games."""

import re
from importlib import resources
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from quadriga.core.languages import COMPLETE
from quadriga.core.layout import Facts, Figure, Item, Layout, Mark, Section, items_of, layout_of, plain_layout
from quadriga.core.registry import find_game, installed
from quadriga.core.table import Table
from quadriga.core.views import Zone
from quadriga.games.builders.views import BuildersView
from quadriga.terminal.answers import Answers
from quadriga.terminal.choices import Choices, plain, runs
from quadriga.terminal.draw import Drawing
from quadriga.terminal.theme import THEME
from quadriga.words import Reader, Words

LAYER = "quadriga.terminal"
WITH_WORDS = [id for id, package in installed().items() if (resources.files(package) / "words" / "en.ftl").is_file()]


def paper(width: int) -> tuple[Console, StringIO]:
    page = StringIO()
    return Console(file=page, width=width, theme=THEME, highlight=False, markup=False, emoji=False), page


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("id", WITH_WORDS)
def test_every_table_fits_its_width_and_lacks_no_word(id: str, language: str) -> None:
    game = find_game(id)
    words = Words(language, game, layer=LAYER, strict=True)
    for players in game.meta.players:
        table, rng = Table.new(game, players, seed=players), Random(players)
        while table.decider is not None:
            if rng.random() < 0.01:
                draw_everywhere(table, words)
            table.play(rng.choice(table.moves()))


def draw_everywhere(table: Table, words: Words) -> None:
    seat = table.decider
    assert seat is not None
    layout = layout_of(table.game, table.view(seat))
    reader = Reader(seat, (), layout.forms)
    choices = Choices(table, words, reader, layout)
    for width in (80, 120, 140):
        console, page = paper(width)
        drawing = Drawing(words, reader, layout, choices.numbers, seat)
        console.print(drawing.table(width), *drawing.spending(), choices.grouped(), choices.listed())
        assert max(cell_len(line) for line in page.getvalue().splitlines()) <= width
    console, page = paper(80)
    answers = Answers(console, table, words, choices, seat)
    for thing in items_of(layout):
        answers.describe(thing)
        answers.why_not(thing)
        assert words.name(thing, reader) in page.getvalue()


@pytest.fixture
def drawing() -> Drawing:
    layout = Layout({"stone": Mark("■", "grey")}, (), ())
    return Drawing(Words("en", find_game("builders"), layer=LAYER), Reader(), layout, {}, None)


@pytest.mark.parametrize(
    ("figure", "drawn"),
    [
        (Figure("stone", 2, 4), "■▰▰▱▱"),
        (Figure("stone", 0, 1), "■▱"),
        (Figure("stone", 5, 4), "■▰▰▰▰"),
        (Figure("stone", 0, 0), ""),
        (Figure("stone", 12, 40), "12/40"),
    ],
)
def test_a_bar_shows_what_is_there_and_what_is_missing(drawing: Drawing, figure: Figure, drawn: str) -> None:
    assert drawing.bar(figure).plain == drawn


def test_a_game_without_a_layout_is_drawn_from_its_zones() -> None:
    zones = [Zone("bag", None, 9, None), Zone("p0.row", 0, 3, {"a1": 1, "coin": 2})]
    layout = plain_layout(zones)
    assert [section.zone for section in layout.sections] == ["bag"]
    assert layout.panels[0].sections[0].items == (Item("a1@p0.row"), Item("coin@p0.row", count=2))
    console, page = paper(80)
    words = Words("en", find_game("toy"), layer=LAYER, strict=True)
    console.print(Drawing(words, Reader(), layout, {"a1@p0.row": 7}, 0).table(80))
    assert "Bag 9" in page.getvalue()
    assert "7 Amber one   coin ×2" in page.getvalue()


def grid(items: tuple[Item, ...], numbers: dict[str, int], width: int) -> list[str]:
    words = Words("en", find_game("minerva"), layer=LAYER, strict=True)
    layout = Layout({"wood": Mark("♣", "green")}, (Section("city", items, "grid", short=True),), ())
    console, page = paper(width)
    console.print(Drawing(words, Reader(), layout, numbers, None).table(width))
    return [line.rstrip() for line in page.getvalue().splitlines() if line.strip()]


def test_a_grid_shows_things_where_they_lie_and_empty_cells_by_their_numbers() -> None:
    gives = (Facts("gives", (Figure("wood", 1),)),)
    items = (
        Item("forest", gives, cell=(0, 0)),
        Item("wheat-field", cell=(1, 0)),
        Item("spot", cell=(0, -1), empty=True),
    )
    assert grid(items, {"spot": 12, "wheat-field": 3}, 80) == [
        "       0         1",
        "-1   ‹12›",
        " 0│Forest ♣1│ 3 Wheat │",
    ]


def test_a_grid_too_wide_for_the_screen_shortens_names_and_then_goes_on_beneath() -> None:
    gives = (Facts("gives", (Figure("wood", 1),)),)
    row = tuple(Item("forest", gives, cell=(column, 0)) for column in range(14))
    assert grid(row[:4], {}, 34) == ["     0       1       2       3", "0│For… ♣1│For… ♣1│For… ♣1│For… ♣1│"]
    lines = grid(row, {}, 80)
    assert max(map(cell_len, lines)) <= 80
    assert [line.split()[-1] for line in lines[::2]] == ["10", "13"]
    assert sum(line.count("♣1") for line in lines) == 14


def test_numbers_stand_beside_what_one_move_alone_is_about() -> None:
    table = Table.new(find_game("builders"), 2, seed=7)
    words = Words("en", table.game, layer=LAYER)
    choices = Choices(table, words, Reader(0), layout_of(table.game, table.view(0)))
    moves = table.moves()
    for thing, number in choices.numbers.items():
        assert table.touches(moves[number - 1]) == (thing,)
        assert [table.touches(move) for move in moves].count((thing,)) == 1


def test_moves_that_turn_up_a_card_are_marked() -> None:
    table = Table.new(find_game("builders"), 2, seed=7)
    words = Words("en", table.game, layer=LAYER)
    choices = Choices(table, words, Reader(0), layout_of(table.game, table.view(0)))
    assert all((move.key in choices.final) == move.key.startswith(("open", "recruit")) for move in table.moves())


def test_names_are_found_as_people_type_them() -> None:
    assert plain("Théâtre d’Œuvre") == plain("theatre d'oeuvre")
    assert runs([1, 2, 3, 7, 9, 10]) == "1–3 7 9–10"
    assert runs([]) == ""


def test_things_out_of_reach_have_no_number_and_parts_of_a_whole_are_bars(drawing: Drawing) -> None:
    drawing.numbers = {"b01": 4}
    covered = (Facts("covered", (Figure("stone", 1, 2),)),)
    assert drawing.item(Item("b01", covered)).plain == "4 House ■▰▱"
    assert drawing.item(Item("b01", covered, dim=True)).plain == "House ■▰▱"


def test_a_thing_is_described_by_name_wherever_it_lies() -> None:
    game = find_game("glory-to-rome")
    table, words = Table.new(game, 3, seed=7), Words("en", game, layer=LAYER, strict=True)
    seat = table.decider
    assert seat is not None
    zones = game.zones(table.view(seat))
    in_pool = next(kind for zone in zones if zone.id.startswith("pool") for kind in zone.kinds or ())
    console, page = paper(200)
    layout = layout_of(game, table.view(seat))
    assert in_pool not in items_of(layout)
    choices = Choices(table, words, Reader(seat), layout)
    Answers(console, table, words, choices, seat).describe(words.name(in_pool).lower())
    assert words.name(in_pool, form="about") in page.getvalue()


def test_of_things_with_one_name_any_is_described() -> None:
    game = find_game("toy")
    table, words = Table.new(game, 2, seed=1), Words("en", game, layer=LAYER, strict=True)
    layout = Layout({}, (Section("", (Item("p0.a1"), Item("p1.a1")), zone="bag"),), ())
    console, page = paper(80)
    Answers(console, table, words, Choices(table, words, Reader(0), layout), 0).describe("amber one")
    assert "Amber one" in page.getvalue()
    assert "Which one" not in page.getvalue()


def test_what_is_on_offer_shows_the_code_it_is_called_by() -> None:
    table = Table.new(find_game("builders"), 2, seed=7)
    view = table.view(0)
    assert isinstance(view, BuildersView)
    words = Words("en", table.game, layer=LAYER)
    console, page = paper(100)
    console.print(Drawing(words, Reader(0), layout_of(table.game, view), {}, 0).table(100))
    for code in (*view.building_row, *view.worker_row):
        assert re.search(rf"\b{code}\b(?!@)", page.getvalue())
