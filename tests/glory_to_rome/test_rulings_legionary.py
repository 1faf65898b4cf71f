"""Rulings 65 to 75: Rome demands; Bridge, Palisade, Wall, Colosseum."""

import pytest

from glory_to_rome.position import position


@pytest.mark.rule("gtr.legionary.one-demand-per-card", "gtr.legionary.show", "gtr.legionary.together")
def test_r65_all_demands_are_shown_first_one_for_each_copy() -> None:
    table = position().hand(0, "bath", "gate", "dock").hand(1, "school", "atrium", "foundry", "market")
    table.acting(0, "legionary", 4).play("demand brick", "demand wood", "demand brick")
    # The hand is shown: the fourth action is lost, and only now the other gives.
    assert (table.question, table.decider) == ("give", 1)
    table.play("give market", "give school", "give atrium")
    assert table.in_stock(0) == ["wood", "brick", "brick"]
    assert table.player(1).hand == ["foundry"]


@pytest.mark.rule("gtr.legionary.one-demand-per-card", "gtr.legionary.show")
def test_r65_the_same_card_does_not_demand_twice() -> None:
    table = position().hand(0, "bath", "dock").hand(1, "school", "atrium").acting(0, "legionary", 2)
    table.play("demand brick")
    assert table.refusal("demand brick") == "gtr.legionary.one-demand-per-card"
    assert table.refusal("demand stone") == "gtr.legionary.show"


@pytest.mark.rule("gtr.legionary.glory-to-rome")
def test_r65_who_lacks_some_of_it_gives_all_that_can_be_given() -> None:
    table = position().hand(0, "bath", "gate", "dock").hand(1, "school", "villa").acting(0, "legionary", 3)
    table.play("demand brick", "demand brick", "demand wood")
    assert "glory-to-rome" in table.happened()  # no wood
    table.play("give school")
    assert "glory-to-rome" in table.happened()  # no second brick
    assert table.in_stock(0) == ["brick"]


@pytest.mark.rule("gtr.legionary.pool")
def test_r66_the_pool_gives_by_itself_one_card_for_each_demand() -> None:
    table = position().hand(0, "bath", "gate").pool("brick", "brick", "brick", "wood").acting(0, "legionary", 2)
    table.play("demand brick", "demand brick")
    assert table.in_stock(0) == ["brick", "brick"]
    assert table.in_pool() == ["wood", "brick"]


@pytest.mark.rule("gtr.legionary.giver-chooses", "gtr.legionary.give")
def test_r67_the_giver_chooses_among_its_cards_of_the_material() -> None:
    table = position().hand(0, "bath").hand(1, "gate", "school", "dock").acting(0, "legionary").play("demand brick")
    assert table.moves() == {"give gate", "give school"}
    assert table.refusal("give dock") == "gtr.legionary.give"
    table.play("give school")
    assert table.player(1).hand == ["dock", "gate"]


@pytest.mark.rule("gtr.legionary.neighbours", "gtr.legionary.two-players")
def test_r68_at_two_the_one_neighbour_gives_one_card_for_each_demand() -> None:
    table = position().hand(0, "bath").hand(1, "gate", "school").acting(0, "legionary")
    table.play("demand brick", "give gate")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_stock(0) == ["brick"]


@pytest.mark.rule("gtr.legionary.gifts", "gtr.palisade.immune", "gtr.wall.immune")
@pytest.mark.parametrize("shelter", ["palisade", "wall"])
def test_r69_palisade_and_wall_let_one_give_but_nothing_is_owed(shelter: str) -> None:
    table = position().built(1, shelter).hand(0, "bath").hand(1, "gate", "school", "dock").acting(0, "legionary")
    table.play("demand brick")
    assert table.moves() == {"give gate", "give school", "done"}
    assert table.refusal("give dock") == "gtr.legionary.gifts"
    table.play("give gate")
    assert table.in_stock(0) == ["brick"]
    assert (table.question, table.decider) == ("lead", 1)  # no more than was demanded
    spared = position().built(1, shelter).hand(0, "bath").hand(1, "gate").acting(0, "legionary")
    spared.play("demand brick", "done")
    assert spared.player(1).hand == ["gate"]
    assert spared.player(1).learned == ()


