"""The city is drawn as it lies, with the places where a tile may go."""

from io import StringIO

from rich.console import Console

from minerva.position import Position, position
from quadriga.core.layout import Figure, Item, Layout, layout_of
from quadriga.games.minerva.game import GAME
from quadriga.terminal.draw import Drawing
from quadriga.terminal.theme import THEME
from quadriga.words import Reader, Words


def drawn(table: Position, seat: int = 0) -> Layout:
    return layout_of(GAME, GAME.view(table.state, seat))


def cells(layout: Layout, seat: int) -> dict[tuple[int, int], Item]:
    (city,) = [section for section in layout.panels[seat].sections if section.style == "grid"]
    return {item.cell: item for item in city.items if item.cell is not None}


def test_tiles_lie_in_their_cells_with_what_they_still_do() -> None:
    table = position().city(
        0, "forest 1,0", "circus 2,0", "temple-near-culture 0,1", "temple-lines-temple 0,2", "residence -1,0 assisted"
    )
    city = cells(drawn(table), 0)
    figures = {cell: [figure for facts in item.facts for figure in facts.figures] for cell, item in city.items()}
    assert figures == {
        (-1, 0): [Figure("assistants", 1)],
        (0, 0): [Figure("any", 1)],
        (0, 1): [Figure("each-near", 2)],
        (0, 2): [Figure("each-lines", 2)],
        (1, 0): [Figure("wood", 1)],
        (2, 0): [],  # a special building has done what it does
    }


def test_empty_cells_are_drawn_while_a_tile_is_placed_for_whoever_places_it() -> None:
    table = position()
    assert not any(item.empty for item in cells(drawn(table), 0).values())
    table.play("residence")
    layout = drawn(table)
    spots = {cell: item.id for cell, item in cells(layout, 0).items() if item.empty}
    assert spots == {(0, -1): "p0.0,-1", (-1, 0): "p0.-1,0", (1, 0): "p0.1,0", (0, 1): "p0.0,1"}
    assert {layout.forms[id] for id in spots.values()} == {"spot"}
    assert layout.forms["0,-1"] == "spot@above.1.forum"
    assert "0,0" not in layout.forms, "there is nothing to tell a forum alone by"
    assert [*cells(layout, 1)] == [(0, 0)]


def test_in_the_solo_game_each_half_of_a_pair_shows_the_other() -> None:
    layout = drawn(position(seats=1).pairs("market/forest"))
    pairs = layout.sections[0]
    assert (pairs.id, [(item.id, item.items[0].id) for item in pairs.items]) == (
        "pairs",
        [("market@row/forest", "forest"), ("forest@row/market", "market")],
    )
    assert Words("en", GAME).name(pairs.items[0].id) == Words("en", GAME).name("market")


def test_the_offer_tells_how_many_there_are_and_names_what_a_building_gives() -> None:
    table = position(3).row("forest", "forest", "circus")
    (buildings, _, *_) = drawn(table).sections
    assert {item.id: item.count for item in buildings.items} == {"forest@row": 2, "circus@row": 1}
    assert buildings.named == ("takes", "gives")
    page = StringIO()
    words = Words("en", GAME, layer="quadriga.terminal", strict=True)
    layout = drawn(table)
    drawing = Drawing(words, Reader(forms=layout.forms), layout, {}, 0)
    Console(file=page, width=80, theme=THEME).print(drawing.table(80))
    assert "Forest ×2" in page.getvalue()
    assert "gives ♣1" in page.getvalue()
    assert "when built: removes a residence around it" in page.getvalue()


def test_the_draw_pile_counts_buildings_only() -> None:
    table = position(3)
    (buildings, *_) = drawn(table).sections
    assert buildings.facts[0].figures[0] == Figure("deck", len(table.state.bag))


def test_who_left_is_shown_so_and_not_as_beginning() -> None:
    table = position(3)
    table.table.resign(0)
    assert [panel.notes for panel in drawn(table, 1).panels] == [("left",), (), ()]
