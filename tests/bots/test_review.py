"""A review is the same for the same game, knows what seats knew, is fair about luck, and finds what was thrown away."""

from functools import cache
from random import Random
from typing import Any

import pytest
from quadriga_toy.game import GAME as TOY
from quadriga_toy.game import Toy
from quadriga_toy.meta import META
from quadriga_toy.state import ToyState
from quadriga_toy.views import ToyView

from bots.table import GAMES
from quadriga.bots.luck import Branches, Luck, Scale, ways
from quadriga.bots.playout import Playout, shares
from quadriga.bots.reviewing import MOST, POINTS, Fortune, Moment, Reviewer, Suspect, review
from quadriga.core.chance import Chance, RandomChance
from quadriga.core.errors import QuadrigaError
from quadriga.core.events import Event
from quadriga.core.fork import fork
from quadriga.core.game import Game
from quadriga.core.languages import COMPLETE
from quadriga.core.moves import Move
from quadriga.core.record import Record
from quadriga.core.registry import find_game
from quadriga.core.state import State
from quadriga.core.table import Table
from quadriga.words import Words

#: So few that a test is quick; a review by the thousandfold differs in nothing but its precision.
FEW = 500

#: Four cards, one each: every game of it can be counted.
TINY = """
[cards]
provenance = "rulebook"
confidence = "high"
note = "Made up for the tests."
cards = [{ id = "a1", value = 1 }, { id = "b2", value = 2 }, { id = "c4", value = 4 }, { id = "d5", value = 5 }]

[numbers]
provenance = "rulebook"
confidence = "high"
note = "Made up for the tests."
hand = 1
hand_limit = 5
coins_each = 2
coins = 12
vault = 2
row = 3
rounds = 2
trade_difference = 1
"""


@cache
def played(name: str, seats: int, seed: int, mistakes: float = 0.0) -> Table:
    """A game of a person, who does something else now and then, among others who play as playouts do."""
    game = find_game(name)
    table: Table = Table.new(game, seats, seed=seed, seats=("person", *["greedy"] * (seats - 1)))
    pick = Random(seed)
    while table.decider is not None:
        slips = table.decider == 0 and pick.random() < mistakes
        move = pick.choice(table.moves()) if slips else Playout(game, table.state, table.head).choose(table.moves())
        table.play(move)
    return table


def draw_and_play(moves: list[Move]) -> Move:
    """Draw while one may, then play what one can."""
    for verb in ("draw", "play", "coin", "done"):
        for move in moves:
            if move.key.startswith(verb):
                return move
    return moves[0]


@cache
def tiny_games() -> dict[tuple[str, ...], Record]:
    """Every game of the tiny toy between two seats that draw and play: one record for each way the draws can go."""
    edition = TOY.load_edition(TINY, "tiny")
    found: dict[tuple[str, ...], Record] = {}
    for seed in range(200):
        table = Table.new(TOY, 2, seed=seed, edition=edition)
        while table.decider is not None:
            table.play(draw_and_play(table.moves()))
        drawn = [
            *table.record.header.deal,
            *(item for one in table.record.entries for item in getattr(one, "draws", ())),
        ]
        found.setdefault(tuple(drawn), table.record)
    return found


@cache
def tiny_lucks() -> dict[tuple[str, ...], tuple[Fortune, ...]]:
    return {drawn: review(record, 200).luck for drawn, record in tiny_games().items()}


def test_luck_is_nothing_on_average_over_every_game_there_is() -> None:
    games = tiny_games()
    # Four cards come in any order, each order as likely as every other.
    assert len(games) == 24
    assert {len(drawn) for drawn in games} == {4}
    lucks = [[fortune.luck for fortune in luck] for luck in tiny_lucks().values()]
    for seat in range(2):
        assert sum(luck[seat] for luck in lucks) == pytest.approx(0, abs=1e-9)
    # It is not nothing in each of them: who gets the high cards is lucky.
    assert max(luck[0] for luck in lucks) > 0.05


def test_who_is_dealt_the_best_card_is_lucky_and_who_is_dealt_the_worst_is_not() -> None:
    lucks = tiny_lucks()
    best = [luck[0].luck for drawn, luck in lucks.items() if drawn[0] == "d5" and drawn[1] == "a1"]
    worst = [luck[0].luck for drawn, luck in lucks.items() if drawn[0] == "a1" and drawn[1] == "d5"]
    assert min(best) > max(worst)


def test_every_way_a_draw_can_go_is_counted_once_with_its_probability() -> None:
    def drawing(chance: Chance) -> State:
        bag = ["a", "a", "b"]
        state, _ = tiny_deal()
        state.ending = chance.draw(bag) + chance.draw(bag)
        return state

    found = ways(drawing)
    assert found is not None
    assert {state.ending: likely for likely, state in found} == pytest.approx({"aa": 1 / 3, "ab": 1 / 3, "ba": 1 / 3})
    assert ways(drawing, 2) is None
    assert not Branches().next_way()


