"""Turns, passing, and what happens between two rounds."""

from __future__ import annotations

from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.events import Happened, Moved
from quadriga.games.minerva import scoring
from quadriga.games.minerva import state as at
from quadriga.games.minerva.decisions import Hiring, Turn
from quadriga.games.minerva.edition import ROUND_TILE
from quadriga.games.minerva.legal import can_hire, hire_price
from quadriga.games.minerva.state import MinervaState, Player, all_offers
from quadriga.games.minerva.tokens import DENARIUS, earn, give_up_glory, pay

ASSISTANT_TOKEN: Final = "assistant"
#: How many tiles of its pile lie above the round tile, as a draw tells it.
ROUND_TILE_PLACES: Final = tuple(f"{place:02}" for place in range(100))


def end_turn(state: MinervaState, seat: int) -> None:
    """The next player who has not passed; who is skipped earns a denarius: mi.pass.skipped."""
    players = state.players
    following = (seat + 1) % state.seats
    while players[following].order:
        earn(state, players[following], state.cards.numbers.skip_income)
        following = (following + 1) % state.seats
    state.stack[-1] = Turn(following)
    state.events.append(Happened("turn", following))


def pass_turn(state: MinervaState, player: Player, chance: Chance) -> None:
    """The lowest order tile left; from now on a turn costs a fee: mi.pass.order-tile, mi.pass.fee."""
    state.events.append(Happened("passed", player.seat))
    if state.orders:
        player.order, state.orders = state.orders[0], state.orders[1:]
        state.events.append(Moved(at.ORDER_TILES[player.order], 1, at.ORDERS, at.ORDER[player.seat]))
    if state.orders:
        state.fee = state.cards.numbers.turn_fee
        end_turn(state, player.seat)
    else:
        end_main_phase(state, chance)


def end_main_phase(state: MinervaState, chance: Chance) -> None:
    """Everybody has passed. After the last round nobody hires: mi.round.sixth."""
    state.fee = 0
    state.stack.clear()
    if state.round == state.cards.numbers.rounds:
        award_glory_tiles(state)
        state.ending = scoring.ending(state)
        state.events.append(Happened("end", None, {"ending": state.ending}))
        return
    state.events.append(Happened("hiring"))
    # The highest order tile is asked first, so it lies on top: mi.hire.reverse-order.
    state.stack.extend([Hiring(player.seat) for player in sorted(state.players, key=_by_order)])
    ask_hiring(state, chance)


def _by_order(player: Player) -> int:
    return player.order


def ask_hiring(state: MinervaState, chance: Chance) -> None:
    """Ask the next player to whom an assistant is within reach; then comes glory, then the next round."""
    stack = state.stack
    while stack and not can_hire(state, state.players[stack[-1].seat]):
        stack.pop()
    if not stack:
        award_glory_tiles(state)
        prepare_round(state, chance)


def hire(state: MinervaState, player: Player, for_glory: bool, chance: Chance) -> None:
    """One assistant a round, wholly for money or wholly for glory: mi.hire.price, mi.hire.one-a-round."""
    denarii, glory = hire_price(state, player)
    if for_glory:
        give_up_glory(state, player, glory)
    else:
        pay(state, player, denarii)
    state.assistants -= 1
    player.assistants += 1
    state.events.append(Moved(ASSISTANT_TOKEN, 1, at.SUPPLY, at.ASSISTANTS[player.seat]))
    decline_hiring(state, chance)


def decline_hiring(state: MinervaState, chance: Chance) -> None:
    state.stack.pop()
    ask_hiring(state, chance)


def award_glory_tiles(state: MinervaState) -> None:
    """The tiles of this round go by glory tokens, ties to the lower order tile: mi.glory.rank, mi.glory.ties."""
    tiles = state.cards.glory_tiles[state.round - 1]
    winners = solo_rank(state) if state.seats == 1 else glory_rank(state)
    for tile, winner in zip(tiles, winners, strict=False):
        if winner is not None:
            winner.laurels += (tile,)
            state.events.append(Moved(tile, 1, at.GLORY_ROW, at.LAURELS[winner.seat]))
    for place, tile in enumerate(tiles):
        if place >= len(winners) or winners[place] is None:  # mi.glory.unclaimed
            state.box += (tile,)
            state.events.append(Moved(tile, 1, at.GLORY_ROW, at.BOX))
    state.glory_row = state.glory_row[len(tiles) :]


def glory_rank(state: MinervaState) -> list[Player | None]:
    """Who has glory tokens, the most first; without one nobody is ranked: mi.glory.none."""
    ranked = sorted((-player.glory, player.order, player.seat) for player in state.players if player.glory)
    return [state.players[seat] for _, _, seat in ranked]


def solo_rank(state: MinervaState) -> list[Player | None]:
    """First with as many tokens as the round's number, second with at least one: mi.solo.glory."""
    player = state.players[0]
    if player.glory >= state.round:
        return [player]
    return [None, player] if player.glory else []


def prepare_round(state: MinervaState, chance: Chance) -> None:
    """Glory tokens and order tiles go back, new buildings come: mi.round.prepare."""
    for player in state.players:
        give_up_glory(state, player, player.glory)
        if player.order:
            if player.order == 1:  # mi.round.first-player
                state.first = player.seat
            state.events.append(Moved(at.ORDER_TILES[player.order], 1, at.ORDER[player.seat], at.ORDERS))
            player.order = 0
    state.orders = orders_in_play(state.seats)
    state.round += 1
    state.events.append(Happened("round", None, {"round": state.round}))
    state.stack.append(Turn(state.first))
    reveal_buildings(state, chance)
    state.events.append(Happened("turn", state.first))


def orders_in_play(seats: int) -> tuple[int, ...]:
    return tuple(range(1, seats + 1)) if seats > 1 else ()


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
    drawn = tuple([chance.draw(state.bag) for _ in range(count)])
    if state.seats == 1:
        reveal_pairs(state, drawn)
    else:
        state.row += drawn
        state.events.extend([Moved(tile, 1, at.DECK, at.ROW) for tile in drawn])
        set_aside_round_tile(state)
    state.offers = all_offers(state.row, state.pairs, state.temples)


def set_aside_round_tile(state: MinervaState) -> None:
    state.box += (ROUND_TILE,)
    state.events.append(Moved(ROUND_TILE, 1, at.DECK, at.BOX))


def reveal_pairs(state: MinervaState, drawn: tuple[str, ...]) -> None:
    """Two by two; a round tile that completes a pair stays, with coins on it: mi.solo.pairs, mi.solo.round-tile."""
    state.events.extend([Moved(tile, 1, at.DECK, at.ROW) for tile in drawn])
    state.pairs += tuple((drawn[place], drawn[place + 1]) for place in range(0, len(drawn) - 1, 2))
    if len(drawn) % 2 == 0:
        set_aside_round_tile(state)
        return
    coins = state.cards.numbers.solo_coins
    state.pairs += ((drawn[-1], ROUND_TILE),)
    state.bank -= coins
    state.events.append(Moved(ROUND_TILE, 1, at.DECK, at.ROW))
    state.events.append(Moved(DENARIUS, coins, at.BANK, at.ROW))
