"""What may be done: the fast list of legal moves, and what a player might try."""

from __future__ import annotations

from quadriga.core.moves import Move
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.decisions import Act, Adding, Appoint, Card, ChooseSpot, Height, Placing, Split, Whites
from quadriga.games.porta_nigra.edition import NEVER, QUARTERS, WHITE, Icon, Spot
from quadriga.games.porta_nigra.moves import (
    BUILD_MOVE,
    END_MOVE,
    FORFEIT_MOVE,
    PORTION,
    ROMAN_MOVE,
    SELL_MOVE,
    add,
    first,
    honour,
    place,
    play_card,
    stack,
    take_points,
    white,
)
from quadriga.games.porta_nigra.state import Player, PortaNigraState
from quadriga.games.porta_nigra.tables import COLOURS, HonourCard


def legal(state: PortaNigraState) -> list[Move]:
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
        return [first(at.PLAYER[seat]) for seat in range(state.seats)]
    return [place(quarter) for quarter in state.cards.quarters]


def card_moves(state: PortaNigraState, player: Player) -> list[Move]:
    moves: list[Move] = [play_card(card) for card in player.hand]
    if player.influence:
        add_influence(state, player, moves, can_build(state, player))
    if player.torches:
        moves.append(SELL_MOVE)
    return moves


def act_moves(state: PortaNigraState, player: Player) -> list[Move]:
    moves: list[Move] = []
    building = False
    asked = False
    if state.torches or player.torches:
        covered = state.covered
        for icon in state.cards.action_cards[state.played].icons:
            if covered & icon.bit:
                continue
            move = icon.move
            if move is None:
                add_purchases(state, player, icon, moves)
            elif icon.kind != "build":
                moves.append(move)
            else:
                if not asked:
                    building = can_build(state, player)
                    asked = True
                if building:
                    moves.append(move)
    if player.influence:
        add_influence(state, player, moves, building if asked else can_build(state, player))
    if player.torches:
        moves.append(SELL_MOVE)
    if state.torches:
        moves.append(FORFEIT_MOVE)
    moves.append(END_MOVE)
    return moves


def add_purchases(state: PortaNigraState, player: Player, icon: Icon, moves: list[Move]) -> None:
    """An icon buys in its own shop; a grey one, and one whose shop is empty, in any: pn.buy.empty-turns-grey."""
    shops = state.shops
    cost = state.cards.buy_cost[player.quarter]
    money = player.sesterces
    colour = icon.colour
    if colour >= 0 and shops[colour]:
        if cost[colour] <= money:
            moves.append(icon.buys[colour])
        return
    for shop, bricks in enumerate(shops):
        if bricks and cost[shop] <= money:
            moves.append(icon.buys[shop])


def add_influence(state: PortaNigraState, player: Player, moves: list[Move], building: bool) -> None:
    tokens = player.influence
    numbers = state.cards.numbers
    if not state.honoured:
        honours = state.cards.honours
        for id in dict.fromkeys(state.honour_display):
            card = honours[id]
            if card.cost <= tokens and can_discard(state, player, card) and has_effect(state, player, card, building):
                moves.append(honour(id))
    if tokens >= numbers.roman_cost and player.reserve:
        moves.append(ROMAN_MOVE)
    if tokens >= numbers.build_cost and building:
        moves.append(BUILD_MOVE)


def can_build(state: PortaNigraState, player: Player) -> bool:
    """Whether some empty spot can be paid for in bricks, tolls and a Roman."""
    if not player.romans:
        return False
    bricks = player.bricks
    least = state.least
    tolls = state.cards.tolls[player.quarter]
    money = player.sesterces
    wild = bricks[WHITE]
    colours = len(COLOURS)
    for colour in range(colours):
        have = wild if colour == WHITE else bricks[colour] + wild
        if not have:
            continue
        for quarter in range(QUARTERS):
            if least[quarter * colours + colour] <= have and tolls[quarter] <= money:
                return True
    return False


def can_stand(state: PortaNigraState, player: Player, spot: Spot) -> bool:
    """Whether the player could place an element on a spot, a Roman in hand."""
    return (
        state.elements[spot.index] is None
        and spot.least <= bricks_for(player, spot)
        and state.cards.tolls[player.quarter][spot.quarter] <= player.sesterces
    )


def bricks_for(player: Player, spot: Spot) -> int:
    """The bricks of the colour, and white ones in their place: pn.build.white."""
    wild = player.bricks[WHITE]
    return wild if spot.colour == WHITE else player.bricks[spot.colour] + wild


def highest(state: PortaNigraState, player: Player, spot: Spot) -> int:
    """The most bricks that the player can stack on a spot of the Porta Nigra."""
    return min(bricks_for(player, spot), state.cards.numbers.porta_most)


def whites(player: Player, spot: Spot, bricks: int) -> tuple[int, int]:
    """The fewest and the most white bricks that may stand for the colour of a spot."""
    if spot.colour == WHITE:
        return bricks, bricks
    return max(0, bricks - player.bricks[spot.colour]), min(bricks, player.bricks[WHITE])


def growing(state: PortaNigraState, player: Player) -> list[Spot]:
    """The player's elements of the Porta Nigra that a brick can be added to: pn.extra-brick.most."""
    most = state.cards.numbers.porta_most
    found: list[Spot] = []
    for spot in state.cards.spots:
        if spot.is_porta:
            element = state.elements[spot.index]
            if element is not None and element.owner == player.seat and element.bricks < most:
                found.append(spot)
    return found


def can_discard(state: PortaNigraState, player: Player, card: HonourCard) -> bool:
    """Whether the player has what the card asks for besides influence."""
    if card.discard_different:
        return different_buildings(state, player) >= card.discard_different
    return not card.discard_honour or card.discard_honour in player.honours


def different_buildings(state: PortaNigraState, player: Player) -> int:
    return len({building for building, _ in building_cards(state, player)})


def building_cards(state: PortaNigraState, player: Player) -> list[tuple[str, str]]:
    """The buildings that the player's cards show, substitutes last, each with its card."""
    cards = state.cards
    found = [(cards.building_cards[id].building, id) for id in player.buildings]
    found += [(cards.honours[id].building, id) for id in player.honours if cards.honours[id].building]
    return found


def has_effect(state: PortaNigraState, player: Player, card: HonourCard, building: bool) -> bool:
    """A card whose whole effect is impossible is not for sale: pn.honour.impossible."""
    if card.final_points or card.building or card.torches or card.sesterces or card.points:
        return True
    return (
        (card.romans > 0 and player.reserve > 0)
        or (card.build and building)
        or (state.reserve > 0 and (len(card.bricks) > 0 or (card.porta_brick and bool(growing(state, player)))))
    )


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
        return legal(state)
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


def fewest_missing(state: PortaNigraState, player: Player) -> tuple[int, int]:
    """Of all empty spots the bricks needed and at hand where the fewest are missing."""
    best = (NEVER, 0)
    for spot in state.cards.spots:
        if state.elements[spot.index] is None:
            have = bricks_for(player, spot)
            if spot.least - have < best[0] - best[1]:
                best = (spot.least, have)
    return best
