"""Tables: finding moves, leaving, conceding, clocks, and going back by agreement."""

from collections.abc import Callable

import pytest
from quadriga_toy.decisions import Offer, Trade, Turn
from quadriga_toy.game import GAME
from quadriga_toy.position import position

import quadriga
from quadriga import AmbiguousMove, IllegalMove, InvalidMove, OptionError, QuadrigaError, UndoRefused, verify
from quadriga.core.errors import RecordError
from quadriga.core.events import Happened, Moved
from quadriga.core.follow import Follower
from quadriga.core.record import EndEntry, MoveEntry, Record, TimeoutEntry, UndoEntry
from quadriga.core.replay import open_at
from quadriga.core.table import Table
from quadriga.core.views import encode_view


def views(table: Table) -> list[bytes]:
    return [encode_view(table.view(viewer)) for viewer in (*range(table.state.seats), None)]


# Finding moves.


def test_a_move_is_found_by_itself_its_notation_or_an_unambiguous_beginning() -> None:
    table = position("a1", "b1").table
    move = table.moves()[0]
    assert table.find(move) is move
    assert table.find("draw") is move
    assert table.find("  dr ") is move
    assert table.find("play   a1") is table.find("play a1")


def test_a_beginning_of_several_moves_is_ambiguous() -> None:
    with pytest.raises(AmbiguousMove) as caught:
        position("a1 a2", "b1").table.find("play a")
    assert caught.value.keys == ["play a1", "play a2"]


@pytest.mark.parametrize("text", ["", "fly", "play d5", "draww", "leave"])
def test_what_is_no_move_here_is_invalid(text: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        position("a1", "b1").table.find(text)
    assert caught.value.text == text


def test_a_move_that_a_rule_forbids_is_illegal_and_names_the_rule() -> None:
    table = position("a1", "b1").table
    with pytest.raises(IllegalMove) as caught:
        table.play("peek p0")
    assert caught.value.rule == "toy.peek.another"
    assert table.why_not("peek p0") == caught.value.refusal
    assert table.why_not("draw") is None


@pytest.mark.rule("core.turn.game-over")
def test_once_the_game_is_over_nothing_is_played_or_taken_back() -> None:
    table = quadriga.new("toy", 2, seed=1)
    table.play("coin")
    table.resign(1)
    assert table.outcome is not None
    with pytest.raises(IllegalMove) as caught:
        table.play("coin")
    assert caught.value.rule == "core.turn.game-over"
    assert [refusal.rule for refusal in table.why_not_at(0, "bag")] == ["core.turn.game-over"]
    assert (table.moves(), table.candidates(), table.decider, table.question) == ([], [], None, "")
    assert table.undo_reach() == 0
    acts: list[Callable[[], object]] = [
        table.undo,
        table.time_out,
        lambda: table.resign(0),
        lambda: table.concede(0),
        lambda: table.take_over(0, "random"),
        lambda: table.undo_agreed(0, 0),
    ]
    for act in acts:
        with pytest.raises(QuadrigaError):
            act()
    assert isinstance(table.record.entries[-1], EndEntry)


# Dealing.


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_table_has_as_many_seats_as_the_game_allows(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        quadriga.new("toy", players)


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"speed": 1}, "no option 'speed'"),
        ({"actions": 4}, "takes"),
        ({"actions": True}, "takes"),
        ({"peeking": 1}, "takes"),
    ],
)
def test_an_option_takes_only_its_choices(options: dict[str, object], match: str) -> None:
    with pytest.raises(OptionError, match=match):
        quadriga.new("toy", 2, options=options)


def test_options_not_chosen_have_their_defaults() -> None:
    table = quadriga.new("toy", 2, seed=1, options={"actions": 3})
    assert table.record.header.options == {"actions": 3, "peeking": True}
    assert table.view(0).pending[-1].args["actions"] == 3


