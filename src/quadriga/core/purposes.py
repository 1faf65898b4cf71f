"""What lies where, and what for: the answer to a click on something that no move could use now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from quadriga.core.errors import Refusal
from quadriga.core.things import lying, zone_of_thing
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


def purpose(
    zones: Iterable[Zone],
    rules: Mapping[str, str],
    seat: int | None,
    thing: str,
    facts: Callable[[str], Mapping[str, Any]] | None = None,
) -> Refusal | None:
    """What a place is for, with the figures of this position: whose it is, how much lies there, and what the game adds.

    A thing that goes by its kind alone is looked for in the places where such a thing lies; `facts` is asked about the
    thing where it was found.
    """
    listed = list(zones)
    placed = thing
    if rule_for(rules, place_of(placed)[1]) is None:
        lies_in = next((one.id for one in listed if one.kinds and thing in one.kinds), None)
        placed = thing if lies_in is None else lying(thing, lies_in)
    owner, place = place_of(placed)
    rule = rule_for(rules, place)
    if rule is None:
        return None
    named = zone_of_thing(placed) or placed
    zone = next((one for one in listed if one.id == named), None)
    if zone is not None and owner is None:
        owner = zone.owner
    told: dict[str, Any] = {
        "thing": thing,
        "owner": owner,
        "own": owner is not None and owner == seat,
        "count": zone.count if zone is not None else 0,
        "lies": placed != named,
    }
    return Refusal(rule, {**told, **(facts(placed) if facts else {})})
