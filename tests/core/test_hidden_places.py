"""A game that knows its hidden places without making a view knows the right ones."""

from random import Random

import pytest

import quadriga


@pytest.mark.parametrize("id", quadriga.installed())
def test_hidden_places_are_those_whose_contents_the_view_does_not_tell(id: str) -> None:
    game, rng = quadriga.find_game(id), Random(id)
    table = quadriga.new(id, game.meta.players[-1], seed=1)
    while table.decider is not None:
        if rng.random() < 0.2:
            for viewer in (*range(table.state.seats), None):
                seen = game.zones(game.view(table.state, viewer))
                assert set(game.hidden(table.state, viewer)) == {zone.id for zone in seen if zone.kinds is None}
        table.play(rng.choice(table.moves()))


def test_a_twin_of_a_table_is_played_on_without_touching_it() -> None:
    table = quadriga.new("toy", 3, seed=5)
    rng = Random(5)
    while table.decider is not None:
        twin = table.copy()
        seen = [table.view(seat) for seat in range(3)]
        twin.play(rng.choice(twin.moves()))
        if twin.undo_reach():
            twin.undo()
            assert [twin.view(seat) for seat in range(3)] == seen
        assert [table.view(seat) for seat in range(3)] == seen
        table.play(rng.choice(table.moves()))
