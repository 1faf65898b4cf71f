"""The search keeps to its budget, finds what is plain, and can say why."""

import time
from random import Random

import pytest

from bots.table import GAMES, deal, positions
from quadriga.bots import find_bot
from quadriga.bots.budget import Budget, read_budget
from quadriga.bots.explain import Reason, Why
from quadriga.bots.search import EXPANSION_LUCK, EXPANSION_VISITS, Node, Search, SearchBot
from quadriga.core.chance import RandomChance
from quadriga.core.errors import QuadrigaError
from quadriga.core.languages import COMPLETE
from quadriga.core.registry import find_game
from quadriga.words import Words


def test_budgets_are_iterations_or_times() -> None:
    assert read_budget("400") == Budget(iterations=400)
    assert read_budget("100ms") == Budget(milliseconds=100)
    assert read_budget("2s") == Budget(milliseconds=2000)
    assert Budget(iterations=640).share(1 / 64) == Budget(iterations=10)
    assert Budget(milliseconds=10).share(1 / 64) == Budget(milliseconds=1)


@pytest.mark.parametrize("text", ["", "0", "ms", "-3", "1.5", "2h"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(QuadrigaError, match="budget"):
        read_budget(text)


@pytest.mark.parametrize("name", GAMES)
def test_no_more_iterations_than_the_budget_and_the_same_game_for_the_same_seed(name: str) -> None:
    for game, state in positions(name, seed=2, every=20):
        seat = state.stack[-1].seat
        view, moves = game.view(state, seat), game.moves(state)
        bots = [SearchBot(game, seat, Random(3), Budget(iterations=40)) for _ in range(2)]
        assert bots[0].choose(view, moves) is bots[1].choose(view, moves)
        assert 1 <= bots[0].iterations == bots[1].iterations <= 40


def test_a_time_is_kept() -> None:
    game, state = next(positions("builders", seed=1, every=10))
    seat = state.stack[-1].seat
    bot = SearchBot(game, seat, Random(1), Budget(milliseconds=400))
    began = time.process_time()
    bot.choose(game.view(state, seat), game.moves(state))
    assert bot.iterations > 1
    assert time.process_time() - began < 1.0  # of this process alone: others may be busy


def test_a_time_is_not_spent_on_a_choice_that_nothing_can_change() -> None:
    game, state = next(positions("builders", seed=1, every=10))
    seat = state.stack[-1].seat
    search = Search(game, seat, game.view(state, seat), game.moves(state), Random(1))
    hour = Budget(milliseconds=3_600_000)
    began = time.perf_counter()
    search.iterate()
    assert search.iterations_left(hour, began) > 10
    likely = search.first.likely
    search.expand(search.first, likely[0]).visits, search.expand(search.first, likely[1]).visits = 1 << 50, 1
    iterations = search.iterations
    search.run(hour)
    assert search.iterations == iterations


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_evaluated_when_whoever_is_at_turn_has_had_the_next_one_too(name: str) -> None:
    game = find_game(name)
    for seats in (2, 3):
        state, _ = deal(game, seats, 3)
        seat, whose = state.stack[-1].seat, state.stack[0].seat
        search = Search(game, seat, game.view(state, seat), game.moves(state), Random(1))
        search.iterate()
        assert (search.turns, search.base.seat) == (0, (whose + 1) % seats)


def test_answers_are_told_apart_only_after_a_move_that_luck_makes_vary() -> None:
    told_apart = set()
    for game, state in positions("minerva", seed=2, every=12):
        seat = state.stack[-1].seat
        search = Search(game, seat, game.view(state, seat), game.moves(state), Random(3))
        for move in search.moves[:5]:
            for _ in range(11):
                search.try_out(move)
        for move, node in search.first.answers.items():
            varies, apart = len(set(search.brought[move][:8])) > 1, any(node.forks)
            assert varies or not apart
            told_apart.add(apart)
    assert told_apart == {True, False}


@pytest.mark.parametrize(("luck", "apart"), [(0.9, False), (1.1, True)])
def test_answers_are_not_told_apart_for_a_little_luck(luck: float, apart: bool) -> None:
    game, state = next(positions("builders", seed=1, every=10))
    seat = state.stack[-1].seat
    search = Search(game, seat, game.view(state, seat), game.moves(state), Random(1))
    search.spread[seat] = 2.0
    sway = luck * EXPANSION_LUCK * search.spread[seat]
    node = Node(search.seats)
    for visit in range(EXPANSION_VISITS):
        node.visits += 1
        assert not search.is_told_apart(node), "it was not tried often enough"
        search.back_up([node], [5.0 + (sway if visit % 2 else -sway)] * search.seats)
    node.visits += 1
    assert search.is_told_apart(node) is apart


def test_alone_a_position_is_evaluated_after_a_few_turns() -> None:
    game = find_game("minerva")
    for seed in range(3):
        state, _ = deal(game, 1, seed)
        search = Search(game, 0, game.view(state, 0), game.moves(state), Random(seed))
        for iteration in range(1, 9):
            search.iterate()
            assert search.turns == 0
            assert search.decisions < 40 * iteration  # a whole game has about a hundred


def test_alone_the_end_of_a_game_is_worth_its_points_and_no_victory() -> None:
    game = find_game("minerva")
    state, chance = deal(game, 1, 1)
    while True:  # pass whenever it can be, to the end of the last round
        moves = game.moves(state)
        move = next((one for one in moves if one.key == "pass"), moves[-1])
        ended = state.copy()
        game.play(ended, move, RandomChance(Random(1)))
        if not ended.stack:
            break
        game.play(state, move, chance)
    search = Search(game, 0, game.view(state, 0), moves, Random(1))
    search.try_out(move)
    assert search.brought[move] == [game.worth(ended, 0)]


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_told_in_both_languages(name: str) -> None:
    game, state = next(positions(name, seed=4, every=12))
    seat = state.stack[-1].seat
    bot = SearchBot(game, seat, Random(1), Budget(iterations=60))
    chosen = bot.choose(game.view(state, seat), game.moves(state))
    best = bot.why.reasons[0]
    assert best.move is chosen
    assert best.visits == max(reason.visits for reason in bot.why.reasons)
    assert sum(reason.visits for reason in bot.why.reasons) == bot.iterations
    told = {name for reason in bot.why.reasons for name in reason.terms}
    assert told
    for language in COMPLETE:
        words = Words(language, game, strict=True)
        assert all(words.term(name) for name in told)


@pytest.mark.parametrize("name", GAMES)
def test_every_term_of_worth_has_words_in_both_languages(name: str) -> None:
    words = [Words(language, None, strict=True) for language in COMPLETE]
    terms: set[str] = set()
    for game, state in positions(name, seed=8, most=10_000):
        terms |= {term for term, _ in game.evaluate(state, 0)}
        words = [Words(language, game, strict=True) for language in COMPLETE] if words[0].game is None else words
    assert len(terms) >= 5
    assert all(one.term(term) for one in words for term in terms)


def test_the_two_terms_that_differ_most_come_first() -> None:
    game, state = next(positions("builders", seed=1, every=5))
    first, second = game.moves(state)[:2]
    near = Reason(second, 1.0, 10, {"points": 1.0, "team": 2.0, "sites": 0.3})
    why = Why((Reason(first, 2.0, 20, {"points": 1.5, "team": 0.0, "sites": 0.31}), near))
    assert why.differences(0) == [("team", -2.0), ("points", 0.5)]
    assert why.differences(1) == []


def test_an_only_move_is_not_thought_about() -> None:
    game, state = next(positions("builders", seed=1, every=5))
    move = game.moves(state)[0]
    seat = state.stack[-1].seat
    assert find_bot("magister", game, seat, Random(1), "1000000").choose(game.view(state, seat), [move]) is move
