"""How well a player stands, for bots: points, what lies in the stores, and what the lines of the city will bring."""

from __future__ import annotations

from typing import Final

from quadriga.core.moves import Move
from quadriga.games.minerva import edition as data
from quadriga.games.minerva.activation import bath_choices
from quadriga.games.minerva.city import NOWHERE, STEPS, line
from quadriga.games.minerva.decisions import Bathing, Choosing, Exchanging, Facing, Hiring
from quadriga.games.minerva.edition import Culture, Tile
from quadriga.games.minerva.lines import COUNT, GARDEN, GLORY, HORIZON, Packed, Temples, kept_lines, yield_of
from quadriga.games.minerva.moves import DONE_MOVE, PASS_MOVE, SELL_MOVES
from quadriga.games.minerva.scoring import order_points, stores_points, temple_points
from quadriga.games.minerva.state import MinervaState, Player

#: What a token of grain, wood, stone and ore is worth, at the end of the game and more for every round to come;
#: beyond so many of a kind they only lie about.
TOKEN: Final[tuple[float, ...]] = (0.5, 0.7, 1.0, 0.85)
TOKEN_AT_LAST: Final = 0.3
TOKEN_A_ROUND: Final = 0.5
ENOUGH_TOKENS: Final = 4
#: A token beyond them is worth a little more than the denarius it can be sold for at any moment.
SURPLUS: Final = 0.07
#: What a denarius is worth for this round and every one to come, up to a well-filled purse.
DENARIUS: Final = 0.06
PURSE: Final = 9
#: A residence at the end of a line is in the way, but an assistant may come to it.
HOME_AS_END: Final = 0.15
HOME_ASSISTED: Final = 0.5
#: How many activations a round are counted on, what an assistant is of one, and how much less each is believed in.
ACTIVATIONS: Final = 3
ASSISTANT: Final = 0.95
BELIEF: Final = 0.8
LINES: Final = 0.6
LINES_A_ROUND: Final = 0.1
#: What a temple will still gain for every round to come, in shares of what one thing counted is worth.
TEMPLE_A_ROUND: Final = 0.2
#: What a residence is worth that is kept for a later round, when the city is richer, up to so many a round.
KEPT: Final = 1.0
KEPT_A_ROUND: Final = 2.2
#: What is still to come of an activation that a question interrupts counts less, so that answering is better than not.
INTERRUPTED: Final = 0.6
RIVALS: Final = 0.3
#: What nothing need be sold for.
NO_PURPOSE: Final[tuple[Move, ...]] = (PASS_MOVE, DONE_MOVE, *SELL_MOVES)

#: What a line brings, and at how many ends it can be begun.
Offer = tuple[float, Packed, float]


def evaluate(state: MinervaState, seat: int) -> tuple[tuple[str, float], ...]:
    """Points, what will become points, and the best rival's share of what is won."""
    rivals = max([points_won(state, player) for player in rivals_of(state, seat)], default=0.0)
    return (*standing(state, state.players[seat]), ("rivals", -RIVALS * rivals))


def prepares(move: Move, purpose: Move | None) -> bool:
    """A token sold is for something to be paid; nobody sells to pass: what is kept can be sold any time later."""
    return move in SELL_MOVES and purpose not in NO_PURPOSE


def rivals_of(state: MinervaState, seat: int) -> list[Player]:
    return [player for player in state.players if player.seat != seat and player.seat not in state.left]


