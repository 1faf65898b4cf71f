"""Setting up: the full game, the experts' start, the initiation game, and what the cards are."""

import unicodedata
from typing import Any

import pytest

from glory_to_rome.position import opening, position
from quadriga.core.table import Table
from quadriga.games.glory_to_rome.edition import MATERIALS, ROLES, GloryEdition
from quadriga.games.glory_to_rome.game import GAME
from quadriga.games.glory_to_rome.state import GloryState
from quadriga.games.glory_to_rome.views import view

FRENCH = {
    "academy": "Académie",
    "amphitheatre": "Amphithéâtre",
    "aqueduct": "Aqueduc",
    "archway": "Arc de Triomphe",
    "atrium": "Atrium",
    "basilica": "Basilique",
    "catacomb": "Catacombes",
    "circus": "Cirque",
    "colosseum": "Colisée",
    "school": "École",
    "sewer": "Égout",
    "storeroom": "Entrepôt",
    "stairway": "Escalier",
    "foundry": "Fonderie",
    "fountain": "Fontaine",
    "forum": "Forum",
    "insula": "Insula",
    "garden": "Jardins",
    "latrine": "Latrine",
    "ludus-magnus": "Ludus Magnus",
    "market": "Marché",
    "circus-maximus": "Marché aux esclaves",
    "wall": "Muraille",
    "palace": "Palais",
    "palisade": "Palissade",
    "bridge": "Pont",
    "gate": "Porte de ville",
    "prison": "Prison",
    "dock": "Quai",
    "road": "Route",
    "shrine": "Sanctuaire",
    "scriptorium": "Scriptorium",
    "senate": "Sénat",
    "statue": "Statue",
    "bar": "Taverne",
    "temple": "Temple",
    "bath": "Thermes",
    "tower": "Tour",
    "villa": "Villa",
    "vomitorium": "Vomitorium",
}


def plain(name: str) -> str:
    decomposed = unicodedata.normalize("NFD", name)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).lower()


def new_game(seats: int, **options: Any) -> GloryState:
    table = Table.new(
        GAME, seats, seed=seats, options={name.replace("_", "-"): value for name, value in options.items()}
    )
    assert isinstance(table.state, GloryState)
    return table.state


@pytest.mark.rule("gtr.cards.values")
def test_the_cards_are_144_orders_of_40_names_24_of_each_material() -> None:
    edition = GAME.edition()
    assert isinstance(edition, GloryEdition)
    assert len(edition.deck) == 144
    assert len(edition.cards) == 40
    assert edition.values == (1, 1, 2, 2, 3, 3)
    for material in range(6):
        cards = [card for card in edition.cards.values() if card.material == material]
        assert sum(card.copies for card in cards) == 24
        assert len(cards) == (4 if material < 2 else 8)


@pytest.mark.rule("gtr.cards.values")
@pytest.mark.parametrize(("material", "role"), list(zip(MATERIALS, ROLES, strict=False)))
def test_the_material_of_a_card_is_its_role(material: str, role: str) -> None:
    table = position().hand(0, material)
    (card,) = table.player(0).hand
    table.play(f"play {card}")
    assert table.view(None).role == role


@pytest.mark.rule("gtr.setup.hands", "gtr.setup.sites", "gtr.setup.pool")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_setup_for_each_number_of_players(seats: int) -> None:
    state = new_game(seats)
    assert [(len(player.hand), player.senators) for player in state.players] == [(4, 1)] * seats
    assert state.senators == 6 - seats
    in_town = max(seats, 3)
    assert state.town == [in_town] * 6
    assert state.outside == [6 - in_town] * 6
    pool = sum(map(len, state.pool))
    assert pool >= seats
    assert len(state.deck) == 144 - 4 * seats - pool
    assert [player.influence for player in state.players] == [2] * seats


@pytest.mark.rule("gtr.setup.sites")
def test_two_players_may_play_with_two_sites_of_each_material() -> None:
    state = new_game(2, two_player_sites=2)
    assert (state.town, state.outside) == ([2] * 6, [4] * 6)
    assert new_game(3, two_player_sites=2).town == [3] * 6


@pytest.mark.rule("gtr.setup.first-player")
def test_the_order_of_names_is_the_alphabet_of_the_french_names_without_accents() -> None:
    edition = GAME.edition()
    assert isinstance(edition, GloryEdition)
    assert list(edition.cards) == sorted(FRENCH, key=lambda name: plain(FRENCH[name]))


@pytest.mark.rule("gtr.setup.first-player", "gtr.setup.pool")
def test_the_first_name_in_the_alphabet_leads_and_the_cards_drawn_are_the_pool() -> None:
    hands = ["dock"] * 6 + ["bar"] * 6
    # Entrepôt, Égout, Vomitorium: accents do not count.
    table = opening(3, *hands, "storeroom", "sewer", "vomitorium")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_pool() == ["concrete", "concrete", "stone"]
    assert len(table.state.deck) == 144 - 15


@pytest.mark.rule("gtr.setup.first-player", "gtr.setup.pool")
def test_those_who_are_equal_draw_again_and_all_cards_go_to_the_pool() -> None:
    hands = ["dock"] * 6 + ["bar"] * 6
    table = opening(3, *hands, "academy", "villa", "academy", "temple", "temple", "circus", "wall")
    # Seats 0 and 2 are equal with Académie, again with Temple, then Cirque comes before Muraille.
    assert (table.question, table.decider) == ("lead", 0)
    assert sum(map(len, table.state.pool)) == 7
    table = opening(3, *hands, "academy", "villa", "academy", "wall", "circus")
    assert table.decider == 2


