"""What lies where, and what for: told to whoever clicks something that no move could use now."""

from __future__ import annotations

from typing import Any, Final

from quadriga.core import purposes
from quadriga.core.errors import Refusal
from quadriga.core.things import kind_of, zone_of_thing
from quadriga.games.minerva import state as at
from quadriga.games.minerva.edition import RESIDENCE, MinervaEdition
from quadriga.games.minerva.moves import CULTURE_IDS
from quadriga.games.minerva.supplies import ASSISTANT_TOKEN
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


def purpose(view: MinervaView, edition: MinervaEdition, thing: str) -> Refusal | None:
    # In the solo game the name of an offer says besides which tile leaves for it.
    offered = thing.partition("/")[0]
    return purposes.purpose(zones(view), RULES, view.seat, offered, lambda placed: facts(view, edition, placed))


def facts(view: MinervaView, edition: MinervaEdition, thing: str) -> dict[str, Any]:
    """What the owner can still build with, who leads in glory, what a culture tile asks for, how many have passed."""
    owner = purposes.place_of(thing)[0]
    player = view.players[owner if owner is not None else view.seat or 0]
    tile = next((cell.tile for cell in player.city if cell.id == thing), kind_of(thing))
    told: dict[str, Any] = {
        "left": player.residences,
        "assistants": player.assistants,
        "residence": tile == RESIDENCE,
        "assistant": tile == ASSISTANT_TOKEN,
        "passed": sum(bool(one.order) for one in view.players),
        "players": len(view.players),
    }
    if (zone_of_thing(thing) or thing) == at.ROW:
        told["count"] = len(view.row)  # the coins of round tiles that lie there besides are no buildings
    return told | glory_lead(view) | culture_facts(view, edition, thing)


def glory_lead(view: MinervaView) -> dict[str, Any]:
    """Who has the most glory tokens, if it is one player, and how many; and what the reader has."""
    most = max(player.glory for player in view.players)
    leaders = [player.seat for player in view.players if player.glory == most]
    mine = 0 if view.seat is None else view.players[view.seat].glory
    return {
        "leader": leaders[0] if len(leaders) == 1 else None,
        "leads": leaders == [view.seat],
        "most": most,
        "yours": mine,
    }


def culture_facts(view: MinervaView, edition: MinervaEdition, thing: str) -> dict[str, Any]:
    """What the top tile of a pile asks for; of a tile in it, what that one does, and how many are won before it."""
    kind, zone = kind_of(thing), purposes.place_of(thing)[1]
    for culture, pile, id in zip(CULTURE_IDS, view.piles, at.PILES, strict=True):
        if zone == id or kind == culture:
            above = pile.index(kind) if kind in pile else 0
            return {"above": above, "asks": edition.culture[pile[above]].icons if pile else 0, "count": len(pile)}
    return {}


#: Reasons that seldom are what somebody had in mind: told last.
SELDOM_MEANT: Final = frozenset(
    {
        "mi.sell.held",
    }
)


def weight(refusal: Refusal) -> int:
    return int(refusal.rule in SELDOM_MEANT)
