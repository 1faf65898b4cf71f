"""What may be done: the fast list of legal moves for each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.decisions import Decision
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import decisions
from quadriga.games.glory_to_rome.buildings.completion import may_seize
from quadriga.games.glory_to_rome.buildings.powers import (
    AQUEDUCT,
    ATRIUM,
    BAR,
    BASILICA,
    DOCK,
    FOUNTAIN,
    STAIRWAY,
)
from quadriga.games.glory_to_rome.buildings.turn_end import opponents_senators
from quadriga.games.glory_to_rome.edition import ARCHITECT, CRAFTSMAN, EACH_MATERIAL
from quadriga.games.glory_to_rome.leading import (
    circus,
    may_add_petition,
    may_add_senator,
    petition_size,
    roles_in_palace,
    roles_to_follow,
)
from quadriga.games.glory_to_rome.legionary import demanded_now
from quadriga.games.glory_to_rome.moves import (
    ATRIUM_MOVE,
    BAR_MOVE,
    BRING,
    CHOOSE,
    CLAIMS,
    DEMANDS,
    DEPOSIT,
    DISCARD,
    DISCARD_ALL_MOVE,
    DISCARD_SENATOR_MOVE,
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
    STORE,
    TAKE,
    THINK_MOVE,
    as_architect,
    build_card,
    build_pile,
    devour,
    flush,
    found,
    open_building,
    seize,
)
from quadriga.games.glory_to_rome.roles import bath_roles, may_use_latrine, may_use_vomitorium
from quadriga.games.glory_to_rome.sites import (
    accepted,
    archway,
    may_found_outside,
    may_hold,
    outside_is_open,
    sites_for,
    stairway_materials,
)
from quadriga.games.glory_to_rome.state import GloryState, Player

Moves = list[Move]


def names_in_hand(player: Player) -> list[str]:
    """Each Order of the hand once."""
    return list(dict.fromkeys(player.hand))


def count_hand(state: GloryState, player: Player) -> list[int]:
    """How many Orders of each material the hand holds."""
    counts = [0] * 6
    material_of = state.cards.material_of
    for name in player.hand:
        counts[material_of[name]] += 1
    return counts


# Leading, following, thinking.


def choose_moves(state: GloryState, question: decisions.Choose, player: Player) -> Moves:
    return [CHOOSE[name] for name in names_in_hand(player)]


def tied_moves(state: GloryState, question: decisions.Tied, player: Player) -> Moves:
    return [DRAW_MOVE]


def lead_moves(state: GloryState, question: decisions.Lead, player: Player) -> Moves:
    names = names_in_hand(player)
    moves: Moves = [THINK_MOVE]
    moves += [PLAY[name] for name in names]
    if circus(state, player):
        material_of = state.cards.material_of
        moves += [as_architect(name) for name in names if material_of[name] != ARCHITECT]
    if player.senators:
        moves += SENATOR_AS
    add_petitions(state, player, moves)
    return moves


def add_petitions(state: GloryState, player: Player, moves: Moves) -> None:
    size = petition_size(state, player)
    hand = player.hand
    if len(hand) >= size:
        counts = count_hand(state, player)
        if max(counts) >= size:
            material_of = state.cards.material_of
            moves += [PETITION_WITH[name] for name in dict.fromkeys(hand) if counts[material_of[name]] >= size]


def follow_moves(state: GloryState, question: decisions.Follow, player: Player) -> Moves:
    moves: Moves = [THINK_MOVE]
    roles = roles_to_follow(state, player)
    material_of = state.cards.material_of
    moves += [PLAY[name] for name in dict.fromkeys(player.hand) if material_of[name] in roles]
    if player.senators:
        moves.append(PLAY_SENATOR_MOVE)
    add_petitions(state, player, moves)
    return moves


def palace_moves(state: GloryState, question: decisions.Palace, player: Player) -> Moves:
    roles = roles_in_palace(state, player)
    material_of = state.cards.material_of
    moves: Moves = [PLAY[name] for name in dict.fromkeys(player.hand) if material_of[name] in roles]
    if player.senators and may_add_senator(state, player):
        moves.append(PLAY_SENATOR_MOVE)
    if may_add_petition(state, player):
        add_petitions(state, player, moves)
    moves.append(DONE_MOVE)
    return moves


def petition_moves(state: GloryState, question: decisions.Petition, player: Player) -> Moves:
    material_of = state.cards.material_of
    return [PETITION_WITH[name] for name in names_in_hand(player) if material_of[name] == question.material]


def role_moves(state: GloryState, question: decisions.ChooseRole, player: Player) -> Moves:
    return list(IN_ROLE)


def think_moves(state: GloryState, question: decisions.Think, player: Player) -> Moves:
    moves: Moves = []
    if question.discard:
        if may_use_latrine(player):
            moves += [DISCARD[name] for name in names_in_hand(player)]
            if player.senators and state.rules.latrine_senator:
                moves.append(DISCARD_SENATOR_MOVE)
        if may_use_vomitorium(player):
            moves.append(DISCARD_ALL_MOVE)
    below = player.hand_size() < player.hand_limit
    if state.senators:
        moves.append(SENATOR_MOVE)
    if below:
        moves.append(REFILL_MOVE)
    if not below or state.rules.think_one_below_limit:
        moves.append(DRAW_MOVE)
    if question.optional and question.discard:
        moves.append(DONE_MOVE)
    return moves


# The roles.


def laborer_moves(state: GloryState, question: decisions.Laborer, player: Player) -> Moves:
    moves: Moves = []
    if question.pool:
        pool = state.pool
        moves += [TAKE[material] for material in EACH_MATERIAL if pool[material]]
    if question.hand and player.powers & DOCK:
        moves += [STORE[name] for name in names_in_hand(player)]
    moves.append(DONE_MOVE)
    return moves


def patron_moves(state: GloryState, question: decisions.Patron, player: Player) -> Moves:
    moves: Moves = []
    if question.pool:
        pool = state.pool
        moves += [HIRE[material] for material in EACH_MATERIAL if pool[material]]
    if question.hand and player.powers & AQUEDUCT:
        moves += [BRING[name] for name in names_in_hand(player)]
    if question.deck and player.powers & BAR:
        moves.append(BAR_MOVE)
    moves.append(DONE_MOVE)
    return moves


def merchant_moves(state: GloryState, question: decisions.Merchant, player: Player) -> Moves:
    moves: Moves = []
    if question.stock:
        stock, sells = player.stock, SELL[player.seat]
        moves += [sells[material] for material in EACH_MATERIAL if stock[material]]
        if player.powers & ATRIUM:
            moves.append(ATRIUM_MOVE)
    if question.hand and player.powers & BASILICA:
        moves += [DEPOSIT[name] for name in names_in_hand(player)]
    moves.append(DONE_MOVE)
    return moves


def craftsman_moves(state: GloryState, question: decisions.Craftsman, player: Player) -> Moves:
    moves: Moves = []
    names = names_in_hand(player)
    add_foundations(state, player, names, CRAFTSMAN, moves)
    add_building_with(state, player, names, moves)
    if player.powers & FOUNTAIN:
        moves.append(FOUNTAIN_MOVE)
    if may_hold(state, player, CRAFTSMAN):
        moves.append(HOLD_MOVE)
    moves.append(DONE_MOVE)
    return moves


def fountain_moves(state: GloryState, question: decisions.Fountain, player: Player) -> Moves:
    moves: Moves = []
    names = list(player.aside)
    add_foundations(state, player, names, CRAFTSMAN, moves)
    add_building_with(state, player, names, moves)
    moves.append(KEEP_MOVE)
    return moves


def architect_moves(state: GloryState, question: decisions.Architect, player: Player) -> Moves:
    moves: Moves = []
    add_foundations(state, player, names_in_hand(player), ARCHITECT, moves)
    seat, stock = player.seat, player.stock
    pool = archway(player)
    for building in player.buildings:
        if not building.done:
            mask = accepted(state, player, building)
            for material in EACH_MATERIAL:
                if mask >> material & 1:
                    if stock[material]:
                        moves.append(build_pile(seat, material, building.id, False))
                    if pool and state.pool[material]:
                        moves.append(build_pile(seat, material, building.id, True))
    if player.powers & STAIRWAY and state.rules.stairway_spends_architect:
        add_stairs(state, player, moves)
    if may_hold(state, player, ARCHITECT):
        moves.append(HOLD_MOVE)
    moves.append(DONE_MOVE)
    return moves


def stairs_moves(state: GloryState, question: decisions.Stairs, player: Player) -> Moves:
    moves: Moves = []
    add_stairs(state, player, moves)
    moves.append(DONE_MOVE)
    return moves


def add_stairs(state: GloryState, player: Player, moves: Moves) -> None:
    from_pool = state.rules.stairway_from_pool and archway(player)
    for other in state.players:
        if other is player:
            continue
        for building in other.buildings:
            if building.done and not building.public:
                for material in stairway_materials(building):
                    if player.stock[material]:
                        moves.append(open_building(player.seat, material, building.id, False))
                    if from_pool and state.pool[material]:
                        moves.append(open_building(player.seat, material, building.id, True))


def add_foundations(state: GloryState, player: Player, names: list[str], role: int, moves: Moves) -> None:
    cards, town, owned = state.cards.cards, state.town, player.owned
    outside = may_found_outside(state, player, role)
    for name in names:
        card = cards[name]
        if card.bit & owned:
            continue
        for site in sites_for(state, card):
            if town[site]:
                moves.append(found(name, site, False))
            if outside and outside_is_open(state, site):
                moves.append(found(name, site, True))


def add_building_with(state: GloryState, player: Player, names: list[str], moves: Moves) -> None:
    material_of = state.cards.material_of
    for building in player.buildings:
        if not building.done:
            mask = accepted(state, player, building)
            for name in names:
                if mask >> material_of[name] & 1:
                    moves.append(build_card(name, building.id))


# Rome demands.


def demand_moves(state: GloryState, question: decisions.Demand, player: Player) -> Moves:
    counts = count_hand(state, player)
    shown = player.demanded
    moves: Moves = [DEMANDS[material] for material in EACH_MATERIAL if counts[material] > shown[material]]
    moves.append(DONE_MOVE)
    return moves


def give_moves(state: GloryState, question: decisions.Give, player: Player) -> Moves:
    material_of = state.cards.material_of
    material = demanded_now(question.owed)
    return [GIVE[name] for name in names_in_hand(player) if material_of[name] == material]


def gift_moves(state: GloryState, question: decisions.Gift, player: Player) -> Moves:
    material_of, owed = state.cards.material_of, question.owed
    moves: Moves = [GIVE[name] for name in names_in_hand(player) if owed[material_of[name]]]
    moves.append(DONE_MOVE)
    return moves


def lions_moves(state: GloryState, question: decisions.Lions, player: Player) -> Moves:
    moves: Moves = [
        devour(seat, material)
        for seat, left in enumerate(question.left)
        for material in EACH_MATERIAL
        if left[material] and state.players[seat].clients[material]
    ]
    moves.append(DONE_MOVE)
    return moves


# Buildings that ask.


def bath_moves(state: GloryState, question: decisions.Bath, player: Player) -> Moves:
    return [*(IN_ROLE[role] for role in bath_roles(state, player, question.material)), DONE_MOVE]


def prison_moves(state: GloryState, question: decisions.Prison, player: Player) -> Moves:
    moves: Moves = [
        seize(building.id) for other in state.players for building in other.buildings if may_seize(player, building)
    ]
    moves.append(DONE_MOVE)
    return moves


def senate_moves(state: GloryState, question: decisions.Senate, player: Player) -> Moves:
    return [*CLAIMS[: opponents_senators(state, player)], DONE_MOVE]


def sewer_moves(state: GloryState, question: decisions.Sewer, player: Player) -> Moves:
    return [*(flush(player.seat, name) for name in dict.fromkeys(player.played)), DONE_MOVE]


def academy_moves(state: GloryState, question: decisions.Academy, player: Player) -> Moves:
    return [THINK_MOVE, DONE_MOVE]


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
    decisions.Stairs: stairs_moves,
    decisions.Fountain: fountain_moves,
    decisions.Demand: demand_moves,
    decisions.Give: give_moves,
    decisions.Gift: gift_moves,
    decisions.Lions: lions_moves,
    decisions.Bath: bath_moves,
    decisions.Prison: prison_moves,
    decisions.Senate: senate_moves,
    decisions.Sewer: sewer_moves,
    decisions.Academy: academy_moves,
}


def legal(state: GloryState) -> Moves:
    """The legal moves of the pending decision."""
    question = state.stack[-1]
    return LEGAL[type(question)](state, question, state.players[question.seat])
