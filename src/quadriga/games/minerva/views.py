"""What each seat sees, and full states that fit a view.

Everything lies open but the draw piles, so all seats see the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from quadriga.core.decisions import Decision
from quadriga.core.views import Pending, View, Zone, zone_of
from quadriga.games.minerva import state as at
from quadriga.games.minerva.city import cell_at, cell_id, cell_name, cell_named, column_of, free_spots, row_of, where
from quadriga.games.minerva.decisions import (
    Arch,
    Bathing,
    Choosing,
    Clearing,
    Exchanging,
    Facing,
    Gardens,
    Hiring,
    Lifting,
    Moving,
    Placing,
    Trading,
    Turn,
)
from quadriga.games.minerva.edition import RESIDENCE, RESOURCES, Culture, MinervaEdition, Resources
from quadriga.games.minerva.moves import CONTROLS, offer_id
from quadriga.games.minerva.rounds import ASSISTANT_TOKEN
from quadriga.games.minerva.scoring import coins_in_row
from quadriga.games.minerva.state import MinervaState, Player, all_offers
from quadriga.games.minerva.tokens import DENARIUS, GLORY


class CellView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile of a city: columns to the right of where the forum began, rows below it."""

    id: str
    tile: str
    column: int
    row: int
    assistant: bool = False


