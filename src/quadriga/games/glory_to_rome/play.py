"""The course of a game: setting up, the turn step by step, and who answers for each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.chance import Chance
from quadriga.core.decisions import Decision
from quadriga.core.events import Happened, Moved
from quadriga.core.meta import OptionValue
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import actions, decisions, leading, legionary, roles, sites
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings import completion, powers, turn_end
from quadriga.games.glory_to_rome.buildings.powers import refresh
from quadriga.games.glory_to_rome.cards import draw, into_pool
from quadriga.games.glory_to_rome.decisions import ACADEMY, ACT, CLEAR, FOLLOW, OVER, SENATE, SEWER, Turn, turn
from quadriga.games.glory_to_rome.edition import NO_ROLE, GloryEdition
from quadriga.games.glory_to_rome.ends import close
from quadriga.games.glory_to_rome.moves import OfHand
from quadriga.games.glory_to_rome.state import NONE, GloryState, Player, Rules, new_player

# Setting up.


def setup(edition: GloryEdition, options: dict[str, OptionValue], seats: int, chance: Chance) -> GloryState:
    """The table before the first decision: gtr.setup.hands, gtr.setup.sites, gtr.setup.first-player."""
    numbers = edition.numbers
    rules = Rules(options)
    deck = list(edition.deck)
    orders = numbers.experts_orders if rules.experts_start else numbers.start_orders
    hands = [sorted(chance.draw(deck) for _ in range(orders)) for _ in range(seats)]
    in_town = town_sites(edition, rules, seats)
    state = GloryState(
        edition=edition,
        rules=rules,
        stack=[],
        players=[new_player(seat, hand, numbers.start_senators) for seat, hand in enumerate(hands)],
        leader=0,
        role=NO_ROLE,
        deck=deck,
        # Half of what is left goes out of the game unseen: gtr.initiation.half-the-deck.
        removed=len(deck) // 2 if rules.initiation else 0,
        senators=numbers.senators - seats * numbers.start_senators,
        town=[in_town] * 6,
        outside=[numbers.sites_each - in_town] * 6,
        pool=[()] * 6,
        box=(),
        winners=(),
    )
    refresh(state)
    if rules.experts_start:
        state.stack.extend(decisions.Choose(seat) for seat in reversed(range(seats)))
    else:
        tied = list(range(seats))
        while len(tied) > 1:
            tied = draw_for_lead(state, tied, chance)
        begin_game(state, tied[0])
    state.events = []
    return state


def town_sites(edition: GloryEdition, rules: Rules, seats: int) -> int:
    """In-town sites of each material: one for each player; for two, what the table chose."""
    normal = rules.two_player_sites if seats == 2 else seats
    return min(edition.numbers.initiation_town_sites, normal) if rules.initiation else normal


def draw_for_lead(state: GloryState, seats: list[int], chance: Chance) -> list[int]:
    """Each draws an Order into the pool; the first name leads, equal ones draw again: gtr.setup.first-player."""
    drawn = {seat: draw(state, chance) for seat in seats}
    for name in drawn.values():
        into_pool(state, name, at.DECK)
    return first_in_alphabet(state, drawn)


def first_in_alphabet(state: GloryState, names: dict[int, str]) -> list[int]:
    ranks = {seat: state.cards.cards[name].rank for seat, name in names.items()}
    return [seat for seat, rank in ranks.items() if rank == min(ranks.values())]


def choose(state: GloryState, question: Decision, player: Player, move: Move, chance: Chance) -> None:
    """Experts lay an Order face down; once all have, they are turned over: gtr.experts.choose."""
    assert isinstance(move, OfHand)
    state.stack.pop()
    player.hand.remove(move.card)
    player.aside = (move.card,)
    state.events.append(Moved(move.card, 1, at.HAND[player.seat], at.ASIDE[player.seat], 1 << player.seat))
    if state.stack:
        return
    names = {other.seat: other.aside[0] for other in state.players}
    for other in state.players:
        other.aside = ()
        into_pool(state, names[other.seat], at.ASIDE[other.seat])
    settle_lead(state, first_in_alphabet(state, names))


def draw_again(state: GloryState, question: decisions.Tied, player: Player, move: Move, chance: Chance) -> None:
    """Equal names draw from the deck, as in any game: gtr.setup.first-player."""
    state.stack.pop()
    settle_lead(state, draw_for_lead(state, list(question.seats), chance))


def settle_lead(state: GloryState, tied: list[int]) -> None:
    if len(tied) > 1:
        state.stack.append(decisions.Tied(tied[0], tuple(tied)))
    else:
        begin_game(state, tied[0])


def begin_game(state: GloryState, leader: int) -> None:
    state.stack.append(turn(leader, OVER, 0))
    begin_turn(state, leader)


# The turn.

LEAD: Final = tuple(decisions.Lead(seat) for seat in at.SEATS)
FOLLOWS: Final = tuple(decisions.Follow(seat) for seat in at.SEATS)


def begin_turn(state: GloryState, leader: int) -> None:
    """gtr.turn.leader-passes"""
    state.leader = leader
    state.role = NO_ROLE
    for player in state.players:
        player.actions = 0
        player.petitions = 0
        player.demanded = NONE
        player.crafted = False
        player.held = NO_ROLE
    state.events.append(Happened("turn", leader))
    state.stack[-1] = turn(leader, FOLLOW, 1)
    state.stack.append(LEAD[leader])


def step_turn(state: GloryState, now: Turn) -> bool:
    """Follow, act, then the end of the turn, each from the leader on: gtr.turn.order, gtr.turn.end-order."""
    leader, phase, place = now.seat, now.phase, now.place
    if phase == OVER:
        begin_turn(state, (leader + 1) % state.seats)
        return False
    if phase == CLEAR:
        turn_end.clear_camps(state)
        state.stack[-1] = turn(leader, ACADEMY if turn_end.someone(state, powers.ACADEMY) else OVER, 0)
        return False
    stack, seats = state.stack, state.seats
    depth = len(stack)
    while place < seats:
        player = state.players[(leader + place) % seats]
        place += 1
        ask_in_turn(state, phase, player)
        if len(stack) > depth:
            stack[depth - 1] = turn(leader, phase, place)
            return False
    following = AFTER[phase]
    if following == SENATE and not turn_end.someone(state, powers.SENATE | powers.SEWER):
        following = CLEAR
    stack[-1] = turn(leader, following, 0)
    return False


def ask_in_turn(state: GloryState, phase: str, player: Player) -> None:
    """What a phase of the turn puts to one player, if anything."""
    if phase == FOLLOW:
        state.stack.append(FOLLOWS[player.seat])
    elif phase == ACT:
        actions.begin(state, player)
    elif phase == SENATE:
        if turn_end.may_claim(state, player):
            state.stack.append(decisions.Senate(player.seat))
    elif phase == SEWER:
        if turn_end.may_flush(player):
            state.stack.append(decisions.Sewer(player.seat))
    elif turn_end.may_study(player):
        state.stack.append(decisions.Academy(player.seat))


AFTER: Final = {FOLLOW: ACT, ACT: SENATE, SENATE: SEWER, SEWER: CLEAR, ACADEMY: OVER}


def step_sewer(state: GloryState, question: decisions.Sewer) -> bool:
    return _ask_if(state, bool(state.players[question.seat].played))


def step_laborer(state: GloryState, question: decisions.Laborer) -> bool:
    return _ask_if(state, roles.could_labor(state, question))


def step_patron(state: GloryState, question: decisions.Patron) -> bool:
    return _ask_if(state, roles.could_hire(state, question))


def step_merchant(state: GloryState, question: decisions.Merchant) -> bool:
    return _ask_if(state, roles.could_sell(state, question))


def step_craftsman(state: GloryState, question: decisions.Craftsman) -> bool:
    return _ask_if(state, sites.could_craft(state, question))


def step_architect(state: GloryState, question: decisions.Architect) -> bool:
    return _ask_if(state, sites.could_design(state, question))


def step_stairs(state: GloryState, question: decisions.Stairs) -> bool:
    return _ask_if(state, sites.could_open(state, question))


def step_gift(state: GloryState, question: decisions.Gift) -> bool:
    return _ask_if(state, legionary.could_give(state, question))


def step_lions(state: GloryState, question: decisions.Lions) -> bool:
    return _ask_if(state, legionary.could_devour(state, question))


def step_prison(state: GloryState, question: decisions.Prison) -> bool:
    return _ask_if(state, completion.could_seize(state, question))


def _ask_if(state: GloryState, possible: bool) -> bool:
    """A question with nothing to choose is dropped, as far as that is no secret."""
    if not possible:
        state.stack.pop()
    return possible


#: What happens when one of these comes to the top of the stack; true when it is put to its seat.
STEPS: Final[dict[type[Decision], Callable[[GloryState, Any], bool]]] = {
    Turn: step_turn,
    decisions.Acting: actions.step_acting,
    decisions.Run: actions.step_run,
    decisions.Legion: legionary.step_legion,
    decisions.Laborer: step_laborer,
    decisions.Patron: step_patron,
    decisions.Merchant: step_merchant,
    decisions.Craftsman: step_craftsman,
    decisions.Architect: step_architect,
    decisions.Stairs: step_stairs,
    decisions.Demand: legionary.step_demand,
    decisions.Give: legionary.step_give,
    decisions.Gift: step_gift,
    decisions.Lions: step_lions,
    decisions.Prison: step_prison,
    decisions.Sewer: step_sewer,
}

#: Who carries out the answer to each question.
ANSWERS: Final[dict[type[Decision], Callable[[GloryState, Any, Player, Move, Chance], None]]] = {
    decisions.Choose: choose,
    decisions.Tied: draw_again,
    decisions.Lead: leading.lead,
    decisions.Follow: leading.follow,
    decisions.Petition: leading.petition,
    decisions.ChooseRole: leading.choose_role,
    decisions.Palace: leading.add_in_palace,
    decisions.Think: roles.think,
    decisions.Laborer: roles.laborer,
    decisions.Patron: roles.patron,
    decisions.Merchant: roles.merchant,
    decisions.Craftsman: sites.craftsman,
    decisions.Architect: sites.architect,
    decisions.Stairs: sites.stairs,
    decisions.Fountain: sites.use_fountain,
    decisions.Demand: legionary.demand,
    decisions.Give: legionary.give,
    decisions.Gift: legionary.gift,
    decisions.Lions: legionary.colosseum,
    decisions.Bath: roles.use_bath,
    decisions.Prison: completion.prison,
    decisions.Senate: turn_end.senate,
    decisions.Sewer: turn_end.sewer,
    decisions.Academy: turn_end.academy,
}


def apply(state: GloryState, move: Move, chance: Chance) -> None:
    question = state.stack[-1]
    ANSWERS[type(question)](state, question, state.players[question.seat], move, chance)
    advance(state)


def advance(state: GloryState) -> None:
    """Go on to the next question, or to the end."""
    stack = state.stack
    while not state.ending:
        top = stack[-1]
        step = STEPS.get(type(top))
        if step is None or step(state, top):
            return
    close(state)
