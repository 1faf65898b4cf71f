"""Hiring assistants between two rounds: in which order, at what price, and how many."""

from __future__ import annotations

from quadriga.games.minerva.decisions import Hiring
from quadriga.games.minerva.state import MinervaState, Player
from quadriga.games.minerva.supplies import give_up_glory, pay, take_assistant


def line_up(state: MinervaState) -> None:
    """One question each, the highest order tile on top to be asked first: mi.hire.reverse-order."""
    # mi.hire.one-a-round: whatever the answer is, it takes the question away.
    staying = [player for player in state.players if player.seat not in state.left]
    state.stack.extend([Hiring(player.seat) for player in sorted(staying, key=by_order)])


def by_order(player: Player) -> int:
    return player.order


def hire_price(state: MinervaState, player: Player) -> tuple[int, int]:
    """What the next assistant costs in denarii, or in glory: mi.hire.price."""
    owned = assistants_owned(player)
    return state.cards.numbers.hire_denarii[owned], state.cards.numbers.hire_glory[owned]


def assistants_owned(player: Player) -> int:
    return player.assistants + len(player.posted)


def can_hire(state: MinervaState, player: Player) -> bool:
    """Whether an assistant is within reach, by selling everything if need be."""
    numbers = state.cards.numbers
    if assistants_owned(player) >= len(numbers.hire_denarii):  # a price for each of five: mi.hire.five
        return False
    denarii, glory = hire_price(state, player)
    return player.glory >= glory or player.denarii + numbers.sale_price * sum(player.resources) >= denarii


def hire(state: MinervaState, player: Player, for_glory: bool) -> None:
    """An assistant wholly for money or wholly for glory: mi.hire.glory."""
    denarii, glory = hire_price(state, player)
    if for_glory:
        give_up_glory(state, player, glory)
    else:
        pay(state, player, denarii)
    take_assistant(state, player)
