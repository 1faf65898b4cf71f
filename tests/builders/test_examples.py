"""Every worked example of the printed rulebook, in the order of its pages."""

import random

import pytest

from builders.position import position
from quadriga.core.chance import RandomChance
from quadriga.games.builders.decisions import Count
from quadriga.games.builders.game import GAME
from quadriga.games.builders.state import BuildersState

LIGHTHOUSE = "b23"
LABOURER = "l1"
JOURNEYMAN = "c3"
MALLET = "t1"


@pytest.mark.rule("b.setup.apprentices")
@pytest.mark.parametrize("seats", [2, 3])
def test_example_with_two_or_three_players_the_other_apprentices_go_back_into_the_deck(seats: int) -> None:
    cards = position(seats).state.cards
    apprentices = {worker.id for worker in cards.workers.values() if worker.rank == "apprentice"}
    for seed in range(20):
        state = GAME.setup(cards, GAME.meta.settle_options({}), seats, RandomChance(random.Random(seed)))
        assert isinstance(state, BuildersState)
        held = {worker.id for player in state.players for worker in player.team}
        in_deck = apprentices & {*state.worker_row, *state.worker_deck}
        assert len(held) == seats
        assert held | in_deck == apprentices
        assert not held & in_deck


@pytest.mark.rule("b.count.free-price", "b.slave.free-cost")
def test_example_a_slave_freed_at_the_final_count_costs_five_sesterces_instead_of_an_action() -> None:
    table = position().done(0, "b29", "b28", "b09").team(0, "s1", "s2").sesterces(0, 12)
    table.play("free s1")
    assert (table.state.actions, table.player(0).sesterces) == (2, 12)
    table.play("end", "end")
    assert isinstance(table.state.stack[-1], Count)
    table.play("free s2")
    assert table.player(0).sesterces == 7


@pytest.mark.rule("b.tool.price", "b.tool.with-the-worker", "b.work.cost", "b.work.wage")
def test_example_the_journeyman_with_the_mallet_costs_one_action_and_four_sesterces() -> None:
    table = position().site(0, LIGHTHOUSE).team(0, JOURNEYMAN).sesterces(0, 10)
    table.play(f"buy {MALLET}")
    assert (table.state.actions, table.player(0).sesterces) == (2, 8)
    table.play(f"send {JOURNEYMAN} with {MALLET}", f"to {LIGHTHOUSE}")
    assert (table.state.actions, table.player(0).sesterces) == (1, 4)
    [site] = table.player(0).sites
    assert site.missing == (0, 3, 0, 2), "2 stone of which one from the mallet, 1 of each other"
    assert site.tools == (MALLET,)


@pytest.mark.rule("b.university.price", "b.university.wage-stays", "b.university.replaces", "b.work.cost")
def test_example_the_taught_journeyman_still_costs_one_action_and_four_sesterces() -> None:
    table = position().site(0, LIGHTHOUSE).team(0, JOURNEYMAN).sesterces(0, 11)
    table.play("study u2", f"teach {JOURNEYMAN}")
    assert (table.state.actions, table.player(0).sesterces) == (2, 4)
    table.play(f"send {JOURNEYMAN}", f"to {LIGHTHOUSE}")
    assert (table.state.actions, table.player(0).sesterces) == (1, 0)
    assert table.player(0).sites[0].missing == (1, 1, 0, 2), "3 wood instead of 1"


@pytest.mark.rule("b.work.cost", "b.work.wage")
def test_example_the_journeyman_sent_to_the_lighthouse_costs_one_action_and_four_sesterces() -> None:
    table = position().site(0, LIGHTHOUSE).team(0, JOURNEYMAN).sesterces(0, 4)
    table.play(f"send {JOURNEYMAN}", f"to {LIGHTHOUSE}")
    assert (table.state.actions, table.player(0).sesterces) == (2, 0)
    assert table.player(0).sites[0].missing == (1, 3, 0, 2)