@pytest.mark.rule("gtr.bridge.reach", "gtr.legionary.neighbours")
@pytest.mark.parametrize("seats", [2, 3])
def test_r70_at_two_or_three_the_neighbours_are_everyone_with_or_without_a_bridge(seats: int) -> None:
    for built in ((), ("bridge",)):
        table = position(seats).built(0, *built).hand(0, "bath")
        for seat in range(1, seats):
            table.hand(seat, "gate")
        table.acting(0, "legionary").play("demand brick", *["give gate"] * (seats - 1))
        assert table.in_stock(0) == ["brick"] * (seats - 1)


@pytest.mark.rule("gtr.bridge.reach", "gtr.legionary.neighbours")
def test_r70_at_four_or_five_only_a_bridge_reaches_beyond_the_neighbours() -> None:
    for seats in (4, 5):
        table = position(seats).hand(0, "bath").acting(0, "legionary")
        for seat in range(1, seats):
            table.hand(seat, "gate" if seat < 4 else "school")
        table.play("demand brick", "give gate", "give gate" if seats == 4 else "give school")
        assert len(table.in_stock(0)) == 2
        assert [len(table.player(seat).hand) for seat in range(1, seats)] == [0, *[1] * (seats - 3), 0]
    table = position(4).built(0, "bridge").hand(0, "bath").acting(0, "legionary")
    for seat in range(1, 4):
        table.hand(seat, "gate")
    table.play("demand brick", "give gate", "give gate", "give gate")
    assert len(table.in_stock(0)) == 3


@pytest.mark.rule("gtr.bridge.palisade", "gtr.wall.immune", "gtr.bridge.stock")
def test_r71_a_bridge_passes_a_palisade_but_not_a_wall_which_saves_the_stock_as_well() -> None:
    table = position(3).built(0, "bridge").built(1, "palisade").built(2, "wall").hand(0, "bath")
    table.hand(1, "gate").hand(2, "school").stock(1, "brick", "brick").stock(2, "brick")
    table.acting(0, "legionary").play("demand brick")
    assert (table.question, table.decider) == ("give", 1)
    table.play("give gate")
    assert (table.question, table.decider) == ("gift", 2)
    table.play("done")
    assert table.in_stock(0) == ["brick", "brick"]
    assert table.in_stock(1) == ["brick"]
    assert table.in_stock(2) == ["brick"]


@pytest.mark.rule("gtr.bridge.stock")
def test_r71_a_bridge_takes_one_matching_material_of_each_stock_for_each_demand() -> None:
    table = position(4).built(0, "bridge").hand(0, "bath", "gate").stock(1, "brick", "brick", "brick")
    table.stock(2, "brick", "wood").stock(3, "wood").acting(0, "legionary", 2).play("demand brick", "demand brick")
    assert table.in_stock(0) == ["brick"] * 3
    assert [table.in_stock(seat) for seat in (1, 2, 3)] == [["brick"], ["wood"], ["wood"]]


@pytest.mark.rule("gtr.colosseum.reach", "gtr.colosseum.devour")
def test_r72_the_colosseum_reaches_whom_the_demand_reaches() -> None:
    table = position(4).built(0, "colosseum").hand(0, "bath", "dock")
    for seat in range(1, 4):
        table.clients(seat, "legionary")
    table.acting(0, "legionary").play("demand brick")
    assert table.refusal("devour p2 brick") == "gtr.colosseum.reach"
    assert table.moves() == {"devour p1 brick", "devour p3 brick", "done"}
    bridge = position(4).built(0, "colosseum", "bridge").hand(0, "bath", "dock").clients(2, "legionary")
    bridge.acting(0, "legionary").play("demand brick", "devour p2 brick")
    assert bridge.in_vault(0) == ["brick"]