class OfferView(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    tile: str
    #: In the solo game, the tile that leaves when this one is taken; the two halves of a pair stand side by side.
    other: str | None = None


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    denarii: int
    resources: Resources
    glory: int
    assistants: int
    residences: int
    #: The order tile taken this round; empty before passing.
    order: str
    culture: tuple[str, ...]
    laurels: tuple[str, ...]
    city: tuple[CellView, ...]


class MinervaView(View, frozen=True, kw_only=True):
    per_token: bool
    round: int
    first: int
    #: What a turn costs since somebody passed.
    fee: int
    row: tuple[OfferView, ...]
    #: Denarii that lie on round tiles in the row.
    coins: int
    temples: tuple[str, ...]
    #: Tiles in the draw pile, round tiles included, and how many of them come before the next pile.
    deck: int
    on_top: int
    temple_deck: int
    piles: tuple[tuple[str, ...], ...]
    glory_row: tuple[str, ...]
    orders: tuple[str, ...]
    #: Culture points of the activation under way, and points of gardens to be given to a kind.
    points: Culture
    gardens: int
    box: tuple[str, ...]
    players: tuple[PlayerView, ...]
    #: The cells beside the deciding player's city while a tile is placed or moved.
    spots: tuple[str, ...]
    #: Places to click that are neither tiles nor cells.
    controls: tuple[str, ...] = CONTROLS


def view(state: MinervaState, seat: int | None) -> MinervaView:
    return MinervaView(
        seat=seat,
        edition=state.edition.hash,
        pending=tuple([pending(decision) for decision in state.stack]),
        ending=state.ending,
        per_token=state.per_token,
        round=state.round,
        first=state.first,
        fee=state.fee,
        row=offer_views(state),
        coins=coins_in_row(state.cards, state.pairs),
        temples=state.temples,
        deck=len(state.bag) + state.cards.numbers.rounds - state.round,
        on_top=state.on_top,
        temple_deck=len(state.temple_bag),
        piles=state.piles,
        glory_row=state.glory_row,
        orders=tuple([at.ORDER_TILES[order] for order in state.orders]),
        points=state.points,
        gardens=state.gardens,
        box=state.box,
        players=tuple([player_view(player) for player in state.players]),
        spots=spots_asked(state),
    )


def offer_views(state: MinervaState) -> tuple[OfferView, ...]:
    if not state.pairs:
        return tuple([OfferView(tile, tile) for tile in state.row])
    found: list[OfferView] = []
    for one, other in state.pairs:
        found.append(OfferView(offer_id(one, other), one, other))
        found.append(OfferView(offer_id(other, one), other, one))
    return tuple(found)


def player_view(player: Player) -> PlayerView:
    seat = player.seat
    return PlayerView(
        seat,
        player.denarii,
        player.resources,
        player.glory,
        player.assistants,
        player.residences,
        at.ORDER_TILES[player.order],
        player.culture,
        player.laurels,
        tuple(
            [
                CellView(cell_id(seat, cell), tile.id, column_of(cell), row_of(cell), cell in player.posted)
                for cell, tile in player.city.items()
            ]
        ),
    )


def spots_asked(state: MinervaState) -> tuple[str, ...]:
    if not state.stack or not isinstance(state.stack[-1], Placing | Moving):
        return ()
    player = state.players[state.stack[-1].seat]
    return tuple([cell_id(player.seat, cell) for cell in player.spots])


def pending(decision: Decision) -> Pending:
    args: dict[str, Any] = {}
    if isinstance(decision, Placing | Trading):
        args = {"tile": decision.tile}
    elif isinstance(decision, Facing | Lifting | Moving | Clearing):
        args = where(decision.cell)
    elif isinstance(decision, Choosing):
        args = {"tile": decision.tile, "left": decision.left, "rest": _names(decision.rest)}
    elif isinstance(decision, Exchanging):
        args = {"tile": decision.tile, "rest": _names(decision.rest)}
    elif isinstance(decision, Bathing):
        args = {**where(decision.cell), "left": decision.left, "used": _names(decision.used)}
    return Pending(decision.seat, decision.name, args)


def _names(cells: tuple[int, ...]) -> str:
    return " ".join([cell_name(cell) for cell in cells])


def zones(view: MinervaView) -> list[Zone]:
    row = Counter(offer.tile for offer in view.row)
    if view.coins:
        row[DENARIUS] = view.coins
    found = [
        zone_of(at.ROW, None, dict(row)),
        Zone(at.DECK, None, view.deck, None),
        _tiles(at.TEMPLE_ROW, None, view.temples),
        Zone(at.TEMPLE_DECK, None, view.temple_deck, None),
        *(_tiles(id, None, pile) for id, pile in zip(at.PILES, view.piles, strict=True)),
        _tiles(at.GLORY_ROW, None, view.glory_row),
        _tiles(at.ORDERS, None, view.orders),
        _tiles(at.BOX, None, view.box),
    ]
    for player in view.players:
        seat = player.seat
        placing = [one.args["tile"] for one in view.pending if one.seat == seat and one.name == Placing.name]
        city = Counter(cell.tile for cell in player.city)
        if posted := sum(cell.assistant for cell in player.city):
            city[ASSISTANT_TOKEN] = posted
        found += [
            zone_of(at.PURSE[seat], seat, {DENARIUS: player.denarii}),
            zone_of(at.STORES[seat], seat, dict(zip(RESOURCES, player.resources, strict=True))),
            zone_of(at.TOKENS[seat], seat, {GLORY: player.glory}),
            zone_of(at.ASSISTANTS[seat], seat, {ASSISTANT_TOKEN: player.assistants}),
            zone_of(at.RESIDENCES[seat], seat, {RESIDENCE: player.residences}),
            zone_of(at.CITY[seat], seat, dict(city)),
            _tiles(at.PLACING[seat], seat, placing),
            _tiles(at.CULTURE[seat], seat, player.culture),
            _tiles(at.LAURELS[seat], seat, player.laurels),
            _tiles(at.ORDER[seat], seat, [player.order] if player.order else []),
        ]
    return found


def _tiles(id: str, owner: int | None, tiles: Iterable[str]) -> Zone:
    return zone_of(id, owner, dict(Counter(tiles)))


def determinize(edition: MinervaEdition, view: MinervaView) -> MinervaState:
    """The only state that fits: what lies in the draw piles is what lies nowhere else."""
    seats = len(view.players)
    box = edition.box
    players = [_player(edition, view.per_token, player) for player in view.players]
    pairs = tuple((offer.tile, offer.other) for offer in view.row[::2] if offer.other is not None)
    row = () if pairs else tuple(offer.tile for offer in view.row)
    seen = Counter([*row, *view.temples, *view.box, *(tile for pair in pairs for tile in pair)])
    for player in players:
        seen.update(tile.id for tile in player.city.values())
    seen.update(one.args["tile"] for one in view.pending if one.name == Placing.name)
    supply = [
        box.resource_tokens - sum(player.resources[place] for player in players) for place in range(len(RESOURCES))
    ]
    state = MinervaState(
        edition=edition,
        stack=[_decision(one) for one in view.pending],
        players=players,
        per_token=view.per_token,
        round=view.round,
        first=view.first,
        fee=view.fee,
        row=row,
        pairs=pairs,
        offers=all_offers(row, pairs, view.temples),
        bag=sorted((Counter((*edition.start[seats], *edition.normal[seats])) - seen).elements()),
        on_top=view.on_top,
        temples=view.temples,
        temple_bag=sorted((Counter(edition.temples) - seen).elements()),
        piles=view.piles,
        glory_row=view.glory_row,
        orders=tuple(at.ORDER_TILES.index(tile) for tile in view.orders),
        points=view.points,
        gardens=view.gardens,
        bank=box.denarii - view.coins - sum(player.denarii for player in players),
        supply=(supply[0], supply[1], supply[2], supply[3]),
        glory_supply=box.glory_tokens - sum(player.glory for player in players),
        assistants=box.assistants - sum(player.assistants + len(player.posted) for player in players),
        box=view.box,
    )
    state.ending = view.ending
    return state


def _player(edition: MinervaEdition, per_token: bool, seen: PlayerView) -> Player:
    tiles = edition.tile_set(per_token).tiles
    city = {cell_at(cell.column, cell.row): tiles[cell.tile] for cell in seen.city}
    posted = {cell_at(cell.column, cell.row) for cell in seen.city if cell.assistant}
    homes = {cell for cell, tile in city.items() if tile.is_residence} - posted
    return Player(
        seen.seat,
        seen.denarii,
        seen.resources,
        seen.glory,
        seen.assistants,
        seen.residences,
        at.ORDER_TILES.index(seen.order),
        seen.culture,
        seen.laurels,
        city,
        free_spots(city),
        tuple(sorted(homes)),
        tuple(sorted(posted)),
    )


def _decision(seen: Pending) -> Decision:
    seat, name, args = seen.seat, seen.name, seen.args
    if name in _OF_TILE:
        return _OF_TILE[name](seat, args["tile"])
    if name in _OF_CELL:
        return _OF_CELL[name](seat, cell_at(args["column"], args["row"]))
    if name == Choosing.name:
        return Choosing(seat, args["tile"], args["left"], _cells(args["rest"]))
    if name == Exchanging.name:
        return Exchanging(seat, args["tile"], _cells(args["rest"]))
    if name == Bathing.name:
        return Bathing(seat, cell_at(args["column"], args["row"]), args["left"], _cells(args["used"]))
    return _PLAIN[name](seat)


def _cells(names: str) -> tuple[int, ...]:
    return tuple(cell_named(name) for name in names.split())


_OF_TILE: dict[str, type[Placing] | type[Trading]] = {Placing.name: Placing, Trading.name: Trading}
_OF_CELL: dict[str, type[Facing] | type[Lifting] | type[Moving] | type[Clearing]] = {
    Facing.name: Facing,
    Lifting.name: Lifting,
    Moving.name: Moving,
    Clearing.name: Clearing,
}
_PLAIN: dict[str, type[Turn] | type[Gardens] | type[Arch] | type[Hiring]] = {
    Turn.name: Turn,
    Gardens.name: Gardens,
    Arch.name: Arch,
    Hiring.name: Hiring,
}
