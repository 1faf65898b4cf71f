"""Stairway: another's building is opened to all."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.decisions import Decision
from quadriga.core.errors import Refusal
from quadriga.core.events import Happened
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome.actions import part_from_held
from quadriga.games.glory_to_rome.buildings import archway
from quadriga.games.glory_to_rome.buildings.bits import STAIRWAY, STATUE
from quadriga.games.glory_to_rome.buildings.powers import refresh
from quadriga.games.glory_to_rome.decisions import Architect, Stairs
from quadriga.games.glory_to_rome.edition import MARBLE, MATERIALS
from quadriga.games.glory_to_rome.ending import check_forum
from quadriga.games.glory_to_rome.moves import DONE_MOVE, Open
from quadriga.games.glory_to_rome.moves import open_building as open_move
from quadriga.games.glory_to_rome.state import Building, GloryState, Player
from quadriga.games.glory_to_rome.supplies import lay_on, take_material


def materials(building: Building) -> tuple[int, ...]:
    """What may be laid on a completed building: gtr.stairway.material."""
    if building.card.bit & STATUE and building.site != MARBLE:
        return (building.site, MARBLE)
    return (building.site,)


def add_moves(state: GloryState, player: Player, moves: list[Move]) -> None:
    """Completed buildings of the others that are not open yet: gtr.stairway.others-only."""
    from_pool = state.rules.stairway_from_pool and archway.opens_pool(player)
    for other in state.players:
        if other is player:
            continue
        for building in other.buildings:
            if building.done and not building.public:
                for material in materials(building):
                    if player.stock[material]:
                        moves.append(open_move(material, building.id, False))
                    if from_pool and state.pool[material]:
                        moves.append(open_move(material, building.id, True))


def moves(state: GloryState, question: Stairs, player: Player) -> list[Move]:
    found: list[Move] = []
    add_moves(state, player, found)
    found.append(DONE_MOVE)
    return found


def why_not(state: GloryState, player: Player, move: Open) -> Refusal | None:
    """Why a building cannot be opened, wherever the material may lie."""
    if not player.powers & STAIRWAY:
        return Refusal("gtr.stairway.opens")
    building = state.players[int(move.building[1])].find_building(move.building)
    assert building is not None
    if not building.done:
        return Refusal("gtr.stairway.completed-only", {"thing": building.id})
    if building.public:
        return Refusal("gtr.stairway.once", {"thing": building.id})
    if move.material not in materials(building):
        return Refusal("gtr.stairway.material", {"thing": building.id, "material": MATERIALS[building.site]})
    if move.pool and not (state.rules.stairway_from_pool and archway.opens_pool(player)):
        return Refusal("gtr.stairway.from-stock")
    return None


def why_not_now(state: GloryState) -> Refusal | None:
    """Where it costs no action it is not asked for as one."""
    return None if state.rules.stairway_spends_architect else Refusal("gtr.stairway.spends-the-action")


def open_to_all(state: GloryState, question: Decision, player: Player, move: Open, chance: Chance) -> None:
    """Another's completed building serves everybody from now on: gtr.stairway.opens."""
    state.stack.pop()
    building = state.players[int(move.building[1])].find_building(move.building)
    assert building is not None
    name, source = take_material(state, player, move.material, move.pool)
    lay_on(state, building, name, source)
    state.events.append(Happened("opened", player.seat, {"building": building.id}))
    # A set has a function once, so who has it himself gains nothing: gtr.stairway.no-double. Only sets are worked out
    # again, nothing is completed: gtr.stairway.no-completion.
    refresh(state)
    check_forum(state)
    if isinstance(question, Architect):
        part_from_held(state, player)


# Where a table agreed that it comes on top of the action.


def comes_on_top(state: GloryState, player: Player) -> bool:
    """Opening a building costs the action, or follows it for nothing: gtr.stairway.spends-the-action."""
    return not state.rules.stairway_spends_architect and bool(player.powers & STAIRWAY)


def offer(state: GloryState, player: Player, place: int) -> None:
    """After the action and whatever it set off, which lie above this place of the stack."""
    state.stack.insert(place, Stairs(player.seat))


def could_open(state: GloryState, question: Stairs) -> bool:
    player = state.players[question.seat]
    return any(player.stock) or (state.rules.stairway_from_pool and any(state.pool))


# Points through an open building.


def scores_statue(state: GloryState) -> bool:
    """An open Statue scores for its owner only, unless the table agreed otherwise: gtr.stairway.public-points."""
    return state.rules.stairway_statue_points


def scores_wall(state: GloryState) -> bool:
    """An open Wall scores for everybody, unless the table agreed otherwise: gtr.stairway.public-points."""
    return state.rules.stairway_wall_points
