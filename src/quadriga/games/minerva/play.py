"""What then happens: the deal, and for every move the function that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.core.moves import Move
from quadriga.games.minerva.activation import (
    activate_at_bath,
    activate_line,
    choose_resource,
    exchange,
    leave,
    sell_resource,
)
from quadriga.games.minerva.building import build, build_residence, lay, place_assistant
from quadriga.games.minerva.city import FORUM_CELL
from quadriga.games.minerva.culture import assign_garden
from quadriga.games.minerva.decisions import Hiring, Turn
from quadriga.games.minerva.edition import NO_CULTURE, MinervaEdition
from quadriga.games.minerva.hiring import hire
from quadriga.games.minerva.moves import (
    ACTIVATE,
    ASSIGN,
    ASSISTANT,
    AT,
    BUY,
    CLEAR,
    DONE_MOVE,
    GAIN,
    HIRE_GLORY_MOVE,
    LIFT,
    PASS_MOVE,
    PAY,
    RESIDENCE_MOVE,
    SELL,
    TAKE,
    Build,
    Face,
    OfCulture,
    OfResource,
    OnCell,
    Plain,
)
from quadriga.games.minerva.solo import deal_pairs
from quadriga.games.minerva.special import buy_resource, clear_residence, lift, take_by_arch
from quadriga.games.minerva.spots import free_spots
from quadriga.games.minerva.state import MinervaState, Player, all_offers
from quadriga.games.minerva.turns import close_hiring, pass_turn, reveal_buildings


def setup(edition: MinervaEdition, per_token: bool, seats: int, chance: Chance) -> MinervaState:
    """The table before the first turn, with the tiles for so many players: mi.setup.tiles-by-players."""
    numbers, box = edition.numbers, edition.box
    pairs = deal_pairs(edition, chance) if seats == 1 else ()
    row = edition.start[seats] if seats > 1 else ()  # mi.setup.row
    temple_bag = list(edition.temples)  # mi.setup.temples
    temples = tuple([chance.draw(temple_bag) for _ in range(numbers.temple_row)])
    # mi.setup.first-player: chance names him, and alone there is nobody else.
    first = int(chance.draw([f"p{seat}" for seat in range(seats)])[1:]) if seats > 1 else 0
    held = numbers.start_resources
    players = []  # mi.setup.players
    for seat in range(seats):
        city = {FORUM_CELL: edition.tile_set(per_token).tiles[edition.forum]}
        # mi.setup.money: more for those who play later.
        denarii = numbers.start_denarii[(seat - first) % seats]
        spots = free_spots(city)
        players.append(Player(seat, denarii, held, 0, 0, numbers.residences, 0, (), (), city, spots, (), (), False))
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
        offers=all_offers(row, pairs, temples),
        bag=list(edition.normal[seats]),
        on_top=0,
        temples=temples,
        temple_bag=temple_bag,
        piles=edition.piles[seats],  # the least valuable on top: mi.setup.culture
        glory_row=tuple(tile for tiles in edition.glory_tiles for tile in tiles),  # mi.setup.glory
        # One for each player, and none for one alone: mi.solo.setup.
        orders=tuple(range(1, seats + 1)) if seats > 1 else (),
        points=NO_CULTURE,
        gardens=0,
        # Nothing ever asks what is left of money and glory, and there are resources for all: mi.setup.unlimited.
        bank=box.denarii - sum(player.denarii for player in players),
        supply=(supply[0], supply[1], supply[2], supply[3]),
        glory_supply=box.glory_tokens,
        assistants=box.assistants,
        box=(),
    )
    reveal_buildings(state, chance)  # mi.setup.piles
    state.events = [Happened("first", first)] if seats > 1 else []
    return state


def play_on_cell(state: MinervaState, player: Player, move: OnCell, chance: Chance) -> None:
    if move.verb == AT:
        lay(state, player, move.cell, chance)
    else:
        PLAY_ON_CELL[move.verb](state, player, move.cell)


def play_of_resource(state: MinervaState, player: Player, move: OfResource, chance: Chance) -> None:
    PLAY_OF_RESOURCE[move.verb](state, player, move.resource)


def play_of_culture(state: MinervaState, player: Player, move: OfCulture, chance: Chance) -> None:
    PLAY_OF_CULTURE[move.verb](state, player, move.culture)


def play_plain(state: MinervaState, player: Player, move: Plain, chance: Chance) -> None:
    if move is RESIDENCE_MOVE:
        build_residence(state, player)
    elif move is PASS_MOVE:
        pass_turn(state, player, chance)
    elif not isinstance(state.stack[-1], Hiring):
        state.events.append(Happened("enough", player.seat))
        leave(state, player)
    else:
        if move is DONE_MOVE:
            state.events.append(Happened("hires-nobody", player.seat))
        else:
            hire(state, player, move is HIRE_GLORY_MOVE)
        close_hiring(state, chance)


PLAY: Final[dict[type, Callable[[MinervaState, Player, Any, Chance], None]]] = {
    Build: build,
    OnCell: play_on_cell,
    Face: activate_line,
    OfResource: play_of_resource,
    OfCulture: play_of_culture,
    Plain: play_plain,
}
#: Moves that share a class, by their verb.
PLAY_ON_CELL: Final[dict[str, Callable[[MinervaState, Player, int], None]]] = {
    ASSISTANT: place_assistant,
    ACTIVATE: activate_at_bath,
    LIFT: lift,
    CLEAR: clear_residence,
}
PLAY_OF_RESOURCE: Final[dict[str, Callable[[MinervaState, Player, int], None]]] = {
    SELL: sell_resource,
    GAIN: choose_resource,
    PAY: exchange,
    BUY: buy_resource,
}
PLAY_OF_CULTURE: Final[dict[str, Callable[[MinervaState, Player, int], None]]] = {
    ASSIGN: assign_garden,
    TAKE: take_by_arch,
}


def apply(state: MinervaState, move: Move, chance: Chance) -> None:
    PLAY[type(move)](state, state.players[state.stack[-1].seat], move, chance)