@pytest.mark.rule("gtr.experts.choose", "gtr.setup.first-player", "gtr.setup.pool")
def test_experts_choose_an_order_face_down_and_all_are_turned_over_together() -> None:
    hands = ["academy", *["dock"] * 4, "temple", *["bar"] * 4]
    table = opening(2, *hands, experts_start=True)
    assert [(len(player.hand), player.senators) for player in table.state.players] == [(5, 1), (5, 1)]
    assert (table.question, table.decider) == ("choose", 0)
    table.play("choose academy")
    assert "academy" not in str(table.view(1))
    assert table.view(1).players[0].aside_count == 1
    assert table.in_pool() == []
    table.play("choose temple")
    assert (table.question, table.decider) == ("lead", 0)
    assert table.in_pool() == ["brick", "marble"]
    assert [len(player.hand) for player in table.state.players] == [4, 4]
    assert len(table.state.deck) == 144 - 10


@pytest.mark.rule("gtr.experts.choose", "gtr.setup.first-player")
def test_experts_who_chose_alike_draw_from_the_deck() -> None:
    hands = ["academy", *["dock"] * 4, "academy", *["bar"] * 4, "villa", *["road"] * 4]
    table = opening(3, *hands, experts_start=True).draws("wall", "circus")
    table.play("choose academy", "choose academy", "choose villa")
    assert (table.question, table.decider) == ("tied", 0)
    table.play("draw")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_pool() == ["wood", "brick", "brick", "concrete", "stone"]


@pytest.mark.rule("gtr.experts.order")
def test_experts_lay_an_order_and_never_a_senator() -> None:
    table = opening(2, *["dock"] * 5, *["bar"] * 5, experts_start=True)
    assert table.refusal("choose senator") == "gtr.experts.order"
    assert table.moves() == {"choose dock"}


@pytest.mark.rule("gtr.initiation.sites")
@pytest.mark.parametrize(("seats", "in_town"), [(2, 3), (3, 3), (4, 3), (5, 3)])
def test_the_initiation_game_has_at_most_three_sites_in_town(seats: int, in_town: int) -> None:
    state = new_game(seats, initiation=True)
    assert state.town == [in_town] * 6
    assert state.outside == [6 - in_town] * 6
    assert new_game(2, initiation=True, two_player_sites=2).town == [2] * 6


@pytest.mark.rule("gtr.initiation.half-the-deck")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_half_of_what_is_left_after_the_deal_leaves_the_initiation_game_unseen(seats: int) -> None:
    state = new_game(seats, initiation=True)
    pool = sum(map(len, state.pool))
    assert state.removed == (144 - 4 * seats) // 2
    assert state.cards_to_draw() == 144 - 4 * seats - state.removed - pool
    # They still count among the 144, and no view names them.
    assert sum(GAME.components(state).values()) == 144 + 6 + 36
    seen = view(state, 0)
    assert (seen.removed, seen.deck) == (state.removed, state.cards_to_draw())


@pytest.mark.rule("gtr.initiation.half-the-deck", "gtr.end.deck")
def test_the_initiation_game_ends_when_the_half_is_drawn() -> None:
    table = position(2, initiation=True).deck("dock", "bar", "villa")
    table.state.removed = 1
    table.play("think", "draw")
    assert table.ending == ""
    assert table.play("think", "draw").ending == "deck"
    assert table.state.removed == 1


@pytest.mark.rule("gtr.initiation.no-functions")
def test_the_initiation_game_has_no_limits_or_points_of_buildings() -> None:
    table = position(2, initiation=True).built(0, "insula", "aqueduct", "market", "shrine", "temple", "wall", "statue")
    table.stock(0, *["brick"] * 4)
    player = table.player(0)
    assert player.powers == 0
    assert player.client_limit == player.vault_limit == player.influence
    assert player.hand_limit == 5
    assert (table.points(0, "statue"), table.points(0, "wall")) == (0, 0)


@pytest.mark.rule("gtr.initiation.no-functions", "gtr.catacomb.end")
def test_the_initiation_game_has_no_catacomb_and_no_forum() -> None:
    table = position(2, initiation=True).founded(0, "catacomb", "stone", "stone").stock(0, "stone")
    table.acting(0, "architect").play("build p0.catacomb with stone")
    assert table.ending == ""
    assert table.player(0).influence == 5
    table = position(2, initiation=True).built(0, "forum", "temple").clients(0, *ROLES[1:6]).stock(0, *MATERIALS)
    assert table.pool("rubble").acting(0, "patron").play("hire rubble").ending == ""


@pytest.mark.rule("gtr.initiation.no-functions", "gtr.found.matching-site")
def test_in_the_initiation_game_a_statue_needs_marble_and_a_villa_three_stones() -> None:
    table = position(2, initiation=True).hand(0, "statue").acting(0, "craftsman")
    assert table.refusal("found statue on brick") == "gtr.found.matching-site"
    assert table.refusal("found statue on marble") is None
    table = position(2, initiation=True).founded(0, "villa").stock(0, "stone").acting(0, "architect")
    assert table.play("build p0.villa with stone").completed(0) == []


@pytest.mark.rule("gtr.initiation.no-functions")
@pytest.mark.parametrize("building", ["amphitheatre", "school", "foundry", "garden", "prison"])
def test_in_the_initiation_game_completing_a_building_sets_nothing_off(building: str) -> None:
    material = {"amphitheatre": "concrete", "school": "brick", "foundry": "brick"}.get(building, "stone")
    need = 1 if material in ("concrete", "brick") else 2
    table = position(2, initiation=True).founded(0, building, *[material] * need).stock(0, material)
    table.hand(0, "dock").pool("wood").built(1, "temple").acting(0, "architect")
    table.play(f"build p0.{building} with {material}")
    assert table.completed(0) == [building]
    assert (table.question, table.decider) == ("lead", 1)
