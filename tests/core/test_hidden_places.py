"""A game that takes a shorter way to its hidden places or to several views comes to the same."""

from random import Random

import pytest

import quadriga


@pytest.mark.parametrize("id", quadriga.installed())
def test_short_ways_to_views_and_hidden_places_come_to_the_same(id: str) -> None:
    game, rng = quadriga.find_game(id), Random(id)
    table = quadriga.new(id, game.meta.players[-1], seed=1)
    while table.decider is not None:
        if rng.random() < 0.2:
            viewers = (*range(table.state.seats), None)
            assert game.views(table.state, viewers) == {viewer: game.view(table.state, viewer) for viewer in viewers}
            for viewer in viewers:
                seen = game.zones(game.view(table.state, viewer))
                assert set(game.hidden(table.state, viewer)) == {zone.id for zone in seen if zone.kinds is None}
        table.play(rng.choice(table.moves()))
