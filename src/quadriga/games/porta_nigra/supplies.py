"""What players gain and spend: sesterces, tokens, Romans, bricks and points."""

from __future__ import annotations

from quadriga.core.events import Happened, Moved
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.state import BRICKS_EXHAUSTED, Player, PortaNigraState


def pay(state: PortaNigraState, player: Player, sesterces: int) -> None:
    if sesterces:
        player.sesterces -= sesterces
        state.bank += sesterces
        state.events.append(Moved(at.SESTERCE, sesterces, at.PURSE[player.seat], at.BANK))


def earn(state: PortaNigraState, player: Player, sesterces: int) -> None:
    if sesterces:
        player.sesterces += sesterces
        state.bank -= sesterces
        state.events.append(Moved(at.SESTERCE, sesterces, at.BANK, at.PURSE[player.seat]))


def gain_torches(state: PortaNigraState, player: Player, torches: int) -> None:
    if torches:
        player.torches += torches
        state.bank_torches -= torches
        state.events.append(Moved(at.TORCH, torches, at.BANK, at.TORCHES[player.seat]))


def spend_torch(state: PortaNigraState, player: Player) -> None:
    player.torches -= 1
    state.bank_torches += 1
    state.events.append(Moved(at.TORCH, 1, at.TORCHES[player.seat], at.BANK))


def gain_influence(state: PortaNigraState, player: Player, tokens: int) -> None:
    if tokens:
        player.influence += tokens
        state.bank_influence -= tokens
        state.events.append(Moved(at.INFLUENCE_TOKEN, tokens, at.BANK, at.INFLUENCE[player.seat]))


def spend_influence(state: PortaNigraState, player: Player, tokens: int) -> None:
    player.influence -= tokens
    state.bank_influence += tokens
    state.events.append(Moved(at.INFLUENCE_TOKEN, tokens, at.INFLUENCE[player.seat], at.BANK))


def gain_romans(state: PortaNigraState, player: Player, romans: int) -> None:
    """As many as the reserve still has: pn.reward.short."""
    romans = min(romans, player.reserve)
    if romans:
        player.romans += romans
        player.reserve -= romans
        seat = player.seat
        state.events.append(Moved(at.ROMAN[seat], romans, at.RESERVE[seat], at.ROMANS[seat]))


def gain_brick(state: PortaNigraState, player: Player, colour: int) -> None:
    """A brick of the common reserve takes the colour of where it is put: pn.brick.colour, pn.reward.short."""
    if state.reserve:
        state.reserve -= 1
        player.bricks[colour] += 1
        state.events.append(Moved(at.BRICK, 1, at.BRICK_RESERVE, at.BRICKS[player.seat][colour]))
        watch_bricks(state, player)


def score(state: PortaNigraState, player: Player, points: int, reason: str) -> None:
    if points:
        player.points += points
        state.events.append(Happened("scored", player.seat, {"points": points, "reason": reason}))


def watch_bricks(state: PortaNigraState, player: Player) -> None:
    """After every brick that leaves the reserve or the market: pn.end.bricks."""
    if not state.reserve and not any(state.shops):
        begin_early_end(state, player, BRICKS_EXHAUSTED)


def begin_early_end(state: PortaNigraState, player: Player, cause: str) -> None:
    """Only the first cause counts, once: pn.end.bonus."""
    if state.early:
        return
    state.early = cause
    state.early_seat = player.seat
    state.early_round = state.round
    state.events.append(Happened("early-end", player.seat, {"cause": cause}))
    score(state, player, state.cards.numbers.early_end_points, "early-end")
