"""What lies where, and what for: told to whoever clicks something that no move could use now."""

from __future__ import annotations

from typing import Any, Final

from quadriga.core import purposes
from quadriga.core.errors import Refusal
from quadriga.core.things import kind_of, zone_of_thing
from quadriga.games.porta_nigra.edition import WHITE, PortaNigraEdition, spot_zone
from quadriga.games.porta_nigra.schema import COLOURS
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


def purpose(view: PortaNigraView, edition: PortaNigraEdition, thing: str) -> Refusal | None:
    part = thing if thing.startswith(PART) else ""
    return purposes.purpose(
        zones(view), RULES, view.seat, placed(view, thing), lambda lies: facts(view, edition, part or lies)
    )


def placed(view: PortaNigraView, thing: str) -> str:
    """A spot, a row of them or an icon goes by a name of its own where it is drawn."""
    if thing.startswith((PART, ICON)):
        return thing.partition("-")[0]
    return spot_zone(thing) if any(spot.id == thing for spot in view.spots) else thing


def facts(view: PortaNigraView, edition: PortaNigraEdition, thing: str) -> dict[str, Any]:
    """What the reader has for a spot, who is ahead in a row, what the walk to a quarter costs, what is left."""
    zone = zone_of_thing(thing) or thing
    walks = view.seat == view.active  # tolls and prices are those of whoever's turn it is
    told: dict[str, Any] = {
        "torches": view.torches,
        "used": any(icon.id == thing and icon.covered for icon in view.icons),
        "last": view.round >= view.rounds,
        "deck": view.supply_deck,
        "toll": view.tolls.get(zone) if walks else None,
        "here": view.seat is not None and view.players[view.seat].quarter == zone,
        "influence": 0 if view.seat is None else view.players[view.seat].influence,
        "colour": zone.rpartition(".")[2] if zone.rpartition(".")[2] in COLOURS else None,
        "price": view.prices.get(zone) if walks else None,
    }
    return told | standing(view, thing) | spot_facts(view, edition, thing)


def standing(view: PortaNigraView, thing: str) -> dict[str, Any]:
    """Who is ahead in a part of the city, by how much; nobody where all points would be shared."""
    told: dict[str, Any] = {"leader": None, "leads": False, "most": 0, "yours": 0}
    for majority in view.majorities:
        if thing != f"{PART}{majority.part}":
            continue
        best, *others = majority.standings
        told["most"] = best.count
        told["yours"] = sum(one.count for one in majority.standings if one.seat == view.seat)
        if all(one.points < best.points for one in others):
            told |= {"leader": best.seat, "leads": best.seat == view.seat}
    return told


def spot_facts(view: PortaNigraView, edition: PortaNigraEdition, thing: str) -> dict[str, Any]:
    """The bricks that a spot takes, or that stand on it, and those the reader could stack there."""
    id = zone_of_thing(thing).partition(".")[2] or kind_of(thing).removeprefix("spot.")
    spot = edition.spot_by_id.get(id)
    if spot is None or view.seat is None:
        return {}
    bricks = view.players[view.seat].bricks
    have = bricks[WHITE] + (0 if spot.colour == WHITE else bricks[spot.colour])
    return {
        "spot": spot.id,
        "colour": COLOURS[spot.colour],
        "need": spot.least,
        "have": have,
        "enough": have >= spot.least,
        "bricks": view.spots[spot.index].bricks,
        "porta": spot.is_porta,
        "romans": view.players[view.seat].romans,
    }
