"""What then happens: the deal, and one function per move, named after the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.chance import Chance
from quadriga.core.events import Happened, Moved
from quadriga.core.moves import Move
from quadriga.games.minerva import state as at
from quadriga.games.minerva.activation import (
    WHEN_BUILT,
    activate_at_bath,
    assign_garden,
    buy_resource,
    choose_resource,
    clear_residence,
    close_exchange,
    conclude,
    exchange,
    leave,
    lift,
    move_tile,
    run,
    take_by_arch,
)
from quadriga.games.minerva.city import FORUM_CELL, STEPS, free_spots, line, spots_after, where
from quadriga.games.minerva.decisions import Exchanging, Facing, Hiring, Moving, Placing, Turn
from quadriga.games.minerva.edition import (
    NO_CULTURE,
    RESIDENCE,
    ROUND_TILE,
    MinervaEdition,
    Tile,
)
from quadriga.games.minerva.moves import (
    ACTIVATE,
    ASSIGN,
    ASSISTANT,
    AT,
    BUY,
    CLEAR,
    GAIN,
    LIFT,
    PAY,
    SELL,
    TAKE,
    Build,
    Face,
    OfCulture,
    OfResource,
    OnCell,
    Plain,
)
from quadriga.games.minerva.rounds import (
    ASSISTANT_TOKEN,
    decline_hiring,
    end_turn,
    hire,
    orders_in_play,
    pass_turn,
    reveal_buildings,
)
from quadriga.games.minerva.state import MinervaState, Player, all_offers
from quadriga.games.minerva.tables import Resources
from quadriga.games.minerva.tokens import DENARIUS, earn, pay, sell, spend


def setup(edition: MinervaEdition, per_token: bool, seats: int, chance: Chance) -> MinervaState:
    """The table before the first turn: mi.setup.players, mi.setup.row, mi.setup.temples and the rest."""
    numbers, box = edition.numbers, edition.box
    start = list(edition.start[seats])
    pairs: tuple[tuple[str, str], ...] = ()
    row: tuple[str, ...] = ()
    if seats == 1:  # mi.solo.pairs
        dealt = [chance.draw(start) for _ in range(len(start))]
        pairs = tuple((dealt[place], dealt[place + 1]) for place in range(0, len(dealt), 2))
    else:
        row = tuple(start)
    temple_bag = list(edition.temples)
    temples = tuple([chance.draw(temple_bag) for _ in range(numbers.temple_row)])
    first = int(chance.draw([f"p{seat}" for seat in range(seats)])[1:]) if seats > 1 else 0
    held = numbers.start_resources
    players = []
    for seat in range(seats):
        city = {FORUM_CELL: edition.tile_set(per_token).tiles[edition.forum]}
        denarii = numbers.start_denarii[(seat - first) % seats]
        players.append(Player(seat, denarii, held, 0, 0, numbers.residences, 0, (), (), city, free_spots(city), (), ()))
    supply = [box.resource_tokens - seats * one for one in held]
    state = MinervaState(
        edition=edition,
        stack=[Turn(first)],
        players=players,
        per_token=per_token,
        round=1,
        first=first,
        fee=0,
        row=row,
        pairs=pairs,
        offers=(),
        bag=list(edition.normal[seats]),
        on_top=0,
        temples=temples,
        temple_bag=temple_bag,
        piles=edition.piles[seats],
        glory_row=tuple(tile for tiles in edition.glory_tiles for tile in tiles),
        orders=orders_in_play(seats),
        points=NO_CULTURE,
        gardens=0,
        bank=box.denarii - sum(player.denarii for player in players),
        supply=(supply[0], supply[1], supply[2], supply[3]),
        glory_supply=box.glory_tokens,
        assistants=box.assistants,
        box=(),
    )
    reveal_buildings(state, chance)
    state.events = []
    return state


# The four actions of a turn.


def build(state: MinervaState, player: Player, move: Build, chance: Chance) -> None:
    """A tile is taken and paid for; where it goes is asked next: mi.build.cost, mi.build.missing."""
    pay_fee(state, player)
    tile = state.tiles.tiles[move.tile] if move.tile != ROUND_TILE else None
    if move.other is not None:
        break_pair(state, move.tile, move.other)
    if tile is None:
        take_coins(state, player)
        return
    if tile.is_temple:
        source = at.TEMPLE_ROW
        state.temples = without(state.temples, tile.id)
    else:
        source = at.ROW
        state.row = without(state.row, tile.id) if move.other is None else state.row
    pay_cost(state, player, tile.cost)
    if move.other is not None or tile.id in state.row:  # the same is offered still, and further down the row
        state.offers = all_offers(state.row, state.pairs, state.temples)
    else:
        state.offers = tuple([offer for offer in state.offers if offer is not move])
    state.events.append(Moved(tile.id, 1, source, at.PLACING[player.seat]))
    state.stack.append(Placing(player.seat, tile.id))


def pay_fee(state: MinervaState, player: Player) -> None:
    """Once somebody has passed a turn costs a denarius, before anything is done in it: mi.pass.fee."""
    pay(state, player, state.fee)


def pay_cost(state: MinervaState, player: Player, cost: Resources) -> None:
    """Resources as far as they are held, denarii for the others: mi.build.missing."""
    missing = 0
    for resource, need in enumerate(cost):
        given = min(need, player.resources[resource])
        if given:
            spend(state, player, resource, given)
        missing += need - given
    pay(state, player, missing * state.cards.numbers.missing_price)


def break_pair(state: MinervaState, taken: str, other: str) -> None:
    """In the solo game the other tile of the pair leaves: mi.solo.build. Coins on it go back to the bank."""
    pair = (taken, other) if (taken, other) in state.pairs else (other, taken)
    place = state.pairs.index(pair)
    state.pairs = state.pairs[:place] + state.pairs[place + 1 :]
    state.box += (other,)
    state.events.append(Moved(other, 1, at.ROW, at.BOX))
    if ROUND_TILE in pair:
        coins = state.cards.numbers.solo_coins
        state.bank += coins
        state.events.append(Moved(DENARIUS, coins, at.ROW, at.BANK))


def take_coins(state: MinervaState, player: Player) -> None:
    """The round tile of a pair: its coins instead of a building: mi.solo.round-tile."""
    state.box += (ROUND_TILE,)
    state.events.append(Moved(ROUND_TILE, 1, at.ROW, at.BOX))
    state.offers = all_offers(state.row, state.pairs, state.temples)
    earn(state, player, state.cards.numbers.solo_coins)
    end_turn(state, player.seat)


def residence(state: MinervaState, player: Player) -> None:
    """mi.residence.build"""
    pay_fee(state, player)
    player.residences -= 1
    state.events.append(Moved(RESIDENCE, 1, at.RESIDENCES[player.seat], at.PLACING[player.seat]))
    state.stack.append(Placing(player.seat, RESIDENCE))


def lay(state: MinervaState, player: Player, move: OnCell, chance: Chance) -> None:
    """A tile comes to lie in the city: mi.place.side."""
    decision = state.stack[-1]
    if isinstance(decision, Moving):
        move_tile(state, player, move.cell)
        return
    assert isinstance(decision, Placing)
    state.stack.pop()
    tile = state.tiles.tiles[decision.tile]
    cell = move.cell
    player.city[cell] = tile
    player.spots = spots_after(player.spots, player.city, cell)
    state.events.append(Moved(tile.id, 1, at.PLACING[player.seat], at.CITY[player.seat]))
    state.events.append(Happened("built", player.seat, {"tile": tile.id, **where(cell)}))
    if tile.is_residence:
        player.homes = tuple(sorted((*player.homes, cell)))
        state.stack.append(Facing(player.seat, cell))
        return
    open_building(state, player, tile, cell, chance)


def open_building(state: MinervaState, player: Player, tile: Tile, cell: int, chance: Chance) -> None:
    """A temple is replaced at once, a special building takes effect: mi.temple.replaced, mi.special.when-built."""
    if tile.is_temple and state.temple_bag:
        drawn = chance.draw(state.temple_bag)
        state.temples += (drawn,)
        state.offers += all_offers((), (), (drawn,))
        state.events.append(Moved(drawn, 1, at.TEMPLE_DECK, at.TEMPLE_ROW))
    effect = WHEN_BUILT.get(tile.effect)
    if effect is not None:
        effect(state, player, tile, cell)
        if not isinstance(state.stack[-1], Turn):
            return
    conclude(state, player)


def assistant(state: MinervaState, player: Player, move: OnCell, chance: Chance) -> None:
    """An assistant stays on a residence for good: mi.assistant.place, mi.assistant.one-each."""
    pay_fee(state, player)
    player.assistants -= 1
    player.homes = tuple(cell for cell in player.homes if cell != move.cell)
    player.posted = tuple(sorted((*player.posted, move.cell)))
    state.events.append(Moved(ASSISTANT_TOKEN, 1, at.ASSISTANTS[player.seat], at.CITY[player.seat]))
    state.events.append(Happened("assisted", player.seat, where(move.cell)))
    state.stack.append(Facing(player.seat, move.cell))


def activate_line(state: MinervaState, player: Player, move: Face, chance: Chance) -> None:
    """The buildings in one direction, nearest first: mi.line.nearest-first, mi.line.until."""
    decision = state.stack.pop()
    assert isinstance(decision, Facing)
    run(state, player, line(player.city, decision.cell, STEPS[move.direction]))


# Answers.


def on_cell(state: MinervaState, player: Player, move: OnCell, chance: Chance) -> None:
    verb = move.verb
    if verb == AT:
        lay(state, player, move, chance)
    elif verb == ASSISTANT:
        assistant(state, player, move, chance)
    elif verb == ACTIVATE:
        activate_at_bath(state, player, move.cell)
    elif verb == LIFT:
        lift(state, player, move.cell)
    else:
        assert verb == CLEAR
        clear_residence(state, player, move.cell)


def of_resource(state: MinervaState, player: Player, move: OfResource, chance: Chance) -> None:
    verb = move.verb
    if verb == SELL:
        sell(state, player, move.resource)
        if isinstance(state.stack[-1], Exchanging):
            close_exchange(state, player)
    elif verb == GAIN:
        choose_resource(state, player, move.resource)
    elif verb == PAY:
        exchange(state, player, move.resource)
    else:
        assert verb == BUY
        buy_resource(state, player, move.resource)


def of_culture(state: MinervaState, player: Player, move: OfCulture, chance: Chance) -> None:
    if move.verb == ASSIGN:
        assign_garden(state, player, move.culture)
    else:
        assert move.verb == TAKE
        take_by_arch(state, player, move.culture)


def plain(state: MinervaState, player: Player, move: Plain, chance: Chance) -> None:
    name = move.name
    if name == "residence":
        residence(state, player)
    elif name == "pass":
        pass_turn(state, player, chance)
    elif name == "done":
        if isinstance(state.stack[-1], Hiring):
            decline_hiring(state, chance)
        else:
            leave(state, player)
    else:
        hire(state, player, name == "hire for-glory", chance)


def without(tiles: tuple[str, ...], tile: str) -> tuple[str, ...]:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


PLAY: Final[dict[type, Callable[[MinervaState, Player, Any, Chance], None]]] = {
    Build: build,
    OnCell: on_cell,
    Face: activate_line,
    OfResource: of_resource,
    OfCulture: of_culture,
    Plain: plain,
}


def apply(state: MinervaState, move: Move, chance: Chance) -> None:
    PLAY[type(move)](state, state.players[state.stack[-1].seat], move, chance)
