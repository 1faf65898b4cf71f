"""What may be done: the fast list of legal moves, and the slow reasons why the others are not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.decisions import Decision
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.minerva.city import around, spots_without, where
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
from quadriga.games.minerva.edition import EXCHANGE, RESOURCES, SUPPLIES, Tile
from quadriga.games.minerva.moves import (
    ACTIVATE,
    ASSIGN_MOVES,
    ASSISTANT,
    AT,
    BUY_MOVES,
    CLEAR,
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
from quadriga.games.minerva.state import MinervaState, Player
from quadriga.games.minerva.tables import Resources

#: The sales open to each of the 2,401 stores one can have; looked up at every decision.
_sales: Final[dict[Resources, list[Move]]] = {}


def legal(state: MinervaState) -> list[Move]:
    """The legal moves of the pending decision, and a sale of whatever is held: mi.sell.any-time."""
    decision = state.stack[-1]
    player = state.players[decision.seat]
    moves = LEGAL[type(decision)](state, player, decision)
    moves += sales(player.resources)
    return moves


def sales(held: Resources) -> list[Move]:
    found = _sales.get(held)
    if found is None:
        found = _sales[held] = [move for move, have in zip(SELL_MOVES, held, strict=True) if have]
    return found


def turn_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    left = player.denarii - state.fee
    if left < 0:
        return [PASS_MOVE]
    budget = left // state.cards.numbers.missing_price
    missing = state.tiles.missing(player.resources)
    moves: list[Move] = [offer for offer in state.offers if missing[offer.tile] <= budget]
    if player.residences:
        moves.append(RESIDENCE_MOVE)
    if player.assistants and player.homes:
        moves += on_cells(ASSISTANT, player.seat, player.homes)
    moves.append(PASS_MOVE)
    return moves


def placing_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    return on_cells(AT, player.seat, player.spots)


def facing_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    return [*FACE_MOVES]


def choosing_moves(state: MinervaState, player: Player, decision: Choosing) -> list[Move]:
    moves: list[Move] = [*GAIN_MOVES]
    if is_optional(state, decision):
        moves.append(DONE_MOVE)
    return moves


def exchanging_moves(state: MinervaState, player: Player, decision: Exchanging) -> list[Move]:
    moves = payments(state.tiles.tiles[decision.tile], player.resources)
    moves.append(DONE_MOVE)
    return moves


def garden_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    return [*ASSIGN_MOVES]


def trading_moves(state: MinervaState, player: Player, decision: Trading) -> list[Move]:
    moves: list[Move] = [*BUY_MOVES] if player.denarii >= state.tiles.tiles[decision.tile].pays else []
    moves.append(DONE_MOVE)
    return moves


def arch_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    moves: list[Move] = [move for move, pile in zip(TAKE_MOVES, state.piles, strict=True) if pile]
    moves.append(DONE_MOVE)
    return moves


def bathing_moves(state: MinervaState, player: Player, decision: Bathing) -> list[Move]:
    moves = on_cells(ACTIVATE, player.seat, bath_choices(player, decision.cell, decision.used))
    moves.append(DONE_MOVE)
    return moves


def lifting_moves(state: MinervaState, player: Player, decision: Lifting) -> list[Move]:
    moves = on_cells(LIFT, player.seat, aqueduct_choices(player, decision.cell))
    moves.append(DONE_MOVE)
    return moves


def moving_moves(state: MinervaState, player: Player, decision: Moving) -> list[Move]:
    return on_cells(AT, player.seat, spots_without(player.city, decision.cell))


def clearing_moves(state: MinervaState, player: Player, decision: Clearing) -> list[Move]:
    moves = on_cells(CLEAR, player.seat, circus_choices(player, decision.cell))
    moves.append(DONE_MOVE)
    return moves


def hiring_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    denarii, glory = hire_price(state, player)
    moves: list[Move] = []
    if player.denarii >= denarii:
        moves.append(HIRE_DENARII_MOVE)
    if player.glory >= glory:
        moves.append(HIRE_GLORY_MOVE)
    moves.append(DONE_MOVE)
    return moves


LEGAL: Final[dict[type, Callable[[MinervaState, Player, Any], list[Move]]]] = {
    Turn: turn_moves,
    Placing: placing_moves,
    Facing: facing_moves,
    Choosing: choosing_moves,
    Exchanging: exchanging_moves,
    Gardens: garden_moves,
    Trading: trading_moves,
    Arch: arch_moves,
    Bathing: bathing_moves,
    Lifting: lifting_moves,
    Moving: moving_moves,
    Clearing: clearing_moves,
    Hiring: hiring_moves,
}


# What the rules ask, shared with `play`, which must not put a question that has no answer.


def is_optional(state: MinervaState, decision: Choosing) -> bool:
    """What a special building gives may be declined, what a line gives may not: mi.special.may-decline."""
    return state.tiles.tiles[decision.tile].effect == SUPPLIES


def payments(tile: Tile, held: Resources) -> list[Move]:
    """What can be paid into an exchange for glory."""
    if tile.effect == EXCHANGE:
        return [PAY_MOVES[tile.resource]] if held[tile.resource] >= tile.pays else []
    return [move for move, have in zip(PAY_MOVES, held, strict=True) if have >= tile.pays]


def can_trade(player: Player, tile: Tile, sale_price: int) -> bool:
    """Whether there is money for a purchase, or could be by selling."""
    return player.denarii + sale_price * sum(player.resources) >= tile.pays


def bath_choices(player: Player, cell: int, used: tuple[int, ...]) -> list[int]:
    """Tiles around a bath that would do something and have not done it yet: mi.bath.no-effect, mi.bath.once-each."""
    city = player.city
    return [one for one in around(city, cell) if city[one].acts and one not in used]


def aqueduct_choices(player: Player, cell: int) -> list[int]:
    """Tiles around an aqueduct that may move: mi.aqueduct.no-residence."""
    city = player.city
    return [one for one in around(city, cell) if not city[one].is_residence]


def circus_choices(player: Player, cell: int) -> list[int]:
    """Residences around a circus that nobody assists: mi.circus.assisted."""
    return [one for one in around(player.city, cell) if one in player.homes]


def assistants_owned(player: Player) -> int:
    return player.assistants + len(player.posted)


def can_own_more(state: MinervaState, player: Player) -> bool:
    return assistants_owned(player) < len(state.cards.numbers.hire_denarii)


def hire_price(state: MinervaState, player: Player) -> tuple[int, int]:
    """What the next assistant costs in denarii, or in glory: mi.hire.price."""
    owned = assistants_owned(player)
    return state.cards.numbers.hire_denarii[owned], state.cards.numbers.hire_glory[owned]


def can_hire(state: MinervaState, player: Player) -> bool:
    """Whether an assistant is within reach, by selling everything if need be."""
    if not can_own_more(state, player):
        return False
    denarii, glory = hire_price(state, player)
    return player.glory >= glory or player.denarii + state.cards.numbers.sale_price * sum(player.resources) >= denarii


def default(state: MinervaState) -> Move:
    """What an absent player does: pass, decline, and otherwise the first thing allowed."""
    decision = state.stack[-1]
    if isinstance(decision, Turn):
        return PASS_MOVE
    if isinstance(decision, Placing | Facing | Choosing | Gardens | Moving):
        return LEGAL[type(decision)](state, state.players[decision.seat], decision)[0]
    return DONE_MOVE


# Why something is not allowed.


def candidates(state: MinervaState) -> list[Move]:
    """What the deciding seat might try: everything it could point at, legal or not."""
    decision = state.stack[-1]
    player = state.players[decision.seat]
    moves: list[Move]
    if isinstance(decision, Turn):
        homes = sorted((*player.homes, *player.posted))
        moves = [*state.offers, RESIDENCE_MOVE, *on_cells(ASSISTANT, player.seat, homes), PASS_MOVE]
    elif isinstance(decision, Placing | Moving):
        moves = on_cells(AT, player.seat, sorted((*player.spots, *player.city)))
    elif isinstance(decision, Exchanging):
        moves = [*PAY_MOVES, DONE_MOVE]
    elif isinstance(decision, Trading):
        moves = [*BUY_MOVES, DONE_MOVE]
    elif isinstance(decision, Arch):
        moves = [*TAKE_MOVES, DONE_MOVE]
    elif isinstance(decision, Bathing):
        moves = [*on_cells(ACTIVATE, player.seat, around(player.city, decision.cell)), DONE_MOVE]
    elif isinstance(decision, Lifting):
        moves = [*on_cells(LIFT, player.seat, around(player.city, decision.cell)), DONE_MOVE]
    elif isinstance(decision, Clearing):
        moves = [*on_cells(CLEAR, player.seat, around(player.city, decision.cell)), DONE_MOVE]
    elif isinstance(decision, Hiring):
        moves = [HIRE_DENARII_MOVE, HIRE_GLORY_MOVE, DONE_MOVE]
    elif isinstance(decision, Choosing):
        moves = [*GAIN_MOVES, DONE_MOVE]
    else:
        moves = LEGAL[type(decision)](state, player, decision)
    moves += SELL_MOVES
    return moves


def why_not(state: MinervaState, move: Move) -> Refusal | None:
    """The rule that forbids a candidate."""
    decision = state.stack[-1]
    player = state.players[decision.seat]
    if isinstance(move, OfResource) and move.verb == SELL:
        return short_of(1, player.resources[move.resource], "mi.sell.held", RESOURCES[move.resource])
    if isinstance(decision, Turn):
        return why_not_on_turn(state, player, move)
    if isinstance(decision, Placing | Moving) and isinstance(move, OnCell):
        return why_not_there(player, decision, move)
    if isinstance(decision, Bathing | Lifting | Clearing) and isinstance(move, OnCell):
        return why_not_around(player, decision, move)
    if isinstance(decision, Exchanging) and isinstance(move, OfResource):
        return why_not_pay(state, player, decision, move)
    if isinstance(decision, Trading) and isinstance(move, OfResource):
        return short_of(
            state.tiles.tiles[decision.tile].pays, player.denarii, "mi.trading-post.price", RESOURCES[move.resource]
        )
    if isinstance(decision, Arch) and isinstance(move, OfCulture):
        return None if state.piles[move.culture] else Refusal("mi.arch.empty-pile", {"thing": move.at[0]})
    if isinstance(decision, Hiring) and move is not DONE_MOVE:
        denarii, glory = hire_price(state, player)
        if move is HIRE_DENARII_MOVE:
            return short_of(denarii, player.denarii, "mi.hire.price")
        return short_of(glory, player.glory, "mi.hire.glory")
    if isinstance(decision, Choosing) and move is DONE_MOVE and not is_optional(state, decision):
        return Refusal("mi.effect.gain")
    return None


def why_not_on_turn(state: MinervaState, player: Player, move: Move) -> Refusal | None:
    numbers = state.cards.numbers
    if move is PASS_MOVE:
        return None
    if refusal := short_of(state.fee, player.denarii, "mi.pass.fee"):
        return refusal
    if isinstance(move, Build):
        need = state.fee + numbers.missing_price * state.tiles.missing(player.resources)[move.tile]
        return short_of(need, player.denarii, "mi.build.missing", move.tile)
    if move is RESIDENCE_MOVE:
        return short_of(1, player.residences, "mi.residence.nine")
    assert isinstance(move, OnCell)
    if move.cell in player.posted:
        return Refusal("mi.assistant.one-each", where(move.cell))
    return short_of(1, player.assistants, "mi.assistant.needs-one")


def why_not_there(player: Player, decision: Placing | Moving, move: OnCell) -> Refusal | None:
    if isinstance(decision, Moving):
        if move.cell == decision.cell:
            return Refusal("mi.aqueduct.elsewhere", where(move.cell))
        if move.cell not in player.city and move.cell not in spots_without(player.city, decision.cell):
            return Refusal("mi.place.side", where(move.cell))
    if move.cell in player.city:
        return Refusal("mi.place.one-a-cell", {"tile": player.city[move.cell].id, **where(move.cell)})
    return None


def why_not_around(player: Player, decision: Bathing | Lifting | Clearing, move: OnCell) -> Refusal | None:
    tile = player.city[move.cell]
    args = {"tile": tile.id, **where(move.cell)}
    if isinstance(decision, Bathing):
        if not tile.acts:
            return Refusal("mi.bath.no-effect", args)
        return Refusal("mi.bath.once-each", args) if move.cell in decision.used else None
    if isinstance(decision, Lifting):
        return Refusal("mi.aqueduct.no-residence", args) if tile.is_residence else None
    if not tile.is_residence:
        return Refusal("mi.circus.residence", args)
    return Refusal("mi.circus.assisted", args) if move.cell in player.posted else None


def why_not_pay(state: MinervaState, player: Player, decision: Exchanging, move: OfResource) -> Refusal | None:
    tile = state.tiles.tiles[decision.tile]
    if tile.effect != EXCHANGE:
        return short_of(tile.pays, player.resources[move.resource], "mi.military.colosseum", RESOURCES[move.resource])
    if move.resource == tile.resource:  # the question is only asked while it can be paid
        return None
    return Refusal("mi.military.exchange", {"tile": tile.id, "resource": RESOURCES[tile.resource]})


def short_of(need: int, have: int, rule: str, thing: str | None = None) -> Refusal | None:
    """A refusal with the figures its explanation needs, unless there is enough."""
    if have >= need:
        return None
    return Refusal(
        rule, {"need": need, "have": have} if thing is None else {"thing": thing, "need": need, "have": have}
    )
