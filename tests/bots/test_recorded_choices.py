"""With the same seed and iterations the bots choose what they chose before: `choices.json` keeps it.

A change of the rules, of an evaluation or of how a search spends its iterations changes choices, and then the file is
written anew: `python tests/bots/test_recorded_choices.py`. Tidying up changes none.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.registry import find_game, find_meta
from quadriga.core.state import State

CHOICES = Path(__file__).with_name("choices.json")
GAMES = ("builders", "glory_to_rome", "minerva", "porta_nigra")
BOTS = {"greedy": "", "magister": "48"}
EVERY = 17
POSITIONS = 4


def positions(game: Game, seats: int) -> Iterator[State]:
    """Some positions of a random game in which a seat has a choice."""
    chance, pick = RandomChance(Random(seats)), Random(seats + 100)
    state = game.setup(game.edition(), game.meta.settle_options(None), seats, chance)
    choices = 0
    while state.stack and choices < EVERY * POSITIONS:
        legal = game.moves(state)
        if len(legal) > 1:
            choices += 1
            if choices % EVERY == 0:
                yield state
        game.play(state, pick.choice(legal), chance)


def choose(name: str, seats: int, bot: str) -> list[Any]:
    """What a bot chooses in each position, and how often a search looked at each of its moves."""
    from quadriga.bots import find_bot

    game, found = find_game(name), []
    for number, state in enumerate(positions(game, seats)):
        seat = state.stack[-1].seat
        one = find_bot(bot, game, seat, Random(number), BOTS[bot])
        move = one.choose(game.view(state, seat), game.moves(state))
        why = getattr(one, "why", None)
        visits = {reason.move.key: reason.visits for reason in why.reasons} if why is not None else {}
        found.append([move.key, visits])
    return found


def cases() -> list[tuple[str, int, str]]:
    return [(name, seats, bot) for name in GAMES for seats in find_meta(name).players[-2:] for bot in BOTS]


@pytest.mark.parametrize(("name", "seats", "bot"), cases())
def test_bots_choose_what_they_chose_before(name: str, seats: int, bot: str) -> None:
    assert choose(name, seats, bot) == json.loads(CHOICES.read_text())[f"{name} {seats} {bot}"]


if __name__ == "__main__":
    kept = {f"{name} {seats} {bot}": choose(name, seats, bot) for name, seats, bot in cases()}
    lines = ",\n".join(f"{json.dumps(case)}: {json.dumps(found)}" for case, found in kept.items())
    CHOICES.write_text(f"{{\n{lines}\n}}\n")
