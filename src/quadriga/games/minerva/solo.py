"""The game for one player: pairs of tiles instead of a row, round tiles among them, glory and titles."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.games.minerva import state as at
from quadriga.games.minerva.edition import ROUND_TILE, MinervaEdition
from quadriga.games.minerva.moves import build_of_pair
from quadriga.games.minerva.state import MinervaState, Player, all_offers
from quadriga.games.minerva.supplies import (
    discard,
    lay_out_pairs,
    lay_out_round_tile,
    remove_pair,
    return_coins,
    take_coins_off,
)


def deal_pairs(edition: MinervaEdition, chance: Chance) -> tuple[tuple[str, str], ...]:
    """The starting buildings two by two: mi.solo.pairs. They are those of two players: mi.solo.setup."""
    start = list(edition.start[1])
    dealt = [chance.draw(start) for _ in range(len(start))]
    return tuple((dealt[place], dealt[place + 1]) for place in range(0, len(dealt), 2))


def reveal_pairs(state: MinervaState, drawn: tuple[str, ...]) -> None:
    """Two by two; a round tile that completes a pair stays, with coins on it: mi.solo.pairs, mi.solo.round-tile."""
    lay_out_pairs(state, drawn)
    if len(drawn) % 2 == 0:
        discard(state, ROUND_TILE, at.DECK)
    else:
        lay_out_round_tile(state, drawn[-1])


def break_pair(state: MinervaState, taken: str, other: str) -> None:
    """The other tile of the pair leaves the game, coins on it go back to the bank: mi.solo.build."""
    pair = (taken, other) if (taken, other) in state.pairs else (other, taken)
    remove_pair(state, pair)
    discard(state, other, at.ROW)
    if other == ROUND_TILE:
        return_coins(state)
    if (taken, other) in state.pairs or (other, taken) in state.pairs:  # the same is offered still, further down
        state.offers = all_offers(state.row, state.pairs, state.temples)
    else:
        gone, also = build_of_pair(taken, other), build_of_pair(other, taken)
        state.offers = tuple([offer for offer in state.offers if offer is not gone and offer is not also])


def take_coins(state: MinervaState, player: Player) -> None:
    """The coins of a pair's round tile, instead of a building: mi.solo.round-tile."""
    discard(state, ROUND_TILE, at.ROW)
    take_coins_off(state, player)


def coins_in_row(cards: MinervaEdition, pairs: tuple[tuple[str, str], ...]) -> int:
    """The denarii on round tiles that became half of a pair: mi.solo.round-tile."""
    return cards.numbers.solo_coins * sum(ROUND_TILE in pair for pair in pairs)


def rank_alone(state: MinervaState) -> list[Player | None]:
    """First with as many tokens as the round's number, second with at least one: mi.solo.glory."""
    player = state.players[0]
    if player.glory >= state.round:
        return [player]
    return [None, player] if player.glory else []


def title_for(cards: MinervaEdition, points: int) -> str:
    """The highest title that the points suffice for: mi.solo.titles."""
    return next(title for title, needed in cards.titles if points >= needed)
