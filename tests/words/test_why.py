"""Whatever is clicked, the answer is one a friend at the table would give: no id, no tautology, in every language.

`TEST_CLICKS=200 pytest -s tests/words/test_why.py` asks in as many positions a game as before a release, and prints the
answers heard most.
"""

import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from quadriga.core.chance import RandomChance
from quadriga.core.game import NOTHING_TO_DO, Game
from quadriga.core.languages import COMPLETE
from quadriga.core.layout import items_of, layout_of
from quadriga.core.registry import GROUP, find_game, installed
from quadriga.core.state import State
from quadriga.core.things import kind_of, lying
from quadriga.words import Reader, Words

POSITIONS = int(os.environ.get("TEST_CLICKS", "20"))
#: How many of the clicks may be told no more than that there is nothing to do.
AT_MOST = 0.05
NAMES = ("Anna", "Bruno", "Clara", "Dora", "Emil")
#: How many of the clicks may hear the same words: an answer that fits everything tells nothing of this position.
MOST_ALIKE = 0.15
#: "0 workers" is what a counter says; a friend says that there are none. "0 of 3" is how far something is.
COUNTED_NONE = re.compile(r"\b0 (?!of\b|sur\b)\w")
#: What no text may contain: the place of a thing, an id with dots in it, an argument that was not told.
RAW = re.compile(r"@|\b[a-z]+[\w-]*\.[a-z][\w-]*|\{|\bp\d\b")
#: Fewer words than this beside the name of what was clicked only say its name again.
LEAST_WORDS = 4
TITLES = sorted(id for id, package in installed().items() if package.startswith(GROUP))


def positions(game: Game) -> Iterator[tuple[State, int]]:
    """Positions from games of every number of players, half by chance and half as bots would play."""
    rng, found, seed = Random(7), 0, 0
    while found < POSITIONS:
        seed += 1
        seats = game.meta.players[seed % len(game.meta.players)]
        chance = RandomChance(Random(seed))
        state = game.setup(game.edition(), game.meta.settle_options(None), seats, chance)
        while state.stack and found < POSITIONS:
            if rng.random() < 0.06:
                found += 1
                yield state, seats
            game.play(state, rng.choice(game.sensible(state) if rng.random() < 0.5 else game.moves(state)), chance)


def visible(game: Game, state: State, seat: int) -> list[str]:
    """Every thing, place and control a seat sees."""
    view = game.view(state, seat)
    things = dict.fromkeys(items_of(layout_of(game, view)))
    for zone in game.zones(view):
        things[zone.id] = None
        things.update({lying(kind, zone.id): None for kind, count in (zone.kinds or {}).items() if count})
    things.update(dict.fromkeys(getattr(view, "controls", ())))
    return [*things]


@pytest.mark.parametrize("id", TITLES)
def test_every_click_that_does_nothing_is_answered_as_a_friend_would(id: str) -> None:
    game = find_game(id)
    words = [Words(language, game, strict=True) for language in COMPLETE]
    heard: Counter[str] = Counter()
    asked = nothing = 0
    for state, seats in positions(game):
        seat = state.decider
        assert seat is not None
        forms = layout_of(game, game.view(state, seat)).forms
        reader = Reader(seat, NAMES[:seats], forms)
        for thing in visible(game, state, seat):
            refusals = game.why_not_at(state, seat, thing)
            if not refusals:
                continue
            asked += 1
            nothing += refusals[0].rule == NOTHING_TO_DO
            for spoken in words:
                text = spoken.refusal(refusals[0], reader)
                assert not RAW.search(text), f"{thing}: {text}"
                assert not COUNTED_NONE.search(text), f"{thing}: {text}"
                rest = text.replace(spoken.name(kind_of(thing), reader), "")
                assert len(rest.split()) >= LEAST_WORDS, f"{thing}: {text}"
            heard[words[0].refusal(refusals[0], reader)] += 1
    most = "".join(f"  {count / asked:5.1%}  {text}\n" for text, count in heard.most_common(20))
    sys.stdout.write(f"\n{id}: {asked} clicks, {nothing / asked:.1%} with nothing to do\n{most}")
    assert nothing <= AT_MOST * asked
    [(alike, times)] = heard.most_common(1)
    assert times <= MOST_ALIKE * asked, alike
