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
    assert (refusal.rule, refusal.args["owner"], refusal.args["own"]) == ("gtr.turn.cards-to-pool", 0, False)


def test_a_card_of_another_role_is_refused_for_its_role_and_not_sent_to_a_petition() -> None:
    """A petition with the card is legal, and still the click says what the card is and what was led."""
    table = position(2).hand(0, "dock").hand(1, "academy", "academy", "dock").play("play dock").table
    assert "petition academy" in [move.key for move in table.moves()]
    refusal = table.why_not_at(1, "academy@p1.hand")[0]
    assert refusal.rule == "gtr.follow.same-role"
    told = Words("en", table.game, strict=True).refusal(refusal)
    assert told.startswith("The Academy is a Legionary. Craftsman was led: follow with a Craftsman, a Jack,")
    assert [move.key for move in table.instead_of(1, "academy@p1.hand")] == ["petition academy", "play dock"]


def test_a_card_is_called_by_its_name_wherever_it_lies() -> None:
    words = Words("en", position(2).table.game)
    assert words.name("gate@p0.hand") == words.name("gate@p1.camp") == words.name("gate")


def test_the_card_a_fountain_turned_up_lies_aside() -> None:
    begun = position(2).built(0, "fountain").hand(0, "bar").draws("bar").acting(0, "craftsman")
    table = begun.play("fountain").table
    things = {thing for move in table.moves() for thing in table.touches(move)}
    assert "bar@p0.aside" in things
    assert "bar@p0.hand" not in things
