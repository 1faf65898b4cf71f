"""The engine plays The Builders as a second opinion does that was written from the rulebook alone."""

from __future__ import annotations

import pytest

from builders.second_opinion import SecondOpinion
from conformance.opinions import PARTS, Difference, Goods, compare, part
from quadriga.games.builders.decisions import Posting, Teaching, Turn
from quadriga.games.builders.edition import Worker
from quadriga.games.builders.game import GAME
from quadriga.games.builders.state import BuildersState, Site


@pytest.mark.parametrize("number", range(PARTS))
def test_the_engine_and_the_second_opinion_agree(number: int) -> None:
    assert compare("builders", SecondOpinion, goods, part(number)).games == len(part(number))


class Generous(SecondOpinion):
    """Pays a sesterce too much for three actions."""

    def _take(self, number: str) -> None:
        super()._take(number)
        if number == "3":
            self._pay(-1)


def test_a_sesterce_too_many_is_a_difference() -> None:
    with pytest.raises(Difference, match=r"take 3: bank is .*; sesterces of \d is"):
        compare("builders", Generous, goods, range(10))


class Forgetful(SecondOpinion):
    """Lets a second tool, slave or university be bought in a turn."""

    def _invest(self, price: int) -> None:
        super()._invest(price)
        self.turn.invested = False


def test_a_limit_forgotten_is_a_difference() -> None:
    with pytest.raises(Difference, match="invested is True, the second opinion says False"):
        compare("builders", Forgetful, goods, range(10))


def goods(state: BuildersState) -> Goods:
    """What the engine says of a position, in the words of the second opinion."""
    pending = state.stack[-1] if state.stack else None
    told: Goods = {
        "question": _question(state),
        "first": state.first,
        "last round": state.last_round,
        "bank": state.bank,
        "building row": state.building_row,
        "next building": state.next_building,
        "building deck": sorted(state.building_deck),
        "worker row": state.worker_row,
        "worker deck": sorted(state.worker_deck),
        "slave pile": sorted(state.slaves),
        "tool pile": sorted(state.tools),
        "university pile": sorted(state.universities),
        "loan pile": state.loans,
        "repaid": state.repaid,
    }
    outcome = GAME.outcome(state)
    if outcome is not None:
        told["endings"] = outcome.endings
    elif isinstance(pending, Turn | Posting | Teaching):
        told["active"] = state.active
        told["actions"] = state.actions
        told["invested"] = state.invested
        told["sent"] = {site.id: state.sent.get(site.id, 0) for site in state.players[state.active].sites}
        told["quiet turns"] = state.idle
    for player, tally in zip(state.players, GAME.tally(state, None), strict=True):
        seat = player.seat
        told[f"sesterces of {seat}"] = player.sesterces
        told[f"points of {seat}"] = player.points
        told[f"loans of {seat}"] = player.loans
        told[f"team of {seat}"] = {worker.id: _worker(worker) for worker in player.team}
        told[f"tools of {seat}"] = sorted(player.tools)
        told[f"sites of {seat}"] = {site.id: _site(site) for site in player.sites}
        told[f"finished by {seat}"] = player.done
        told[f"tally of {seat}"] = dict(tally.lines)
    return told


def _question(state: BuildersState) -> tuple[str | None, ...]:
    if not state.stack:
        return ()
    pending = state.stack[-1]
    if isinstance(pending, Posting):
        return pending.name, pending.worker, pending.tool
    if isinstance(pending, Teaching):
        return pending.name, pending.university
    return (pending.name,)


def _worker(worker: Worker) -> tuple[object, ...]:
    return worker.rank, worker.pay, worker.makes, worker.lesson


def _site(site: Site) -> tuple[object, ...]:
    crew = [(worker.id, *_worker(worker), tool) for worker, tool in zip(site.crew, site.tools, strict=True)]
    return site.missing, crew
