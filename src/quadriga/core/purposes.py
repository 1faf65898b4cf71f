"""What lies where, and what for: the answer to a click on something that no move could use now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from quadriga.core.errors import Refusal
from quadriga.core.things import zone_of_thing
from quadriga.core.views import Zone


def place_of(thing: str) -> tuple[int | None, str]:
    """Whose place a thing lies in, or is, and which: `gate@p1.hand` lies in seat 1's `p.hand`."""
    zone = zone_of_thing(thing) or thing
    owner, _, place = zone.partition(".")
    if place and owner[:1] == "p" and owner[1:].isdecimal():
        return int(owner[1:]), f"p.{place}"
    return None, zone


def rule_for(rules: Mapping[str, str], place: str) -> str | None:
    """The rule about a place: by its whole id, or by what it begins with, as `pool` for `pool.brick`."""
    while place not in rules:
        place, dot, _ = place.rpartition(".")
        if not dot:
            return None
    return rules[place]


def purpose(zones: Iterable[Zone], rules: Mapping[str, str], seat: int | None, thing: str) -> Refusal | None:
    """What a place is for, with the figures of this position: whose it is, and how much lies there."""
    owner, place = place_of(thing)
    rule = rule_for(rules, place)
    if rule is None:
        return None
    named = zone_of_thing(thing) or thing
    zone = next((one for one in zones if one.id == named), None)
    if zone is not None and owner is None:
        owner = zone.owner
    count = zone.count if zone is not None else 0
    return Refusal(rule, {"thing": thing, "owner": owner, "own": owner is not None and owner == seat, "count": count})
