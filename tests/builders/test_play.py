"""What holds at every moment of every game, whoever plays and however."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.core.chance import RandomChance
from quadriga.core.events import Moved
from quadriga.core.moves import Move
from quadriga.games.builders.game import GAME
from quadriga.games.builders.state import BuildersState
from quadriga.games.builders.team import everybody

#: One game in three is played by someone who builds, one by someone who hoards, one by chance alone.
TASTES: tuple[dict[str, int], ...] = ({"send": 6, "end": 0, "take": 1}, {"open": 8, "recruit": 8, "buy": 8}, {})

#: Players, seed, taste, and whether machines are equipped.
Deal = tuple[int, int, dict[str, int], bool]
games = st.tuples(st.integers(2, 4), st.integers(0, 2**32), st.sampled_from(TASTES), st.booleans())
quick = settings(max_examples=25, deadline=None)


class Moment:
    """A move, and the state before and after it."""

    def __init__(self, before: BuildersState, move: Move, after: BuildersState) -> None:
        self.before = before
        self.move = move
        self.after = after
        self.seat = before.stack[-1].seat


def choose(rng: Random, taste: dict[str, int], legal: list[Move]) -> Move:
    weights = [taste.get(move.key.partition(" ")[0], 2) for move in legal]
    return rng.choices(legal, weights if any(weights) else None)[0]


def play(game: Deal) -> Iterator[Moment]:
    """A whole game, move by move."""
    seats, seed, taste, machines_equipped = game
    rng = Random(seed)
    chance = RandomChance(rng)
    state = GAME.setup(GAME.edition(), {"machines-equipped": machines_equipped}, seats, chance)
    assert isinstance(state, BuildersState)
    moves = 0
    while state.stack:
        moves += 1
        assert moves < 10_000, "this game does not end"
        before = state.copy()
        move = choose(rng, taste, GAME.moves(state))
        GAME.play(state, move, chance)
        yield Moment(before, move, state)


@quick
@given(games)
def test_no_card_and_no_sesterce_is_ever_lost_and_nobody_owes(game: Deal) -> None:
    box = None
    for moment in play(game):
        box = box or GAME.components(moment.before)
        assert GAME.components(moment.after) == box
        assert min(player.sesterces for player in moment.after.players) >= 0
        assert moment.after.actions >= 0


@pytest.mark.rule("b.finish.points", "b.machine.built")
@quick
@given(games)
def test_points_are_those_of_finished_buildings_and_machines(game: Deal) -> None:
    for moment in play(game):
        buildings = moment.after.cards.buildings
        for player in moment.after.players:
            machines = [worker.id for worker in everybody(player) if worker.is_machine]
            assert player.points == sum(buildings[id].points for id in (*player.done, *machines))


@pytest.mark.rule("b.finish.automatic")
@quick
@given(games)
def test_a_site_lacks_what_its_people_do_not_make(game: Deal) -> None:
    for moment in play(game):
        for player in moment.after.players:
            for site in player.sites:
                made = [worker.makes for worker in site.crew]
                made += [moment.after.cards.tools[tool].adds for tool in site.tools if tool]
                totals = [sum(column) for column in zip((0, 0, 0, 0), *made, strict=True)]
                assert site.missing == tuple(max(0, a - b) for a, b in zip(site.card.needs, totals, strict=True))
                assert any(site.missing)


@pytest.mark.rule("b.end.equal-turns", "b.turn.order")
@quick
@given(games)
def test_at_the_end_all_have_had_the_same_number_of_turns(game: Deal) -> None:
    turns = [0] * game[0]
    order = []
    first = None
    for moment in play(game):
        if moment.move.key == "end":
            turns[moment.seat] += 1
            order.append(moment.seat)
        first = moment.after.first
    assert first is not None
    assert set(turns) == {turns[0]}
    assert order == [(first + turn) % game[0] for turn in range(len(order))]


@pytest.mark.rule("b.end.seventeen", "b.end.exhausted")
@quick
@given(games)
def test_the_game_ends_in_the_round_that_had_a_reason_and_for_it(game: Deal) -> None:
    rounds_after = 0
    reached: list[int] = []
    moment = None
    for moment in play(game):
        reached = [player.seat for player in moment.after.players if player.points >= 17]
        assert moment.after.last_round != "" or not (moment.move.key == "end" and moment.seat in reached)
        if moment.before.last_round and moment.move.key == "end" and moment.seat == moment.after.first:
            rounds_after += 1
    assert rounds_after == 0
    assert moment is not None
    outcome = GAME.outcome(moment.after)
    assert outcome is not None
    assert set(outcome.endings) <= set(GAME.meta.endings)
    assert ("tie" in outcome.endings) == (len(outcome.winners) > 1)
    assert bool(reached) == (outcome.endings[0] != "exhausted")
    best = max(tally.total for tally in outcome.tallies)
    assert outcome.winners == tuple(tally.seat for tally in outcome.tallies if tally.total == best)


@pytest.mark.rule("b.invest.once-a-turn", "b.turn.three-actions", "b.turn.extra-actions")
@quick
@given(games)
def test_no_turn_spends_more_actions_than_it_has(game: Deal) -> None:
    have, investments, sent = 3, 0, dict[str, int]()
    for moment in play(game):
        verb, _, rest = moment.move.key.partition(" ")
        if verb == "end":
            assert have == moment.before.actions
            have, investments, sent = 3, 0, {}
        elif verb == "extra":
            have += 1
        elif verb == "to":
            sent[rest] = sent.get(rest, 0) + 1
            have -= sent[rest]
        elif verb == "take":
            have -= int(rest)
        elif verb in ("open", "recruit", "buy", "study", "borrow"):
            have -= 1
            investments += verb in ("buy", "study", "borrow")
        elif verb == "free" and moment.before.stack[-1].name == "turn":
            have -= 1
        assert have >= 0
        assert investments <= 1


@pytest.mark.rule("b.tool.one-each", "b.tool.not-for-slaves", "b.university.not-for-slaves", "b.machine.equipped")
@quick
@given(games)
def test_slaves_never_carry_nor_learn_and_machines_only_where_allowed(
    game: Deal,
) -> None:
    for moment in play(game):
        for player in moment.after.players:
            barred = [one for one in everybody(player) if one.is_slave or (one.is_machine and not game[3])]
            assert all(one.lesson is None for one in barred)
            for site in player.sites:
                carried = [(worker, tool) for worker, tool in zip(site.crew, site.tools, strict=True) if tool]
                assert not any(worker in barred for worker, _ in carried)


@settings(quick, max_examples=5)
@given(games)
def test_events_tell_every_change_of_place(game: Deal) -> None:
    """What lies where after a move is what lay there before, changed by the events alone."""
    for moment in play(game):
        places = _places(moment.before)
        for event in moment.after.events:
            if isinstance(event, Moved):
                assert event.kind is not None
                _shift(places, event.source, event.kind, -event.count)
                _shift(places, event.target, event.kind, event.count)
        assert places == _places(moment.after)


def _places(state: BuildersState) -> dict[tuple[str, str], int]:
    """How many of each kind lie in each place that a spectator sees."""
    zones = GAME.zones(GAME.view(state, None))
    return {(zone.id, kind): count for zone in zones for kind, count in (zone.kinds or {}).items() if count}


def _shift(places: dict[tuple[str, str], int], place: str, kind: str, count: int) -> None:
    if place in ("bank", "deck.buildings", "deck.workers"):
        return
    places[place, kind] = places.get((place, kind), 0) + count
    if not places[place, kind]:
        del places[place, kind]
