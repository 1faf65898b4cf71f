"""Points, places and the proof that no component is lost."""

from __future__ import annotations

from quadriga.core.outcome import Outcome, Tally, places_by
from quadriga.games.minerva.city import around, straight
from quadriga.games.minerva.decisions import Placing
from quadriga.games.minerva.edition import (
    ALL_CATEGORIES,
    NEAR,
    RESIDENCE,
    RESOURCES,
    ROUND_TILE,
    STORES,
    Tile,
)
from quadriga.games.minerva.solo import coins_in_row
from quadriga.games.minerva.state import ORDER_TILES, MinervaState, Player
from quadriga.games.minerva.supplies import ASSISTANT_TOKEN, DENARIUS, GLORY


def tally(state: MinervaState) -> tuple[Tally, ...]:
    """Every player's points if the game ended now; nothing that counts is hidden."""
    return tuple(tally_of(state, player) for player in state.players)


def tally_of(state: MinervaState, player: Player) -> Tally:
    """Five kinds of points: mi.score.total."""
    cards = state.cards
    # Money and resources are counted together before they are divided: mi.score.tokens.
    tokens = player.denarii + sum(player.resources)
    return Tally(
        player.seat,
        (
            ("culture", sum(cards.culture[tile].points for tile in player.culture)),
            ("glory", sum(cards.glory_points[tile] for tile in player.laurels)),
            ("temples", sum(temple_points(player, cell) for cell, tile in player.city.items() if tile.is_temple)),
            ("tokens", tokens // cards.numbers.tokens_per_point),
            ("order", order_points(state, player)),
        ),
    )


def temple_points(player: Player, cell: int) -> int:
    """What one temple is worth. Neither of the two areas contains its own cell: mi.temple.itself."""
    city = player.city
    temple = city[cell]
    if temple.area == STORES:
        return stores_points(player, temple)
    # The eight cells around it, or its row and column: mi.temple.near, mi.temple.lines.
    cells = around(city, cell) if temple.area == NEAR else straight(city, cell)
    categories = [city[one].category for one in cells]
    # mi.temple.categories: each category once, instead of every tile of one.
    counted = len(set(categories)) if temple.counts == ALL_CATEGORIES else categories.count(temple.counts)
    return temple.points * counted


def stores_points(player: Player, temple: Tile) -> int:
    """What a temple is worth that counts tokens: mi.temple.stores."""
    return temple.points * player.resources[RESOURCES.index(temple.counts)]


def order_points(state: MinervaState, player: Player) -> int:
    """In the last round the order tiles are turned, all but the highest in play: mi.order.turned."""
    highest = state.seats - len(state.left)  # mi.order.left
    if state.round < state.cards.numbers.rounds or not 0 < player.order < highest:
        return 0
    return state.cards.order_points[player.order - 1]


def tie_breaks(state: MinervaState, player: Player, scored: Tally) -> tuple[int, int, int]:
    """Culture and glory points, then temples, then the lower order tile: mi.end.ties."""
    lines = dict(scored.lines)
    temples = sum(tile.is_temple for tile in player.city.values())
    return lines["culture"] + lines["glory"], temples, -player.order


def ranking_keys(state: MinervaState, tallies: tuple[Tally, ...]) -> list[tuple[int, ...]]:
    return [(one.total, *tie_breaks(state, player, one)) for player, one in zip(state.players, tallies, strict=True)]


def outcome(state: MinervaState) -> Outcome | None:
    """The most points win: mi.aim.most-points."""
    if not state.ending:
        return None
    tallies = tally(state)
    return Outcome((state.ending,), places_by(ranking_keys(state, tallies)), tallies)


def components(state: MinervaState) -> dict[str, int]:
    """Every tile, token and coin, wherever it lies."""
    cards = state.cards
    found: dict[str, int] = {
        DENARIUS: state.bank + coins_in_row(cards, state.pairs),
        GLORY: state.glory_supply,
        ASSISTANT_TOKEN: state.assistants,
        ROUND_TILE: cards.numbers.rounds - state.round,
    }
    for place, resource in enumerate(RESOURCES):
        found[resource] = state.supply[place] + sum(player.resources[place] for player in state.players)
    things = [*state.row, *state.bag, *state.temples, *state.temple_bag, *state.glory_row, *state.box]
    things += [tile for pair in state.pairs for tile in pair]
    things += [tile for pile in state.piles for tile in pile]
    things += [ORDER_TILES[order] for order in state.orders]
    things += [decision.tile for decision in state.stack if isinstance(decision, Placing)]
    for player in state.players:
        found[DENARIUS] += player.denarii
        found[GLORY] += player.glory
        found[ASSISTANT_TOKEN] += player.assistants + len(player.posted)
        things += [RESIDENCE] * player.residences
        things += [tile.id for tile in player.city.values()]
        things += [*player.culture, *player.laurels]
        things += [ORDER_TILES[player.order]] if player.order else []
    for thing in things:
        found[thing] = found.get(thing, 0) + 1
    return found
