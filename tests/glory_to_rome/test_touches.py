"""A move touches this card in this place: an equal card of somebody else is another thing."""

from glory_to_rome.position import position
from quadriga.core.layout import items_of, layout_of
from quadriga.words import Words


def test_an_opponents_card_of_the_same_name_is_another_thing() -> None:
    table = position(2).hand(0, "gate").hand(1, "gate").play("play gate").table
    (follow,) = [move for move in table.moves() if move.key == "play gate"]
    assert table.touches(follow) == ("gate@p1.hand",)
    drawn = items_of(layout_of(table.game, table.view(1)))
    assert {"gate@p0.camp", "gate@p1.hand"} <= drawn.keys()
    assert table.why_not_at(1, "gate@p1.hand") == []
    (refusal,) = table.why_not_at(1, "gate@p0.camp")
    assert (refusal.rule, refusal.args) == ("core.turn.nothing-to-do", {"thing": "gate@p0.camp"})


def test_a_card_is_called_by_its_name_wherever_it_lies() -> None:
    words = Words("en", position(2).table.game)
    assert words.name("gate@p0.hand") == words.name("gate@p1.camp") == words.name("gate")


def test_the_card_a_fountain_turned_up_lies_aside() -> None:
    begun = position(2).built(0, "fountain").hand(0, "bar").draws("bar").acting(0, "craftsman")
    table = begun.play("fountain").table
    things = {thing for move in table.moves() for thing in table.touches(move)}
    assert "bar@p0.aside" in things
    assert "bar@p0.hand" not in things
