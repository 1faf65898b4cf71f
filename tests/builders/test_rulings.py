"""The eighteen places where the printed rules leave something open, each as we decided it."""

import random

import pytest

from builders.position import position
from quadriga.core.chance import RandomChance
from quadriga.core.errors import InvalidMove
from quadriga.games.builders.game import GAME
from quadriga.games.builders.state import BuildersState
from quadriga.games.builders.views import BuildersView

SEVENTEEN = ("b29", "b28", "b09")


@pytest.mark.rule("b.invest.once-a-turn", "b.slave.free-several")
def test_ruling_1_freeing_is_no_investment_and_any_number_are_freed_in_a_turn() -> None:
    table = position().team(0, "s1", "s2").sesterces(0, 12)
    table.play("buy s3", "free s1", "free s2")
    assert table.refusal("buy t1") == "b.invest.once-a-turn"
    table.play("extra", "free s3")
    assert [worker.rank for worker in table.player(0).team] == ["freed", "freed", "freed"]
    assert (table.state.actions, table.player(0).sesterces) == (0, 0)


@pytest.mark.rule("b.loan.repay", "b.loan.leaves-the-game", "b.invest.once-a-turn")
def test_ruling_2_a_loan_is_repaid_in_ones_own_turn_without_an_action_and_leaves_the_game() -> None:
    table = position().loans(0, 1).sesterces(0, 20).actions(0)
    table.state.invested = True
    table.play("repay")
    assert (table.player(0).loans, table.player(0).sesterces, table.state.actions) == (0, 5, 0)
    assert (table.state.loans, table.state.repaid) == (3, 1)


@pytest.mark.rule("b.loan.repay", "b.count.loans")
def test_ruling_2_a_loan_is_repaid_at_the_final_count_too() -> None:
    table = position().loans(0, 1).sesterces(0, 20).done(0, *SEVENTEEN).play("end", "end")
    assert table.table.question == "count"
    table.play("repay")
    assert (table.player(0).loans, table.player(0).sesterces) == (0, 5)
    assert table.outcome.endings == ("first-player",)


@pytest.mark.rule("b.count.free-price", "b.slave.free-available-only", "b.slave.penalty")
def test_ruling_3_a_slave_on_an_unfinished_site_is_not_freed_at_the_count_and_costs_a_point() -> None:
    table = position().site(0, "b27", "s1").team(0, "s2").sesterces(0, 10).done(0, *SEVENTEEN).play("end", "end")
    assert table.refusal("free s1") == "b.slave.free-available-only"
    table.play("free s2")
    assert table.player(0).sesterces == 5
    assert dict(table.outcome.tallies[0].lines)["slaves"] == -10


@pytest.mark.rule("b.work.everybody-counts", "b.work.cost")
def test_ruling_4_slaves_freed_slaves_and_machines_count_like_workers() -> None:
    table = position().site(0, "b29").team(0, "s1", "s2 freed", "k1", "a1").sesterces(0, 20).actions(10)
    left = []
    for worker in ("s1", "s2", "k1", "a1"):
        table.play(f"send {worker}", "to b29")
        left.append(table.state.actions)
    assert left == [9, 7, 4, 0]


@pytest.mark.rule("b.work.each-site", "b.work.cost")
def test_ruling_4_the_count_is_per_site_and_turn() -> None:
    table = position().site(0, "b29").site(0, "b28").team(0, "c3", "c4", "l1").sesterces(0, 20)
    table.play("send c3", "to b29", "send c4", "to b28")
    assert table.state.actions == 1
    assert table.refusal("send l1") == "b.work.cost"
    table.play("end", "end", "send l1", "to b29")
    assert table.state.actions == 2


@pytest.mark.rule("b.machine.equipped")
def test_ruling_5_a_machine_carries_a_tool_and_is_taught() -> None:
    table = position().site(0, "b29").team(0, "k1").tools(0, "t1").sesterces(0, 7)
    table.play("study u4", "teach k1")
    assert table.worker(0, "k1").makes == (0, 3, 0, 3)
    table.play("send k1 with t1", "to b29")
    assert table.player(0).sites[0].missing == (3, 1, 4, 1)


