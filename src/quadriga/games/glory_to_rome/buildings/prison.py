"""Prison: a building of another is taken."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings import completion
from quadriga.games.glory_to_rome.buildings.powers import refresh
from quadriga.games.glory_to_rome.decisions import Prison
from quadriga.games.glory_to_rome.ending import check_forum
from quadriga.games.glory_to_rome.moves import DONE_MOVE, Seize
from quadriga.games.glory_to_rome.moves import seize as seize_move
from quadriga.games.glory_to_rome.state import Building, GloryState, Player
from quadriga.games.glory_to_rome.supplies import hand_over


def may_seize(player: Player, building: Building) -> bool:
    """A completed building of another, of which one has no copy: gtr.prison.completed-only, gtr.prison.no-copy."""
    return building.seat != player.seat and building.done and not building.card.bit & player.owned


def could_seize(state: GloryState, question: Prison) -> bool:
    player = state.players[question.seat]
    return any(may_seize(player, building) for other in state.players for building in other.buildings)


def moves(state: GloryState, question: Prison, player: Player) -> list[Move]:
    found: list[Move] = [
        seize_move(building.id)
        for other in state.players
        for building in other.buildings
        if may_seize(player, building)
    ]
    found.append(DONE_MOVE)
    return found


def why_not(state: GloryState, question: Prison, player: Player, move: Move) -> Refusal | None:
    if not isinstance(move, Seize):
        return None
    building = state.players[int(move.building[1])].find_building(move.building)
    assert building is not None
    if not building.done:
        return Refusal("gtr.prison.completed-only", {"thing": building.id})
    if building.card.bit & player.owned:
        return Refusal("gtr.prison.no-copy", {"thing": building.id})
    return None


def seize(state: GloryState, question: Prison, player: Player, move: Seize, chance: Chance) -> None:
    """The building changes hands, its owner gets the Prison's site and keeps its own: gtr.prison.seize."""
    # From here on it is a building like any other of its new owner: it scores for him, gtr.prison.points, may be taken
    # once more, gtr.prison.again, and is no hindrance to who lost it, gtr.prison.rebuild.
    state.stack.pop()
    victim = state.players[int(move.building[1])]
    taken = victim.find_building(move.building)
    cell = player.find_building(at.building_id(player.seat, "prison"))
    assert taken is not None
    assert cell is not None
    # The site of the building taken stays: gtr.prison.influence. A material laid on it moves along: gtr.prison.public.
    kept = hand_over(state, victim, taken, player, cell.site)
    refresh(state)  # limits fall, but nothing is given up
    check_forum(state)
    completion.set_off(state, player, kept)  # gtr.prison.on-completion
