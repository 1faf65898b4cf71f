"""An answer to a click tells a fact of this position: what is missing, who is ahead, how many are left."""

from random import Random
from typing import Any

from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.layout import layout_of
from quadriga.core.registry import find_game
from quadriga.core.state import State
from quadriga.words import Reader, Words

NAMES = ("Anna", "Bruno")


def begun(id: str) -> tuple[Game, Any, RandomChance]:
    game, chance = find_game(id), RandomChance(Random(5))
    return game, game.setup(game.edition(), game.meta.settle_options(None), 2, chance), chance


def answer(game: Game, state: State, thing: str) -> str:
    seat = state.decider
    assert seat is not None
    reader = Reader(seat, NAMES, layout_of(game, game.view(state, seat)).forms)
    return Words("en", game, strict=True).refusal(game.why_not_at(state, seat, thing)[0], reader)


def test_a_site_says_what_it_lacks_and_a_worker_there_what_keeps_them() -> None:
    game, state, chance = begun("builders")
    opened = next(move for move in game.moves(state) if move.key.startswith("open "))
    game.play(state, opened, chance)
    site = game.view(state, 0).players[0].sites[0]
    lacks = sum(site.missing)
    assert f": {lacks} resources are still missing." in answer(game, state, f"{site.id}@p0.sites")
    assert answer(game, state, f"crew.{site.id}").startswith("Nobody is at work on ")


def test_an_empty_spot_says_what_it_takes_and_what_the_reader_has_for_it() -> None:
    game, state, chance = begun("porta-nigra")
    game.play(state, game.moves(state)[0], chance)
    spot = game.edition().spots[0]
    text = answer(game, state, spot.id)
    assert text.startswith(f"This spot takes {spot.least} "), text
    assert "you have none that would do" in text
    state.players[state.decider].bricks[spot.colour] = spot.least
    assert f"you can stack {spot.least}. First click a building icon" in answer(game, state.copy(), spot.id)


def test_the_glory_tiles_say_who_is_ahead() -> None:
    game, state, _ = begun("minerva")
    reader = state.decider
    other = 1 - reader
    assert answer(game, state, "glory").startswith("Nobody has a glory token yet.")
    state.players[other].glory = 2
    assert answer(game, state, "glory").startswith(f"{NAMES[other]} leads with 2 glory tokens; you have none.")
    state.players[reader].glory = 2
    assert answer(game, state, "glory").startswith("Several share the lead with 2 glory tokens; you have 2.")
    state.players[reader].glory = 3
    assert answer(game, state, "glory").startswith("You have the most glory tokens, 3.")


def test_a_building_says_how_far_it_is() -> None:
    game, state, chance = begun("glory-to-rome")
    rng = Random(2)
    while not any(not one.done for player in game.view(state, 0).players for one in player.buildings):
        game.play(state, rng.choice(game.moves(state)), chance)
    view = game.view(state, state.decider)
    building = next(one for player in view.players for one in player.buildings if not one.done)
    text = answer(game, state, building.id)
    assert f" has {len(building.materials)} of " in text
    assert building.site in text
