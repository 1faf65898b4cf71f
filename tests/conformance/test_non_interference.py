"""No answer to a seat depends on what that seat cannot see: its log, view, layout, points, previews and refusals.

At positions of games by chance, a seat is asked twice: at the true table, and at one made up from its own view. Where
the two differ, something hidden has leaked. `TEST_POSITIONS` says how many positions of each title.
"""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from quadriga.core.events import EVERYONE, Event, Happened, Moved, redact, sees
from quadriga.core.game import Game
from quadriga.core.languages import COMPLETE
from quadriga.core.layout import layout_of
from quadriga.core.registry import find_game
from quadriga.core.state import State
from quadriga.core.table import Table
from quadriga.core.things import lying
from quadriga.words import Reader, Words, log

POSITIONS = int(os.environ.get("TEST_POSITIONS", "2000"))
#: How often a game by chance stops to ask.
OFTEN = 0.12
#: How many entries of a game are told to everybody.
ENTRIES = 100
#: How many things a seat asks about at each position: few, since asking takes longest and other positions say more.
THINGS = 8


def encode(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def names_in(value: object) -> Iterator[str]:
    """Every text in a view, with whatever could be the id of a thing."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from names_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from names_in(inner)


def answers(game: Game, state: State, seat: int, things: list[str]) -> dict[str, Any]:
    """All that a seat is told at a position. The lines of a log are made of a preview's events, which are among it."""
    view = game.view(state, seat)
    layout = layout_of(game, view)
    found: dict[str, Any] = {
        "view": encode(view),
        "layout": encode(layout),
        "tally": encode(game.tally(state, seat)),
        "why-not": [
            (thing, one.rule, sorted(one.args.items(), key=str))
            for thing in things
            for one in game.why_not_at(state, seat, thing)
        ],
    }
    if state.decider == seat:
        found["moves"] = [move.key for move in game.moves(state)]
        found["candidates"] = [(move.key, game.touches(view, move)) for move in game.candidates(state)]
        for move in game.moves(state):
            found[f"preview of {move.key}"] = encode(game.preview(state, move))
    return found


def positions(game: Game, wanted: int) -> Iterator[tuple[Table, Random]]:
    """So many positions of games by chance, each with the chance that goes on."""
    rng, asked, seed = Random(14), 0, 0
    meta = game.meta
    while True:
        seats = meta.players[seed % len(meta.players)]
        choices = {one.id: one.choices_for(seats) for one in meta.options}
        options = {id: values[seed % len(values)] for id, values in choices.items()}
        table = Table.new(game, seats, seed=seed, options=options)
        seed += 1
        while table.decider is not None:
            if rng.random() < OFTEN:
                yield table, rng
                asked += 1
                if asked == wanted:
                    return
            table.play(rng.choice(table.moves()))


@pytest.mark.parametrize("id", ["builders", "glory-to-rome", "minerva", "porta-nigra"])
def test_what_a_seat_cannot_see_changes_no_answer_to_it(id: str) -> None:
    game = find_game(id)
    for table, rng in positions(game, POSITIONS):
        state = table.state
        views = [table.view(seat) for seat in range(state.seats)]
        everything = {name for view in views for name in names_in(msgspec.to_builtins(view))}
        zones = [zone for view in views for zone in game.zones(view)]
        everything |= {lying(kind, zone.id) for zone in zones for kind in zone.kinds or ()}
        things = rng.sample(sorted(everything), min(THINGS, len(everything)))
        others = [seat for seat in range(state.seats) if seat != table.decider]
        for seat in (table.decider, *rng.sample(others, min(1, len(others)))):
            assert seat is not None
            made_up = game.determinize(table.view(seat), seat, rng)
            true, other = (answers(game, one, seat, things) for one in (state, made_up))
            wrong = {name: (true[name], other.get(name)) for name in true if true[name] != other.get(name)}
            assert wrong == {}, f"seat {seat} at entry {table.head}"


def disguised(event: Event, seat: int | None) -> Event:
    """The same event with whatever a viewer may not know of it made something else."""
    if event.seen == EVERYONE or sees(event.seen, seat):
        return event
    if isinstance(event, Moved):
        return Moved("something-else", event.count, event.source, event.target, event.seen)
    return Happened(event.name, event.seat, {"something": "else"}, event.seen)


@pytest.mark.parametrize("id", ["builders", "glory-to-rome", "minerva", "porta-nigra"])
def test_the_log_of_a_seat_tells_nothing_that_was_kept_from_it(id: str) -> None:
    game, rng = find_game(id), Random(3)
    words = [Words(language, game, strict=True) for language in COMPLETE]
    table = Table.new(game, game.meta.players[-1], seed=3)
    hidden = 0
    while table.outcome is None and table.head < ENTRIES:
        viewers = [None, *range(table.state.seats)]
        readers = [Reader(seat, forms=layout_of(game, table.view(seat)).forms) for seat in viewers]
        table.play(rng.choice(table.moves()))
        for reader in readers:
            other = [disguised(event, reader.seat) for event in table.happened]
            hidden += other != table.happened
            for one in words:
                told = [log(one, redact(events, reader.seat), reader) for events in (table.happened, other)]
                assert told[0] == told[1]
                assert told[0] == log(one, table.events(reader.seat), reader)
    assert hidden or id in ("builders", "minerva")