def standing(state: MinervaState, player: Player) -> tuple[tuple[str, float], ...]:
    tokens = (player.denarii + sum(player.resources)) / state.cards.numbers.tokens_per_point
    points = ("points", points_won(state, player) + tokens)
    if state.ending:
        return (points,)
    left = rounds_after_this(state, player)
    if left < 0:
        return (points, ("glory", glory(state, player)))
    rounds = min(left, HORIZON)
    under_way, heights = activation_under_way(state, player, rounds)
    lines = activations_to_come(state, player, rounds, heights)
    return (
        points,
        ("stores", stores(player, rounds)),
        ("purse", DENARIUS * (1 + rounds) * min(player.denarii, PURSE)),
        ("glory", glory(state, player)),
        ("under way", under_way),
        ("residences", KEPT * min(player.residences, KEPT_A_ROUND * left)),
        ("temples", TEMPLE_A_ROUND * rounds * temples_of(player).each),
        ("lines", (LINES + LINES_A_ROUND * rounds) * lines),
    )


def points_won(state: MinervaState, player: Player) -> float:
    """What no token can change any more."""
    cards = state.cards
    points = order_points(state, player)
    for culture in player.culture:
        points += cards.culture[culture].points
    for laurel in player.laurels:
        points += cards.glory_points[laurel]
    temples = temples_of(player)
    points += temples.of_city
    for temple in temples.of_stores:
        points += stores_points(player, temple)
    return float(points)


def stores(player: Player, rounds: int) -> float:
    total, surplus = 0.0, 0
    for resource, each in enumerate(TOKEN):
        held = player.resources[resource]
        total += min(held, ENOUGH_TOKENS) * each
        surplus += max(0, held - ENOUGH_TOKENS)
    return (TOKEN_AT_LAST + TOKEN_A_ROUND * rounds) * total + SURPLUS * (1 + rounds) * surplus


def rounds_after_this(state: MinervaState, player: Player) -> int:
    """The rounds that follow the next one in which the player acts; less than none when he has passed for good."""
    passed = bool(player.order) or isinstance(state.stack[-1], Hiring)
    return state.cards.numbers.rounds - state.round - passed


def glory(state: MinervaState, player: Player) -> float:
    """The glory tile that would be won with the tokens held, the likelier the further ahead."""
    have = player.glory
    if not have:
        return 0.0
    points = [state.cards.glory_points[tile] for tile in state.cards.glory_tiles[state.round - 1]]
    if state.seats == 1:
        return float(points[0] if have >= state.round else points[1])
    rivals = rivals_of(state, player.seat)
    if isinstance(state.stack[-1], Hiring):  # nobody gains any more; who is asked can still spend his own
        ahead = [rival for rival in rivals if (-rival.glory, rival.order) < (-have, player.order)]
        return float(points[len(ahead)]) if len(ahead) < len(points) else 0.0
    most = max([one.glory for one in rivals], default=0)
    share = (have + 0.5) / (have + most + 1)
    return share * points[0] + (1 - share) * points[1]


def activation_under_way(state: MinervaState, player: Player, rounds: int) -> tuple[float, list[int]]:
    """What the rest of an activation will bring, where a question of the player's interrupts it."""
    heights = tiles_gone(player)
    decision = state.stack[-1]
    if decision.seat != player.seat:
        return 0.0, heights
    city = player.city
    if isinstance(decision, Facing):
        lines = [line(city, decision.cell, step) for step in STEPS]
        return max([brought(state, player, [city[cell] for cell in cells], rounds) for cells in lines])
    rest: list[Tile] = []
    if isinstance(decision, Choosing | Exchanging):
        rest = [city[cell] for cell in decision.rest]
        if isinstance(decision, Choosing):
            rest.append(state.tiles.tiles[decision.tile])
    elif isinstance(decision, Bathing):
        choices = [city[cell] for cell in bath_choices(player, decision.cell, decision.used)]
        rest = sorted(choices, key=lambda tile: -sum(yield_of(tile, rounds)))[: decision.left]
    return brought(state, player, rest, rounds)


def tiles_gone(player: Player) -> list[int]:
    """How far down the piles of culture tiles are, and how many rounds' glory tiles there is nothing more to do for."""
    return [0, 0, 0, 1 if player.glory or player.order else 0]


