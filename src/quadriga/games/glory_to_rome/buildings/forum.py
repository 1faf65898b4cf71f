"""Forum: a way to win at once."""

from __future__ import annotations

from quadriga.games.glory_to_rome.buildings.bits import FORUM, LUDUS_MAGNUS, STOREROOM
from quadriga.games.glory_to_rome.edition import ARCHITECT, CRAFTSMAN, LABORER, LEGIONARY, MERCHANT, PATRON
from quadriga.games.glory_to_rome.state import GloryState, Player


def find_winners(state: GloryState) -> tuple[int, ...]:
    """All who meet the condition at this moment: gtr.forum.win; points decide between them: gtr.forum.several.

    Whatever changes stock, clients or functions asks this before any other end is looked at: gtr.forum.first.
    """
    found = tuple(player.seat for player in state.players if player.powers & FORUM and is_met(state, player))
    return tuple(seat for seat in found if seat not in state.left) if state.left else found  # gtr.forum.left


def is_met(state: GloryState, player: Player) -> bool:
    """A client of each role and a material of each type; each client counts once: gtr.forum.clients."""
    if not state.rules.alternative_forum and not all(player.stock):  # gtr.forum.alternative
        return False
    clients = [len(pile) for pile in player.clients]
    merchants = clients[MERCHANT]
    spare = 0
    for role in (PATRON, CRAFTSMAN, ARCHITECT, LEGIONARY):
        if clients[role]:
            spare += clients[role] - 1
        elif player.powers & LUDUS_MAGNUS:  # gtr.forum.ludus-magnus
            merchants -= 1
        else:
            return False
    if merchants < 1:
        return False
    if clients[LABORER]:
        return True
    if player.powers & LUDUS_MAGNUS and merchants > 1:
        return True
    return bool(player.powers & STOREROOM) and spare + merchants > 1  # gtr.forum.storeroom