@pytest.mark.rule("gtr.colosseum.protected", "gtr.bridge.palisade")
def test_r73_a_bridge_opens_palisades_to_the_lions_and_never_walls() -> None:
    table = position(3).built(0, "colosseum").built(1, "palisade").built(2, "wall").hand(0, "bath")
    table.clients(1, "legionary").clients(2, "legionary").acting(0, "legionary").play("demand brick")
    assert (table.roles(1), table.roles(2), table.in_vault(0)) == (["legionary"], ["legionary"], [])
    table = position(3).built(0, "colosseum", "bridge").built(1, "palisade").built(2, "wall").hand(0, "bath")
    table.clients(1, "legionary").clients(2, "legionary").acting(0, "legionary").play("demand brick")
    assert table.refusal("devour p2 brick") == "gtr.colosseum.protected"
    table.play("devour p1 brick")
    assert table.in_vault(0) == ["brick"]
    assert table.roles(2) == ["legionary"]


@pytest.mark.rule("gtr.colosseum.protected")
def test_r73_a_table_may_keep_palisades_safe_from_the_lions() -> None:
    table = position(2, bridge_opens_lions=False).built(0, "colosseum", "bridge").built(1, "palisade").hand(0, "bath")
    table.hand(1, "gate").clients(1, "legionary").acting(0, "legionary").play("demand brick", "give gate")
    assert table.roles(1) == ["legionary"]
    assert table.in_vault(0) == []


@pytest.mark.rule("gtr.colosseum.devour", "gtr.vault.limit", "gtr.colosseum.room")
def test_r74_with_a_full_vault_the_clients_survive() -> None:
    table = position().built(0, "colosseum").vault(0, *["wood"] * 5).hand(0, "bath").clients(1, "legionary")
    table.acting(0, "legionary").play("demand brick")
    assert table.roles(1) == ["legionary"]
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.colosseum.devour", "gtr.vault.limit", "gtr.colosseum.room")
def test_r74_with_room_for_some_the_legionary_chooses_which_die() -> None:
    table = position(3).built(0, "colosseum").vault(0, *["wood"] * 4).hand(0, "bath")
    table.clients(1, "legionary").clients(2, "legionary").acting(0, "legionary").play("demand brick")
    assert table.moves() == {"devour p1 brick", "devour p2 brick", "done"}
    table.play("devour p2 brick")
    assert (table.roles(1), table.roles(2)) == (["legionary"], [])
    assert table.decider == 1


@pytest.mark.rule("gtr.colosseum.one-each", "gtr.colosseum.devour")
def test_r74_one_client_of_the_colour_of_each_opponent_for_each_demand() -> None:
    table = position(3).built(0, "colosseum").hand(0, "bath", "dock").clients(1, "legionary", "legionary", "craftsman")
    table.clients(2, "legionary", "craftsman").acting(0, "legionary", 1).play("demand brick", "devour p1 brick")
    assert table.refusal("devour p1 brick") == "gtr.colosseum.one-each"
    assert table.refusal("devour p1 wood") == "gtr.colosseum.one-each"
    table.play("devour p2 brick")
    assert table.in_vault(0) == ["brick", "brick"]
    assert table.roles(1) == ["craftsman", "legionary"]
    lacking = position(3).built(0, "colosseum").hand(0, "bath").clients(1, "legionary").acting(0, "legionary")
    assert lacking.refusal("demand brick", "devour p2 brick") == "gtr.colosseum.devour"


@pytest.mark.rule("gtr.legionary.show", "gtr.legionary.pool")
def test_r75_a_senator_shows_nothing_and_an_empty_hand_demands_nothing() -> None:
    table = position().hand(0, "senator", "senator").pool("brick", "wood").hand(1, "gate").acting(0, "legionary", 2)
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_pool() == ["wood", "brick"]
    table = position().hand(0, "bath").pool("brick").hand(1, "dock").play("play bath", "think", "draw")
    assert (table.question, table.decider) == ("lead", 1)  # the card played is no longer in hand
    assert table.in_stock(0) == []
