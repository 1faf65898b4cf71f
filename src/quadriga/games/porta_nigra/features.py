"""How a position looks in numbers, for what is learned on top of `evaluate.py`: nothing but what a seat may know."""

from __future__ import annotations

from typing import Final

from quadriga.games.porta_nigra.evaluate import worth_by_colour
from quadriga.games.porta_nigra.schema import COLOURS
from quadriga.games.porta_nigra.scoring import majority_points, set_points
from quadriga.games.porta_nigra.state import Player, PortaNigraState

#: What is counted of a seat and of its best rival.
PLAYER: Final[tuple[str, ...]] = (
    *("track", "majorities", "sets", "finals", "honours"),
    *("purse", "hoard", "torches", "influence", "first-roman", "romans", "reserve"),
    *[f"bricks-{colour}" for colour in COLOURS],
    *("bricks-worth", "bricks-kinds", "built", "elements", "to-reward", "turns"),
)
#: Nothing of the turn in play: whoever learns what that is worth plays on for nothing rather than end it.
NAMES: Final[tuple[str, ...]] = (
    *("phase", "early", "market", "reserve-bricks"),
    *PLAYER,
    *[f"rival-{name}" for name in PLAYER],
)
#: What a turn spends about; more is saved.
PURSE: Final = 6


def features(state: PortaNigraState, seat: int) -> list[float]:
    gained = majority_points(state)
    majorities = [float(sum(one.values())) for one in gained]
    own = state.players[seat]
    rival: Player | None = None
    most = -1.0
    for player in state.players:
        if player.seat != seat and player.seat not in state.left:
            stands = player.points + majorities[player.seat]
            if stands > most:
                rival, most = player, stands
    found = [
        phase(state, own),
        1.0 if state.early else 0.0,
        float(sum(state.shops)),
        float(state.reserve),
    ]
    worth = worth_by_colour(state)
    add_player(found, state, own, majorities[seat], worth)
    if rival is None:
        found += [0.0] * len(PLAYER)
    else:
        add_player(found, state, rival, majorities[rival.seat], worth)
    return found


def phase(state: PortaNigraState, player: Player) -> float:
    """How much of its cards a seat has played, over all rounds."""
    rounds = state.cards.rounds.count[str(state.seats)]
    each = len(state.cards.decks[player.seat])
    left = len(player.hand) + len(player.deck) + (rounds - state.round) * each
    return 1.0 - min(1.0, left / (rounds * each))


def add_player(
    found: list[float], state: PortaNigraState, player: Player, majorities: float, worth: list[list[float]]
) -> None:
    finals = 0
    for honour in player.honours:
        finals += state.cards.honours[honour].final_points
    bricks = player.bricks
    promised, kinds = 0.0, 0
    for colour, have in enumerate(bricks):
        if have:
            promised += worth[colour][min(have, len(worth[colour]) - 1)]
            kinds += 1
    built = to_reward = 0
    for placed in player.built:
        built += placed
        to_reward += placed % state.cards.numbers.reward_every
    found += [
        float(player.points),
        majorities,
        float(set_points(state, player)),
        float(finals),
        float(len(player.honours)),
        float(min(player.sesterces, PURSE)),
        float(max(0, player.sesterces - PURSE)),
        float(player.torches),
        float(player.influence),
        1.0 if player.romans else 0.0,
        float(player.romans),
        float(player.reserve),
        float(bricks[0]),
        float(bricks[1]),
        float(bricks[2]),
        float(bricks[3]),
        float(bricks[4]),
        promised,
        float(kinds),
        float(built),
        float(player.placed),
        float(to_reward),
        float(len(player.hand) + len(player.deck)),
    ]