@pytest.mark.rule("b.machine.equipped")
def test_ruling_5_a_table_may_forbid_it() -> None:
    table = position(machines_equipped=False).site(0, "b29").team(0, "k1", "c1").tools(0, "t1").sesterces(0, 7)
    assert table.refusal("send k1 with t1") == "b.machine.equipped"
    assert table.refusal("send k1") is None
    assert table.refusal("study u1", "teach k1") == "b.machine.equipped"
    alone = position(machines_equipped=False).team(0, "k1").sesterces(0, 7)
    assert alone.refusal("study u1") == "b.university.placed-at-once"


@pytest.mark.rule("b.tool.not-for-slaves", "b.university.not-for-slaves")
def test_ruling_5_a_slave_never_carries_a_tool_nor_is_taught() -> None:
    table = position().site(0, "b29").team(0, "s1", "c1").tools(0, "t1").sesterces(0, 7)
    assert table.refusal("send s1 with t1") == "b.tool.not-for-slaves"
    assert table.refusal("study u1", "teach s1") == "b.university.not-for-slaves"


@pytest.mark.rule("b.university.placed-at-once", "b.university.available-only")
def test_ruling_6_a_university_needs_somebody_available_and_is_placed_at_once() -> None:
    nobody = position().site(0, "b29", "c1").team(0, "s1").sesterces(0, 7)
    assert nobody.refusal("study u1") == "b.university.placed-at-once"
    table = position().site(0, "b29", "c1").team(0, "c2").sesterces(0, 7).play("study u1")
    assert table.table.question == "teaching"
    assert table.moves() == {"teach c2"}
    assert table.refusal("teach c1") == "b.university.available-only"


@pytest.mark.rule("b.university.once-each", "b.university.for-good")
def test_ruling_6_nobody_is_taught_twice() -> None:
    table = position().team(0, "c1 taught u1", "c2").sesterces(0, 7)
    assert table.refusal("study u2", "teach c1") == "b.university.once-each"
    alone = position().team(0, "c1 taught u1").sesterces(0, 7)
    assert alone.refusal("study u2") == "b.university.placed-at-once"


@pytest.mark.rule("b.university.replaces")
@pytest.mark.parametrize(
    ("worker", "university", "makes"),
    [
        ("c3", "u1", (3, 1, 1, 1)),  # 1 becomes 3, not 4
        ("c1", "u2", (3, 3, 1, 0)),  # nothing becomes 3
        ("c1", "u1", (3, 0, 1, 0)),  # 3 stays 3: allowed, without effect
        ("s1 freed", "u4", (2, 0, 0, 3)),
        ("k1", "u3", (0, 3, 3, 0)),
    ],
)
def test_ruling_6_the_level_becomes_three_whatever_it_was(worker: str, university: str, makes: tuple[int, ...]) -> None:
    id = worker.partition(" ")[0]
    table = position().team(0, worker).sesterces(0, 7).play(f"study {university}", f"teach {id}")
    assert table.worker(0, id).makes == makes


@pytest.mark.rule("b.take.cost", "b.take.again")
def test_ruling_7_taking_money_is_one_choice_of_one_to_three_actions() -> None:
    table = position().sesterces(0, 0).actions(6)
    with pytest.raises(InvalidMove):
        table.play("take 4")
    table.play("take 3")
    assert table.player(0).sesterces == 6
    table.play("take 2", "take 1")
    assert table.player(0).sesterces == 10, "each time begins again at 1"


@pytest.mark.rule("b.take.again", "b.turn.extra-actions")
def test_ruling_7_bought_actions_never_profit() -> None:
    table = position().sesterces(0, 15).play("extra", "extra", "extra")
    assert table.player(0).sesterces == 0
    table.play("take 3", "take 3")
    assert table.player(0).sesterces == 12


@pytest.mark.rule("b.turn.extra-actions")
def test_ruling_8_extra_actions_are_bought_at_any_time_and_in_any_number() -> None:
    table = position().sesterces(0, 16).play("extra", "take 3", "take 1")
    assert table.state.actions == 0
    table.play("extra", "extra", "extra")
    assert (table.state.actions, table.player(0).sesterces) == (3, 3)
    assert table.refusal("extra") == "b.turn.extra-actions"


@pytest.mark.rule("b.finish.come-home", "b.finish.income")
def test_ruling_9_workers_and_income_of_a_finished_building_serve_in_the_same_turn() -> None:
    table = position().site(0, "b01").site(0, "b05").team(0, "a1").sesterces(0, 2)
    table.play("send a1", "to b01")
    assert table.player(0).sesterces == 10
    table.play("send a1", "to b05")
    assert table.player(0).done == ["b01", "b05"]
    assert table.player(0).sesterces == 14


