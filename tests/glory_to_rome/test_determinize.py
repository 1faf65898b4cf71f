"""States made up from a view against exact probabilities, at full size: each name, in each hidden place.

The expectation is worked out here in another way than the sampler's: over the materials of the places something is
known of, weighted by the number of deals; within a material all cards are alike. Two bounds must hold for 2,000
samples: no cell is far off, and no hidden place is off on the whole. The samplers at the end are wrong in likely
ways, and each breaks a bound.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import product
from math import perm, prod, sqrt
from random import Random

import pytest

from glory_to_rome.position import Position, position
from quadriga.core.chance import RandomChance
from quadriga.games.glory_to_rome import determinize
from quadriga.games.glory_to_rome.game import GAME
from quadriga.games.glory_to_rome.learned import ANY
from quadriga.games.glory_to_rome.state import GloryState

SAMPLES = 2000
#: How many standard deviations one cell may be off, and the sum of the squares of a place.
CELL, PLACE = 4.5, 5.0
#: Cells expected less often say nothing in a sum of squares.
FEW = 5.0

Cell = tuple[str, str]


# The positions: what seat 0 must think of each.


def unknown_hands() -> Position:
    return position(3).hand(0, "dock", "villa").hand(1, "bar", "villa", "temple", "wall").hand(2, "bath", "gate")


def shown_by_demands() -> Position:
    table = position(3).hand(0, "dock").hand(1, "bath", "gate", "market", "villa").hand(2, "school", "temple", "wall")
    table.pool("brick").leads(1).acting(1, "legionary", 3).play("demand brick", "demand brick", "demand wood")
    table.play("give school", "give dock")
    assert table.player(1).learned == (0b10, 0b100, 0b100)
    assert [mask & 0b110 for mask in table.player(2).learned] == [0, 0]  # neither wood nor brick
    return table


def drawn_since() -> Position:
    table = shown_by_demands().until("lead", 2).play("think", "refill")
    assert (len(table.player(2).hand), len(table.player(2).learned)) == (5, 2)
    return table


def petition_announced() -> Position:
    table = position(2).hand(1, "dock", "market", "palisade", "villa").leads(1).play("petition dock")
    assert table.player(1).learned == (0b10,)
    return table


def near_the_end() -> Position:
    """Few cards are left, so that what is known of one place weighs on all others."""
    table = position(3).hand(0, "dock").hand(1, "bath", "villa", "bar").hand(2, "gate", "insula").atrium(0, "market")
    table.deck("wall", "school", "insula", "senate", "bath", "villa")
    return table.learned(1, "brick stone", "stone rubble concrete").learned(2, "brick rubble", "brick rubble wood")


def overlapping_sets() -> Position:
    """One brick and one stone are left: whichever lies in the first place weighs on the second."""
    table = position(2).hand(0, "dock").hand(1, "bath", "villa").deck("bar", "dock", "market")
    return table.learned(1, "brick stone", "rubble stone")


def nested_sets() -> Position:
    table = position(2).hand(0, "dock").hand(1, "bath", "gate", "villa", "bar").deck("wall", "bath", "sewer", "insula")
    return table.learned(1, "brick", "brick stone", "brick stone rubble")


def hidden_vaults() -> Position:
    table = position(2).basilica(0, "villa").atrium(0, "dock", "bath").atrium(1, "bar").built(1, "basilica", "market")
    table.hand(1, "wall", "gate", "school", "dock").stock(1, "brick").learned(1, "concrete", "brick", "brick")
    table.leads(1).acting(1, "merchant").play("deposit gate")
    assert table.player(1).basilica_learned == (ANY,)
    assert table.player(1).learned == (0b100, 0b1100)  # two of the three cards shown may still be there, or one
    return table


def card_of_the_fountain() -> Position:
    table = position(2).built(1, "fountain").hand(1, "villa", "bath").draws("market")
    return table.leads(1).acting(1, "craftsman").play("fountain")


def half_a_deck() -> Position:
    table = position(3, initiation=True).hand(1, "bath", "villa").hand(2, "wall")
    table.state.removed = 60
    return table.learned(1, "brick stone")


POSITIONS: dict[str, Callable[[], Position]] = {
    make.__name__: make
    for make in (
        unknown_hands,
        shown_by_demands,
        drawn_since,
        petition_announced,
        near_the_end,
        overlapping_sets,
        nested_sets,
        hidden_vaults,
        card_of_the_fountain,
        half_a_deck,
    )
}


# What is expected, and what is found.


def hidden_cards(state: GloryState, seat: int) -> Iterator[Cell]:
    for player in state.players:
        name = f"p{player.seat}"
        if player.seat != seat:
            yield from ((f"{name}.hand", card) for card in player.hand)
            yield from ((f"{name}.basilica", card) for card in player.basilica)
            yield from ((f"{name}.aside", card) for card in player.aside)
        yield from ((f"{name}.atrium", card) for card in player.atrium)
    yield from (("deck", card) for card in state.deck)


def known_places(state: GloryState, seat: int) -> list[tuple[str, int]]:
    """Places hidden from a seat of which something is known, with the set of materials they may hold."""
    places: list[tuple[str, int]] = []
    for player in state.players:
        if player.seat != seat:
            places += [(f"p{player.seat}.hand", mask) for mask in player.learned]
            places += [(f"p{player.seat}.basilica", mask) for mask in player.basilica_learned if mask != ANY]
    return places


def expected(state: GloryState, seat: int) -> dict[Cell, float]:
    """The mean number of each card in each place."""
    unseen = list(hidden_cards(state, seat))
    copies = Counter(card for _, card in unseen)
    sizes = Counter(place for place, _ in unseen)
    material_of = state.cards.material_of
    there = Counter(material_of[card] for _, card in unseen)
    known = known_places(state, seat)
    for place, _ in known:
        sizes[place] -= 1
    free = sum(sizes.values())
    ways = 0
    weighted: defaultdict[Cell, float] = defaultdict(float)
    for materials in product(*([m for m in range(6) if mask >> m & 1] for _, mask in known)):
        used = Counter(materials)
        weight = prod(perm(there[material], number) for material, number in used.items())
        ways += weight
        if not weight:
            continue
        for (place, _), material in zip(known, materials, strict=True):
            weighted[place, str(material)] += weight
        for material in there:
            left = weight * (there[material] - used[material]) / free
            for place, size in sizes.items():
                weighted[place, str(material)] += left * size
    return {
        (place, card): weighted[place, str(material_of[card])] / ways * number / there[material_of[card]]
        for place in sizes
        for card, number in copies.items()
    }


def sampled(state: GloryState, seat: int) -> Counter[Cell]:
    view, rng = GAME.view(state, seat), Random(7)
    found: Counter[Cell] = Counter()
    for _ in range(SAMPLES):
        sample = GAME.determinize(view, seat, rng)
        assert isinstance(sample, GloryState)
        found.update(hidden_cards(sample, seat))
    return found


def what_is_off(table: Position, seat: int) -> list[str]:
    """The bounds that are broken; none for the right sampler."""
    mean = {cell: each * SAMPLES for cell, each in expected(table.state, seat).items()}
    found = sampled(table.state, seat)
    # Cards leave each other less room than chance would, so a count spreads at most like one of independent cards.
    off = [f"{cell} was never to be seen" for cell in found.keys() - mean.keys()]
    off += [
        f"{cell}: {found[cell]} times, not {often:.0f}"
        for cell, often in mean.items()
        if abs(found[cell] - often) > CELL * sqrt(often) + 1e-6
    ]
    for place in {place for place, _ in mean}:
        cells = [cell for cell, often in mean.items() if cell[0] == place and often > FEW]
        squares = sum((found[cell] - mean[cell]) ** 2 / mean[cell] for cell in cells)
        if cells and (squares - len(cells)) / sqrt(2 * len(cells)) > PLACE:
            off.append(f"{place} is off on the whole: {squares:.0f} for {len(cells)} names")
    return off


@pytest.mark.parametrize("name", POSITIONS)
def test_each_name_is_in_each_hidden_place_as_often_as_it_must_be(name: str) -> None:
    table = POSITIONS[name]()
    assert what_is_off(table, 0) == []


@pytest.mark.parametrize("name", ["shown_by_demands", "hidden_vaults", "near_the_end"])
def test_another_seat_knows_other_things(name: str) -> None:
    table = POSITIONS[name]()
    assert what_is_off(table, 1) == []


def test_a_hand_as_a_whole_is_as_likely_as_it_must_be() -> None:
    """Means alone would not show a sampler that is right card by card and wrong for the hand."""
    table = nested_sets()
    state = table.state
    places = [*table.player(1).learned, ANY]
    there = Counter(state.cards.material_of[card] for _, card in hidden_cards(state, 0))
    exact: Counter[tuple[int, ...]] = Counter()
    for materials in product(range(6), repeat=len(places)):
        if all(mask >> material & 1 for mask, material in zip(places, materials, strict=True)):
            exact[tuple(sorted(materials))] += prod(perm(there[m], number) for m, number in Counter(materials).items())
    ways = exact.total()
    found: Counter[tuple[int, ...]] = Counter()
    view, rng = GAME.view(state, 0), Random(11)
    for _ in range(SAMPLES):
        sample = GAME.determinize(view, 0, rng)
        assert isinstance(sample, GloryState)
        found[tuple(sorted(state.cards.material_of[card] for card in sample.players[1].hand))] += 1
    likely = {hand: number / ways * SAMPLES for hand, number in exact.items() if number}
    assert found.keys() <= likely.keys()
    assert len(likely) > 8
    for hand, often in likely.items():
        assert found[hand] == pytest.approx(often, abs=CELL * sqrt(often))


# What is learned is true.


def fits(cards: list[int], masks: list[int]) -> bool:
    """Whether the cards can lie in the places, one in each."""
    if not masks:
        return not cards
    hardest = min(masks, key=lambda mask: sum(mask >> card & 1 for card in cards))
    others = masks.copy()
    others.remove(hardest)
    for card in {card for card in cards if hardest >> card & 1}:
        rest = cards.copy()
        rest.remove(card)
        if fits(rest, others):
            return True
    return False


@pytest.mark.parametrize("seed", range(40))
def test_what_all_have_learned_is_true_in_every_game(seed: int) -> None:
    rng = Random(f"learned {seed}")
    state = GAME.setup(GAME.edition(), GAME.meta.settle_options(None), 2 + seed % 4, RandomChance(rng))
    assert isinstance(state, GloryState)
    material_of = state.cards.material_of
    learned = 0
    while state.stack:
        moves = GAME.moves(state)
        # Players keen on demands and petitions, who show most.
        keen = [move for move in moves if move.key.startswith(("demand", "petition", "deposit", "play senator as leg"))]
        GAME.play(state, rng.choice(keen if keen and rng.random() < 0.5 else moves), RandomChance(rng))
        for player in state.players:
            if player.learned:
                learned += 1
                hand = [material_of[card] for card in player.hand]
                assert fits(hand, [*player.learned, *[ANY] * (len(hand) - len(player.learned))])
            for card, mask in zip(player.basilica, player.basilica_learned, strict=True):
                assert mask >> material_of[card] & 1
    assert learned


# Samplers that are wrong.


def careless(unseen: list[list[str]], sets: list[int], rng: Random) -> tuple[list[str], list[str]]:
    """Fills the places one after the other, whatever that leaves for the next."""
    left = [cards.copy() for cards in unseen]
    dealt = []
    for mask in sets:
        allowed = [(material, card) for material in range(6) if mask >> material & 1 for card in left[material]]
        if not allowed:
            return careless(unseen, sets, rng)
        material, card = rng.choice(allowed)
        left[material].remove(card)
        dealt.append(card)
    return dealt, [card for cards in left for card in cards]


def widest_first(unseen: list[list[str]], sets: list[int], rng: Random) -> tuple[list[str], list[str]]:
    """Fills the places that allow most before those that allow little."""
    dealt, rest = careless(unseen, sets[::-1], rng)
    return dealt[::-1], rest


def blind(unseen: list[list[str]], sets: list[int], rng: Random) -> tuple[list[str], list[str]]:
    """Forgets what was learned."""
    return careless(unseen, [ANY] * len(sets), rng)


def by_name(unseen: list[list[str]], sets: list[int], rng: Random) -> tuple[list[str], list[str]]:
    """Takes every name for equally likely, however many copies there are."""
    left = [cards.copy() for cards in unseen]
    dealt = []
    for mask in sets:
        names = {(material, card) for material in range(6) if mask >> material & 1 for card in left[material]}
        material, card = rng.choice(sorted(names))
        left[material].remove(card)
        dealt.append(card)
    return dealt, [card for cards in left for card in cards]


def by_material(unseen: list[list[str]], sets: list[int], rng: Random) -> tuple[list[str], list[str]]:
    """Takes every material for equally likely."""
    left = [cards.copy() for cards in unseen]
    dealt = []
    for mask in sets:
        material = rng.choice([material for material in range(6) if mask >> material & 1 and left[material]])
        dealt.append(left[material].pop(rng.randrange(len(left[material]))))
    return dealt, [card for cards in left for card in cards]


def unshuffled(unseen: list[list[str]], sets: list[int], rng: Random) -> tuple[list[str], list[str]]:
    """Gives the places nothing is known of the first cards of the rest."""
    dealt, rest = careless(unseen, [mask for mask in sets if mask != ANY], rng)
    known = iter(dealt)
    return [next(known) if mask != ANY else rest.pop(0) for mask in sets], rest


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        (careless, "near_the_end"),
        (careless, "overlapping_sets"),
        (widest_first, "nested_sets"),
        (blind, "shown_by_demands"),
        (by_name, "unknown_hands"),
        (by_material, "near_the_end"),
        (unshuffled, "unknown_hands"),
    ],
)
def test_a_wrong_sampler_is_found_out(
    wrong: Callable[[list[list[str]], list[int], Random], tuple[list[str], list[str]]],
    name: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(determinize, "deal", wrong)
    assert what_is_off(POSITIONS[name](), 0)
