"""What might be tried, and why it is not allowed: the rule that forbids it, and the figures its explanation needs."""

from __future__ import annotations

from quadriga.core.errors import Refusal, short_of
from quadriga.core.moves import Move
from quadriga.games.porta_nigra import legal
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.building import bricks_for, can_build, highest, whites
from quadriga.games.porta_nigra.decisions import Act, Adding, Appoint, Card, ChooseSpot, Height, Placing, Split, Whites
from quadriga.games.porta_nigra.edition import ANY, Icon, Spot
from quadriga.games.porta_nigra.honours import can_discard, different_buildings
from quadriga.games.porta_nigra.moves import (
    BUILD_MOVE,
    END_MOVE,
    FORFEIT_MOVE,
    ROMAN_MOVE,
    SELL_MOVE,
    Add,
    Buy,
    Honour,
    On,
    PlayCard,
    Stack,
    Use,
    White,
    add,
    first,
    honour,
    icon_id,
    play_card,
    stack,
    white,
)
from quadriga.games.porta_nigra.schema import COLOURS
from quadriga.games.porta_nigra.state import Player, PortaNigraState


def candidates(state: PortaNigraState) -> list[Move]:
    """What the deciding seat might try, legal or not, from what it can see."""
    decision = state.stack[-1]
    player = state.players[decision.seat]
    numbers = state.cards.numbers
    if isinstance(decision, ChooseSpot):
        return [spot.move for spot in state.cards.spots]
    if isinstance(decision, Height):
        return [stack(bricks) for bricks in range(1, numbers.porta_most + 1)]
    if isinstance(decision, Whites):
        return [white(bricks) for bricks in range(decision.bricks + 1)]
    if isinstance(decision, Adding):
        return [add(spot.id) for spot in state.cards.spots if spot.is_porta]
    if isinstance(decision, Split | Appoint | Placing):
        return legal.moves(state)
    moves: list[Move] = [play_card(card) for card in (*player.hand, *player.discard)]
    if isinstance(decision, Act):
        moves.append(play_card(state.played))
        for icon in state.cards.action_cards[state.played].icons:
            moves += icon.buys
            if icon.move is not None:
                moves.append(icon.move)
    moves += [honour(id) for id in dict.fromkeys(state.honour_display)]
    moves += [ROMAN_MOVE, BUILD_MOVE, SELL_MOVE, FORFEIT_MOVE, END_MOVE]
    return moves


def default(state: PortaNigraState) -> Move | None:
    """End the turn, take points, begin the next round oneself, and otherwise the first thing allowed.

    Who left is passed over.
    """
    decision = state.stack[-1]
    if decision.seat in state.left:
        return None
    if isinstance(decision, Act):
        return END_MOVE
    moves = legal.moves(state)
    if isinstance(decision, Split):
        return moves[-1]
    return first(at.PLAYER[decision.seat]) if isinstance(decision, Appoint) else moves[0]


def why_not(state: PortaNigraState, move: Move) -> Refusal | None:
    """The rule that forbids a candidate."""
    player = state.players[state.stack[-1].seat]
    if isinstance(move, PlayCard):
        return why_not_play(state, player, move)
    if isinstance(move, Buy):
        return why_not_buy(state, player, move)
    if isinstance(move, Use):
        return why_not_use(state, player, move)
    if isinstance(move, Honour):
        return why_not_honour(state, player, move)
    if isinstance(move, On):
        return why_not_on(state, player, move)
    if isinstance(move, Stack):
        return why_not_stack(state, player, move)
    if isinstance(move, White):
        return why_not_white(state, player, move)
    if isinstance(move, Add):
        return why_not_add(state, player, move)
    return why_not_plain(state, player, move)


def why_not_play(state: PortaNigraState, player: Player, move: PlayCard) -> Refusal | None:
    if isinstance(state.stack[-1], Act):
        return Refusal("pn.turn.one-card", {"thing": state.played})
    return None if move.card in player.hand else Refusal("pn.card.discard-waits", {"thing": move.card})


def why_not_icon(state: PortaNigraState, player: Player, icon: Icon) -> Refusal | None:
    if state.covered & icon.bit:
        return Refusal("pn.card.icon-once", {"thing": icon_id(icon.number)})
    if state.torches or player.torches:
        return None
    return Refusal("pn.card.torches", {"torches": state.cards.action_cards[state.played].torches})


def why_not_buy(state: PortaNigraState, player: Player, move: Buy) -> Refusal | None:
    icon = icon_of(state, move.icon)
    if refusal := why_not_icon(state, player, icon):
        return refusal
    shop = COLOURS.index(move.colour)
    if not state.shops[shop]:
        return Refusal("pn.buy.empty-shop", {"colour": move.colour})
    if icon.colour not in (ANY, shop) and state.shops[icon.colour]:
        return Refusal("pn.buy.icon-colour", {"thing": icon_id(icon.number), "colour": move.colour})
    cost = state.cards.buy_cost[player.quarter][shop]
    price = state.cards.price[shop]
    return short_of(cost, player.sesterces, "pn.buy.price", {"price": price, "tolls": cost - price})


