"""Ludus Magna: Merchants act in any role."""

from __future__ import annotations

from quadriga.games.glory_to_rome.buildings.bits import LUDUS_MAGNUS
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, MERCHANT
from quadriga.games.glory_to_rome.state import Player


def lets_act(player: Player, client: int) -> bool:
    """A Merchant acts in the role that is led, whichever it is: gtr.ludus-magnus.clients."""
    return client == MERCHANT and bool(player.powers & LUDUS_MAGNUS)


def roles_of_a_merchant() -> list[int]:
    """As what a Merchant may act where no role is led: gtr.bath.ludus-storeroom."""
    return list(EACH_MATERIAL)