@pytest.mark.rule("b.work.even-useless")
def test_ruling_10_a_worker_who_adds_nothing_may_be_sent() -> None:
    table = position().site(0, "b15", "s6").team(0, "a2").play("send a2", "to b15")
    assert table.player(0).sites[0].missing == (2, 0, 0, 0), "neither its wood nor its decoration was needed"


@pytest.mark.rule("b.open.from-the-row", "b.open.replaced", "b.setup.buildings")
def test_ruling_11_the_next_building_is_seen_but_not_taken() -> None:
    table = position()
    following = table.state.next_building
    seen = table.table.view(1)
    assert isinstance(seen, BuildersView)
    assert seen.next_building == following
    assert table.refusal(f"open {following}") == "b.open.from-the-row"
    taken = table.state.building_row[2]
    table.play(f"open {taken}")
    assert table.state.building_row[2] == following
    assert table.state.next_building not in ("", following, taken)


@pytest.mark.rule("b.open.replaced", "b.recruit.replaced")
def test_ruling_11_without_a_deck_the_rows_grow_shorter() -> None:
    table = position().buildings_left("b01", "b02", "b03", "b04", "b05", "b06").workers_left("a1", "a2", "a3")
    table.play("open b02")
    assert (table.state.building_row, table.state.next_building) == (["b01", "b06", "b03", "b04", "b05"], "")
    table.play("open b01", "recruit a2")
    assert table.state.building_row == ["b06", "b03", "b04", "b05"]
    assert table.state.worker_row == ["a1", "a3"]


@pytest.mark.rule("b.setup.workers", "b.recruit.replaced")
@pytest.mark.parametrize(("seats", "deck"), [(2, 11), (3, 10), (4, 9)])
def test_ruling_11_the_workers_deck_is_face_down(seats: int, deck: int) -> None:
    state = GAME.setup(GAME.edition(), {"machines-equipped": True}, seats, RandomChance(random.Random(1)))
    zones = {zone.id: zone for zone in GAME.zones(GAME.view(state, 0))}
    assert (zones["deck.workers"].count, zones["deck.workers"].kinds) == (deck, None)
    assert zones["row.workers"].count == 5


@pytest.mark.rule("b.invest.any-card", "b.setup.investments")
def test_ruling_11_any_card_of_an_investment_pile_may_be_taken() -> None:
    table = position().team(0, "c1").sesterces(0, 7)
    piles = (
        {f"buy s{n}" for n in range(1, 7)} | {f"buy t{n}" for n in range(1, 5)} | {f"study u{n}" for n in range(1, 5)}
    )
    assert piles | {"borrow"} <= table.moves()


@pytest.mark.rule("b.setup.bank")
def test_ruling_12_the_bank_never_runs_out() -> None:
    table = position().sesterces(0, 54).sesterces(1, 54)
    assert table.state.bank == 0
    table.play("borrow", "take 2")
    assert table.player(0).sesterces == 67


@pytest.mark.rule("b.end.seventeen")
def test_ruling_13_seventeen_points_are_looked_at_when_the_turn_ends() -> None:
    table = position().done(0, "b29", "b28", "b05").site(0, "b07").team(0, "a2").play("send a2", "to b07")
    assert table.player(0).points == 17
    assert table.state.last_round == ""
    table.play("end")
    assert table.state.last_round == "first-player"


@pytest.mark.rule("b.end.seventeen")
def test_ruling_13_only_finished_buildings_and_machines_count_towards_seventeen() -> None:
    table = position().done(0, "b29", "b28").sesterces(0, 100).play("end", "end")
    assert table.table.question == "turn"
    machine = position().done(0, "b29", "b28").team(0, "k1", "s1").loans(0, 2).sesterces(0, 0).play("end", "end")
    assert machine.table.outcome is not None, "slaves and loans do not lower the points that end the game"


@pytest.mark.rule("b.end.equal-turns")
def test_ruling_13_later_players_reaching_seventeen_change_nothing() -> None:
    table = position(3).done(1, "b29", "b28", "b09").done(2, "b27", "b26", "b25").turn(1)
    table.play("end")
    assert table.state.last_round == "middle-player"
    table.play("end")
    assert table.outcome.endings == ("middle-player",)


