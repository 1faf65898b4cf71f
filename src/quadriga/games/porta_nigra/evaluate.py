"""How well a player stands, for bots: points, what can still be made of the supplies, and what the card will bring."""

from __future__ import annotations

from typing import Final

from quadriga.core.moves import Move
from quadriga.games.porta_nigra import legal
from quadriga.games.porta_nigra.building import can_build
from quadriga.games.porta_nigra.decisions import Act
from quadriga.games.porta_nigra.edition import BUY, Icon, PortaNigraEdition
from quadriga.games.porta_nigra.moves import END_MOVE, FORFEIT_MOVE, SELL_MOVE, Buy, Use
from quadriga.games.porta_nigra.schema import COLOURS
from quadriga.games.porta_nigra.scoring import majority_points, points_of
from quadriga.games.porta_nigra.state import Player, PortaNigraState

#: With fewer turns left than this, supplies are less and less worth more than their points.
AMPLE_TURNS: Final = 4
#: What bricks of a colour are worth of the points they would be built for; less without a Roman.
BRICKS: Final = 0.85
NO_ROMAN: Final = 0.4
#: So many bricks of a colour are looked at; those beyond are worth their point.
ENOUGH_BRICKS: Final = 10
#: What each brick will bring besides when it is built, up to so many: its part of a reward, and of scorings to come.
BUILT: Final = 1.5
BUILT_AGAIN: Final = 0.4
SOON_BUILT: Final = 8
#: What a part of an element is worth of the whole, for each of its bricks.
UNFINISHED: Final = 0.8
#: How much of a majority an element of a height that nobody has built counts on, and of one that somebody has.
ALONE: Final = 0.85
BESIDE: Final = 0.4
#: What the first sesterce is worth beyond its points, less than a token, which can be sold for one; how many a turn
#: spends, and how many are looked at: what is beyond buys nothing.
SESTERCE: Final = 1.0
SPENT_A_TURN: Final = 4
PURSE: Final = 24
#: What supplies are worth beyond their points at the end; influence up to so much, Romans one by one.
ROMANS: Final[tuple[float, ...]] = (5.0, 4.0, 3.0, 2.0, 1.0)
INFLUENCE: Final = 1.6
TORCH: Final = 0.6
ENOUGH_INFLUENCE: Final = 4
#: What each brick on the way to the next reward of a building is worth.
TO_REWARD: Final = 0.5
#: How sure it is that bricks built score again at the end of every round to come.
SCORED_AGAIN: Final = 0.9
#: What the icons of a card promise; it is less than what they bring, so that using them is better than having them.
PROMISE: Final = 0.6
ICON: Final = {"influence": 1.6, "torch": 1.4, "coins": 0.55, BUY: 1.2, "build": 1.5}
CANNOT_BUILD: Final = 0.4
#: What a card without torches costs until the turn ends: more than a whim, or tokens would be spent to take them back.
SPENT_CARD: Final = 0.15
RIVALS: Final = 0.6

#: What so many bricks of a colour are good for, by edition, colour, open spots and heights built.
_worth: Final[dict[tuple[str, int, int, int], list[float]]] = {}
#: More than the positions of many games; what comes beyond begins anew.
_MOST: Final = 20_000


def evaluate(state: PortaNigraState, seat: int) -> tuple[tuple[str, float], ...]:
    """Points, what will become points, and the best rival's share of what is won."""
    gained = majority_points(state)
    points = [sum([points for _, points in points_of(state, player, gained[player.seat])]) for player in state.players]
    rivals = max([one for other, one in enumerate(points) if other != seat and other not in state.left])
    return (("points", float(points[seat])), *prospects(state, state.players[seat]), ("rivals", -RIVALS * rivals))


def sensible(state: PortaNigraState, moves: list[Move]) -> list[Move]:
    """The icons for coins and for a torch token bring at least the sesterce that giving up a torch brings.

    So a turn does not end, and no torch is given up, while there is one of them and a torch of the card for it; a token
    is not sold while it could take coins, and is not spent for a token.
    """
    if not isinstance(state.stack[-1], Act):
        return moves
    coins = torch = False
    for move in moves:
        if isinstance(move, Use):
            coins = coins or move.action == "coins"
            torch = torch or move.action == "torch"
    if not coins and not torch:
        return moves
    found: list[Move] = []
    for move in moves:
        if move is SELL_MOVE:
            beaten = coins
        elif state.torches:
            beaten = move is END_MOVE or move is FORFEIT_MOVE
        else:
            beaten = isinstance(move, Use) and move.action == "torch"
        if not beaten:
            found.append(move)
    return found


def prepares(state: PortaNigraState, move: Move, purpose: Move | None) -> bool:
    """A token is sold for something that costs sesterces and was out of reach: kept, it can be sold any time later."""
    if move is not SELL_MOVE or purpose is None:
        return move is SELL_MOVE
    if isinstance(purpose, Buy):
        return purpose not in legal.moves(state)
    return isinstance(purpose, Use) and purpose.action == "build"  # for a longer walk


def prospects(state: PortaNigraState, player: Player) -> tuple[tuple[str, float], ...]:
    if state.ending:
        return ()
    players = str(state.seats)
    rounds = state.cards.rounds.count[players] - state.round
    turns = len(player.hand) + len(player.deck)
    if player.seat == state.active and not state.played:
        turns = max(0, turns - 1)  # the turn under way counts as little before the card is played as after
    if rounds and not state.early:
        turns += rounds * len(state.cards.decks[player.seat])
    ample = min(1.0, turns / AMPLE_TURNS)
    again = SCORED_AGAIN * rounds * state.cards.rounds.multiplier[players]
    purse = Purse(state.cards, turns)
    return (
        ("bricks", ample * bricks(state, player, BUILT + BUILT_AGAIN * again)),
        ("money", purse.worth(player.sesterces)),
        ("supplies", ample * supplies(player)),
        ("rewards", ample * TO_REWARD * sum([built % state.cards.numbers.reward_every for built in player.built])),
        ("scorings", again * sum(player.built)),
        ("card", card(state, player, purse.next_one(player.sesterces))),
    )


