"""Circus: any Order is an Architect; where the table chose so, a smaller petition instead."""

from __future__ import annotations

from typing import Final

from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome.buildings.bits import CIRCUS
from quadriga.games.glory_to_rome.edition import ARCHITECT, EACH_MATERIAL
from quadriga.games.glory_to_rome.moves import AsArchitect, as_architect
from quadriga.games.glory_to_rome.state import GloryState, Player, names_in_hand

EVERY_ROLE: Final = tuple(EACH_MATERIAL)
ONLY_ARCHITECT: Final[tuple[int, ...]] = (ARCHITECT,)


def makes_architects(state: GloryState, player: Player) -> bool:
    """Any Order leads or follows Architect: gtr.circus.architect.

    It is played as the card it is, and leaves the camp as that: gtr.circus.own-material.
    """
    return bool(player.powers & CIRCUS) and not state.rules.alternative_circus


def roles_for_architect(state: GloryState) -> tuple[int, ...]:
    """The roles whose Orders its owner may play where Architect is led: gtr.circus.architect."""
    return ONLY_ARCHITECT if state.rules.alternative_circus else EVERY_ROLE


def petition_size(state: GloryState, player: Player) -> int:
    """Where the alternative is chosen, who has none needs more Orders: gtr.circus.alternative."""
    return state.cards.numbers.petition if player.powers & CIRCUS else state.rules.alternative_circus_petition


def add_moves(state: GloryState, player: Player, moves: list[Move]) -> None:
    """What is an Architect already is simply played: gtr.circus.already-architect."""
    if makes_architects(state, player):
        material_of = state.cards.material_of
        moves += [as_architect(name) for name in names_in_hand(player) if material_of[name] != ARCHITECT]


def why_not(state: GloryState, player: Player, move: AsArchitect) -> Refusal | None:
    if not makes_architects(state, player):
        return Refusal("gtr.circus.architect", {"thing": move.card})
    if state.cards.material_of[move.card] == ARCHITECT:
        return Refusal("gtr.circus.already-architect", {"thing": move.card})
    return None