@pytest.mark.rule("b.count.tenths", "b.count.total")
def test_ruling_14_settling_debts_always_pays_off() -> None:
    table = position().done(0, *SEVENTEEN).team(0, "s1").loans(0, 1).sesterces(0, 20).sesterces(1, 0)
    before = table.total(0)
    assert before == 170 - 10 - 20 + 20
    table.play("end", "end", "repay")
    assert table.total(0) == before + 5
    table.play("free s1")
    assert table.total(0) == before + 10
    assert table.outcome.tallies[0].total == 170


@pytest.mark.rule("b.count.shared", "b.aim.most-points")
def test_ruling_14_equal_totals_win_together() -> None:
    table = position(3).done(0, "b29", "b28", "b09").done(1, "b27", "b26", "b17").sesterces(2, 50)
    table.play("end", "end", "end")
    assert [one.total for one in table.outcome.tallies] == [180, 180, 50]
    assert table.outcome.endings == ("first-player", "tie")
    assert table.outcome.places == (1, 1, 3)


@pytest.mark.rule("b.turn.stop-early")
def test_ruling_15_a_player_may_stop_early_and_loses_the_actions_left() -> None:
    table = position().play("end")
    assert (table.table.decider, table.state.actions) == (1, 3)
    table.play("end")
    assert (table.table.decider, table.state.actions) == (0, 3)


@pytest.mark.rule("b.open.several", "b.open.for-good")
def test_ruling_16_any_number_of_sites_which_count_and_cost_nothing_unfinished() -> None:
    table = position().sesterces(0, 10)
    for _ in range(5):
        if table.state.actions == 0:
            table.play("extra")
        table.play(f"open {table.state.building_row[0]}")
    assert len(table.player(0).sites) == 5
    assert table.total(0) == 0
    verbs = {key.split()[0] for key in table.moves()}
    assert verbs == {"end"}, "nothing gives a site up"


@pytest.mark.rule("b.open.for-good", "b.work.stays-until-finished")
def test_ruling_16_nobody_is_withdrawn_from_a_site() -> None:
    table = position().site(0, "b29", "c1").site(0, "b28")
    assert table.refusal("send c1") == "b.work.stays-until-finished"


@pytest.mark.rule("b.slave.freed", "b.slave.free-available-only")
def test_ruling_17_a_freed_slave_is_a_worker_for_four_sesterces_with_tool_and_university() -> None:
    table = position().site(0, "b29").site(0, "b28", "s2").team(0, "s1").tools(0, "t2").sesterces(0, 11)
    assert table.refusal("free s2") == "b.slave.free-available-only"
    table.play("free s1", "study u3", "teach s1")
    assert (table.worker(0, "s1").pay, table.worker(0, "s1").makes) == (4, (2, 0, 3, 2))
    table.play("send s1 with t2", "to b29")
    assert (table.player(0).sesterces, table.player(0).sites[0].missing) == (0, (2, 3, 1, 2))


@pytest.mark.rule("b.tool.with-the-worker", "b.tool.one-each", "b.tool.bound-to-site")
def test_ruling_17_a_tool_goes_along_costs_nothing_and_stays_until_the_site_is_finished() -> None:
    table = position().site(0, "b29").team(0, "c3", "c4").tools(0, "t1", "t2").sesterces(0, 20).actions(4)
    with pytest.raises(InvalidMove):
        table.play("send c3 with t1 t2")
    table.play("send c3 with t1", "to b29")
    assert (table.state.actions, table.player(0).sesterces) == (3, 16)
    assert table.refusal("send c4 with t1") == "b.tool.bound-to-site"
    assert table.refusal("send c3 with t2") == "b.work.stays-until-finished", "no tool is brought later"


@pytest.mark.rule("b.setup.first-player", "b.setup.money")
def test_ruling_18_the_first_player_is_drawn_and_nobody_is_compensated() -> None:
    firsts = set()
    for seed in range(60):
        state = GAME.setup(GAME.edition(), {"machines-equipped": True}, 4, RandomChance(random.Random(seed)))
        assert isinstance(state, BuildersState)
        firsts.add(state.first)
        assert (state.active, state.decider) == (state.first, state.first)
        assert [player.sesterces for player in state.players] == [10, 10, 10, 10]
        assert [len(player.team) for player in state.players] == [1, 1, 1, 1]
    assert firsts == {0, 1, 2, 3}
