"""What may be done: the fast list of legal moves for each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.decisions import Decision
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import decisions, roles
from quadriga.games.glory_to_rome.buildings import (
    academy,
    aqueduct,
    archway,
    basilica,
    bath,
    circus,
    colosseum,
    dock,
    latrine,
    palace,
    prison,
    senate,
    sewer,
    stairway,
    vomitorium,
)
from quadriga.games.glory_to_rome.buildings.bits import (
    AQUEDUCT,
    ATRIUM,
    BAR,
    BASILICA,
    CIRCUS,
    DOCK,
    FOUNTAIN,
    LATRINE,
    STAIRWAY,
)
from quadriga.games.glory_to_rome.edition import ARCHITECT, CRAFTSMAN, EACH_MATERIAL
from quadriga.games.glory_to_rome.leading import add_petitions, holds_senator, roles_to_follow
from quadriga.games.glory_to_rome.legionary import demanded_now
from quadriga.games.glory_to_rome.moves import (
    ATRIUM_MOVE,
    BAR_MOVE,
    CHOOSE,
    DEMANDS,
    DISCARD_ALL_MOVE,
    DONE_MOVE,
    DRAW_MOVE,
    FOUNTAIN_MOVE,
    GIVE,
    HIRE,
    HOLD_MOVE,
    IN_ROLE,
    KEEP_MOVE,
    PETITION_WITH,
    PLAY,
    PLAY_SENATOR_MOVE,
    REFILL_MOVE,
    SELL,
    SENATOR_AS,
    SENATOR_MOVE,
    TAKE,
    THINK_MOVE,
    build_pile,
)
from quadriga.games.glory_to_rome.sites import accepted, add_building_with, add_foundations
from quadriga.games.glory_to_rome.state import GloryState, Player, count_hand, names_in_hand

Moves = list[Move]


# Leading, following, thinking.


def choose_moves(state: GloryState, question: decisions.Choose, player: Player) -> Moves:
    """gtr.experts.order: no Senator is offered."""
    return [CHOOSE[name] for name in names_in_hand(player)]


def tied_moves(state: GloryState, question: decisions.Tied, player: Player) -> Moves:
    return [DRAW_MOVE]


def lead_moves(state: GloryState, question: decisions.Lead, player: Player) -> Moves:
    moves: Moves = [THINK_MOVE]
    moves += [PLAY[name] for name in names_in_hand(player)]
    if player.powers & CIRCUS:
        circus.add_moves(state, player, moves)
    if holds_senator(player):
        moves += SENATOR_AS
    add_petitions(state, player, moves)
    return moves


def follow_moves(state: GloryState, question: decisions.Follow, player: Player) -> Moves:
    moves: Moves = [THINK_MOVE]
    allowed = roles_to_follow(state, player)
    material_of = state.cards.material_of
    moves += [PLAY[name] for name in names_in_hand(player) if material_of[name] in allowed]
    if holds_senator(player):
        moves.append(PLAY_SENATOR_MOVE)
    add_petitions(state, player, moves)
    return moves


def palace_moves(state: GloryState, question: decisions.Palace, player: Player) -> Moves:
    allowed = palace.roles_to_add(state, player)
    material_of = state.cards.material_of
    moves: Moves = [PLAY[name] for name in names_in_hand(player) if material_of[name] in allowed]
    if holds_senator(player) and palace.may_add_senator(state, player):
        moves.append(PLAY_SENATOR_MOVE)
    if palace.may_add_petition(state, player):
        add_petitions(state, player, moves)
    moves.append(DONE_MOVE)
    return moves


def petition_moves(state: GloryState, question: decisions.Petition, player: Player) -> Moves:
    material_of = state.cards.material_of
    return [PETITION_WITH[name] for name in names_in_hand(player) if material_of[name] == question.material]


def role_moves(state: GloryState, question: decisions.ChooseRole, player: Player) -> Moves:
    return list(IN_ROLE)


def think_moves(state: GloryState, question: decisions.Think, player: Player) -> Moves:
    """A discard first, where a function allows it; then a Senator, a hand refilled, or one card: gtr.think.choose."""
    moves: Moves = []
    if question.discard:
        if player.powers & LATRINE:
            latrine.add_moves(state, player, moves)
        if vomitorium.may_use(player):
            moves.append(DISCARD_ALL_MOVE)
    below = player.hand_size() < player.hand_limit
    if roles.senator_is_left(state):
        moves.append(SENATOR_MOVE)
    if below:  # gtr.think.refill
        moves.append(REFILL_MOVE)
    if not below or state.rules.think_one_below_limit:  # gtr.think.one-card
        moves.append(DRAW_MOVE)
    if question.optional and question.discard:
        moves.append(DONE_MOVE)
    return moves


# The roles.


def laborer_moves(state: GloryState, question: decisions.Laborer, player: Player) -> Moves:
    """What lies in the pool, gtr.pool.has-none, however much there is in stock: gtr.stock.no-limit."""
    moves: Moves = []
    if question.pool:
        pool = state.pool
        moves += [TAKE[material] for material in EACH_MATERIAL if pool[material]]
    if question.hand and player.powers & DOCK:
        dock.add_moves(player, moves)
    moves.append(DONE_MOVE)
    return moves


def patron_moves(state: GloryState, question: decisions.Patron, player: Player) -> Moves:
    """What lies in the pool: gtr.pool.has-none; hand and deck serve functions even when it is empty."""
    moves: Moves = []
    if question.pool:
        pool = state.pool
        moves += [HIRE[material] for material in EACH_MATERIAL if pool[material]]
    if question.hand and player.powers & AQUEDUCT:
        aqueduct.add_moves(player, moves)
    if question.deck and player.powers & BAR:
        moves.append(BAR_MOVE)
    moves.append(DONE_MOVE)
    return moves


def merchant_moves(state: GloryState, question: decisions.Merchant, player: Player) -> Moves:
    """What lies in stock: gtr.stock.has-none."""
    moves: Moves = []
    if question.stock:
        stock, sells = player.stock, SELL
        moves += [sells[material] for material in EACH_MATERIAL if stock[material]]
        if player.powers & ATRIUM:
            moves.append(ATRIUM_MOVE)
    if question.hand and player.powers & BASILICA:
        basilica.add_moves(player, moves)
    moves.append(DONE_MOVE)
    return moves


def craftsman_moves(state: GloryState, question: decisions.Craftsman, player: Player) -> Moves:
    moves: Moves = []
    names = names_in_hand(player)
    add_foundations(state, player, names, CRAFTSMAN, moves)
    add_building_with(state, player, names, moves)
    if player.powers & FOUNTAIN:
        moves.append(FOUNTAIN_MOVE)
    if bath.may_hold(state, player, CRAFTSMAN):
        moves.append(HOLD_MOVE)
    moves.append(DONE_MOVE)
    return moves


def fountain_moves(state: GloryState, question: decisions.Fountain, player: Player) -> Moves:
    """The card drawn is laid, added or kept, and no other is: gtr.fountain.uses, gtr.fountain.no-other-card."""
    moves: Moves = []
    names = list(player.aside)
    add_foundations(state, player, names, CRAFTSMAN, moves)
    add_building_with(state, player, names, moves)
    moves.append(KEEP_MOVE)
    return moves


def architect_moves(state: GloryState, question: decisions.Architect, player: Player) -> Moves:
    """Foundations of the hand, and materials of the stock, or of the pool through an Archway: gtr.stock.has-none."""
    moves: Moves = []
    add_foundations(state, player, names_in_hand(player), ARCHITECT, moves)
    stock = player.stock
    pool = archway.opens_pool(player)
    for building in player.buildings:
        if not building.done:
            mask = accepted(state, player, building)
            for material in EACH_MATERIAL:
                if mask >> material & 1:
                    if stock[material]:
                        moves.append(build_pile(material, building.id, False))
                    if pool and state.pool[material]:
                        moves.append(build_pile(material, building.id, True))
    if player.powers & STAIRWAY and state.rules.stairway_spends_architect:
        stairway.add_moves(state, player, moves)
    if bath.may_hold(state, player, ARCHITECT):
        moves.append(HOLD_MOVE)
    moves.append(DONE_MOVE)
    return moves


# Rome demands.


def demand_moves(state: GloryState, question: decisions.Demand, player: Player) -> Moves:
    """Materials of which a card in hand was not shown yet: gtr.legionary.one-demand-per-card."""
    counts = count_hand(state, player)
    shown = player.demanded
    moves: Moves = [DEMANDS[material] for material in EACH_MATERIAL if counts[material] > shown[material]]
    moves.append(DONE_MOVE)
    return moves


def give_moves(state: GloryState, question: decisions.Give, player: Player) -> Moves:
    """Any card of the material demanded: gtr.legionary.give, gtr.legionary.giver-chooses."""
    material_of = state.cards.material_of
    material = demanded_now(question.owed)
    return [GIVE[name] for name in names_in_hand(player) if material_of[name] == material]


def gift_moves(state: GloryState, question: decisions.Gift, player: Player) -> Moves:
    material_of, owed = state.cards.material_of, question.owed
    moves: Moves = [GIVE[name] for name in names_in_hand(player) if owed[material_of[name]]]
    moves.append(DONE_MOVE)
    return moves


LEGAL: Final[dict[type[Decision], Callable[[GloryState, Any, Player], Moves]]] = {
    decisions.Choose: choose_moves,
    decisions.Tied: tied_moves,
    decisions.Lead: lead_moves,
    decisions.Follow: follow_moves,
    decisions.Palace: palace_moves,
    decisions.Petition: petition_moves,
    decisions.ChooseRole: role_moves,
    decisions.Think: think_moves,
    decisions.Laborer: laborer_moves,
    decisions.Patron: patron_moves,
    decisions.Merchant: merchant_moves,
    decisions.Craftsman: craftsman_moves,
    decisions.Architect: architect_moves,
    decisions.Stairs: stairway.moves,
    decisions.Fountain: fountain_moves,
    decisions.Demand: demand_moves,
    decisions.Give: give_moves,
    decisions.Gift: gift_moves,
    decisions.Lions: colosseum.moves,
    decisions.Bath: bath.moves,
    decisions.Prison: prison.moves,
    decisions.Senate: senate.moves,
    decisions.Sewer: sewer.moves,
    decisions.Academy: academy.moves,
}


def moves(state: GloryState) -> Moves:
    """The legal moves of the pending decision."""
    question = state.stack[-1]
    return LEGAL[type(question)](state, question, state.players[question.seat])
