"""A move touches this card in this place: an equal card of somebody else is another thing."""

from builders.position import position


def test_own_loans_are_repaid_and_nobody_elses() -> None:
    table = position(2).loans(0, 1).loans(1, 1).sesterces(0, 99).table
    assert table.why_not_at(0, "loan@p0.loans") == []
    (refusal,) = table.why_not_at(0, "loan@p1.loans")
    assert (refusal.rule, refusal.args["owner"], refusal.args["own"]) == ("b.loan.penalty", 1, False)


def test_a_tool_and_a_worker_are_touched_where_they_lie() -> None:
    table = position(2).tools(0, "t1").team(0, "a1").site(0, "b15", "s6").table
    assert table.touches(table.find("send a1 with t1")) == ("t1@p0.tools", "a1@p0.team")
    assert [refusal.rule for refusal in table.why_not_at(0, "s6@crew.b15")] != ["core.turn.nothing-to-do"]
    (nothing,) = table.why_not_at(0, "s6@p0.team")
    assert nothing.rule == "b.finish.come-home"  # nobody lies there
