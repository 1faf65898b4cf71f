"""Ten mistakes that somebody could make in the rules of The Builders; the second opinion has to notice them."""

from __future__ import annotations

from typing import Final

from conformance.faults import Fault

FAULTS: Final[tuple[Fault, ...]] = (
    Fault(
        "a limit",
        "A loan does not count as the investment of the turn.",
        "investing.py",
        "    invest(state, player, 0)\n",
        "    state.actions -= 1\n    state.idle = -1\n",
    ),
    Fault(
        "a tie",
        "Of two players with the same total the one with more sesterces wins.",
        "scoring.py",
        "places_by([(one.total,) for one in tallies])",
        "places_by([(one.total, one.lines[-1][1]) for one in tallies])",
    ),
    Fault(
        "an order",
        "A new building joins the end of the row instead of filling the gap.",
        "supplies.py",
        "    row[place] = state.next_building\n",
        "    del row[place]\n    row.append(state.next_building)\n",
    ),
    Fault(
        "a cost",
        "The third sent to a site in a turn costs two actions, like the second.",
        "workers.py",
        "    state.sent[move.site] = actions\n",
        "    state.sent[move.site] = 1\n",
    ),
    Fault(
        "a skipped effect",
        "A freed slave is paid as little as before.",
        "edition.py",
        '"freed", self.freed_pay,',
        '"freed", worker.pay,',
    ),
    Fault(
        "a wrong seat",
        "The last round ends before seat 0 instead of the first player.",
        "turns.py",
        "following == state.first",
        "following == 0",
    ),
    Fault(
        "an option",
        "Machines are taught even where the table decided otherwise.",
        "investing.py",
        "worker.lesson is None and can_carry_tool(state, worker)",
        "worker.lesson is None and not worker.is_slave",
    ),
    Fault(
        "a threshold",
        "Seventeen points do not call the last round, only more do.",
        "ending.py",
        "player.points >= state.cards.numbers.end_points",
        "player.points > state.cards.numbers.end_points",
    ),
    Fault(
        "a wrong figure",
        "A university adds its level to the old one instead of replacing it.",
        "edition.py",
        "card.level if place == card.resource else level",
        "level + card.level if place == card.resource else level",
    ),
    Fault(
        "a wrong place",
        "A repaid loan goes back to the pile instead of leaving the game.",
        "supplies.py",
        "    state.repaid += 1\n",
        "    state.loans += 1\n",
    ),
)
