"""Alone against the titles, the one-step bot earns one."""

from random import Random

from quadriga.bots import find_bot
from quadriga.core.chance import RandomChance
from quadriga.games.minerva.game import GAME


def points(seed: int) -> int:
    chance = RandomChance(Random(seed))
    state = GAME.setup(GAME.edition(), GAME.meta.settle_options(None), 1, chance)
    bot = find_bot("greedy", GAME, 0, Random(seed))
    while state.stack:
        GAME.play(state, bot.choose(GAME.view(state, 0), GAME.moves(state)), chance)
    return GAME.tally(state, 0)[0].total


def test_greedy_reaches_the_fifth_title_on_average() -> None:
    games = 8
    assert sum(map(points, range(games))) >= 40 * games
