"""Circus Maximus: clients act twice."""

from __future__ import annotations

from quadriga.games.glory_to_rome.buildings.bits import CIRCUS_MAXIMUS
from quadriga.games.glory_to_rome.state import Player


def doubles(player: Player) -> bool:
    """Clients act twice for who led or followed: gtr.circus-maximus.twice.

    Asked when each client begins, so that completed meanwhile it doubles the rest: gtr.circus-maximus.mid-turn; and
    asked for those who act through Ludus Magna or Storeroom as well: gtr.circus-maximus.stand-ins.
    """
    return bool(player.powers & CIRCUS_MAXIMUS) and player.actions > 0