def why_not_use(state: PortaNigraState, player: Player, move: Use) -> Refusal | None:
    if refusal := why_not_icon(state, player, icon_of(state, move.icon)):
        return refusal
    return why_not_build(state, player) if move.action == "build" else None


def why_not_build(state: PortaNigraState, player: Player) -> Refusal | None:
    """Why no element at all can be placed."""
    if not player.romans:
        return Refusal("pn.build.roman")
    if can_build(state, player):
        return None
    spot = fewest_missing(state, player)
    if spot is None:
        return Refusal("pn.build.spot-empty")
    colour = {"colour": COLOURS[spot.colour]}
    if refusal := short_of(spot.least, bricks_for(player, spot), "pn.build.bricks", colour):
        return refusal
    spots = [spot for spot in state.cards.spots if state.elements[spot.index] is None]
    reachable = [spot.quarter for spot in spots if spot.least <= bricks_for(player, spot)]
    toll = min(state.cards.tolls[player.quarter][quarter] for quarter in reachable)
    return short_of(toll, player.sesterces, "pn.walk.toll")


def fewest_missing(state: PortaNigraState, player: Player) -> Spot | None:
    """Of all empty spots the one where the fewest bricks are missing."""
    empty = [spot for spot in state.cards.spots if state.elements[spot.index] is None]
    return min(empty, key=lambda spot: spot.least - bricks_for(player, spot), default=None)


def why_not_honour(state: PortaNigraState, player: Player, move: Honour) -> Refusal | None:
    card = state.cards.honours[move.card]
    if state.honoured:
        return Refusal("pn.honour.one-a-turn")
    if refusal := short_of(card.cost, player.influence, "pn.honour.cost"):
        return refusal
    if not can_discard(state, player, card):
        if card.discard_different:
            have = different_buildings(state, player)
            return short_of(card.discard_different, have, "pn.final.discard-different")
        return Refusal("pn.final.discard-lower", {"thing": card.discard_honour})
    return None


def why_not_on(state: PortaNigraState, player: Player, move: On) -> Refusal | None:
    spot = state.cards.spot_by_id[move.spot]
    if state.elements[spot.index] is not None:
        return Refusal("pn.build.spot-empty", {"thing": spot.id})
    rule = "pn.porta.height" if spot.is_porta else "pn.build.bricks"
    if refusal := short_of(spot.least, bricks_for(player, spot), rule, {"colour": COLOURS[spot.colour]}):
        return refusal
    return short_of(state.cards.tolls[player.quarter][spot.quarter], player.sesterces, "pn.walk.toll")


def why_not_stack(state: PortaNigraState, player: Player, move: Stack) -> Refusal | None:
    decision = state.stack[-1]
    assert isinstance(decision, Height)
    spot = state.cards.spot_by_id[decision.spot]
    least, most = state.cards.numbers.porta_least, highest(state, player, spot)
    if least <= move.bricks <= most:
        return None
    return Refusal("pn.porta.height", {"need": max(move.bricks, least), "have": most})


def why_not_white(state: PortaNigraState, player: Player, move: White) -> Refusal | None:
    decision = state.stack[-1]
    assert isinstance(decision, Whites)
    spot = state.cards.spot_by_id[decision.spot]
    fewest, most = whites(player, spot, decision.bricks)
    if fewest <= move.bricks <= most:
        return None
    return Refusal("pn.build.white", {"fewest": fewest, "most": most})


def why_not_add(state: PortaNigraState, player: Player, move: Add) -> Refusal | None:
    element = state.elements[state.cards.spot_by_id[move.spot].index]
    if element is None or element.owner != player.seat:
        return Refusal("pn.extra-brick.own", {"thing": move.spot})
    most = state.cards.numbers.porta_most
    return None if element.bricks < most else Refusal("pn.extra-brick.most", {"most": most})


def why_not_plain(state: PortaNigraState, player: Player, move: Move) -> Refusal | None:
    numbers = state.cards.numbers
    if move is ROMAN_MOVE:
        if refusal := short_of(numbers.roman_cost, player.influence, "pn.influence.roman"):
            return refusal
        return None if player.reserve else Refusal("pn.roman.limited", {"romans": numbers.romans})
    if move is BUILD_MOVE:
        short = short_of(numbers.build_cost, player.influence, "pn.influence.build")
        return short or why_not_build(state, player)
    if move is SELL_MOVE:
        return None if player.torches else Refusal("pn.torch.sell")
    decision = state.stack[-1]
    if move is FORFEIT_MOVE:
        return None if isinstance(decision, Act) and state.torches else Refusal("pn.card.forfeit")
    if move is END_MOVE and isinstance(decision, Card):
        return Refusal("pn.turn.one-card")
    return None


def icon_of(state: PortaNigraState, number: int) -> Icon:
    return state.cards.action_cards[state.played].icons[number - 1]
