"""What a preview of a direction shows is what then happens, when no choice intervenes."""

from random import Random

import pytest

from minerva.position import position
from quadriga.core.chance import RandomChance
from quadriga.core.events import Happened, Moved, redact
from quadriga.core.table import Table
from quadriga.games.minerva.city import DIRECTIONS
from quadriga.games.minerva.decisions import Facing, Turn
from quadriga.games.minerva.game import GAME


def test_a_residence_being_placed_is_previewed_in_all_four_directions() -> None:
    table = position().city(0, "quarry 1,0", "estate 2,0", "market 2,1", "barracks 3,0", "theatre 2,-1")
    table.denarii(0, 0).resources(0, grain=1).city(0, "residence 2,2")
    table.play("residence", "at 3 1")
    shown = {direction: table.table.preview(direction) for direction in DIRECTIONS}
    activated = {
        direction: [
            event.args["tile"] for event in preview.events if isinstance(event, Happened) and event.args.get("tile")
        ]
        for direction, preview in shown.items()
    }
    assert activated == {"up": ["barracks"], "down": [], "left": ["market"], "right": []}
    gains = [event for event in shown["left"].events if isinstance(event, Moved)]
    assert gains == [Moved("denarius", 1, "bank", "p0.purse")]
    assert not any(preview.draws or preview.reveals for preview in shown.values())
    table.play("left")
    assert list(shown["left"].events) == table.events


def test_a_preview_stops_where_a_choice_intervenes() -> None:
    table = position().city(0, "quarry 1,0", "mine -1,0").play("residence", "at 2 0")
    shown = table.table.preview("left")
    told = [event.args for event in shown.events if isinstance(event, Happened)]
    assert told[0] == {"direction": "left"}
    assert [args["tile"] for args in told[1:]] == ["quarry", "forum"]
    table.play("left")
    assert (table.question, list(shown.events)) == ("choosing", table.events)


def test_a_preview_changes_nothing() -> None:
    table = position().city(0, "theatre 1,0").play("residence", "at 1 1")
    before = table.table.view(0)
    table.table.preview("up")
    assert table.table.view(0) == before


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_random_games_every_direction_does_what_its_preview_shows(seats: int) -> None:
    rng = Random(seats)
    compared = 0
    for seed in range(25):
        table = Table.new(GAME, seats, seed=seed)
        game, state = table.game, table.state
        while state.stack:
            if isinstance(state.stack[-1], Facing):
                seat = state.stack[-1].seat
                for move in game.moves(state)[: len(DIRECTIONS)]:
                    shown = game.preview(state, move)
                    after = state.copy()
                    events = game.play(after, move, RandomChance(rng))
                    assert list(shown.events) == redact(events, seat)
                    compared += isinstance(after.stack[-1], Turn)
            legal = [move for move in game.moves(state) if not move.key.startswith("sell")]
            game.play(state, rng.choice(legal), RandomChance(rng))
    assert compared > 100
