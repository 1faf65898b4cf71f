"""The log can be read back: its lines alone rebuild the table, in every language, whatever is played.

`TEST_READ_BACK` says how many games of each title are played; a release plays 200.
"""

import os
from collections.abc import Iterator
from random import Random

import pytest

from quadriga.core.languages import COMPLETE
from quadriga.core.layout import layout_of
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.games.glory_to_rome.edition import MATERIALS, GloryEdition
from quadriga.words import Reader, Words, log
from words.patterns import Patterns
from words.read_back import Implied, ReadBack, Shift, Unreadable, one_of

GAMES = int(os.environ.get("TEST_READ_BACK", "3"))


def _finished(back: ReadBack, told: dict[str, list[str]]) -> Iterator[Shift]:
    """A building lies with those that count; of a machine the log says where it goes."""
    building, seat = told["building"][0], told["player"][0]
    if building.startswith("b"):
        yield one_of(building, f"p{seat}.sites", f"p{seat}.done")


def _built(back: ReadBack, told: dict[str, list[str]]) -> Iterator[Shift]:
    """A tile comes to lie in the city; which it is the place beside it shows."""
    seat = told["player"][0]
    tile = next(tile for tile in told["tile"] if back.zones[f"p{seat}.placing"][tile])
    yield one_of(tile, f"p{seat}.placing", f"p{seat}.city")


def _assisted(back: ReadBack, told: dict[str, list[str]]) -> Iterator[Shift]:
    seat = told["player"][0]
    yield one_of("assistant", f"p{seat}.assistants", f"p{seat}.city")


def _cleared(back: ReadBack, told: dict[str, list[str]]) -> Iterator[Shift]:
    yield one_of("residence", f"p{told['player'][0]}.city", "box")


def _drew(back: ReadBack, told: dict[str, list[str]]) -> Iterator[Shift]:
    card = told["card"][0]
    yield one_of(card, "deck", f"pool.{back.printed[card]}")


def _honoured(back: ReadBack, told: dict[str, list[str]]) -> Iterator[Shift]:
    """An honour card leaves the game once it is bought, but for those that the log says are kept."""
    if not any(name.startswith(("honour-final", "honour-substitute")) for name in told["card"]):
        yield one_of(back.called("display.honours", told["card"]), "display.honours", "box")


#: What a sentence says of things without a message of its own for their change of place.
IMPLIED: dict[str, dict[str, Implied]] = {
    "builders": {"happened-finished": _finished},
    "glory-to-rome": {"happened-drew": _drew},
    "porta-nigra": {"happened-honoured": _honoured},
    "minerva": {"happened-built": _built, "happened-assisted": _assisted, "happened-cleared": _cleared},
}


def printed(table: Table) -> dict[str, str]:
    """What the face of a card says of the pile it lies in."""
    edition = table.state.edition
    if not isinstance(edition, GloryEdition):
        return {}
    return {card: MATERIALS[material] for card, material in edition.material_of.items()}


def play_and_read(id: str, words: Words, seed: int, known: dict[int, Patterns]) -> int:
    """One game by chance, read back after every entry; answers how many lines it took."""
    game = find_game(id)
    meta, rng = game.meta, Random(seed)
    seats = meta.players[seed % len(meta.players)]
    choices = {one.id: one.choices_for(seats) for one in meta.options}
    options = {id: values[seed % len(values)] for id, values in choices.items()}
    table = Table.new(game, seats, seed=seed, options=options)
    if seats not in known:
        known[seats] = Patterns(words, tuple(words.player(seat, Reader()) for seat in range(seats)))
    view = table.view()
    forms = layout_of(game, view).forms
    components = game.components(table.state)
    back = ReadBack(known[seats], game.zones(view), forms, components, printed(table), IMPLIED.get(id, {}))
    read = 0
    while table.outcome is None:
        reader = Reader(forms=layout_of(game, table.view()).forms)
        move = rng.choice(table.moves())
        table.play(move)
        lines = log(words, table.events(None), reader)
        zones = game.zones(table.view())
        back.meet(zones)
        try:
            back.read(lines, reader)
        except Unreadable as error:
            pytest.fail(f"seed {seed}, entry {table.head}, {move.key}: {error}")
        assert back.differences(zones) == [], f"seed {seed}, entry {table.head}, {move.key}: {lines}"
        read += len(lines)
    return read


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("id", ["builders", "glory-to-rome", "minerva", "porta-nigra"])
def test_the_log_alone_rebuilds_the_table(id: str, language: str) -> None:
    words = Words(language, find_game(id), strict=True)
    known: dict[int, Patterns] = {}
    assert sum(play_and_read(id, words, seed, known) for seed in range(GAMES)) > 50 * GAMES


def test_a_log_that_leaves_something_out_is_found() -> None:
    """The reader is no rubber stamp: a line that is missing shows, and so does a line that no message says."""
    game = find_game("builders")
    table = Table.new(game, 2, seed=0)
    words = Words("en", game, strict=True)
    patterns = Patterns(words, ("Player 1", "Player 2"))
    zones = game.zones(table.view())
    back = ReadBack(patterns, zones, {}, game.components(table.state), {}, IMPLIED["builders"])
    table.play("take 1")
    assert back.differences(game.zones(table.view())) != []
    back.read(log(words, table.events(None), Reader()), Reader())
    assert back.differences(game.zones(table.view())) == []
    with pytest.raises(Unreadable, match="no message says"):
        back.read(["Player 1 does as they please"], Reader())
