"""Storeroom: every client is a Laborer."""

from __future__ import annotations

from quadriga.games.glory_to_rome.buildings.bits import STOREROOM
from quadriga.games.glory_to_rome.edition import LABORER
from quadriga.games.glory_to_rome.state import Player


def lets_act(player: Player, role: int) -> bool:
    """Any client acts where Laborer is led: gtr.storeroom.clients.

    The queue of actions counts each client once, so with a Ludus Magna he still acts once:
    gtr.storeroom.one-action-each.
    """
    return role == LABORER and bool(player.powers & STOREROOM)


def roles_of_a_client(material: int) -> list[int]:
    """As what a client may act where no role is led: gtr.bath.ludus-storeroom."""
    return [LABORER] if material == LABORER else [LABORER, material]