def brought(state: MinervaState, player: Player, tiles: list[Tile], rounds: int) -> tuple[float, list[int]]:
    """What tiles bring beside the culture points already there, and how far down the piles are then."""
    total = 0.0
    culture = pack(state.points, state.gardens)
    for tile in tiles:
        plain, points = yield_of(tile, rounds)
        total += INTERRUPTED * plain
        culture += points
    heights = tiles_gone(player)
    if culture:
        total += tiles_won(state, culture, heights)
    return total, heights


def pack(points: Culture, gardens: int) -> Packed:
    return points[0] + COUNT * points[1] + COUNT**2 * points[2] + GARDEN * gardens


def tiles_won(state: MinervaState, culture: Packed, heights: list[int]) -> float:
    """The points of the culture tiles won from piles so far down, which then are further down, and of a glory tile."""
    won = 0.0
    if culture >= GLORY:
        won = glory_won(state, culture // GLORY, heights)
        culture %= GLORY
    gardens, points = culture // GARDEN, culture % GARDEN
    for kind, pile in enumerate(state.piles):
        have, points = points % COUNT, points // COUNT
        height = heights[kind]
        if (have or gardens) and height < len(pile):
            top = state.cards.culture[pile[height]]
            lacking = max(top.icons - have, 0)
            if lacking <= gardens:
                gardens -= lacking
                won += top.points
                heights[kind] += 1
    return won


def glory_won(state: MinervaState, tokens: int, heights: list[int]) -> float:
    """What glory is likely to win in the next round that nothing was done for yet; further tokens there bring less."""
    place = state.round - 1 + heights[3]
    if place >= state.cards.numbers.rounds:
        return 0.0
    heights[3] += 1
    first, second, *_ = [state.cards.glory_points[tile] for tile in state.cards.glory_tiles[place]]
    if state.seats == 1:
        return float(first if tokens > place else second)
    share = (tokens + 0.5) / (tokens + 1.5)
    return share * first + (1 - share) * second


def activations_to_come(state: MinervaState, player: Player, rounds: int, heights: list[int]) -> float:
    """What the best lines will bring with the residences and assistants left, the piles running down."""
    left = min(player.residences + ASSISTANT * player.assistants, ACTIVATIONS * (rounds + 1))
    if left <= 0:
        return 0.0
    ranked = []
    for plain, culture, ends in lines_of(player, rounds):
        ranked.append((plain + tiles_won(state, culture, heights.copy()) if culture else plain, plain, culture, ends))
    ranked.sort(reverse=True)
    total, belief = 0.0, 1.0
    for _, plain, culture, ends in ranked:
        open_ends = ends
        while open_ends > 0 and left > 0:
            part = min(1.0, open_ends, left)
            total += belief * part * (plain + tiles_won(state, culture, heights) if culture else plain)
            belief *= BELIEF
            left -= part
            open_ends -= part
        if left <= 0:
            break
    return total


def lines_of(player: Player, rounds: int) -> list[Offer]:
    """Every row and column of tiles that a residence could activate to some effect, and at how many ends."""
    homes = player.homes
    home = HOME_ASSISTED if player.assistants else HOME_AS_END
    found: list[Offer] = []
    for run in kept_lines(player.city, player.memo, rounds).values():
        ends = float(run.gaps)
        if run.before != NOWHERE and run.before in homes:
            ends += home
        if run.after != NOWHERE and run.after in homes:
            ends += home
        if ends:
            found.append((run.plain, run.culture, ends))
    return found


def temples_of(player: Player) -> Temples:
    """What the temples of a city are worth, counted once for all copies with this city."""
    memo = player.memo
    if memo.temples is None:
        each, of_city, of_stores = 0, 0, list[Tile]()
        for cell, tile in player.city.items():
            if tile.is_temple:
                each += tile.points
                if tile.area == data.STORES:
                    of_stores.append(tile)
                else:
                    of_city += temple_points(player, cell)
        memo.temples = Temples(each, of_city, of_stores)
    return memo.temples