def tiny_deal() -> tuple[State, Scale]:
    edition = TOY.load_edition(TINY, "tiny")

    def deal(chance: Chance) -> State:
        dealt: State = TOY.setup(edition, TOY.meta.settle_options(None), 2, chance)
        return dealt

    return deal(RandomChance(Random(1))), Scale(TOY, 2, deal, 4)


def test_a_draw_that_can_go_one_way_only_is_no_luck() -> None:
    state, scale = tiny_deal()
    gained, errors = Luck(TOY, scale, 3).of(state, lambda _: state.copy(), 0, Random(1))
    assert gained == [0.0, 0.0]
    assert errors == [0.0, 0.0]


@pytest.mark.parametrize("name", ["minerva", "builders"])
def test_the_same_game_has_the_same_review(name: str) -> None:
    record = played(name, 2, seed=5, mistakes=0.3).record
    reviews = [review(one, FEW) for one in (record, Record.parse(bytes(record)))]
    assert reviews[0] == reviews[1]
    told = reviews[0]
    assert 2 <= len(told.points) <= POINTS + 1
    assert [point.seq for point in told.points] == sorted({point.seq for point in told.points})
    for point in told.points:
        assert sum(point.chances) == pytest.approx(1)
    assert record.end is not None
    assert told.points[-1].chances[record.end.places.index(1)] > 0
    assert sum(fortune.luck for fortune in told.luck) == pytest.approx(0, abs=1e-9)


class Blindfolded(Reviewer):
    """Reviews a game whose every position was exchanged for another that looks the same to the seat to move."""

    def _moments(self, table: Table) -> list[Moment]:  # type: ignore[override]
        swapped = []
        for moment in super()._moments(table):
            state = self.game.determinize(self.game.view(moment.state, moment.seat), moment.seat, Random(6))
            swapped.append(Moment(moment.before, state, moment.entry, moment.move, moment.decided, moment.kind))
        return swapped


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_a_seat_cannot_tell_apart_have_the_same_points_and_costs(name: str) -> None:
    record = played(name, 2, seed=5, mistakes=0.3).record
    told = []
    for kind in (Reviewer, Blindfolded):
        reviewer = kind(record, FEW)
        # Luck is judged with open hands.
        for _ in reviewer.weighing():
            pass
        told.append((reviewer.points, reviewer.costly))
    assert told[0] == told[1]


def thrown_away() -> Table:
    """A toy game that its first seat can end as the winner with its third card, and goes on with and loses."""
    table: Table = Table.new(TOY, 2, seed=8, seats=("person", "greedy"))
    while table.decider is not None:
        best = Playout(TOY, table.state, table.head).choose(table.moves())
        table.play("done" if table.decider == 0 and table.head == 4 else best)
    assert table.outcome is not None
    assert table.outcome.places == (2, 1)
    return table


def test_a_decision_that_threw_the_game_away_is_found() -> None:
    worst = review(thrown_away(), 10_000).costly[0]
    assert (worst.before, worst.seq, worst.seat, worst.played, worst.better) == (4, 5, 0, "done", "play d1")
    assert worst.loss > 0.3
    assert worst.loss > 2 * worst.error
    assert worst.because[0][0] == "rivals"


class Listening(Toy):
    """The toy, noting what the generators of worlds and of draws would say next when they are first met."""

    def __init__(self) -> None:
        super().__init__(META, "quadriga_toy")
        self.heard: dict[int, tuple[Random, str, list[float]]] = {}

    def hear(self, rng: Random, what: str) -> None:
        if id(rng) not in self.heard:
            ahead = Random()
            ahead.setstate(rng.getstate())
            # Kept, so that no other takes its place in memory.
            self.heard[id(rng)] = (rng, what, [ahead.random() for _ in range(100)])

    def determinize(self, view: ToyView, seat: int, rng: Random) -> ToyState:
        self.hear(rng, "world")
        return super().determinize(view, seat, rng)

    def play(self, state: ToyState, move: Move, chance: Chance) -> list[Event]:
        if isinstance(chance, RandomChance):
            bound: Any = chance.random
            self.hear(bound.__self__, "draws")
        return super().play(state, move, chance)

    def said(self, what: str) -> list[list[float]]:
        return [ahead for _, kind, ahead in self.heard.values() if kind == what]


@pytest.mark.parametrize("step", ["point", "weigh", "cost"])
def test_what_is_hidden_what_is_drawn_and_what_follows_have_luck_apart(step: str) -> None:
    game = Listening()
    reviewer = Reviewer(thrown_away().record, FEW, game)
    moment = next(one for one in reviewer.moments if one.before == 4)
    state = moment.state
    assert isinstance(state, ToyState)
    done, better = (move for key in ("done", "play d1") for move in game.moves(state) if move.key == key)
    suspect = Suspect(moment, game.view(state, moment.seat), [done, better], 0.5)
    list(reviewer._point(moment, 0))  # what a decision cost is reckoned from the curve
    game.heard.clear()
    if step == "point":
        list(reviewer._point(moment, 0))
    elif step == "weigh":
        reviewer._weigh(suspect, reviewer.scale)
    else:
        list(reviewer._cost(suspect, 0, 0.0))
    worlds, draws = game.said("world"), game.said("draws")
    assert min(len(worlds), len(draws)) > 1
    # Of fewer pairs a standard error is told too poorly.
    assert step != "cost" or len(worlds) == 16
    # Not even further on: a generator may have picked moves before it draws.
    assert not {one for ahead in worlds for one in ahead} & {ahead[0] for ahead in draws}
    # Two moves meet the same draws, and the same luck after them: another one.
    alike = [sum(ahead[0] in other for other in draws) for ahead in draws]
    assert max(alike) <= (1 if step == "point" else 2)


