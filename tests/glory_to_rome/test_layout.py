"""The table as it is drawn: who does what this turn, what everybody has, and what is still to do."""

from glory_to_rome.position import Position, position
from quadriga.core.layout import Item, Layout, Panel, layout_of
from quadriga.games.glory_to_rome.game import GAME


def drawn(table: Position, seat: int = 0) -> Layout:
    return layout_of(GAME, GAME.view(table.state, seat))


def items(panel: Panel, section: str) -> dict[str, Item]:
    return {item.id: item for one in panel.sections if one.id == section for item in one.items}


def test_pool_and_sites_stand_in_a_row_for_each_material() -> None:
    (rome,) = drawn(position(3).pool("brick", "brick").town(brick=1)).sections
    row = {item.id: item for item in rome.items}["pool.brick"]
    assert {facts.id: facts.figures[0].value for facts in row.facts} == {"value": 2, "pool": 2, "town": 1, "outside": 3}
    assert row.notes == ("legionary",)


def test_panels_say_who_leads_follows_and_thinks() -> None:
    table = position(4).hand(0, "bar").hand(1, "latrine").play("play bar", "play latrine", "think", "draw")
    assert [panel.notes for panel in drawn(table).panels] == [("leads-laborer",), ("follows",), ("thinks",), ()]


def test_the_hand_is_sorted_by_material_and_shown_to_its_owner_only() -> None:
    table = position(2).hand(0, "villa", "dock", "dock", "senator")
    own, other = drawn(table).panels[0], drawn(table, 1).panels[0]
    hand = items(own, "hand")
    assert [(item.id, item.count, item.notes) for item in hand.values()] == [
        ("dock@p0.hand", 2, ("craftsman",)),
        ("villa@p0.hand", 1, ("merchant",)),
        ("senator@p0.senators", 1, ()),
    ]
    assert items(other, "hand") == {}
    assert [figure.value for figure in other.figures] == [2, 3, 1]


def test_a_card_shown_to_demand_stays_known_to_the_others() -> None:
    table = position(2).hand(0, "bath", "villa").acting(0, "legionary", 1).play("demand brick")
    assert list(items(drawn(table, 1).panels[0], "known")) == ["brick"]


def test_hidden_cards_of_a_vault_are_named_to_who_knows_them() -> None:
    table = position(2).basilica(0, "villa").atrium(0, "dock").vault(0, "brick")
    assert list(items(drawn(table).panels[0], "vault")) == [
        "p0.vault.brick",
        "villa@p0.vault.basilica",
        "p0.vault.atrium",
    ]
    assert list(items(drawn(table, 1).panels[0], "vault")) == ["p0.vault.brick", "p0.vault.basilica", "p0.vault.atrium"]


def test_buildings_show_how_far_they_are() -> None:
    panel = drawn(position(2).founded(0, "villa", "stone").built(0, "temple")).panels[0]
    (progress,) = items(panel, "unfinished")["p0.villa"].facts
    assert (progress.figures[0].value, progress.figures[0].of) == (1, 3)
    (function,) = items(panel, "completed")["p0.temple"].facts
    assert (function.figures[0].id, function.figures[0].value) == ("more-cards", 4)


def test_actions_to_come_count_cards_and_every_client_that_will_act() -> None:
    table = position(2).hand(0, "bar").pool("brick").clients(0, "laborer", "merchant", "patron")
    after = table.built(0, "storeroom").play("play bar", "think", "draw")
    assert [(figure.id, figure.value) for figure in drawn(after).figures] == [("more-actions", 3)]


def test_who_must_give_sees_what_is_demanded() -> None:
    table = position(2).hand(0, "bath").hand(1, "school").acting(0, "legionary", 1).play("demand brick")
    assert [(figure.id, figure.value) for figure in drawn(table, 1).figures] == [("owed-brick", 1)]
