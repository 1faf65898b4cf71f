"""What lies where, and what for: told to whoever clicks something that no move could use now."""

from __future__ import annotations

from typing import Any, Final

from quadriga.core import purposes
from quadriga.core.errors import Refusal
from quadriga.core.things import zone_of_thing
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.edition import MATERIALS, GloryEdition
from quadriga.games.glory_to_rome.views import GloryView, zones

#: The rule about each place; a seat's own places begin with `p`.
RULES: Final = {
    "pool": "gtr.setup.pool",
    "deck": "gtr.end.deck",
    "senators": "gtr.senator.returns",
    "p.senators": "gtr.senator.returns",
    "removed": "gtr.initiation.half-the-deck",
    "box": "gtr.complete.materials-leave",
    "town": "gtr.setup.sites",
    "outside": "gtr.tower.outside",
    "p.hand": "gtr.hand.size-public",
    "p.aside": "gtr.fountain.uses",
    "p.camp": "gtr.turn.cards-to-pool",
    "p.influence": "gtr.complete.influence",
    "p.stock": "gtr.stock.no-limit",
    "p.clients": "gtr.client.every-turn",
    "p.vault": "gtr.vault.limit",
    "think": "gtr.turn.follow",
    "refill": "gtr.think.at-once",
    "discard.all": "gtr.think.discard-each",
    "petition": "gtr.petition.as-senator",
    "as.architect": "gtr.circus.own-material",
    "done": "gtr.action.optional",
    "keep": "gtr.fountain.no-other-card",
    "hold": "gtr.found.from-hand",
    "role": "gtr.senator.any-role",
    "demand": "gtr.legionary.together",
    "claim": "gtr.senate.turn-order",
    "p": "gtr.complete.at-once",
}


def purpose(view: GloryView, edition: GloryEdition, thing: str) -> Refusal | None:
    named = at.POOL[MATERIALS.index(thing)] if thing in MATERIALS else thing
    return purposes.purpose(zones(view), RULES, view.seat, named, lambda placed: facts(view, edition, placed))


def facts(view: GloryView, edition: GloryEdition, thing: str) -> dict[str, Any]:
    """The material of a pile, the limits of its owner, how far a building is, what was led, what the reader holds."""
    zone = zone_of_thing(thing) or thing
    material = zone.rpartition(".")[2]
    owner = purposes.place_of(thing)[0]
    player = view.players[owner if owner is not None else view.seat or 0]
    told: dict[str, Any] = {
        "material": material if material in MATERIALS else None,
        "role": view.role or None,
        "clients": player.client_limit,
        "vault": player.vault_limit,
        "filled": player.vault_count,
        "room": player.vault_count < player.vault_limit,
        "influence": player.influence,
        "jacks": 0 if view.seat is None else view.players[view.seat].senators,
        "played": sum(one.senators_played for one in view.players if one.seat != view.seat),
    }
    for building in player.buildings:
        if building.id == zone:
            told |= {
                "building": building.card,
                "site": building.site,
                "have": len(building.materials),
                "need": edition.values[MATERIALS.index(building.site)],
                "done": building.done,
                "open": bool(building.public),
            }
    return told


#: Reasons that seldom are what somebody had in mind: told last.
SELDOM_MEANT: Final = frozenset(
    {
        "gtr.petition.size",  # two alike are the last resort
        "gtr.circus.architect",  # known to who built it
        "gtr.circus.already-architect",  # known to who built it
        "gtr.found.matching-site",  # the site is chosen after the card
        "gtr.found.outside-two-actions",  # out of town is the second thought
        "gtr.found.outside-when-town-empty",  # out of town is the second thought
        "gtr.archway.pool",  # known to who built it
        "gtr.stairway.opens",  # known to who built it
        "gtr.stairway.spends-the-action",  # known to who built it
    }
)


def weight(refusal: Refusal) -> int:
    return int(refusal.rule in SELDOM_MEANT)
