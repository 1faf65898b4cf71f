"""Full states that fit a view, as likely as its seat must think them."""

from __future__ import annotations

from collections import Counter

from quadriga.core.decisions import Decision
from quadriga.core.views import Pending
from quadriga.games.minerva import state as at
from quadriga.games.minerva.city import cell_at, cell_named
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
from quadriga.games.minerva.edition import RESOURCES, MinervaEdition
from quadriga.games.minerva.spots import free_spots
from quadriga.games.minerva.state import MinervaState, Player, all_offers
from quadriga.games.minerva.views import MinervaView, PlayerView


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
    state.left = view.left
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
        seen.late,
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
