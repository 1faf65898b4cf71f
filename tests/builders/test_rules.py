"""Every rule of the catalogue that no example and no ruling shows, and every refusal by its name."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from builders.position import Position, position, shipped_text
from quadriga.core.chance import RandomChance
from quadriga.core.events import Happened, Moved
from quadriga.games.builders import refusals
from quadriga.games.builders.edition import BuildersEdition, read
from quadriga.games.builders.game import GAME
from quadriga.games.builders.state import BuildersState

SEVENTEEN = ("b29", "b28", "b09")
WORKERS = [worker.id for worker in position().state.cards.workers.values() if worker.rank not in ("slave", "machine")]
SLAVES = [f"s{n}" for n in range(1, 7)]


def at_the_count(edition: BuildersEdition | None = None) -> Position:
    """Seat 0 is asked at the final count, with a loan and two slaves of whom one is at work."""
    table = (
        position(edition=edition)
        .done(0, *SEVENTEEN)
        .site(0, "b27", "s1")
        .team(0, "s2", "c1")
        .loans(0, 1)
        .sesterces(0, 15)
    )
    return table.play("end", "end")


def at_a_count_where_freeing_is_dear() -> Position:
    """With the printed figures, whoever cannot pay for freedom can pay for nothing and is not asked at all."""
    text = shipped_text().replace("free_at_count_price = 5", "free_at_count_price = 16")
    return at_the_count(read(text, "dear"))


REFUSALS: list[tuple[str, Callable[[], Position], tuple[str, ...]]] = [
    ("b.open.cost", lambda: position().actions(0), ("open b01",)),
    ("b.open.from-the-row", position, ("open b06",)),
    ("b.recruit.cost", lambda: position().actions(0), ("recruit c1",)),
    ("b.take.cost", lambda: position().actions(2), ("take 3",)),
    ("b.turn.extra-actions", lambda: position().sesterces(0, 4), ("extra",)),
    ("b.invest.cost", lambda: position().actions(0), ("buy t1",)),
    ("b.invest.cost", lambda: position().actions(0), ("borrow",)),
    ("b.invest.once-a-turn", position, ("buy t1", "borrow")),
    ("b.invest.once-a-turn", position, ("borrow", "buy s1")),
    ("b.invest.once-a-turn", lambda: position().team(0, "c1").sesterces(0, 20), ("buy t1", "study u1")),
    ("b.slave.price", lambda: position().sesterces(0, 6), ("buy s1",)),
    ("b.slave.free-cost", lambda: position().team(0, "s1").actions(0), ("free s1",)),
    ("b.slave.free-available-only", lambda: position().site(0, "b29", "s1"), ("free s1",)),
    ("b.slave.free-slaves-only", lambda: position().team(0, "c1"), ("free c1",)),
    ("b.slave.free-slaves-only", lambda: position().team(0, "k1"), ("free k1",)),
    ("b.slave.free-slaves-only", lambda: position().team(0, "s1"), ("free s1", "free s1")),
    ("b.tool.price", lambda: position().sesterces(0, 1), ("buy t1",)),
    ("b.tool.not-for-slaves", lambda: position().site(0, "b29").team(0, "s1").tools(0, "t1"), ("send s1 with t1",)),
    ("b.tool.bound-to-site", lambda: position().site(0, "b29", "c1 with t1").team(0, "c2"), ("send c2 with t1",)),
    ("b.loan.limited", lambda: position().loans(1, 4), ("borrow",)),
    ("b.loan.repay", lambda: position().sesterces(0, 15), ("repay",)),
    ("b.loan.repay-price", lambda: position().loans(0, 1).sesterces(0, 14), ("repay",)),
    ("b.university.price", lambda: position().team(0, "c1").sesterces(0, 6), ("study u1",)),
    ("b.university.placed-at-once", lambda: position().team(0, "s1"), ("study u1",)),
    ("b.university.available-only", lambda: position().site(0, "b29", "c1").team(0, "c2"), ("study u1", "teach c1")),
    ("b.university.not-for-slaves", lambda: position().team(0, "s1", "c2"), ("study u1", "teach s1")),
    ("b.university.once-each", lambda: position().team(0, "c1 taught u2", "c2"), ("study u1", "teach c1")),
    ("b.machine.equipped", lambda: position(machines_equipped=False).team(0, "k1", "c2"), ("study u1", "teach k1")),
    ("b.work.needs-a-site", lambda: position().team(0, "c1"), ("send c1",)),
    ("b.work.cost", lambda: position().site(0, "b29").team(0, "c1").actions(0), ("send c1",)),
    (
        "b.work.cost",
        lambda: position().site(0, "b29").site(0, "b28").team(0, "c1", "c2").actions(2),
        ("send c1", "to b29", "send c2", "to b29"),
    ),
    ("b.work.wage", lambda: position().site(0, "b29").team(0, "c1").sesterces(0, 3), ("send c1",)),
    ("b.work.stays-until-finished", lambda: position().site(0, "b29", "c1"), ("send c1",)),
    ("b.count.free-price", at_a_count_where_freeing_is_dear, ("free s2",)),
    ("b.slave.free-available-only", at_the_count, ("free s1",)),
    ("b.slave.free-slaves-only", at_the_count, ("free c1",)),
    ("b.loan.repay-price", lambda: at_the_count().sesterces(0, 14), ("repay",)),
    ("b.loan.repay", lambda: at_the_count().sesterces(0, 30), ("repay", "repay")),
]


@pytest.mark.rule(*sorted({rule for rule, _, _ in REFUSALS}))
@pytest.mark.parametrize(("rule", "write", "moves"), REFUSALS)
def test_a_refused_move_names_the_rule_that_refuses_it(
    rule: str, write: Callable[[], Position], moves: tuple[str, ...]
) -> None:
    assert write().refusal(*moves) == rule


def test_every_refusal_in_the_code_is_shown_above() -> None:
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'"(b\.[a-z.-]+)"', source)) == {rule for rule, _, _ in REFUSALS}


@pytest.mark.rule("b.setup.buildings", "b.setup.investments", "b.setup.money")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    state = GAME.setup(GAME.edition(), {"machines-equipped": True}, seats, RandomChance(random.Random(3)))
    assert isinstance(state, BuildersState)
    assert len(state.building_row) == 5
    assert len({*state.building_row, state.next_building, *state.building_deck}) == 33
    assert (state.slaves, len(state.tools), len(state.universities), state.loans) == (SLAVES, 4, 4, 4)
    assert [player.sesterces for player in state.players] == [10] * seats
    assert state.bank == 108 - 10 * seats


@pytest.mark.rule("b.setup.buildings")
def test_the_buildings_are_shuffled() -> None:
    deals = set()
    for seed in range(10):
        state = GAME.setup(GAME.edition(), {"machines-equipped": True}, 2, RandomChance(random.Random(seed)))
        assert isinstance(state, BuildersState)
        deals.add((*state.building_row, state.next_building))
    assert len(deals) == 10


@pytest.mark.rule("b.turn.three-actions", "b.turn.order")
def test_each_turn_has_three_actions_and_the_next_seat_follows() -> None:
    table = position(3).turn(1).actions(0).play("end")
    assert (table.table.decider, table.state.actions) == (2, 3)
    table.play("take 3", "end")
    assert (table.table.decider, table.state.actions) == (0, 3)


@pytest.mark.rule("b.turn.three-actions", "b.invest.once-a-turn", "b.work.cost")
def test_a_new_turn_forgets_what_the_last_one_counted() -> None:
    table = position().site(0, "b29").team(0, "a1", "a2").sesterces(0, 20)
    table.play("buy t1", "send a1", "to b29", "end", "end")
    assert (table.state.invested, table.state.sent) == (False, {})
    table.play("buy t2", "send a2", "to b29")
    assert table.state.actions == 1


@pytest.mark.rule("b.turn.any-order", "b.open.cost", "b.recruit.cost", "b.invest.cost", "b.work.cost", "b.take.cost")
def test_actions_are_mixed_freely_and_each_costs_one() -> None:
    table = position().team(0, "a1").sesterces(0, 12).actions(6)
    left = []
    for moves in (["take 1"], ["recruit c1"], ["open b01"], ["buy t1"], ["send a1", "to b01"], ["recruit c2"]):
        table.play(*moves)
        left.append(table.state.actions)
    assert left == [5, 4, 3, 2, 1, 0]
    assert table.player(0).sesterces == 12 + 1 - 2 - 2 + 10, "recruiting and opening cost no sesterces"
    assert table.team_of(0) == ["c1", "a1", "c2"]


@pytest.mark.rule("b.open.cost", "b.open.several")
def test_the_opened_building_becomes_a_site_without_anybody() -> None:
    table = position().play("open b02", "open b01", "open b04")
    assert [(site.id, site.missing, site.crew) for site in table.player(0).sites] == [
        ("b02", (1, 0, 0, 1), ()),
        ("b01", (0, 1, 1, 0), ()),
        ("b04", (0, 0, 1, 1), ()),
    ]
    assert table.player(1).sites == []


@pytest.mark.rule("b.recruit.replaced")
def test_a_recruited_worker_is_replaced_from_the_deck() -> None:
    table = position().workers_left("a1", "a2", "a3", "a4", "c1", "m1").play("recruit a2")
    assert (table.state.worker_row, table.state.worker_deck) == (["a1", "m1", "a3", "a4", "c1"], [])
    assert Moved("m1", 1, "deck.workers", "row.workers") in table.events


@pytest.mark.rule("b.slave.price", "b.slave.unpaid")
def test_a_slave_costs_seven_and_works_for_nothing() -> None:
    table = position().site(0, "b29").sesterces(0, 7).play("buy s4")
    assert (table.player(0).sesterces, table.team_of(0)) == (0, ["s4"])
    assert "s4" not in table.state.slaves
    table.play("send s4", "to b29")
    assert (table.player(0).sesterces, table.player(0).sites[0].missing) == (0, (2, 2, 4, 4))


@pytest.mark.rule("b.slave.penalty", "b.slave.freed")
def test_a_slave_costs_a_point_until_freed() -> None:
    table = position().team(0, "s1", "s2").site(0, "b29", "s3").sesterces(0, 0)
    assert table.total(0) == -30
    table.play("free s1")
    assert table.total(0) == -20


@pytest.mark.rule("b.slave.freed", "b.work.wage")
def test_a_freed_slave_is_paid_each_time() -> None:
    table = position().site(0, "b02").site(0, "b08").team(0, "s1 freed").sesterces(0, 4)
    table.play("send s1", "to b02", "send s1", "to b08")
    assert table.player(0).sesterces == 4 - 4 + 10 - 4 + 6


@pytest.mark.rule("b.tool.bound-to-site", "b.tool.price")
def test_a_tool_comes_home_with_its_bearer_and_serves_anybody() -> None:
    table = position().site(0, "b11").site(0, "b29").team(0, "c3", "a1").tools(0, "t1").sesterces(0, 10)
    table.play("send c3 with t1", "to b11")
    assert (table.player(0).done, table.player(0).tools) == (["b11"], ["t1"])
    table.play("send a1 with t1", "to b29")
    assert table.player(0).sites[0].tools == ("t1",)


@pytest.mark.rule("b.loan.take", "b.invest.cost")
def test_a_loan_brings_ten_sesterces_for_one_action() -> None:
    table = position().sesterces(0, 0).play("borrow")
    assert (table.player(0).sesterces, table.player(0).loans, table.state.loans) == (10, 1, 3)
    assert table.state.actions == 2


@pytest.mark.rule("b.loan.penalty", "b.count.loans")
def test_a_loan_not_repaid_costs_two_points() -> None:
    table = position().done(0, *SEVENTEEN).loans(0, 2).sesterces(0, 16).play("end", "end", "done")
    assert dict(table.outcome.tallies[0].lines)["loans"] == -40
    assert table.outcome.tallies[0].total == 170 - 40 + 16


@pytest.mark.rule("b.university.for-good", "b.university.wage-stays")
def test_a_pupil_keeps_his_university_on_sites_and_when_he_comes_home() -> None:
    table = position().site(0, "b03").team(0, "c1").sesterces(0, 11).play("study u2", "teach c1")
    table.play("send c1", "to b03")
    assert table.player(0).done == ["b03"]
    pupil = table.worker(0, "c1")
    assert (pupil.lesson, pupil.makes, pupil.pay) == ("u2", (3, 3, 1, 0), 4)
    assert "u2" not in table.state.universities


@pytest.mark.rule("b.work.wage")
@pytest.mark.parametrize(("worker", "wage"), [("a1", 2), ("l1", 3), ("c1", 4), ("m1", 5), ("s1 freed", 4), ("s1", 0)])
def test_each_rank_has_its_wage(worker: str, wage: int) -> None:
    table = position().site(0, "b29").team(0, worker).sesterces(0, wage)
    table.play(f"send {worker.partition(' ')[0]}", "to b29")
    assert table.player(0).sesterces == 0


@pytest.mark.rule("b.work.needs-a-site")
def test_nobody_is_sent_to_the_site_of_another_player() -> None:
    table = position().site(0, "b29").site(1, "b28").team(0, "c1").play("send c1")
    assert table.moves() == {"to b29"}


@pytest.mark.rule("b.work.cost")
def test_only_sites_within_reach_are_offered() -> None:
    table = position().site(0, "b29").site(0, "b28").team(0, "c1", "c2").actions(2)
    table.play("send c1", "to b29", "send c2")
    assert table.moves() == {"to b28"}


@pytest.mark.rule("b.finish.automatic")
def test_a_building_waits_for_every_resource_and_surplus_helps_nowhere() -> None:
    table = position().site(0, "b07").team(0, "m1", "a1").play("send m1", "to b07")
    assert table.player(0).sites[0].missing == (0, 1, 0, 0), "three decorations do not make up for one wood"
    table.play("send a1", "to b07")
    assert (table.player(0).sites, table.player(0).done, table.state.actions) == ([], ["b07"], 0)


@pytest.mark.rule("b.finish.automatic", "b.tool.with-the-worker")
def test_a_tool_may_bring_what_is_missing() -> None:
    table = position().site(0, "b15", "s6").team(0, "a3").tools(0, "t1").play("send a3 with t1", "to b15")
    assert (table.player(0).done, table.player(0).points) == (["b15"], 3)
    assert (table.player(0).tools, table.team_of(0)) == (["t1"], ["s6", "a3"])
    assert Happened("finished", 0, {"building": "b15", "points": 3}) in table.events


@pytest.mark.rule("b.machine.built", "b.machine.becomes-worker")
def test_a_finished_machine_brings_points_and_joins_the_team() -> None:
    table = position().site(0, "k1").site(0, "b29").team(0, "s2").sesterces(0, 0).play("send s2", "to k1")
    assert (table.player(0).points, table.player(0).sesterces) == (2, 0)
    assert (table.team_of(0), table.player(0).done) == (["s2", "k1"], [])
    table.play("send k1", "to b29")
    assert (table.player(0).sites[0].missing, table.player(0).sesterces) == ((4, 1, 4, 4), 0)
    assert dict(table.table.tally()[0].lines)["machines"] == 20, "wherever it works"


@pytest.mark.rule("b.end.seventeen")
def test_sixteen_points_do_not_end_the_game() -> None:
    table = position().done(0, "b29", "b28", "b05").play("end", "end")
    assert table.player(0).points == 16
    assert table.state.last_round == ""
    assert table.table.question == "turn"


@pytest.mark.rule("b.end.equal-turns")
def test_the_round_ends_before_the_first_player_wherever_he_sits() -> None:
    table = position(3).done(0, *SEVENTEEN).turn(0)
    table.state.first = 1
    table.play("end")
    assert table.outcome.endings == ("last-player",)


def exhausted() -> Position:
    """Seat 0 has everybody but no site, seat 1 every site but nobody, and there is nothing more to take."""
    return position().team(0, *WORKERS, *SLAVES).buildings_left()


@pytest.mark.rule("b.end.exhausted")
def test_when_nobody_can_ever_work_again_the_round_is_finished_and_counted() -> None:
    table = exhausted().sesterces(0, 0).play("end")
    assert table.state.last_round == "exhausted"
    assert table.table.decider == 1, "the round is finished first"
    table.play("end")
    assert table.outcome.endings == ("exhausted",)
    assert [one.total for one in table.outcome.tallies] == [-60, 10]


@pytest.mark.rule("b.end.exhausted")
@pytest.mark.parametrize(
    "hope",
    [
        lambda: position().team(0, *WORKERS, *SLAVES).buildings_left("b01"),
        lambda: position().team(0, *WORKERS, *SLAVES[1:]).buildings_left(),
        lambda: position().team(0, *WORKERS[1:], *SLAVES).buildings_left(),
        lambda: position().team(0, *WORKERS[1:], *SLAVES).team(1, WORKERS[0]).buildings_left(),
        lambda: position().site(0, "b29").team(0, *WORKERS, *SLAVES).buildings_left(),
    ],
    ids=["a building in the row", "a slave in the pile", "a worker in the row", "a worker at his sites", "a site"],
)
def test_the_game_goes_on_while_anybody_might_still_be_sent(hope: Callable[[], Position]) -> None:
    table = hope().play("end", "end")
    assert (table.state.last_round, table.table.question) == ("", "turn")


@pytest.mark.rule("b.end.exhausted")
def test_ten_rounds_of_nothing_but_sesterces_end_the_game() -> None:
    table = position().play(*["take 3", "end"] * 18)
    table.play("recruit " + table.state.worker_row[0], "end", "end")
    table.play(*["take 1", "end"] * 18)
    assert table.state.last_round == "", "the recruit began the count anew"
    table.play("end")
    assert table.state.last_round == "exhausted"
    table.play("extra", "end")
    assert table.outcome.endings == ("exhausted",)


@pytest.mark.rule("b.count.free-price", "b.count.loans")
def test_players_are_asked_from_the_first_player_on_and_may_decline() -> None:
    table = position(3).done(2, *SEVENTEEN).turn(2)
    for seat in range(3):
        table.loans(seat, 1).sesterces(seat, 15).team(seat, f"s{seat + 1}")
    table.play("end")
    asked = []
    while table.table.decider is not None:
        asked.append(table.table.decider)
        assert table.moves() == {f"free s{asked[-1] + 1}", "repay", "done"}
        table.play("done")
    assert asked == [0, 1, 2]
    assert [one.total for one in table.outcome.tallies] == [-15, -15, 155]


@pytest.mark.rule("b.count.free-price")
def test_several_slaves_may_be_freed_at_the_count() -> None:
    table = position().done(0, *SEVENTEEN).team(0, "s1", "s2", "s3").sesterces(0, 10)
    table.play("end", "end", "free s1", "free s3")
    assert table.player(0).sesterces == 0
    assert table.outcome.tallies[0].total == 160


@pytest.mark.rule("b.count.total", "b.count.tenths", "b.aim.most-points")
def test_the_total_counts_buildings_machines_slaves_loans_and_tenths() -> None:
    table = position().done(0, *SEVENTEEN).team(0, "k1", "s1").site(0, "b27", "k2").loans(0, 1).sesterces(0, 4)
    table.sesterces(1, 30).play("end", "end")
    assert table.outcome.tallies[0].lines == (
        ("buildings", 170),
        ("machines", 40),
        ("slaves", -10),
        ("loans", -20),
        ("sesterces", 4),
    )
    assert table.outcome.winners == (0,)


@pytest.mark.rule("b.count.tenths")
def test_a_single_sesterce_decides() -> None:
    table = position().done(0, *SEVENTEEN).done(1, "b27", "b26", "b17").sesterces(0, 10).sesterces(1, 11)
    table.play("end", "end")
    assert table.outcome.places == (2, 1)
    assert table.outcome.endings == ("first-player",)
