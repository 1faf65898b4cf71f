"""What a seat might try, and the slow reasons why some of it is not allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.decisions import Decision
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import decisions, legal
from quadriga.games.glory_to_rome import moves as made
from quadriga.games.glory_to_rome.buildings import (
    aqueduct,
    archway,
    atrium,
    bar,
    basilica,
    bath,
    circus,
    colosseum,
    dock,
    fountain,
    latrine,
    palace,
    prison,
    senate,
    stairway,
    vomitorium,
)
from quadriga.games.glory_to_rome.edition import ARCHITECT, CRAFTSMAN, EACH_MATERIAL, MATERIALS, ROLES
from quadriga.games.glory_to_rome.leading import holds_senator, petition_size, roles_to_follow
from quadriga.games.glory_to_rome.legionary import demanded_now
from quadriga.games.glory_to_rome.roles import senator_is_left
from quadriga.games.glory_to_rome.sites import accepted, may_found_outside, outside_is_open, sites_for
from quadriga.games.glory_to_rome.state import GloryState, Player, count_hand, names_in_hand

Moves = list[Move]
Answer = Refusal | None


# What might be tried.


def candidates(state: GloryState) -> Moves:
    """Every card, pile, site and building the deciding seat could point at, legal or not."""
    question = state.stack[-1]
    player = state.players[question.seat]
    return TRIED[type(question)](state, player)


def try_choose(state: GloryState, player: Player) -> Moves:
    return [*(made.CHOOSE[name] for name in names_in_hand(player)), made.CHOOSE_SENATOR_MOVE]


def try_tied(state: GloryState, player: Player) -> Moves:
    return [made.DRAW_MOVE]


def try_lead(state: GloryState, player: Player) -> Moves:
    names = names_in_hand(player)
    return [
        made.THINK_MOVE,
        *(made.PLAY[name] for name in names),
        *(made.as_architect(name) for name in names),
        *made.SENATOR_AS,
        *(made.PETITION_WITH[name] for name in names),
    ]


def try_follow(state: GloryState, player: Player) -> Moves:
    return [made.THINK_MOVE, *_try_units(player)]


def try_palace(state: GloryState, player: Player) -> Moves:
    return [*_try_units(player), made.DONE_MOVE]


def _try_units(player: Player) -> Moves:
    names = names_in_hand(player)
    return [
        *(made.PLAY[name] for name in names),
        made.PLAY_SENATOR_MOVE,
        *(made.PETITION_WITH[name] for name in names),
    ]


def try_petition(state: GloryState, player: Player) -> Moves:
    return [made.PETITION_WITH[name] for name in names_in_hand(player)]


def try_role(state: GloryState, player: Player) -> Moves:
    return list(made.IN_ROLE)


def try_think(state: GloryState, player: Player) -> Moves:
    return [
        *(made.DISCARD[name] for name in names_in_hand(player)),
        made.DISCARD_SENATOR_MOVE,
        made.DISCARD_ALL_MOVE,
        made.SENATOR_MOVE,
        made.REFILL_MOVE,
        made.DRAW_MOVE,
        made.DONE_MOVE,
    ]


def try_laborer(state: GloryState, player: Player) -> Moves:
    return [*made.TAKE, *(made.STORE[name] for name in names_in_hand(player)), made.DONE_MOVE]


def try_patron(state: GloryState, player: Player) -> Moves:
    return [*made.HIRE, *(made.BRING[name] for name in names_in_hand(player)), made.BAR_MOVE, made.DONE_MOVE]


def try_merchant(state: GloryState, player: Player) -> Moves:
    deposits = (made.DEPOSIT[name] for name in names_in_hand(player))
    return [*made.SELL, made.ATRIUM_MOVE, *deposits, made.DONE_MOVE]


def foundations(names: list[str]) -> Moves:
    return [made.found(name, site, outside) for name in names for site in EACH_MATERIAL for outside in (False, True)]


def additions(player: Player, names: list[str]) -> Moves:
    return [made.build_card(name, building.id) for building in player.buildings for name in names]


def try_craftsman(state: GloryState, player: Player) -> Moves:
    names = names_in_hand(player)
    plain = [made.FOUNTAIN_MOVE, made.HOLD_MOVE, made.DONE_MOVE]
    return [*foundations(names), *additions(player, names), *plain]


def try_fountain(state: GloryState, player: Player) -> Moves:
    names = list(player.aside)
    return [*foundations(names), *additions(player, names), made.KEEP_MOVE]


def try_architect(state: GloryState, player: Player) -> Moves:
    moves = foundations(names_in_hand(player))
    for building in player.buildings:
        for material in EACH_MATERIAL:
            moves += [made.build_pile(material, building.id, pool) for pool in (False, True)]
    return [*moves, *_try_opening(state, player), made.HOLD_MOVE, made.DONE_MOVE]


def try_stairs(state: GloryState, player: Player) -> Moves:
    return [*_try_opening(state, player), made.DONE_MOVE]


def _try_opening(state: GloryState, player: Player) -> Moves:
    return [
        made.open_building(material, building.id, pool)
        for other in state.players
        if other is not player
        for building in other.buildings
        for material in EACH_MATERIAL
        for pool in (False, True)
    ]


def try_demand(state: GloryState, player: Player) -> Moves:
    return [*made.DEMANDS, made.DONE_MOVE]


def try_give(state: GloryState, player: Player) -> Moves:
    return [made.GIVE[name] for name in names_in_hand(player)]


def try_gift(state: GloryState, player: Player) -> Moves:
    return [*try_give(state, player), made.DONE_MOVE]


def try_lions(state: GloryState, player: Player) -> Moves:
    others = [other.seat for other in state.players if other is not player]
    return [*(made.devour(seat, material) for seat in others for material in EACH_MATERIAL), made.DONE_MOVE]


def try_bath(state: GloryState, player: Player) -> Moves:
    return [*made.IN_ROLE, made.DONE_MOVE]


def try_prison(state: GloryState, player: Player) -> Moves:
    others = [other for other in state.players if other is not player]
    return [*(made.seize(building.id) for other in others for building in other.buildings), made.DONE_MOVE]


def try_senate(state: GloryState, player: Player) -> Moves:
    return [*made.CLAIMS, made.DONE_MOVE]


def try_sewer(state: GloryState, player: Player) -> Moves:
    return [*(made.flush(name) for name in dict.fromkeys(player.played)), made.DONE_MOVE]


def try_academy(state: GloryState, player: Player) -> Moves:
    return [made.THINK_MOVE, made.DONE_MOVE]


TRIED: Final[dict[type[Decision], Callable[[GloryState, Player], Moves]]] = {
    decisions.Choose: try_choose,
    decisions.Tied: try_tied,
    decisions.Lead: try_lead,
    decisions.Follow: try_follow,
    decisions.Palace: try_palace,
    decisions.Petition: try_petition,
    decisions.ChooseRole: try_role,
    decisions.Think: try_think,
    decisions.Laborer: try_laborer,
    decisions.Patron: try_patron,
    decisions.Merchant: try_merchant,
    decisions.Craftsman: try_craftsman,
    decisions.Architect: try_architect,
    decisions.Stairs: try_stairs,
    decisions.Fountain: try_fountain,
    decisions.Demand: try_demand,
    decisions.Give: try_give,
    decisions.Gift: try_gift,
    decisions.Lions: try_lions,
    decisions.Bath: try_bath,
    decisions.Prison: try_prison,
    decisions.Senate: try_senate,
    decisions.Sewer: try_sewer,
    decisions.Academy: try_academy,
}


# Why not.


def why_not(state: GloryState, move: Move) -> Answer:
    """The rule that forbids a candidate."""
    question = state.stack[-1]
    player = state.players[question.seat]
    reason = REASONS.get(type(question))
    return reason(state, question, player, move) if reason else None


def why_not_choose(state: GloryState, question: Decision, player: Player, move: Move) -> Answer:
    return Refusal("gtr.experts.order") if move is made.CHOOSE_SENATOR_MOVE else None


def why_not_lead(state: GloryState, question: Decision, player: Player, move: Move) -> Answer:
    if isinstance(move, made.AsArchitect):
        return circus.why_not(state, player, move)
    if isinstance(move, made.SenatorAs):
        return why_not_senator(player)
    return why_not_petition(state, player, move)


def why_not_follow(state: GloryState, question: Decision, player: Player, move: Move) -> Answer:
    if move is made.PLAY_SENATOR_MOVE:
        return why_not_senator(player)
    if isinstance(move, made.OfHand) and move.verb == made.PETITION:
        return why_not_petition(state, player, move)
    if isinstance(move, made.OfHand) and state.cards.material_of[move.card] not in roles_to_follow(state, player):
        own, led = MATERIALS[state.cards.material_of[move.card]], MATERIALS[state.role]
        need = petition_size(state, player)
        return Refusal(
            "gtr.follow.same-role",
            {"thing": move.card, "material": own, "led": led, "role": ROLES[state.role], "need": need},
        )
    return None


def why_not_palace(state: GloryState, question: Decision, player: Player, move: Move) -> Answer:
    if move is made.PLAY_SENATOR_MOVE:
        return why_not_senator(player) or palace.why_not_senator(state, player)
    if isinstance(move, made.OfHand):
        if move.verb == made.PETITION:
            return why_not_petition(state, player, move) or palace.why_not_petition(state, player)
        return palace.why_not_order(state, player, move.card)
    return None


def why_not_senator(player: Player) -> Answer:
    return None if holds_senator(player) else Refusal("gtr.senator.in-hand")


def why_not_petition(state: GloryState, player: Player, move: Move) -> Answer:
    if not isinstance(move, made.OfHand) or move.verb != made.PETITION:
        return None
    have = count_hand(state, player)[state.cards.material_of[move.card]]
    need = petition_size(state, player)
    return Refusal("gtr.petition.size", {"need": need, "have": have}) if have < need else None


def why_not_more_petition(state: GloryState, question: decisions.Petition, player: Player, move: Move) -> Answer:
    assert isinstance(move, made.OfHand)
    if state.cards.material_of[move.card] == question.material:
        return None
    return Refusal("gtr.petition.one-role", {"thing": move.card, "role": ROLES[question.material]})


def why_not_think(state: GloryState, question: decisions.Think, player: Player, move: Move) -> Answer:
    size, limit = player.hand_size(), player.hand_limit
    if move is made.DONE_MOVE:
        return None if question.optional and question.discard else Refusal("gtr.think.choose")
    if move is made.SENATOR_MOVE:
        return None if senator_is_left(state) else Refusal("gtr.think.senator-pile")
    if move is made.REFILL_MOVE:
        return None if size < limit else Refusal("gtr.think.refill", {"limit": limit, "have": size})
    if move is made.DRAW_MOVE:
        if size < limit and not state.rules.think_one_below_limit:
            return Refusal("gtr.think.one-card", {"limit": limit, "have": size})
        return None
    return why_not_discard(state, question, player, move)


def why_not_discard(state: GloryState, question: decisions.Think, player: Player, move: Move) -> Answer:
    if not question.discard:
        return Refusal("gtr.think.discard-once")
    if move is made.DISCARD_ALL_MOVE:
        return vomitorium.why_not(player)
    if refusal := latrine.why_not(state, player, move):
        return refusal
    return why_not_senator(player) if move is made.DISCARD_SENATOR_MOVE else None


def why_not_laborer(state: GloryState, question: decisions.Laborer, player: Player, move: Move) -> Answer:
    if isinstance(move, made.FromPool):
        if not question.pool:
            return Refusal("gtr.laborer.take")
        return why_not_in_pool(state, move.material)
    if isinstance(move, made.OfHand):
        return dock.why_not(player, question.hand)
    return None


def why_not_in_pool(state: GloryState, material: int) -> Answer:
    return None if state.pool[material] else Refusal("gtr.pool.has-none", {"material": MATERIALS[material]})


def why_not_patron(state: GloryState, question: decisions.Patron, player: Player, move: Move) -> Answer:
    if isinstance(move, made.FromPool):
        if not question.pool:
            return Refusal("gtr.patron.hire")
        return why_not_in_pool(state, move.material)
    if isinstance(move, made.OfHand):
        return aqueduct.why_not(player, question.hand)
    if move is made.BAR_MOVE:
        return bar.why_not(player, question.deck)
    return None


def why_not_merchant(state: GloryState, question: decisions.Merchant, player: Player, move: Move) -> Answer:
    if isinstance(move, made.OfHand):
        return basilica.why_not(player, question.hand)
    if move is made.DONE_MOVE:
        return None
    if move is made.ATRIUM_MOVE:
        return atrium.why_not(player, question.stock)
    assert isinstance(move, made.Sell)
    if not question.stock:
        return Refusal("gtr.merchant.sell")
    return why_not_in_stock(player, move.material)


def why_not_in_stock(player: Player, material: int) -> Answer:
    return None if player.stock[material] else Refusal("gtr.stock.has-none", {"material": MATERIALS[material]})


def why_not_craftsman(state: GloryState, question: Decision, player: Player, move: Move) -> Answer:
    if move is made.FOUNTAIN_MOVE:
        return fountain.why_not(player)
    if isinstance(move, made.BuildCard):
        return why_not_add(state, player, move.building, state.cards.material_of[move.card])
    return why_not_build(state, player, move, CRAFTSMAN)


def why_not_build(state: GloryState, player: Player, move: Move, role: int) -> Answer:
    if move is made.HOLD_MOVE:
        return None if bath.may_hold(state, player, role) else Refusal("gtr.bath.joined-actions")
    if isinstance(move, made.Found):
        return why_not_found(state, player, move, role)
    return None


def why_not_found(state: GloryState, player: Player, move: made.Found, role: int) -> Answer:
    card = state.cards.cards[move.card]
    site = MATERIALS[move.site]
    if card.bit & player.owned:
        return Refusal("gtr.found.no-second-copy", {"thing": card.id})
    if move.site not in sites_for(state, card):
        return Refusal("gtr.found.matching-site", {"thing": card.id, "material": MATERIALS[card.material]})
    if not move.outside:
        return None if state.town[move.site] else Refusal("gtr.found.site-left", {"material": site})
    if not may_found_outside(state, player, role):
        return Refusal("gtr.found.outside-two-actions")
    if not state.outside[move.site]:
        return Refusal("gtr.found.site-left", {"material": site})
    if not outside_is_open(state, move.site):
        return Refusal("gtr.found.outside-when-town-empty", {"material": site})
    return None


def why_not_add(state: GloryState, player: Player, id: str, material: int) -> Answer:
    building = player.find_building(id)
    assert building is not None
    if building.done:
        return Refusal("gtr.add.unfinished", {"thing": id})
    if not accepted(state, player, building) >> material & 1:
        return Refusal("gtr.add.matching-material", {"thing": id, "material": MATERIALS[building.site]})
    return None


def why_not_architect(state: GloryState, question: Decision, player: Player, move: Move) -> Answer:
    if isinstance(move, made.Open):
        return stairway.why_not_now(state) or why_not_open(state, player, move)
    if isinstance(move, made.BuildPile):
        if move.pool and not archway.opens_pool(player):
            return Refusal("gtr.archway.pool")
        if refusal := why_not_add(state, player, move.building, move.material):
            return refusal
        return why_not_in_pool(state, move.material) if move.pool else why_not_in_stock(player, move.material)
    return why_not_build(state, player, move, ARCHITECT)


def why_not_stairs(state: GloryState, question: Decision, player: Player, move: Move) -> Answer:
    return why_not_open(state, player, move) if isinstance(move, made.Open) else None


def why_not_open(state: GloryState, player: Player, move: made.Open) -> Answer:
    if refusal := stairway.why_not(state, player, move):
        return refusal
    return why_not_in_pool(state, move.material) if move.pool else why_not_in_stock(player, move.material)


def why_not_demand(state: GloryState, question: Decision, player: Player, move: Move) -> Answer:
    if not isinstance(move, made.DemandMaterial):
        return None
    material = move.material
    have = count_hand(state, player)[material]
    if not have:
        return Refusal("gtr.legionary.show", {"material": MATERIALS[material]})
    if have <= player.demanded[material]:
        return Refusal("gtr.legionary.one-demand-per-card", {"material": MATERIALS[material], "have": have})
    return None


def why_not_give(state: GloryState, question: decisions.Give, player: Player, move: Move) -> Answer:
    assert isinstance(move, made.OfHand)
    material = demanded_now(question.owed)
    if state.cards.material_of[move.card] == material:
        return None
    return Refusal("gtr.legionary.give", {"thing": move.card, "material": MATERIALS[material]})


def why_not_gift(state: GloryState, question: decisions.Gift, player: Player, move: Move) -> Answer:
    if not isinstance(move, made.OfHand) or question.owed[state.cards.material_of[move.card]]:
        return None
    return Refusal("gtr.legionary.gifts", {"thing": move.card})


REASONS: Final[dict[type[Decision], Callable[[GloryState, Any, Player, Move], Answer]]] = {
    decisions.Choose: why_not_choose,
    decisions.Lead: why_not_lead,
    decisions.Follow: why_not_follow,
    decisions.Palace: why_not_palace,
    decisions.Petition: why_not_more_petition,
    decisions.Think: why_not_think,
    decisions.Laborer: why_not_laborer,
    decisions.Patron: why_not_patron,
    decisions.Merchant: why_not_merchant,
    decisions.Craftsman: why_not_craftsman,
    decisions.Architect: why_not_architect,
    decisions.Stairs: why_not_stairs,
    decisions.Fountain: why_not_craftsman,
    decisions.Demand: why_not_demand,
    decisions.Give: why_not_give,
    decisions.Gift: why_not_gift,
    decisions.Lions: colosseum.why_not,
    decisions.Bath: bath.why_not,
    decisions.Prison: prison.why_not,
    decisions.Senate: senate.why_not,
}


# For a seat that is absent.

#: Think rather than lead, fill the hand, and otherwise do as little as possible.
HARMLESS: Final[Moves] = [made.DONE_MOVE, made.THINK_MOVE, made.REFILL_MOVE, made.DRAW_MOVE, made.KEEP_MOVE]


def default(state: GloryState) -> Move | None:
    """Decline, think, draw, and otherwise the first thing allowed; who left neither leads nor follows nor thinks."""
    decision = state.stack[-1]
    if decision.seat in state.left and isinstance(decision, decisions.Lead | decisions.Follow | decisions.Think):
        return None
    moves = legal.moves(state)
    return next((move for move in HARMLESS if move in moves), moves[0])
