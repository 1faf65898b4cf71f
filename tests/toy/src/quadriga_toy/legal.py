"""What may be done in the toy game."""

from __future__ import annotations

from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga_toy import moves
from quadriga_toy.decisions import Offer, Trade, Turn
from quadriga_toy.moves import Deed
from quadriga_toy.state import ToyState


def candidates(state: ToyState) -> list[Move]:
    decision, hand = state.stack[-1], state.active.hand
    if isinstance(decision, Turn):
        seat = decision.seat
        found: list[Move] = [moves.draw(), moves.coin()]
        found += [make(seat, card) for card in hand for make in (moves.play, moves.save, moves.show)]
        found += [moves.peek(other) for other in range(state.seats)]
        return [*found, moves.done()]
    if isinstance(decision, Offer):
        return [moves.offer(card) for card in hand]
    return [*(moves.trade(card) for card in hand), moves.leave()]


def legal(state: ToyState) -> list[Move]:
    return [move for move in candidates(state) if why_not(state, move) is None]


def why_not(state: ToyState, move: Move) -> Refusal | None:
    assert isinstance(move, Deed)
    decision, player, numbers = state.stack[-1], state.active, state.edition.numbers
    if isinstance(decision, Trade) and move.verb == "trade":
        values = state.edition.values
        if abs(values[move.card] - values[decision.card]) > numbers.trade_difference:
            return Refusal("toy.trade.fair", {"card": decision.card, "difference": numbers.trade_difference})
    if not isinstance(decision, Turn):
        return None
    match move.verb:
        case "draw" if not state.bag:
            return Refusal("toy.draw.bag-empty")
        case "draw" if len(player.hand) >= numbers.hand_limit:
            return Refusal("toy.draw.hand-limit", {"limit": numbers.hand_limit})
        case "coin" if not state.bank:
            return Refusal("toy.coin.bank-empty")
        case "play" if not player.coins:
            return Refusal("toy.play.cost")
        case "save" if len(player.vault) >= numbers.vault:
            return Refusal("toy.save.vault-full", {"limit": numbers.vault})
        case "show" if decision.shown:
            return Refusal("toy.show.once")
        case "peek":
            return why_not_peek(state, move.seat)
    return None


def why_not_peek(state: ToyState, seat: int) -> Refusal | None:
    if not state.peeking:
        return Refusal("toy.peek.option")
    if seat == state.active.seat:
        return Refusal("toy.peek.another")
    if not state.active.coins:
        return Refusal("toy.peek.cost")
    if not state.players[seat].hand:
        return Refusal("toy.peek.empty-hand", {"seat": seat})
    return None


def default(state: ToyState) -> Move | None:
    """Leave the trade, offer the first card; a turn is passed over: toy.turn.absent."""
    decision = state.stack[-1]
    if isinstance(decision, Turn):
        return None
    if isinstance(decision, Trade):
        return moves.leave()
    return moves.offer(state.active.hand[0])
