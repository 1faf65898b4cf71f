"""How well a player stands, for bots: points, what can still be made of the supplies, and what the card will bring."""

from __future__ import annotations

from typing import Final

from quadriga.games.porta_nigra.building import can_build
from quadriga.games.porta_nigra.decisions import Act
from quadriga.games.porta_nigra.edition import BUY, Icon
from quadriga.games.porta_nigra.scoring import majority_points, points_of
from quadriga.games.porta_nigra.state import Player, PortaNigraState

#: With fewer turns left than this, supplies are less and less worth more than their points.
AMPLE_TURNS: Final = 4
#: What bricks of a colour are worth of the points they would be built for, up to so many; less without a Roman.
BRICKS: Final = 0.85
ENOUGH_BRICKS: Final = 4
NO_ROMAN: Final = 0.4
#: What supplies are worth beyond their points at the end, up to so many of each; Romans one by one.
SESTERCE: Final = 0.25
PURSE: Final = 15
ROMANS: Final[tuple[float, ...]] = (5.0, 4.0, 3.0, 2.0, 1.0)
INFLUENCE: Final = 1.3
TORCH: Final = 0.4
ENOUGH_TOKENS: Final = 4
#: What each brick on the way to the next reward of a building is worth.
TO_REWARD: Final = 0.5
#: How sure it is that bricks built score again at the end of every round to come.
SCORED_AGAIN: Final = 0.9
#: What the icons of a card promise; it is less than what they bring, so that using them is better than having them.
PROMISE: Final = 0.6
ICON: Final = {"influence": 1.6, "torch": 1.4, "coins": 0.55, BUY: 1.2, "build": 2.5}
CANNOT_BUILD: Final = 0.4
RIVALS: Final = 0.6


def evaluate(state: PortaNigraState, seat: int) -> tuple[tuple[str, float], ...]:
    """Points, what will become points, and the best rival's share of what is won."""
    gained = majority_points(state)
    points = [sum([points for _, points in points_of(state, player, gained[player.seat])]) for player in state.players]
    rivals = max([one for other, one in enumerate(points) if other != seat and other not in state.left])
    return (("points", float(points[seat])), *prospects(state, state.players[seat]), ("rivals", -RIVALS * rivals))


def prospects(state: PortaNigraState, player: Player) -> tuple[tuple[str, float], ...]:
    if state.ending:
        return ()
    players = str(state.seats)
    rounds = state.cards.rounds.count[players] - state.round
    turns = len(player.hand) + len(player.deck)
    if rounds and not state.early:
        turns += rounds * len(state.cards.decks[player.seat])
    ample = min(1.0, turns / AMPLE_TURNS)
    again = SCORED_AGAIN * rounds * state.cards.rounds.multiplier[players]
    return (
        ("bricks", ample * bricks(state, player)),
        ("supplies", ample * supplies(player)),
        ("rewards", ample * TO_REWARD * sum([built % state.cards.numbers.reward_every for built in player.built])),
        ("scorings", again * sum(player.built)),
        ("card", PROMISE * card(state, player)),
    )


def bricks(state: PortaNigraState, player: Player) -> float:
    """Several of one colour are worth more than as many of several: higher elements score more."""
    total = 0.0
    for colour, price in enumerate(state.cards.price):
        useful = min(player.bricks[colour], ENOUGH_BRICKS)
        total += useful * price + useful * (useful - 1) / 2
    return BRICKS * total * (1.0 if player.romans else NO_ROMAN)


def supplies(player: Player) -> float:
    return (
        SESTERCE * min(player.sesterces, PURSE)
        + sum(ROMANS[: player.romans])
        + INFLUENCE * min(player.influence, ENOUGH_TOKENS)
        + TORCH * min(player.torches, ENOUGH_TOKENS)
    )


def card(state: PortaNigraState, player: Player) -> float:
    """The best icons that the torches on the card played are still good for."""
    if not state.torches or player.seat != state.active or not isinstance(state.stack[-1], Act):
        return 0.0
    building = can_build(state, player)
    icons = state.cards.action_cards[state.played].icons
    promised = sorted([promise(icon, building) for icon in icons if not state.covered & icon.bit], reverse=True)
    return sum(promised[: state.torches])


def promise(icon: Icon, building: bool) -> float:
    each = ICON[icon.kind]
    if icon.kind == "build" and not building:
        return CANNOT_BUILD
    return each * icon.amount if icon.amount else each
