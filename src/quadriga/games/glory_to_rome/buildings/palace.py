"""Palace: more than one card."""

from __future__ import annotations

from quadriga.core.errors import Refusal
from quadriga.games.glory_to_rome.buildings import circus
from quadriga.games.glory_to_rome.buildings.bits import CIRCUS, PALACE
from quadriga.games.glory_to_rome.decisions import Palace
from quadriga.games.glory_to_rome.edition import ARCHITECT, ROLES
from quadriga.games.glory_to_rome.state import GloryState, Player


def offer(state: GloryState, player: Player) -> None:
    """More cards of the role, one action each: gtr.palace.more-cards."""
    if player.powers & PALACE and (player.hand or (player.senators and may_add_senator(state, player))):
        state.stack.append(Palace(player.seat))


def roles_to_add(state: GloryState, player: Player) -> tuple[int, ...]:
    """The roles whose Orders may be added: gtr.palace.same-role; with a Circus, for Architect, any."""
    if state.role == ARCHITECT and player.powers & CIRCUS and state.rules.palace_circus:  # gtr.palace.circus
        return circus.roles_for_architect(state)
    return (state.role,)


def may_add_senator(state: GloryState, player: Player) -> bool:
    """How many Senators, and wild units in all: gtr.palace.one-wild."""
    return player.senators_played < state.rules.palace_senators and _may_add_wild(state, player)


def may_add_petition(state: GloryState, player: Player) -> bool:
    """How many petitions, and wild units in all: gtr.palace.one-wild."""
    return player.petitions < state.rules.palace_petitions and _may_add_wild(state, player)


def _may_add_wild(state: GloryState, player: Player) -> bool:
    rules = state.rules
    return player.senators_played + player.petitions < max(rules.palace_senators, rules.palace_petitions)


def why_not_order(state: GloryState, player: Player, card: str) -> Refusal | None:
    if state.cards.material_of[card] in roles_to_add(state, player):
        return None
    return Refusal("gtr.palace.same-role", {"thing": card, "role": ROLES[state.role]})


def why_not_senator(state: GloryState, player: Player) -> Refusal | None:
    return None if may_add_senator(state, player) else Refusal("gtr.palace.one-wild")


def why_not_petition(state: GloryState, player: Player) -> Refusal | None:
    return None if may_add_petition(state, player) else Refusal("gtr.palace.one-wild")
