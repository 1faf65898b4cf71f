"""Turns, passing, and what happens between two rounds."""

from __future__ import annotations

from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.games.minerva import state as at
from quadriga.games.minerva.decisions import Hiring, Placing, Turn
from quadriga.games.minerva.edition import NO_CULTURE, ROUND_TILE
from quadriga.games.minerva.ending import end_game
from quadriga.games.minerva.glory import award_glory_tiles
from quadriga.games.minerva.hiring import by_order, can_hire, line_up
from quadriga.games.minerva.solo import reveal_pairs
from quadriga.games.minerva.state import MinervaState, Player, offers_with, offers_with_pairs
from quadriga.games.minerva.supplies import (
    discard,
    draw_buildings,
    earn,
    give_back_order_tile,
    give_up_glory,
    lay_out,
    pay,
    remove_order_tile,
    take_order_tile,
)

#: How many tiles of its pile lie above the round tile, as a draw tells it.
ROUND_TILE_PLACES: Final = tuple(f"{place:02}" for place in range(100))


def pay_fee(state: MinervaState, player: Player) -> None:
    """Once somebody has passed a turn costs a denarius, before anything is done in it: mi.pass.fee."""
    if state.fee:
        pay(state, player, state.fee)
        state.events.append(Happened("fee", player.seat, {"fee": state.fee}))


def end_turn(state: MinervaState, seat: int) -> None:
    """One action, then the next player who has not passed; who is skipped earns: mi.round.turns, mi.pass.skipped."""
    players = state.players
    following = (seat + 1) % state.seats
    while following != seat and (players[following].order or following in state.left):
        if players[following].order:  # who left has none, and earns nothing: mi.pass.left
            state.events.append(Happened("sits-out", following))
            earn(state, players[following], state.cards.numbers.skip_income)
        following = (following + 1) % state.seats
    state.stack[-1] = Turn(following)
    state.events.append(Happened("turn", following))


def pass_turn(state: MinervaState, player: Player, chance: Chance) -> None:
    """The lowest order tile left; while others play on a turn costs a fee: mi.pass.order-tile, mi.pass.fee."""
    state.events.append(Happened("passed", player.seat))
    if state.orders:  # alone there are none, so the pass is the last, and there is no fee: mi.solo.passing
        take_order_tile(state, player)
    if state.orders:
        state.fee = state.cards.numbers.turn_fee
        end_turn(state, player.seat)
    else:  # mi.pass.all
        end_main_phase(state, chance)


def skip(state: MinervaState, player: Player, chance: Chance) -> None:
    """Nobody waits for who is absent: mi.pass.late, mi.pass.left."""
    if isinstance(state.stack[-1], Hiring):
        close_hiring(state, chance)
        return
    state.events.append(Happened("skipped", player.seat))
    if player.seat not in state.left:  # the turn alone is lost: neither a fee nor an order tile
        player.late = True
        end_turn(state, player.seat)
        return
    abandon_action(state, player)
    if state.orders:
        end_turn(state, player.seat)
    else:  # all who stay have passed
        end_main_phase(state, chance)


def abandon_action(state: MinervaState, player: Player) -> None:
    """What a player had begun who left is not carried out; a tile not yet placed leaves the game: mi.pass.left."""
    for decision in state.stack[1:]:
        if isinstance(decision, Placing):
            discard(state, decision.tile, at.PLACING[player.seat])
    del state.stack[1:]
    state.points = NO_CULTURE
    state.gardens = 0


def leave(state: MinervaState, player: Player) -> None:
    """There are as many order tiles as players who stay, and those who passed later move up: mi.pass.left."""
    if state.seats == 1:
        return
    behind = [other for other in state.players if other.order > player.order > 0]
    behind.sort(key=by_order)
    if player.order:
        for holder in (player, *behind):
            give_back_order_tile(state, holder)
        for holder in behind:
            take_order_tile(state, holder)
    remove_order_tile(state)
    if not any(other.order for other in state.players):
        state.fee = 0


def end_main_phase(state: MinervaState, chance: Chance) -> None:
    """Hiring, glory and the next round; after the last nobody hires: mi.round.six, mi.round.sixth."""
    state.fee = 0
    state.stack.clear()
    if state.round == state.cards.numbers.rounds:
        award_glory_tiles(state)
        end_game(state)
        return
    state.events.append(Happened("hiring"))
    line_up(state)
    go_on_hiring(state, chance)


def go_on_hiring(state: MinervaState, chance: Chance) -> None:
    """Ask the next player to whom an assistant is within reach; then comes glory, then the next round."""
    stack = state.stack
    while stack and not can_hire(state, state.players[stack[-1].seat]):
        stack.pop()
    if not stack:
        award_glory_tiles(state)
        prepare_round(state, chance)


def close_hiring(state: MinervaState, chance: Chance) -> None:
    """A player has hired or declined; the next is asked."""
    state.stack.pop()
    go_on_hiring(state, chance)


def prepare_round(state: MinervaState, chance: Chance) -> None:
    """Glory tokens and order tiles go back, new buildings come; the row stays: mi.round.prepare."""
    for player in state.players:
        player.late = False
        give_up_glory(state, player, player.glory)
        if player.order:
            if player.order == 1:  # mi.round.first-player
                state.first = player.seat
            give_back_order_tile(state, player)
    state.round += 1
    state.events.append(Happened("round", None, {"round": state.round}))
    state.stack.append(Turn(state.first))
    reveal_buildings(state, chance)
    if state.seats > 1:
        state.events.append(Happened("begins", state.first))
    state.events.append(Happened("turn", state.first))


def reveal_buildings(state: MinervaState, chance: Chance) -> None:
    """Draw until the round tile of the next pile: mi.setup.piles, mi.round.draw.

    Which buildings lie in which pile nobody knows, so one bag holds them all. Only where the round tile lies in its
    pile matters; what lies under it is drawn first in the round after.
    """
    cards = state.cards
    size = len(cards.normal[state.seats]) // cards.numbers.rounds
    above = int(chance.draw([*ROUND_TILE_PLACES[: size + 1]]))
    count = state.on_top + above
    state.on_top = size - above
    drawn = draw_buildings(state, count, chance)
    if state.seats == 1:
        before = len(state.pairs)
        reveal_pairs(state, drawn)
        state.offers = offers_with_pairs(state.offers, state.pairs[before:], state.temples)
    else:
        state.offers = offers_with(state.offers, state.row, drawn)
        lay_out(state, drawn)
        discard(state, ROUND_TILE, at.DECK)
