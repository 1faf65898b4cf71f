"""The table as it is drawn: nothing that lies open is left out."""

from porta_nigra.position import Position, position
from quadriga.core.layout import Layout, Section, items_of, layout_of
from quadriga.games.porta_nigra.edition import ANY
from quadriga.games.porta_nigra.game import GAME
from quadriga.games.porta_nigra.schema import COLOURS


def drawn(table: Position) -> Layout:
    return layout_of(GAME, GAME.view(table.state, 0))


def section(layout: Layout, id: str) -> Section:
    (found,) = [one for one in layout.sections if one.id == id]
    return found


def test_each_shop_says_in_which_quarter_it_lies() -> None:
    notes = {item.id: item.notes for item in section(drawn(position()), "market").items if item.notes}
    edition = GAME.edition()
    places = dict(zip(COLOURS, edition.shop_quarter, strict=True))
    assert places.pop("white") == ANY
    assert notes.pop("shop.white") == ("in-all",)
    assert notes == {f"shop.{colour}": (f"in-{edition.quarters[place]}",) for colour, place in places.items()}


def test_a_card_for_the_final_scoring_shows_what_is_discarded_for_it() -> None:
    edition = GAME.edition()
    chain = [card for card in edition.honours.values() if card.final_points]
    table = position().honour_display(*(card.id for card in chain))
    items = items_of(drawn(table))
    costs = [
        {one.id: one.value for one in items[f"{card.id}@display.honours"].facts[0].figures}
        for card in sorted(chain, key=lambda card: card.final_points)
    ]
    assert [cost.get("discard-cards") for cost in costs] == [4, None, None]
    assert [cost.get("discard-points") for cost in costs] == [None, 30, 42]


def test_a_spot_of_the_porta_nigra_shows_its_three_to_eight_bricks() -> None:
    spot = next(one for one in section(drawn(position()), "porta").items)
    needs, points = spot.facts
    assert [(one.id, one.value) for one in needs.figures][1:] == [("up-to", 8)]
    assert needs.figures[0].value == 3
    assert [one.id for one in points.figures] == ["brick-points"]


def test_quarters_show_their_reward_and_players_how_far_the_next_is() -> None:
    layout = drawn(position())
    edition = GAME.edition()
    for quarter, reward in zip(edition.quarters, edition.rewards, strict=True):
        (facts,) = [one for one in section(layout, quarter).facts if one.id == "reward"]
        shown = {one.id: one.value for one in facts.figures}
        assert shown.pop("reward-every") == edition.numbers.reward_every
        assert sum(shown.values()) == (
            reward.sesterces + reward.torches + reward.influence + reward.romans + reward.white_bricks
        )


def test_majorities_that_nobody_has_show_their_points() -> None:
    items = section(drawn(position()), "unclaimed").items
    parts = GAME.edition().parts
    assert [[one.value for one in item.facts[0].figures] for item in items] == [
        [one.first, one.second] for one in parts
    ]


def test_the_next_reward_is_so_many_bricks_away() -> None:
    panel = drawn(position().element(0, "pn1", 4)).panels[0]
    (rewards,) = [one for one in panel.sections if one.id == "to-reward"]
    assert [(item.id, item.facts[0].figures[0].value, item.facts[0].figures[0].of) for item in rewards.items] == [
        ("porta", 1, 3)
    ]
