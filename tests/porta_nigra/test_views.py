"""What each seat sees, and states made up from it."""

import random
from collections import Counter
from pathlib import Path

import pytest

from porta_nigra.position import Position, position
from quadriga.core.conformance import checks
from quadriga.core.conformance.snapshot import Snapshot
from quadriga.core.events import Moved
from quadriga.core.follow import Follower
from quadriga.core.replay import load
from quadriga.core.views import encode_view
from quadriga.games.porta_nigra.game import GAME
from quadriga.games.porta_nigra.state import PortaNigraState
from quadriga.games.porta_nigra.views import PortaNigraView


def view_of(table: Position, seat: int | None) -> PortaNigraView:
    seen = table.table.view(seat)
    assert isinstance(seen, PortaNigraView)
    return seen


@pytest.mark.rule("pn.setup.action-cards")
def test_only_its_owner_sees_a_hand() -> None:
    table = position(3).hand(1, "act4", "act7")
    assert view_of(table, 1).players[1].hand == ("p1.act4", "p1.act7")
    for viewer in (0, 2, None):
        seen = view_of(table, viewer)
        assert (seen.players[1].hand, seen.players[1].hand_count, seen.players[1].deck) == (None, 2, 6)
        assert b"p1.act" not in encode_view(seen)


@pytest.mark.rule("pn.setup.action-cards")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = position().play("play act1", "end")
    drawn = table.player(0).hand[-1]
    told = [
        [event.kind for event in table.table.events(seat) if isinstance(event, Moved) and event.target == "p0.hand"]
        for seat in (0, 1, None)
    ]
    assert told == [[drawn], [None], [None]]


def test_the_majorities_of_the_moment_are_in_the_view() -> None:
    table = position(3).element(0, "aa4").element(1, "aa3").element(2, "pn1", 5)
    parts = {
        one.part: [(row.seat, row.count, row.points) for row in one.standings] for one in view_of(table, 0).majorities
    }
    assert parts == {"amphitheatre-A": [(0, 3, 15), (1, 3, 7)], "porta-5": [(2, 1, 19)]}


def test_icons_show_what_is_covered() -> None:
    table = position().play("play act1", "coins 3")
    assert [(icon.id, icon.action, icon.covered) for icon in view_of(table, 1).icons] == [
        ("icon.1", "buy-any", False),
        ("icon.2", "buy-any", False),
        ("icon.3", "coins-5", True),
        ("icon.4", "build", False),
    ]


def made_up(table: Position, seat: int, rng: random.Random) -> PortaNigraState:
    state = GAME.determinize(view_of(table, seat), seat, rng)
    assert isinstance(state, PortaNigraState)
    return state


def test_a_made_up_hand_is_any_of_the_cards_not_yet_seen_and_each_as_likely() -> None:
    table = position().cards_left(4, 4)
    rng = random.Random(4)
    hands = Counter(tuple(sorted(made_up(table, 0, rng).players[1].hand)) for _ in range(1200))
    assert len(hands) == 6, "two of four"
    assert all(140 < times < 260 for times in hands.values()), hands
    assert {tuple(made_up(table, 0, rng).players[0].hand) for _ in range(20)} == {tuple(table.player(0).hand)}


def test_a_played_card_and_a_card_out_of_the_game_are_in_no_made_up_hand() -> None:
    table = position(4).turn(1).play("play act1")
    rng = random.Random(1)
    for _ in range(50):
        cards = made_up(table, 0, rng).players[1]
        assert sorted([*cards.hand, *cards.deck]) == [f"p1.act{n}" for n in range(2, 8)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_made_up_states_know_what_the_decks_hold(seats: int) -> None:
    table = position(seats).influence(0, 2).honour_display("h01", "h16").gained(0, "k01", "k06", "k11", "k16", "h04")
    table.play("honour h01", "play act1", "end")
    state = made_up(table, seats - 1, random.Random(2))
    assert state.supply_deck == table.state.supply_deck
    assert state.building_deck == table.state.building_deck
    assert state.honour_deck == table.state.honour_deck
    assert GAME.components(state) == table.box


@pytest.mark.parametrize("ending", ["bricks-exhausted", "fifteenth-element"])
def test_early_ends_keep_the_promises_that_random_games_never_try_there(ending: str) -> None:
    """Chance hardly ever ends a game early, so conformance is tried on the last third of the golden ones."""
    record = load(Path(__file__).parents[1] / "golden" / GAME.meta.id / f"{ending}.jsonl")
    table, rng = record.at(0), random.Random(0)
    box = table.game.components(table.state)
    before: Snapshot | None = None
    for entry in record.entries:
        Follower(table, record).follow(entry)
        if table.outcome or 3 * entry.seq < 2 * len(record):
            continue
        moment = Snapshot(GAME, table.state, box)
        checks.ids_in_view.test(moment)
        checks.candidates.test(moment)
        checks.refusals_in_catalogue.test(moment)
        checks.determinize_view.test(moment, rng)
        checks.determinize_moves.test(moment, rng)
        checks.visibility_view.test(moment)
        checks.visibility_moves.test(moment)
        if before is not None:
            checks.events_and_zones.test(before, table.happened, moment)
            checks.events_keep_secrets.test(before, table.happened, moment)
        before = moment
    assert before is not None