def test_bots_are_weighed_only_where_nobody_else_sat() -> None:
    table = played("minerva", 2, seed=5, mistakes=0.3)
    reviewer = Reviewer(table.record, FEW)
    assert {moment.seat for moment in reviewer._weighed()} == {0}
    game = find_game("minerva")
    bots: Table = Table.new(game, 2, seed=2, seats=("random", "random"))
    pick = Random(1)
    while bots.decider is not None:
        bots.play(pick.choice(bots.moves()))
    assert {moment.seat for moment in Reviewer(bots.record, FEW)._weighed()} == {0, 1}


@pytest.mark.parametrize("name", GAMES)
def test_costs_are_clear_few_and_have_words(name: str) -> None:
    told = review(played(name, 2, seed=5, mistakes=0.3), 2_000)
    assert len(told.costly) <= MOST
    game = find_game(name)
    for costly in told.costly:
        assert costly.seat == 0
        assert costly.loss > 2 * costly.error
        assert costly.played != costly.better
        for language in COMPLETE:
            assert all(Words(language, game, strict=True).term(term) for term, _ in costly.because)


def test_a_game_that_runs_has_no_review() -> None:
    table: Table = Table.new(find_game("minerva"), 2, seed=1)
    with pytest.raises(QuadrigaError, match="not over"):
        review(table)


def test_a_game_played_alone_has_no_review() -> None:
    table: Table = Table.new(find_game("minerva"), 1, seed=1)
    table.resign(0)
    with pytest.raises(QuadrigaError, match="alone"):
        review(table)


def test_who_resigned_has_lost_and_the_rest_is_theirs_who_stayed() -> None:
    table: Table = Table.new(TOY, 3, seed=1)
    for move in ("coin", "coin", "coin", "coin", "coin"):
        table.play(move)
    table.resign(0)
    left = table.head
    for move in ("coin", "draw", "draw"):
        table.play(move)
    table.resign(1)
    told = review(table, FEW)
    assert told.points[-1].chances == (0.0, 0.0, 1.0)
    after = [point for point in told.points[:-1] if point.seq >= left]
    assert after
    assert all(point.chances[0] == 0 for point in after)


def given_up(table: Table, moves: tuple[str, ...] = ("coin", "draw", "draw")) -> Record:
    for move in moves:
        table.play(move)
    table.resign(0)
    return table.record


def forks() -> list[Table]:
    """A game that was gone on with anew and as it was, and the same of what was drawn anew."""
    original: Table = Table.new(TOY, 2, seed=8)
    for move in ("coin", "coin", "coin"):
        original.play(move)
    anew = fork(original.record, seat=0, seed=4)
    return [
        anew,
        fork(original.record, as_it_was=True, seed=4),
        fork(anew.record, as_it_was=True, seed=5),
        fork(anew.record, seat=1, seed=5),
    ]


def test_a_fork_is_reviewed_without_the_luck_of_another_tables_deal() -> None:
    for table in forks():
        record = given_up(table)
        drawn = [entry.seq for entry in record.entries if getattr(entry, "draws", ())]
        told = review(record, FEW)
        assert {draw.seq for draw in told.draws} <= set(drawn)
        assert len(told.luck) == 2
        # Each draw of its own is judged, and nothing else.
        assert list(Reviewer(record, FEW).fortune()) == [0.0, 0.5]
        assert len(drawn) == 2


def test_a_fork_in_which_nothing_was_drawn_was_no_luck() -> None:
    for table in forks():
        told = review(given_up(table, ()), FEW)
        assert [fortune.luck for fortune in told.luck] == [0.0, 0.0]
        assert told.points[-1].chances == (0.0, 1.0)


def test_what_was_taken_back_is_not_reviewed() -> None:
    table: Table = Table.new(TOY, 2, seed=7)
    table.play("coin")
    table.undo()
    while table.decider is not None:
        table.play(Playout(TOY, table.state, table.head).choose(table.moves()))
    reviewer = Reviewer(table.record, FEW)
    assert min(moment.entry.seq for moment in reviewer.moments) == 3
    assert reviewer.moments[0].before == 2


def test_progress_goes_from_nothing_to_all() -> None:
    seen: list[float] = []
    review(played("minerva", 2, seed=5, mistakes=0.3), FEW, seen.append)
    assert seen == sorted(seen)
    assert seen[0] < 0.1
    assert seen[-1] == 1.0


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_gets_to_the_end(name: str) -> None:
    game: Game = find_game(name)
    state = game.setup(game.edition(), game.meta.settle_options(None), 2, RandomChance(Random(1)))
    Playout(game, state, 1).run()
    assert not state.stack
    assert sum(shares(game, state)) == pytest.approx(1)
