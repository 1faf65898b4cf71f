"""Colosseum: clients are thrown to the lions."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.bits import PALISADE
from quadriga.games.glory_to_rome.decisions import Lions
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, MATERIALS, ROLES
from quadriga.games.glory_to_rome.moves import DONE_MOVE, Devour, devour
from quadriga.games.glory_to_rome.protection import is_protected, reaches
from quadriga.games.glory_to_rome.state import NONE, Counts, GloryState, Player, one_less
from quadriga.games.glory_to_rome.supplies import into_vault, top_of


def is_safe(state: GloryState, player: Player, other: Player) -> bool:
    """gtr.colosseum.protected: a table may agree that a Bridge does not get past Palisades here."""
    if other.powers & PALISADE and not state.rules.bridge_opens_lions:
        return True
    return is_protected(player, other)


def prey(state: GloryState, player: Player, demands: Counts) -> tuple[Counts, ...]:
    """How many clients of each role may be taken from each seat: one for each demand: gtr.colosseum.one-each."""
    return tuple(
        demands if reaches(state, player, other) and not is_safe(state, player, other) else NONE
        for other in state.players
    )


def offer(state: GloryState, player: Player, demands: Counts) -> None:
    """It reaches whom the demand reached: gtr.colosseum.reach."""
    state.stack.append(Lions(player.seat, prey(state, player, demands)))


def could_devour(state: GloryState, question: Lions) -> bool:
    """Whether the vault has room, and anybody is left: gtr.colosseum.room."""
    player = state.players[question.seat]
    return player.vault_room() > 0 and any(
        left[material] and state.players[seat].clients[material]
        for seat, left in enumerate(question.left)
        for material in EACH_MATERIAL
    )


def moves(state: GloryState, question: Lions, player: Player) -> list[Move]:
    found: list[Move] = [
        devour(seat, material)
        for seat, left in enumerate(question.left)
        for material in EACH_MATERIAL
        if left[material] and state.players[seat].clients[material]
    ]
    found.append(DONE_MOVE)
    return found


def why_not(state: GloryState, question: Lions, player: Player, move: Move) -> Refusal | None:
    if not isinstance(move, Devour):
        return None
    other, material = state.players[move.seat], move.material
    if not reaches(state, player, other):
        return Refusal("gtr.colosseum.reach", {"seat": move.seat})
    if is_safe(state, player, other):
        return Refusal("gtr.colosseum.protected", {"seat": move.seat})
    if not question.left[move.seat][material]:
        return Refusal("gtr.colosseum.one-each", {"material": MATERIALS[material]})
    if not other.clients[material]:
        return Refusal("gtr.colosseum.devour", {"seat": move.seat, "role": ROLES[material]})
    return None


def throw_to_lions(state: GloryState, question: Lions, player: Player, move: Devour, chance: Chance) -> None:
    """Clients of the colour demanded die and are worth their material: gtr.colosseum.devour."""
    other, material = state.players[move.seat], move.material
    left = list(question.left)
    left[other.seat] = one_less(left[other.seat], material)
    state.stack[-1] = Lions(player.seat, tuple(left))
    into_vault(state, player, top_of(other.clients, material), at.CLIENTS[other.seat][material])