def bricks(state: PortaNigraState, player: Player, built: float) -> float:
    """What could be built of the bricks of each colour on the spots that are open, and what each brings besides."""
    total = built / BRICKS * min(sum(player.bricks), SOON_BUILT)
    worth: list[list[float]] | None = None
    for colour, have in enumerate(player.bricks):
        if have:
            if worth is None:
                worth = worth_by_colour(state)
            total += worth[colour][min(have, ENOUGH_BRICKS)]
    return BRICKS * total * (1.0 if player.romans else NO_ROMAN)


def worth_by_colour(state: PortaNigraState) -> list[list[float]]:
    """For each colour what so many bricks of it are good for, counted once for all copies with these elements."""
    memo = state.majority_memo
    if memo.by_colour is None:
        open_spots, heights = [0] * len(COLOURS), 0
        for spot in state.cards.spots:
            element = state.elements[spot.index]
            if element is None:
                open_spots[spot.colour] |= 1 << spot.index
            elif spot.is_porta:
                heights |= 1 << element.bricks
        memo.by_colour = [worth_of(state.cards, colour, open_spots[colour], heights) for colour in range(len(COLOURS))]
    return memo.by_colour


def worth_of(cards: PortaNigraEdition, colour: int, open_spots: int, heights: int) -> list[float]:
    key = (cards.hash, colour, open_spots, heights)
    found = _worth.get(key)
    if found is None:
        if len(_worth) >= _MOST:
            _worth.clear()
        found = _worth[key] = shared_out(cards, colour, open_spots, heights)
    return found


def shared_out(cards: PortaNigraEdition, colour: int, open_spots: int, heights: int) -> list[float]:
    """The points of so many bricks, shared out among the open spots of a colour as well as can be."""
    best = [0.0] * (ENOUGH_BRICKS + 1)
    for spot in cards.spots:
        if not open_spots >> spot.index & 1 or spot.colour != colour:
            continue
        if spot.is_porta:
            gain = tower_gains(cards, cards.price[colour], heights)
        else:
            gain = gains({spot.bricks: float(spot.points)})
        for have in range(ENOUGH_BRICKS, 0, -1):
            best[have] = max([best[have - used] + gain[used] for used in range(min(have, len(gain) - 1) + 1)])
    return best


def tower_gains(cards: PortaNigraEdition, price: int, heights: int) -> list[float]:
    """An element of the Porta Nigra, with its hope of the majority of its height: pn.porta.height, pn.score.porta."""
    points = {}
    for height in range(cards.numbers.porta_least, cards.numbers.porta_most + 1):
        hope = BESIDE if heights >> height & 1 else ALONE
        points[height] = height * price + hope * cards.parts[cards.height_part[height]].first
    return gains(points)


def gains(points: dict[int, float]) -> list[float]:
    """What so many bricks are worth for an element of one of these heights, whole or begun."""
    found = [0.0]
    for bricks in range(1, max(points) + 1):
        begun = [UNFINISHED * gain * bricks / height for height, gain in points.items() if bricks < height]
        found.append(max([points.get(bricks, 0.0), *begun]))
    return found


class Purse:
    """What sesterces buy while there are turns, beyond their points: the more one has, the less the next is worth."""

    __slots__ = ("each", "first", "spent")

    def __init__(self, cards: PortaNigraEdition, turns: int) -> None:
        self.each: Final = cards.leftovers.sesterces_per_point
        self.first: Final = SESTERCE * min(1.0, turns / AMPLE_TURNS)
        self.spent: Final = min(PURSE, SPENT_A_TURN * turns)

    def worth(self, sesterces: int) -> float:
        beyond = sesterces % self.each / self.each  # every sesterce is worth the same, not each third one a point
        if not self.spent:
            return beyond
        useful = min(sesterces, self.spent)
        return beyond + self.first * (useful - useful * useful / (2 * self.spent))

    def next_one(self, sesterces: int) -> float:
        """What one more is worth, with its part of a point."""
        useful = self.first * (1 - sesterces / self.spent) if sesterces < self.spent else 0.0
        return 1 / self.each + useful


def supplies(player: Player) -> float:
    return sum(ROMANS[: player.romans]) + INFLUENCE * min(player.influence, ENOUGH_INFLUENCE) + TORCH * player.torches


def card(state: PortaNigraState, player: Player, sesterce: float) -> float:
    """The best icons that the torches on the card played are still good for; one without an icon is sold at the end."""
    if player.seat != state.active or not isinstance(state.stack[-1], Act):
        return 0.0
    if not state.torches:
        return -SPENT_CARD
    building = can_build(state, player)
    icons = state.cards.action_cards[state.played].icons
    promised = sorted([promise(icon, building) for icon in icons if not state.covered & icon.bit], reverse=True)
    sold = state.cards.numbers.torch_gives * sesterce
    used = [max(PROMISE * one, sold) for one in promised[: state.torches]]
    return sum(used) + sold * (state.torches - len(used))


def promise(icon: Icon, building: bool) -> float:
    each = ICON[icon.kind]
    if icon.kind == "build" and not building:
        return CANNOT_BUILD
    return each * icon.amount if icon.amount else each
