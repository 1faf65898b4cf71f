"""What lies where, and what for: told to whoever clicks something that no move could use now."""

from __future__ import annotations

from typing import Final

from quadriga.core import purposes
from quadriga.core.errors import Refusal
from quadriga.games.porta_nigra.edition import spot_zone
from quadriga.games.porta_nigra.views import PortaNigraView, zones

#: The rule about each place; a seat's own places begin with `p`.
RULES: Final = {
    "reserve": "pn.brick.limited",
    "p.reserve": "pn.brick.limited",
    "shop": "pn.buy.one-brick",
    "basilica": "pn.city.quarters",
    "amphitheatre": "pn.city.quarters",
    "wall": "pn.city.quarters",
    "porta": "pn.city.quarters",
    "deck.supply": "pn.turn.refill-market",
    "discard.supply": "pn.turn.supply-reshuffled",
    "deck.buildings": "pn.turn.refill-building-cards",
    "display.buildings": "pn.build.card",
    "deck.honours": "pn.turn.refill-honour-cards",
    "display.honours": "pn.honour.at-once",
    "box": "pn.final.out-of-the-game",
    "p.purse": "pn.setup.start",
    "p.torches": "pn.card.torch-token",
    "p.influence": "pn.action.influence",
    "p.romans": "pn.end.fifteenth",
    "p.stand": "pn.turn.place-builder",
    "p.bricks": "pn.build.substitute-colour",
    "p.deck": "pn.setup.action-cards",
    "p.hand": "pn.round.new-hands",
    "p.played": "pn.card.any-order",
    "p.discard": "pn.turn.last-cards",
    "p.cards": "pn.score.sets",
    "icon": "pn.turn.optional",
    "end": "pn.turn.optional",
    "sell": "pn.turn.optional",
    "forfeit": "pn.turn.optional",
    "spend": "pn.turn.optional",
    "spot": "pn.build.one-element",
    "part": "pn.score.only-builders",
}
PART: Final = "part-"
ICON: Final = "icon-"


def purpose(view: PortaNigraView, thing: str) -> Refusal | None:
    return purposes.purpose(zones(view), RULES, view.seat, placed(view, thing))


def placed(view: PortaNigraView, thing: str) -> str:
    """A spot, a row of them or an icon goes by a name of its own where it is drawn."""
    if thing.startswith((PART, ICON)):
        return thing.partition("-")[0]
    return spot_zone(thing) if any(spot.id == thing for spot in view.spots) else thing
