"""Whole games and positions for the tests of bots."""

from collections.abc import Iterator, Sequence
from random import Random

from quadriga.bots import find_bot
from quadriga.core.chance import Chance, RandomChance
from quadriga.core.game import Game
from quadriga.core.registry import find_game, installed
from quadriga.core.state import State

GAMES = [name for name, package in installed().items() if package.startswith("quadriga.games.")]


def deal(game: Game, seats: int, seed: int) -> tuple[State, RandomChance]:
    chance = RandomChance(Random(seed))
    return game.setup(game.edition(), game.meta.settle_options(None), seats, chance), chance


def positions(name: str, seed: int, every: int = 1, most: int = 60) -> Iterator[tuple[Game, State]]:
    """Positions of a random game in which a seat has a choice."""
    game = find_game(name)
    state, chance = deal(game, 2, seed)
    pick, choices = Random(seed), 0
    while state.stack and choices < most:
        legal = game.moves(state)
        if len(legal) > 1:
            choices += 1
            if choices % every == 0:
                yield game, state
        game.play(state, pick.choice(legal), chance)


#: Far more decisions than any game between bots has that want to get somewhere.
ENDLESS = 5_000


def play_out(name: str, bots: Sequence[str], seed: int, budget: str) -> tuple[int, ...]:
    """A whole game between bots; the places."""
    game = find_game(name)
    state, chance = deal(game, len(bots), seed)
    return play_on(game, state, chance, bots, seed, budget)


def play_on(
    game: Game, state: State, chance: Chance, bots: Sequence[str], seed: int, budget: str, most: int = ENDLESS
) -> tuple[int, ...]:
    """The rest of a game between bots; the places."""
    sitting = [find_bot(bot, game, seat, Random(seed + seat), budget) for seat, bot in enumerate(bots)]
    decisions = 0
    while state.stack:
        decisions += 1
        assert decisions < most
        seat = state.stack[-1].seat
        legal = game.moves(state)
        move = sitting[seat].choose(game.view(state, seat), legal)
        assert move in legal
        game.play(state, move, chance)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.places
