"""What may be done: the fast list of legal moves."""

from __future__ import annotations

from quadriga.core.moves import Move
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.building import can_build, can_stand, growing, highest, whites
from quadriga.games.porta_nigra.buying import add_purchases
from quadriga.games.porta_nigra.decisions import Act, Adding, Appoint, Card, ChooseSpot, Height, Split, Whites
from quadriga.games.porta_nigra.influence import add_offers
from quadriga.games.porta_nigra.moves import (
    END_MOVE,
    FORFEIT_MOVE,
    PORTION,
    SELL_MOVE,
    add,
    first,
    place,
    play_card,
    stack,
    take_points,
    white,
)
from quadriga.games.porta_nigra.state import Player, PortaNigraState


def moves(state: PortaNigraState) -> list[Move]:
    """The legal moves of the pending decision."""
    decision = state.stack[-1]
    player = state.players[decision.seat]
    if isinstance(decision, Act):
        return act_moves(state, player)
    if isinstance(decision, Card):
        return card_moves(state, player)
    if isinstance(decision, ChooseSpot):
        return [spot.move for spot in state.cards.spots if can_stand(state, player, spot)]
    if isinstance(decision, Height):
        most = highest(state, player, state.cards.spot_by_id[decision.spot])
        return [stack(bricks) for bricks in range(state.cards.numbers.porta_least, most + 1)]
    if isinstance(decision, Whites):
        fewest, most = whites(player, state.cards.spot_by_id[decision.spot], decision.bricks)
        return [white(bricks) for bricks in range(fewest, most + 1)]
    if isinstance(decision, Adding):
        return [add(spot.id) for spot in growing(state, player)]
    if isinstance(decision, Split):
        return [take_points(points) for points in range(min(decision.left, PORTION) + 1)]
    if isinstance(decision, Appoint):
        return [first(at.PLAYER[seat]) for seat in range(state.seats) if seat not in state.left]
    return [place(quarter) for quarter in state.cards.quarters]


def card_moves(state: PortaNigraState, player: Player) -> list[Move]:
    """A card of the hand, and what may be done before it; to end the turn is not among it: pn.turn.one-card."""
    found: list[Move] = [play_card(card) for card in player.hand]
    if player.influence:
        add_offers(state, player, found, can_build(state, player))
    if player.torches:
        found.append(SELL_MOVE)
    return found


def act_moves(state: PortaNigraState, player: Player) -> list[Move]:
    """Any icon not yet used while there are torches for it: pn.card.icon-once, pn.card.any-order, pn.card.torches."""
    found: list[Move] = []
    building = False
    asked = False
    if state.torches or player.torches:
        covered = state.covered
        for icon in state.cards.action_cards[state.played].icons:
            if covered & icon.bit:
                continue
            move = icon.move
            if move is None:
                add_purchases(state, player, icon, found)
            elif icon.kind != "build":
                found.append(move)
            else:
                if not asked:
                    building = can_build(state, player)
                    asked = True
                if building:
                    found.append(move)
    if player.influence:
        add_offers(state, player, found, building if asked else can_build(state, player))
    if player.torches:
        found.append(SELL_MOVE)
    if state.torches:
        found.append(FORFEIT_MOVE)
    found.append(END_MOVE)  # pn.turn.optional: whatever the card still offers
    return found
