"""Counts and playthroughs stay what they are, byte for byte, in every build and on every Python."""

import json

import pytest

from quadriga.core.registry import find_game, find_meta, installed
from yardstick import perft, playthrough

GAMES = [id for id, package in installed().items() if package.startswith("quadriga.games.")]
TABLES = [(id, players) for id in GAMES for players in find_meta(id).players]


@pytest.mark.parametrize("id", GAMES)
def test_perft_counts_the_lines_of_its_file(id: str) -> None:
    game = find_game(id)
    kept = json.loads(perft.file_of(game).read_bytes())
    assert (kept["rules"], kept["edition"]) == (game.meta.rules_version, game.edition().hash)
    assert {position["players"] for position in kept["positions"]} == set(game.meta.players)
    for position in kept["positions"]:
        position["lines"] = perft.recount(game, position)
    assert perft.written(kept) == perft.file_of(game).read_bytes()


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_playthrough_is_played_and_told_as_its_file_says(id: str, players: int) -> None:
    game = find_game(id)
    kept = playthrough.file_of(game, players).read_bytes()
    assert playthrough.written(game, players, playthrough.as_written(kept.decode())) == kept
