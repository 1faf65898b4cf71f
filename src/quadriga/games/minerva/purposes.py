"""What lies where, and what for: told to whoever clicks something that no move could use now."""

from __future__ import annotations

from typing import Final

from quadriga.core import purposes
from quadriga.core.errors import Refusal
from quadriga.games.minerva.views import MinervaView, zones

#: The rule about each place; a seat's own places begin with `p`.
RULES: Final = {
    "row": "mi.round.draw",
    "deck": "mi.round.six",
    "temples": "mi.setup.temples",
    "deck.temples": "mi.temple.replaced",
    "pile": "mi.culture.compare",
    "culture-theatre": "mi.setup.culture",
    "culture-art": "mi.setup.culture",
    "culture-academic": "mi.setup.culture",
    "glory": "mi.glory.rank",
    "p.glory": "mi.glory.rank",
    "orders": "mi.round.first-player",
    "box": "mi.solo.build",
    "p.purse": "mi.setup.money",
    "p.stores": "mi.limit.six",
    "p.assistants": "mi.assistant.place",
    "p.residences": "mi.residence.build",
    "p.city": "mi.place.stays",
    "p.placing": "mi.round.turns",
    "p.culture": "mi.culture.one-a-kind",
    "p.laurels": "mi.glory.unclaimed",
    "p.order": "mi.pass.order-tile",
    "residence": "mi.round.prepare",
    "pass": "mi.round.prepare",
    "done": "mi.special.may-decline",
    "sell": "mi.sell.any-time",
    "hire": "mi.hire.reverse-order",
    "up": "mi.line.direction",
    "down": "mi.line.direction",
    "left": "mi.line.direction",
    "right": "mi.line.direction",
    "p": "mi.line.until",
}


def purpose(view: MinervaView, thing: str) -> Refusal | None:
    return purposes.purpose(zones(view), RULES, view.seat, thing)


#: Reasons that seldom are what somebody had in mind: told last.
SELDOM_MEANT: Final = frozenset(
    {
        "mi.sell.held",
    }
)


def weight(refusal: Refusal) -> int:
    return int(refusal.rule in SELDOM_MEANT)
