"""`quadriga learn --turn`: each panel fits a screen with its part of the table, and is told in lines to who listens."""

import pytest
from typer.testing import CliRunner

import quadriga
from quadriga.cli import app
from quadriga.core.guide import words_of
from quadriga.core.languages import COMPLETE
from quadriga.core.layout import layout_of
from quadriga.core.turn_page import has_turn_page, positions, turn_page_of
from quadriga.terminal.turn_page import part_of
from quadriga.words import Words
from terminal.keyboard import Screen

PAGED = [id for id in quadriga.installed() if has_turn_page(quadriga.find_game(id))]


def titles(game: str, language: str) -> list[str]:
    title = quadriga.find_game(game)
    words = Words(language, title, layer=words_of(title))
    return [words.text(panel.caption, {}, "title") for panel in turn_page_of(title).panel]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", PAGED)
def test_every_panel_fits_a_screen_of_80_by_24_and_draws_something(game: str, language: str) -> None:
    screen = Screen("learn", game, "--turn", "--lang", language, rows=24, columns=80)
    expected = titles(game, language)
    for number, title in enumerate(expected, 1):
        lines = screen.lines()
        assert len(lines) < 24, screen.text
        assert lines[0].startswith(f"{number}/{len(expected)} ")
        assert lines[0].endswith(title)
        table = lines[lines.index("") + 1 : -1]
        assert any(line.strip() for line in table), screen.text
        screen.type("")
    assert screen.over


def test_one_goes_back_and_leaves() -> None:
    screen = Screen("learn", "builders", "--turn", "--lang", "en", rows=24, columns=80)
    screen.type("")
    assert screen.lines()[0].startswith("2/6 ")
    screen.type("b")
    assert screen.lines()[0].startswith("1/6 ")
    screen.type("b")
    assert screen.lines()[0].startswith("1/6 ")
    screen.type("q")
    assert screen.over


@pytest.mark.parametrize("game", PAGED)
def test_who_only_listens_is_told_all_of_it(game: str) -> None:
    result = CliRunner().invoke(app, ["learn", game, "--turn", "--plain", "--lang", "fr"])
    assert result.exit_code == 0, result.output
    for title in titles(game, "fr"):
        assert f": {title}" in result.output


@pytest.mark.parametrize("game", PAGED)
def test_of_the_table_only_that_part_is_drawn_where_there_is_one(game: str) -> None:
    title = quadriga.find_game(game)
    page = turn_page_of(title)
    tables = positions(title, page)
    smaller = 0
    for panel in page.panel:
        layout = layout_of(title, tables[panel.after].view(page.seat))
        part = part_of(layout, (*panel.shows, *panel.within))
        assert part.sections or part.panels
        smaller += part != layout
    assert smaller > len(page.panel) / 2


def test_a_game_without_one_says_so() -> None:
    result = CliRunner().invoke(app, ["learn", "toy", "--turn", "--lang", "en"])
    assert result.exit_code == 2
    assert "toy has no turn page" in result.output
