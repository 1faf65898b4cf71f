"""The course of a game: setting up, where each move is carried out, and the way to the next question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.chance import Chance
from quadriga.core.decisions import Decision
from quadriga.core.events import Happened
from quadriga.core.meta import OptionValue
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import actions, decisions, leading, legionary, roles, sites, turns
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings import (
    academy,
    aqueduct,
    atrium,
    bar,
    basilica,
    bath,
    colosseum,
    dock,
    fountain,
    latrine,
    prison,
    senate,
    sewer,
    stairway,
    vomitorium,
)
from quadriga.games.glory_to_rome.buildings.powers import refresh
from quadriga.games.glory_to_rome.decisions import OVER, turn
from quadriga.games.glory_to_rome.edition import NO_ROLE, GloryEdition
from quadriga.games.glory_to_rome.moves import (
    PETITION,
    AsArchitect,
    BuildCard,
    BuildPile,
    Claim,
    DemandMaterial,
    Devour,
    Flush,
    Found,
    FromPool,
    InRole,
    OfHand,
    Open,
    Plain,
    Seize,
    Sell,
    SenatorAs,
)
from quadriga.games.glory_to_rome.state import GloryState, Player, Rules, new_player
from quadriga.games.glory_to_rome.supplies import draw, into_pool, set_aside, show_vaults, take_aside

# Setting up.


def setup(edition: GloryEdition, options: dict[str, OptionValue], seats: int, chance: Chance) -> GloryState:
    """The table before the first decision: gtr.setup.hands."""
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
    refresh(state)  # the functions in force, none of them in an initiation game: gtr.initiation.no-functions
    if rules.experts_start:
        state.stack.extend(decisions.Choose(seat) for seat in reversed(range(seats)))
    else:
        tied = list(range(seats))
        while len(tied) > 1:
            tied = draw_for_lead(state, tied, chance)
        begin_game(state, tied[0])
        state.events.pop()  # that the first turn begins is no news: a deal tells only who leads it, and why
    return state


def town_sites(edition: GloryEdition, rules: Rules, seats: int) -> int:
    """In-town sites of each material: one for each player; for two, what the table chose: gtr.setup.sites."""
    normal = rules.two_player_sites if seats == 2 else seats
    if rules.initiation:
        return min(edition.numbers.initiation_town_sites, normal)  # gtr.initiation.sites
    return normal


def draw_for_lead(state: GloryState, seats: list[int], chance: Chance) -> list[int]:
    """Each draws an Order into the pool; the first name leads, equal ones draw again: gtr.setup.first-player."""
    drawn = {seat: draw(state, chance) for seat in seats}
    # All of them make up the first pool: gtr.setup.pool.
    for seat, name in drawn.items():
        state.events.append(Happened("drew", seat, {"card": name}))
        into_pool(state, name, at.DECK)
    return first_in_alphabet(state, drawn)


def first_in_alphabet(state: GloryState, names: dict[int, str]) -> list[int]:
    ranks = {seat: state.cards.cards[name].rank for seat, name in names.items()}
    return [seat for seat, rank in ranks.items() if rank == min(ranks.values())]


def choose(state: GloryState, question: Decision, player: Player, move: OfHand, chance: Chance) -> None:
    """Experts lay an Order face down; once all have, they are turned over: gtr.experts.choose.

    Only Orders have a card to name, Senators are merely counted: gtr.experts.order.
    """
    state.stack.pop()
    set_aside(state, player, move.card, at.HAND[player.seat])
    if state.stack:
        return
    names = {other.seat: other.aside[0] for other in state.players}
    for other in state.players:
        into_pool(state, take_aside(other), at.ASIDE[other.seat])
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
    state.events.append(Happened("first-name", leader))
    turns.begin_turn(state, leader)


# A move is carried out by what it is; where it answers several questions, by the question.


Play = Callable[[GloryState, Any, Player, Any, Chance], None]

OF_HAND: Final[dict[str, Play]] = {
    "choose": choose,
    "play": leading.play_order,
    PETITION: leading.play_petition,
    "discard": latrine.discard,
    "store": dock.store,
    "bring": aqueduct.bring,
    "deposit": basilica.deposit,
    "give": legionary.give,
}
FROM_POOL: Final[dict[str, Play]] = {"take": roles.take, "hire": roles.hire}
IN_ROLE: Final[dict[type[Decision], Play]] = {decisions.ChooseRole: leading.choose_role, decisions.Bath: bath.act}
THINK: Final[dict[type[Decision], Play]] = {
    decisions.Lead: roles.think_as_leader,
    decisions.Follow: roles.think_instead,
    decisions.Academy: academy.think,
}
DRAW: Final[dict[type[Decision], Play]] = {decisions.Tied: draw_again, decisions.Think: roles.draw_one}
#: To be done with anything else is to leave it at that.
DONE: Final[dict[type[Decision], Callable[[GloryState, Any, Player], None]]] = {
    decisions.Think: roles.stop_thinking,
    decisions.Laborer: roles.stop_laboring,
    decisions.Patron: roles.stop_hiring,
    decisions.Merchant: roles.stop_selling,
    decisions.Craftsman: sites.stop_crafting,
    decisions.Architect: sites.stop_designing,
    decisions.Demand: legionary.stop_demanding,
}


def of_hand(state: GloryState, question: Decision, player: Player, move: OfHand, chance: Chance) -> None:
    OF_HAND[move.verb](state, question, player, move, chance)


def from_pool(state: GloryState, question: Decision, player: Player, move: FromPool, chance: Chance) -> None:
    FROM_POOL[move.verb](state, question, player, move, chance)


def in_role(state: GloryState, question: Decision, player: Player, move: InRole, chance: Chance) -> None:
    IN_ROLE[type(question)](state, question, player, move, chance)


def think(state: GloryState, question: Decision, player: Player, move: Plain, chance: Chance) -> None:
    THINK[type(question)](state, question, player, move, chance)


def draw_card(state: GloryState, question: Decision, player: Player, move: Plain, chance: Chance) -> None:
    DRAW[type(question)](state, question, player, move, chance)


def done(state: GloryState, question: Decision, player: Player, move: Plain, chance: Chance) -> None:
    """No action must be used: gtr.action.optional. That a question was put is no secret, so the answer is told."""
    state.events.append(Happened("done", player.seat, {"question": question.name}))
    stop = DONE.get(type(question))
    if stop is None:
        state.stack.pop()
    else:
        stop(state, question, player)


PLAIN: Final[dict[str, Play]] = {
    "think": think,
    "senator": roles.think_of_senator,
    "refill": roles.refill,
    "draw": draw_card,
    "discard all": vomitorium.discard_all,
    "discard senator": latrine.discard_senator,
    "play senator": leading.play_senator,
    "bar": bar.hire,
    "atrium": atrium.sell,
    "fountain": fountain.look,
    "keep": fountain.keep,
    "hold": bath.hold,
    "done": done,
}


def plain(state: GloryState, question: Decision, player: Player, move: Plain, chance: Chance) -> None:
    PLAIN[move.name](state, question, player, move, chance)


PLAY: Final[dict[type[Move], Play]] = {
    Plain: plain,
    OfHand: of_hand,
    FromPool: from_pool,
    InRole: in_role,
    AsArchitect: leading.lead_as_architect,
    SenatorAs: leading.lead_with_senator,
    Sell: roles.sell,
    Found: sites.found,
    BuildCard: sites.build_with_card,
    BuildPile: sites.build_from_stock,
    Open: stairway.open_to_all,
    DemandMaterial: legionary.demand,
    Devour: colosseum.throw_to_lions,
    Seize: prison.seize,
    Claim: senate.claim,
    Flush: sewer.flush,
}


def apply(state: GloryState, move: Move, chance: Chance) -> None:
    question = state.stack[-1]
    PLAY[type(move)](state, question, state.players[question.seat], move, chance)
    advance(state)


# From question to question.

#: What happens when one of these comes to the top of the stack; true when it is put to its seat.
STEPS: Final[dict[type[Decision], Callable[[GloryState, Any], bool]]] = {
    decisions.Turn: turns.step_turn,
    decisions.Acting: actions.step_acting,
    decisions.Run: actions.step_run,
    decisions.Legion: legionary.step_legion,
    decisions.Demand: legionary.step_demand,
    decisions.Give: legionary.step_give,
}
#: Whether there is anything to choose, as far as that is no secret; otherwise the question is dropped.
CHOICES: Final[dict[type[Decision], Callable[[GloryState, Any], bool]]] = {
    decisions.Laborer: roles.could_labor,
    decisions.Patron: roles.could_hire,
    decisions.Merchant: roles.could_sell,
    decisions.Craftsman: sites.could_craft,
    decisions.Architect: sites.could_design,
    decisions.Stairs: stairway.could_open,
    decisions.Gift: legionary.could_give,
    decisions.Lions: colosseum.could_devour,
    decisions.Prison: prison.could_seize,
    decisions.Sewer: sewer.could_flush,
}


def advance(state: GloryState) -> None:
    """Go on to the next question, or to the end."""
    stack = state.stack
    while not state.ending:
        top = stack[-1]
        kind = type(top)
        step = STEPS.get(kind)
        if step is not None:
            if step(state, top):
                return
            continue
        has_choice = CHOICES.get(kind)
        if has_choice is None or has_choice(state, top):
            return
        stack.pop()
    stack.clear()
    show_vaults(state)