@pytest.mark.rule("b.work.cost")
def test_example_a_worker_costs_one_action_however_many_were_there_before() -> None:
    table = position().site(0, "b29", "c3", "c4", "l1").team(0, "l2")
    table.play("send l2", "to b29")
    assert table.state.actions == 2


@pytest.mark.rule("b.work.cost")
def test_example_a_second_worker_on_the_same_site_in_the_same_turn_costs_two_actions() -> None:
    table = position().site(0, "b29").team(0, "c3", "l2")
    table.play("send c3", "to b29", "send l2", "to b29")
    assert table.state.actions == 0


@pytest.mark.rule("b.work.cost")
def test_example_three_workers_on_one_site_cost_six_actions() -> None:
    table = position().site(0, "b29").team(0, "c3", "l2", "l3").sesterces(0, 10).actions(6)
    table.play("send c3", "to b29", "send l2", "to b29", "send l3", "to b29")
    assert table.state.actions == 0
    short = position().site(0, "b29").team(0, "c3", "l2", "l3").sesterces(0, 10).actions(5)
    assert short.refusal("send c3", "to b29", "send l2", "to b29", "send l3") == "b.work.cost"


@pytest.mark.rule("b.work.each-site")
def test_example_two_workers_on_two_sites_cost_two_actions() -> None:
    table = position().site(0, "b29").site(0, LIGHTHOUSE).team(0, "c3", "l2")
    table.play("send c3", "to b29", "send l2", f"to {LIGHTHOUSE}")
    assert table.state.actions == 1


@pytest.mark.rule("b.work.each-site", "b.finish.come-home")
def test_example_the_same_worker_on_a_second_site_once_the_first_is_finished_costs_two_actions() -> None:
    table = position().site(0, "b05").site(0, LIGHTHOUSE).team(0, "c3")
    table.play("send c3", "to b05")
    assert table.player(0).done == ["b05"]
    table.play("send c3", f"to {LIGHTHOUSE}")
    assert table.state.actions == 1


@pytest.mark.rule("b.take.cost")
@pytest.mark.parametrize(("actions", "sesterces"), [(1, 1), (2, 3), (3, 6)])
def test_example_actions_for_sesterces(actions: int, sesterces: int) -> None:
    table = position().sesterces(0, 0).play(f"take {actions}")
    assert (table.state.actions, table.player(0).sesterces) == (3 - actions, sesterces)


@pytest.mark.rule("b.finish.automatic", "b.finish.income", "b.finish.points", "b.finish.come-home")
def test_example_the_labourer_completes_the_lighthouse_of_alexandria() -> None:
    table = position().site(0, LIGHTHOUSE, "c5", "c1").team(0, LABOURER).sesterces(0, 3)
    assert table.player(0).sites[0].missing == (0, 1, 0, 2), "1 wood and 2 decorations are missing"
    table.play(f"send {LABOURER}", f"to {LIGHTHOUSE}")
    assert table.player(0).sesterces == 14
    assert table.player(0).points == 5
    assert table.player(0).done == [LIGHTHOUSE]
    assert table.player(0).sites == []
    assert table.team_of(0) == ["c5", "c1", LABOURER]


@pytest.mark.rule("b.end.seventeen", "b.end.equal-turns")
def test_example_when_the_first_player_triggers_the_end_all_others_play_once_more() -> None:
    table = position(3).done(0, "b29", "b28", "b09").sesterces(0, 0).sesterces(1, 0).sesterces(2, 0)
    table.play("end")
    assert table.table.decider == 1
    table.play("take 1", "end")
    assert table.table.decider == 2
    table.play("take 1", "end")
    assert table.outcome.endings == ("first-player",)


@pytest.mark.rule("b.end.seventeen", "b.end.equal-turns")
def test_example_when_the_last_player_triggers_the_end_the_game_stops_with_his_turn() -> None:
    table = position(3).done(2, "b29", "b28", "b09").turn(2)
    table.play("end")
    assert table.outcome.endings == ("last-player",)
    assert table.outcome.winners == (2,)
