"""Why a move is not allowed, what might be tried, and what an absent player does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.decisions import Decision
from quadriga.core.errors import Refusal, short_of
from quadriga.core.moves import Move
from quadriga.games.minerva.city import around, where
from quadriga.games.minerva.decisions import (
    Arch,
    Bathing,
    Choosing,
    Clearing,
    Exchanging,
    Facing,
    Gardens,
    Hiring,
    Lifting,
    Moving,
    Placing,
    Trading,
    Turn,
)
from quadriga.games.minerva.edition import EXCHANGE, RESOURCES
from quadriga.games.minerva.hiring import hire_price
from quadriga.games.minerva.legal import LEGAL
from quadriga.games.minerva.moves import (
    ACTIVATE,
    ASSIGN_MOVES,
    ASSISTANT,
    AT,
    BUY_MOVES,
    CLEAR,
    CULTURE_IDS,
    DONE_MOVE,
    FACE_MOVES,
    GAIN_MOVES,
    HIRE_DENARII_MOVE,
    HIRE_GLORY_MOVE,
    LIFT,
    PASS_MOVE,
    PAY_MOVES,
    RESIDENCE_MOVE,
    SELL,
    SELL_MOVES,
    TAKE_MOVES,
    Build,
    OfCulture,
    OfResource,
    OnCell,
    on_cells,
)
from quadriga.games.minerva.special import is_optional, spots_without
from quadriga.games.minerva.state import MinervaState, Player


def candidates(state: MinervaState) -> list[Move]:
    """What the deciding seat might try: everything it could point at, legal or not."""
    decision = state.stack[-1]
    player = state.players[decision.seat]
    return [*things_to_try(state, player, decision), *SELL_MOVES]


def things_to_try(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    """The same without sales, which can be tried at any time."""
    if isinstance(decision, Turn):
        homes = sorted((*player.homes, *player.posted))
        return [*state.offers, RESIDENCE_MOVE, *on_cells(ASSISTANT, homes), PASS_MOVE]
    if isinstance(decision, Placing | Moving):
        return on_cells(AT, sorted((*(spot.cell for spot in player.spots), *player.city)))
    if isinstance(decision, Bathing | Lifting | Clearing):
        verb = AROUND[type(decision)]
        return [*on_cells(verb, around(player.city, decision.cell)), DONE_MOVE]
    return [*ALWAYS_THE_SAME[type(decision)]]


#: What a special building does with one of the tiles around it.
AROUND: Final[dict[type, str]] = {Bathing: ACTIVATE, Lifting: LIFT, Clearing: CLEAR}
#: Questions whose candidates depend on nothing that lies on the table.
ALWAYS_THE_SAME: Final[dict[type, tuple[Move, ...]]] = {
    Facing: FACE_MOVES,
    Choosing: (*GAIN_MOVES, DONE_MOVE),
    Exchanging: (*PAY_MOVES, DONE_MOVE),
    Gardens: ASSIGN_MOVES,
    Trading: (*BUY_MOVES, DONE_MOVE),
    Arch: (*TAKE_MOVES, DONE_MOVE),
    Hiring: (HIRE_DENARII_MOVE, HIRE_GLORY_MOVE, DONE_MOVE),
}


def default(state: MinervaState) -> Move | None:
    """What an absent player does: decline, and otherwise the first thing allowed.

    The first turn missed in a round is passed over, and the next is a pass; who left is always passed over.
    """
    decision = state.stack[-1]
    if decision.seat in state.left:
        return None
    if isinstance(decision, Turn):
        return PASS_MOVE if state.players[decision.seat].late else None
    if isinstance(decision, Placing | Facing | Choosing | Gardens | Moving):
        return LEGAL[type(decision)](state, state.players[decision.seat], decision)[0]
    return DONE_MOVE


def why_not(state: MinervaState, move: Move) -> Refusal | None:
    """The rule that forbids a candidate."""
    decision = state.stack[-1]
    player = state.players[decision.seat]
    if isinstance(move, OfResource) and move.verb == SELL:
        return short_of(1, player.resources[move.resource], "mi.sell.held", {"thing": RESOURCES[move.resource]})
    return WHY_NOT[type(decision)](state, player, decision, move)


def why_not_on_turn(state: MinervaState, player: Player, decision: Turn, move: Move) -> Refusal | None:
    numbers = state.cards.numbers
    if move is PASS_MOVE:
        return None
    if refusal := short_of(state.fee, player.denarii, "mi.pass.fee"):
        return refusal
    if isinstance(move, Build):
        need = state.fee + numbers.missing_price * state.tiles.missing(player.resources)[move.tile]
        return short_of(need, player.denarii, "mi.build.missing", {"thing": move.tile})
    if move is RESIDENCE_MOVE:
        return short_of(1, player.residences, "mi.residence.nine")
    assert isinstance(move, OnCell)
    if move.cell in player.posted:
        return Refusal("mi.assistant.one-each", where(move.cell))
    return short_of(1, player.assistants, "mi.assistant.needs-one")


def why_not_place(state: MinervaState, player: Player, decision: Placing, move: OnCell) -> Refusal | None:
    if move.cell in player.city:
        return Refusal("mi.place.one-a-cell", {"tile": player.city[move.cell].id, **where(move.cell)})
    return None


def why_not_move(state: MinervaState, player: Player, decision: Moving, move: OnCell) -> Refusal | None:
    if move.cell == decision.cell:
        return Refusal("mi.aqueduct.elsewhere", where(move.cell))
    if move.cell in player.city:
        return Refusal("mi.place.one-a-cell", {"tile": player.city[move.cell].id, **where(move.cell)})
    if move.cell not in spots_without(player.city, decision.cell):
        return Refusal("mi.place.side", where(move.cell))
    return None


def why_not_choose(state: MinervaState, player: Player, decision: Choosing, move: Move) -> Refusal | None:
    return Refusal("mi.effect.gain") if move is DONE_MOVE and not is_optional(state, decision) else None


def why_not_pay(state: MinervaState, player: Player, decision: Exchanging, move: Move) -> Refusal | None:
    if not isinstance(move, OfResource):
        return None
    tile = state.tiles.tiles[decision.tile]
    if tile.effect != EXCHANGE:
        return short_of(
            tile.pays, player.resources[move.resource], "mi.military.colosseum", {"thing": RESOURCES[move.resource]}
        )
    if move.resource == tile.resource:  # the question is only asked while it can be paid
        return None
    return Refusal("mi.military.exchange", {"tile": tile.id, "resource": RESOURCES[tile.resource]})


def why_not_buy(state: MinervaState, player: Player, decision: Trading, move: Move) -> Refusal | None:
    if not isinstance(move, OfResource):
        return None
    price = state.tiles.tiles[decision.tile].pays
    return short_of(price, player.denarii, "mi.trading-post.price", {"thing": RESOURCES[move.resource]})


def why_not_take(state: MinervaState, player: Player, decision: Arch, move: Move) -> Refusal | None:
    if not isinstance(move, OfCulture) or state.piles[move.culture]:
        return None
    return Refusal("mi.arch.empty-pile", {"thing": CULTURE_IDS[move.culture]})


def why_not_activate(state: MinervaState, player: Player, decision: Bathing, move: Move) -> Refusal | None:
    if not isinstance(move, OnCell):
        return None
    tile = player.city[move.cell]
    args = {"tile": tile.id, **where(move.cell)}
    if not tile.acts:
        return Refusal("mi.bath.no-effect", args)
    return Refusal("mi.bath.once-each", args) if move.cell in decision.used else None


def why_not_lift(state: MinervaState, player: Player, decision: Lifting, move: Move) -> Refusal | None:
    if not isinstance(move, OnCell):
        return None
    tile = player.city[move.cell]
    args = {"tile": tile.id, **where(move.cell)}
    return Refusal("mi.aqueduct.no-residence", args) if tile.is_residence else None


def why_not_clear(state: MinervaState, player: Player, decision: Clearing, move: Move) -> Refusal | None:
    if not isinstance(move, OnCell):
        return None
    tile = player.city[move.cell]
    args = {"tile": tile.id, **where(move.cell)}
    if not tile.is_residence:
        return Refusal("mi.circus.residence", args)
    return Refusal("mi.circus.assisted", args) if move.cell in player.posted else None


def why_not_hire(state: MinervaState, player: Player, decision: Hiring, move: Move) -> Refusal | None:
    denarii, glory = hire_price(state, player)
    if move is HIRE_DENARII_MOVE:
        return short_of(denarii, player.denarii, "mi.hire.price")
    return short_of(glory, player.glory, "mi.hire.glory") if move is HIRE_GLORY_MOVE else None


def anything_goes(state: MinervaState, player: Player, decision: Decision, move: Move) -> Refusal | None:
    """Every candidate is legal: each direction, empty or not, and each kind of culture."""
    return None


WHY_NOT: Final[dict[type, Callable[[MinervaState, Player, Any, Any], Refusal | None]]] = {
    Turn: why_not_on_turn,
    Placing: why_not_place,
    Facing: anything_goes,
    Choosing: why_not_choose,
    Exchanging: why_not_pay,
    Gardens: anything_goes,
    Trading: why_not_buy,
    Arch: why_not_take,
    Bathing: why_not_activate,
    Lifting: why_not_lift,
    Moving: why_not_move,
    Clearing: why_not_clear,
    Hiring: why_not_hire,
}
