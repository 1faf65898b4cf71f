"""States made up from a view are as likely as its seat must think them."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import sqrt
from random import Random

import pytest

from glory_to_rome.position import Position, position
from quadriga.games.glory_to_rome.game import GAME
from quadriga.games.glory_to_rome.learned import ANY
from quadriga.games.glory_to_rome.state import GloryState

SAMPLES = 2000


def hidden_places(table: Position, seat: int) -> list[tuple[str, int]]:
    """Every place hidden from a seat with the materials it may hold, worked out from the position itself."""
    places: list[tuple[str, int]] = []
    for player in table.state.players:
        name = f"p{player.seat}"
        if player.seat != seat:
            masks = [*player.learned, *[ANY] * (len(player.hand) - len(player.learned))]
            places += [(f"{name}.hand", mask) for mask in masks]
            places += [(f"{name}.basilica", mask) for mask in player.basilica_learned]
            places += [(f"{name}.aside", ANY) for _ in player.aside]
        places += [(f"{name}.atrium", ANY) for _ in player.atrium]
    return places


def cards_hidden(state: GloryState, seat: int) -> Iterator[tuple[str, str]]:
    for player in state.players:
        name = f"p{player.seat}"
        if player.seat != seat:
            yield from ((f"{name}.hand", card) for card in player.hand)
            yield from ((f"{name}.basilica", card) for card in player.basilica)
            yield from ((f"{name}.aside", card) for card in player.aside)
        yield from ((f"{name}.atrium", card) for card in player.atrium)
    yield from (("deck", card) for card in state.deck)


def exact(table: Position, seat: int) -> dict[tuple[str, str], float]:
    """The mean number of each card in each place, over every way to deal the unseen cards."""
    state = table.state
    unseen = [card for _, card in cards_hidden(state, seat)]
    places = hidden_places(table, seat)
    material_of = state.cards.material_of
    ways = 0
    found: Counter[tuple[str, str]] = Counter()
    for dealt in permutations(range(len(unseen)), len(places)):
        cards = [unseen[place] for place in dealt]
        if all(mask >> material_of[card] & 1 for (_, mask), card in zip(places, cards, strict=True)):
            ways += 1
            found.update((place, card) for (place, _), card in zip(places, cards, strict=True))
            found.update(("deck", unseen[place]) for place in range(len(unseen)) if place not in dealt)
    return {key: count / ways for key, count in found.items()}


def demand_exact(table: Position, seat: int = 0) -> None:
    expected = exact(table, seat)
    view = GAME.view(table.state, seat)
    rng = Random(7)
    found: Counter[tuple[str, str]] = Counter()
    squares: Counter[tuple[str, str]] = Counter()
    for _ in range(SAMPLES):
        sample = GAME.determinize(view, seat, rng)
        assert isinstance(sample, GloryState)
        counts = Counter(cards_hidden(sample, seat))
        found.update(counts)
        squares.update({key: count * count for key, count in counts.items()})
    assert found.keys() <= expected.keys()
    for key, mean in expected.items():
        variance = max(squares[key] / SAMPLES - (found[key] / SAMPLES) ** 2, 0.0)
        assert found[key] / SAMPLES == pytest.approx(mean, abs=4.5 * sqrt(variance / SAMPLES) + 1e-9), key


def test_a_hand_nobody_has_seen() -> None:
    demand_exact(position(3).hand(0, "dock").hand(1, "bar", "villa").hand(2, "temple").deck("bar", "wall", "dock"))


def test_a_hand_that_showed_a_material() -> None:
    table = position(2).hand(0, "dock").hand(1, "bath", "gate", "villa").deck("bath", "wall", "dock", "school")
    table.leads(1).acting(1, "legionary").play("demand brick")
    assert table.player(1).learned == (1 << 2,)
    demand_exact(table)


def test_a_hand_that_could_not_give_and_then_drew() -> None:
    table = position(2).hand(0, "gate", "senator").hand(1, "villa", "dock").draws("bath")
    table.deck("bath", "wall", "school", "bar", "foundry")
    table.acting(0, "legionary").play("demand brick", "think", "draw")
    assert len(table.player(1).learned) == 2
    assert len(table.player(1).hand) == 3
    demand_exact(table)


def test_sets_that_overlap() -> None:
    table = position(2).hand(0, "dock").hand(1, "bath", "villa", "bar").deck("wall", "school", "insula", "senate")
    demand_exact(table.learned(1, "brick stone", "stone rubble concrete"))
    demand_exact(table.learned(1, "brick stone", "stone rubble", "rubble brick"))


def test_a_vault_with_a_card_known_by_its_material_only() -> None:
    table = (
        position(2)
        .built(1, "basilica")
        .hand(1, "villa", "dock", "bath")
        .stock(1, "brick")
        .learned(1, "stone", "wood", "brick")
    )
    table.deck("wall", "sewer", "gate", "bar").leads(1).acting(1, "merchant").play("deposit villa")
    assert table.player(1).basilica_learned == (0b010110,)
    demand_exact(table)


def test_the_owner_knows_what_went_through_the_basilica_but_not_through_the_atrium() -> None:
    table = position(2).basilica(0, "villa").atrium(0, "dock").atrium(1, "bar").basilica(1, "wall").hand(1, "gate")
    demand_exact(table.deck("bath", "insula", "market"))
    demand_exact(table, seat=1)


def test_a_card_drawn_through_the_fountain() -> None:
    table = position(2).built(1, "fountain").hand(1, "villa").deck("bath", "insula", "market", "dock").draws("market")
    table.leads(1).acting(1, "craftsman").play("fountain")
    assert (table.question, table.decider) == ("fountain", 1)
    demand_exact(table)


def test_cards_taken_out_of_the_initiation_game_are_as_unknown_as_the_deck() -> None:
    table = position(2, initiation=True)
    table.state.removed = 2
    demand_exact(table.hand(1, "villa", "bar").deck("bath", "insula", "market", "dock"))
