"""The table as it is drawn: what money, loans and prisoners bring and cost stands where they lie."""

from builders.position import Position, position
from quadriga.core.layout import Layout, items_of, layout_of
from quadriga.games.builders.game import GAME


def drawn(table: Position) -> Layout:
    return layout_of(GAME, GAME.view(table.state, 0))


def figures(layout: Layout, thing: str) -> dict[str, dict[str, int]]:
    return {facts.id: {one.id: one.value for one in facts.figures} for facts in items_of(layout)[thing].facts}


def test_the_exchange_of_actions_for_money_is_shown() -> None:
    layout = drawn(position())
    shown = [figures(layout, thing)["take"]["sesterces"] for thing in ("take.1", "take.2", "take.3")]
    assert shown == [1, 3, 6]


def test_a_loan_shows_what_it_gives_what_it_takes_and_what_it_costs_at_the_end() -> None:
    assert figures(drawn(position()), "pile.loans") == {
        "loan": {"sesterces": 10},
        "repays": {"repays": 15},
        "penalty": {"penalty": 2},
    }


def test_prisoners_show_what_they_cost_at_the_end() -> None:
    (slaves,) = [section for section in drawn(position()).sections if section.id == "slaves"]
    assert {facts.id: facts.figures[0].value for facts in slaves.facts} == {"price": 7, "penalty": 1}