@pytest.mark.parametrize("wrong", [{"seats": ("person",)}, {"nonces": (b"",) * 3}])
def test_each_player_has_one_seat_and_one_nonce(wrong: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(OptionError, match="one kind of seat"):
        Table.new(GAME, 2, **wrong)  # type: ignore[arg-type]


def test_without_a_seed_two_games_differ() -> None:
    assert quadriga.new("toy", 2).record.header.seed != quadriga.new("toy", 2).record.header.seed


# Leaving.


def asked_in_mid_action() -> Table:
    """Three seats; seat 0 peeks into the hand of seat 1, which is asked while the turn is that of seat 0."""
    table = quadriga.new("toy", 3, seed=3)
    table.play("peek p1")
    assert [(decision.name, decision.seat) for decision in table.state.stack] == [
        ("turn", 0),
        ("trade", 0),
        ("offer", 1),
    ]
    return table


def test_the_asked_seat_of_three_resigns_in_mid_action() -> None:
    table = asked_in_mid_action()
    card = table.moves()[0].key
    table.resign(1)
    answer = table.record.entries[-1]
    assert answer == MoveEntry(3, 1, card, auto=True)
    assert (table.decider, table.question) == (0, "trade")
    table.play("leave")
    table.play("done")
    assert table.record.entries[-1] == MoveEntry(6, 1, auto=True)  # passed over: there is no move to be written
    assert table.decider == 2
    finish(table)
    verify(bytes(table.record))


def test_the_asking_seat_of_three_resigns_in_mid_action_while_another_is_asked() -> None:
    table = asked_in_mid_action()
    table.resign(0)
    assert (table.decider, table.question) == (1, "offer")
    table.play(table.moves()[0])
    assert [entry.move for entry in table.record.entries if isinstance(entry, MoveEntry) and entry.auto] == [
        "leave",
        "",
    ]
    assert (table.decider, table.question) == (1, "turn")
    finish(table)
    verify(bytes(table.record))


def test_a_seat_that_is_not_asked_resigns_and_the_question_stays() -> None:
    table = asked_in_mid_action()
    table.resign(2)
    assert (table.decider, table.question) == (1, "offer")


def finish(table: Table) -> None:
    while not table.outcome:
        table.play(table.moves()[-1])


def test_who_resigns_ranks_behind_all_who_stayed_and_earlier_behind_later() -> None:
    table = Table.new(GAME, 4, seed=2)
    table.resign(3)
    table.resign(0)
    finish(table)
    assert table.outcome is not None
    assert table.outcome.places[3] == 4
    assert table.outcome.places[0] == 3
    assert set(table.outcome.places[1:3]) <= {1, 2}


def test_a_resigned_leader_ranks_last() -> None:
    table = position("a1", "b1", "c1", rows=["a5 b5", "", ""]).table
    table.resign(0)
    while not table.outcome:
        table.play("done")
    assert table.outcome.places == (3, 1, 1)


def test_a_tie_is_one_between_those_who_stayed() -> None:
    leader = position("a1", "b1", "c1", rows=["a5 b5", "", ""]).table
    leader.resign(0)
    beside = position("a1", "b1", "c1", rows=["a5", "b5", ""]).table
    beside.resign(0)
    for table, endings in ((leader, ("time", "tie")), (beside, ("time",))):
        while not table.outcome:
            table.play("done")
        assert table.outcome.endings == endings


def test_the_last_seat_wins_at_once() -> None:
    table = Table.new(GAME, 3, seed=2)
    table.resign(0)
    assert table.decider is not None
    table.resign(2)
    assert table.outcome is not None
    assert table.outcome.endings == ("resignation",)
    assert table.outcome.places == (3, 1, 2)
    assert table.outcome.winners == (1,)
    verify(bytes(table.record))


@pytest.mark.parametrize("seat", [-1, 2, 0])
def test_only_a_seat_at_the_table_resigns_takes_over_or_is_conceded_to(seat: int) -> None:
    table = Table.new(GAME, 2 if seat else 3, seed=2)
    if seat == 0:
        table.resign(0)
    acts: list[Callable[[int], object]] = [table.resign, table.concede, lambda seat: table.take_over(seat, "random")]
    for act in acts:
        with pytest.raises(QuadrigaError, match="not at the table"):
            act(seat)


def test_a_seat_is_taken_over() -> None:
    table = Table.new(GAME, 2, seed=2)
    table.play("coin")
    table.take_over(1, "random")
    assert table.seats == ["person", "random"]
    assert table.undo_reach() == 0
    assert open_at(Record.parse(bytes(table.record))).seats == ["person", "random"]


def test_all_agree_that_one_has_won() -> None:
    table = Table.new(GAME, 3, seed=2)
    table.resign(1)
    table.concede(2)
    assert table.outcome is not None
    assert table.outcome.endings == ("concession",)
    assert table.outcome.places == (2, 3, 1)
    verify(bytes(table.record))


# Clocks.


def test_a_clock_that_runs_out_makes_the_harmless_move() -> None:
    table = asked_in_mid_action()
    default = GAME.default(table.state)
    assert default is not None
    table.time_out()
    assert table.record.entries[-1] == TimeoutEntry(2, 1, default.key)
    table.time_out()
    assert table.record.entries[-1] == TimeoutEntry(3, 0, "leave")
    assert table.undo_reach() == 0
    table.resign(2)
    table.resign(0)
    verify(bytes(table.record))


def test_a_clock_that_runs_out_where_no_move_is_harmless_passes_over_the_decision() -> None:
    table = Table.new(GAME, 3, seed=3)
    table.play("coin")
    table.time_out()
    assert table.record.entries[-1] == TimeoutEntry(2, 0)
    assert bytes(table.record).splitlines()[2].startswith(b'{"type":"timeout","n":2,"seat":0,"hash":')
    assert (table.decider, table.question, table.undo_reach()) == (1, "turn", 0)
    assert [event.name for event in table.happened if isinstance(event, Happened)] == ["skipped", "turn"]
    before = views(table)
    table.play("draw")
    table.undo_agreed(0, 2)
    assert views(table) == before
    table.resign(2)
    table.resign(0)
    verify(bytes(table.record))


def test_who_leaves_is_told_of_in_every_view_and_gives_back_what_the_game_says() -> None:
    table = Table.new(GAME, 3, seed=3)
    table.resign(2)
    assert table.happened == [Moved("coin", 2, "p2.coins", "bank")]
    assert [table.view(viewer).left for viewer in (0, 1, 2, None)] == [(2,)] * 4
    again = open_at(Record.parse(bytes(table.record)))
    assert (views(again), again.happened) == (views(table), table.happened)


# Going back by agreement.


def test_an_agreed_undo_reaches_beyond_draws_and_other_seats() -> None:
    table = Table.new(GAME, 2, seed=4)
    before = views(table)
    for move in ["draw", "done", "draw", "done"]:
        table.play(move)
    assert table.undo_seat != 0
    table.undo_agreed(1, 0)
    assert table.record.entries[-1] == UndoEntry(5, 1, 0, agreed=True)
    assert views(table) == before
    table.play("draw")
    first, again = table.record.entries[0], table.record.entries[-1]
    assert isinstance(first, MoveEntry)
    assert isinstance(again, MoveEntry)
    assert again.seq == 6  # entry numbers never repeat, so the draw is a new one
    table.resign(0)
    verify(bytes(table.record))


def test_an_agreed_undo_brings_back_who_resigned() -> None:
    table = Table.new(GAME, 3, seed=4)
    table.play("coin")
    table.resign(1)
    table.undo_agreed(0, 1)
    assert table.resigned == ()
    table.play("done")
    assert table.decider == 1


def test_an_agreed_undo_to_where_a_resigned_seat_was_asked_answers_for_it_again() -> None:
    table = asked_in_mid_action()
    table.resign(1)
    table.play("leave")
    table.undo_agreed(0, 2)  # right after the resignation, before it was answered for
    assert (table.decider, table.question) == (0, "trade")
    assert isinstance(table.record.entries[-1], MoveEntry)
    finish(table)
    verify(bytes(table.record))


def test_many_agreed_undos_cost_no_more_than_the_line_they_lead_to() -> None:
    table = Table.new(GAME, 2, seed=4)
    for _ in range(40):
        table.play("coin")
        table.undo_agreed(0, table.head - 1)
    table.resign(0)
    assert verify(bytes(table.record)).entries == 82


@pytest.mark.parametrize("to", [-1, 1, 5])
def test_nobody_goes_back_to_where_the_table_never_was(to: int) -> None:
    table = Table.new(GAME, 2, seed=4)
    table.play("coin")
    with pytest.raises(UndoRefused):
        table.undo_agreed(0, to)


def test_an_agreed_undo_is_followed_only_with_the_record() -> None:
    table = Table.new(GAME, 2, seed=4)
    table.play("coin")
    table.play("done")
    table.undo_agreed(0, 0)
    twin = Table.dealt(GAME, table.record.header)
    Follower(twin).follow(table.record.entries[0])
    Follower(twin).follow(table.record.entries[1])
    with pytest.raises(RecordError, match="whole record"):
        Follower(twin).follow(table.record.entries[2])
    Follower(twin, table.record).follow(table.record.entries[2])
    assert views(twin) == views(table)


# Following.


def test_following_each_entry_gives_the_events_of_each() -> None:
    table = Table.new(GAME, 2, seed=4)
    twin = Table.dealt(GAME, table.record.header)
    while not table.outcome:
        told = table.play(table.moves()[0])
        seat = table.record.entries[twin.head].seat  # type: ignore[union-attr]
        Follower(twin).follow(table.record.entries[twin.head])
        assert twin.events(seat) == told
        assert views(twin) == views(table)


def test_an_end_before_the_end_is_not_followed() -> None:
    follower = Follower(Table.dealt(GAME, Table.new(GAME, 2, seed=4).record.header))
    with pytest.raises(RecordError, match="not over") as caught:
        follower.follow(EndEntry(1, ("row",), (1, 2), "", ()))
    assert caught.value.seq == 1


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (MoveEntry(1, 0, "coin", ("a1",)), "more draws"),
        (TimeoutEntry(1, 0, "coin"), "not the harmless move"),
        (MoveEntry(1, 0), "'' is not legal"),
        (UndoEntry(1, 0, -1), "no earlier position"),
    ],
)
def test_an_entry_the_rules_do_not_allow_is_not_followed(entry: MoveEntry, reason: str) -> None:
    follower = Follower(Table.dealt(GAME, Table.new(GAME, 2, seed=4).record.header))
    with pytest.raises(RecordError, match=reason):
        follower.follow(entry)


def test_a_stack_of_three_decisions_survives_a_record() -> None:
    table = asked_in_mid_action()
    again = open_at(Record.parse(bytes(table.record)))
    assert [type(decision) for decision in again.state.stack] == [Turn, Trade, Offer]
    assert views(again) == views(table)
