"""What each seat sees.

Everything lies open but the draw piles, so all seats see the same.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from quadriga.core.decisions import Decision
from quadriga.core.things import lying
from quadriga.core.views import Pending, View, Zone, zone_of, zone_of_things
from quadriga.games.minerva import state as at
from quadriga.games.minerva.city import cell_id, cell_name, column_of, row_of, tile_in
from quadriga.games.minerva.decisions import (
    Bathing,
    Choosing,
    Clearing,
    Exchanging,
    Facing,
    Lifting,
    Moving,
    Placing,
    Trading,
)
from quadriga.games.minerva.edition import RESIDENCE, RESOURCES, Culture
from quadriga.games.minerva.moves import CONTROLS
from quadriga.games.minerva.schema import Resources
from quadriga.games.minerva.solo import coins_in_row
from quadriga.games.minerva.state import MinervaState, Player
from quadriga.games.minerva.supplies import ASSISTANT_TOKEN, DENARIUS, GLORY


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
    #: A turn of this round was missed: the next time the clock runs out is a pass.
    late: bool


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
    #: Buildings in the draw pile, all its tiles, round tiles included, and how many come before the next pile.
    buildings: int
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
    #: Places to click that are neither tiles, tokens nor cells.
    controls: tuple[str, ...] = CONTROLS


def view(state: MinervaState, seat: int | None) -> MinervaView:
    return MinervaView(
        seat=seat,
        edition=state.edition.hash,
        pending=tuple([pending(state, decision) for decision in state.stack]),
        ending=state.ending,
        left=state.left,
        per_token=state.per_token,
        round=state.round,
        first=state.first,
        fee=state.fee,
        row=offer_views(state),
        coins=coins_in_row(state.cards, state.pairs),
        temples=state.temples,
        buildings=len(state.bag),
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


def offer_id(tile: str, other: str | None = None) -> str:
    """A tile on offer; in the solo game the tile that leaves for it is part of the offer."""
    return lying(tile, at.ROW if other is None else f"{at.ROW}/{other}")


#: The tiles of a row are the same few in every view: each offer is made once.
_of_row: Final[dict[str, OfferView]] = {}


def offer_views(state: MinervaState) -> tuple[OfferView, ...]:
    if not state.pairs:
        return tuple([_of_row.get(tile) or offer_of_row(tile) for tile in state.row])
    found: list[OfferView] = []
    for one, other in state.pairs:
        found.append(OfferView(offer_id(one, other), one, other))
        found.append(OfferView(offer_id(other, one), other, one))
    return tuple(found)


def offer_of_row(tile: str) -> OfferView:
    return _of_row.setdefault(tile, OfferView(offer_id(tile), tile))


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
        player.late,
    )


def spots_asked(state: MinervaState) -> tuple[str, ...]:
    if not state.stack or not isinstance(state.stack[-1], Placing | Moving):
        return ()
    player = state.players[state.stack[-1].seat]
    return tuple([cell_id(player.seat, spot.cell) for spot in player.spots])


def pending(state: MinervaState, decision: Decision) -> Pending:
    args: dict[str, Any] = {}
    if isinstance(decision, Placing | Trading):
        args = {"tile": decision.tile}
    elif isinstance(decision, Facing | Lifting | Moving | Clearing):
        args = _lying(state, decision.seat, decision.cell)
    elif isinstance(decision, Choosing):
        args = {"tile": decision.tile, "left": decision.left, "rest": _names(decision.rest)}
    elif isinstance(decision, Exchanging):
        args = {"tile": decision.tile, "rest": _names(decision.rest)}
    elif isinstance(decision, Bathing):
        args = {**_lying(state, decision.seat, decision.cell), "left": decision.left, "used": _names(decision.used)}
    return Pending(decision.seat, decision.name, args)


def _lying(state: MinervaState, seat: int, cell: int) -> dict[str, Any]:
    """A tile of a city that a question is about, and where it lies."""
    return tile_in(state.players[seat].city, cell)


def _names(cells: tuple[int, ...]) -> str:
    return " ".join([cell_name(cell) for cell in cells])


def zones(view: MinervaView) -> list[Zone]:
    row = Counter(offer.tile for offer in view.row)
    if view.coins:
        row[DENARIUS] = view.coins
    found = [
        zone_of(at.ROW, None, dict(row)),
        Zone(at.DECK, None, view.deck, None),
        zone_of_things(at.TEMPLE_ROW, None, view.temples),
        Zone(at.TEMPLE_DECK, None, view.temple_deck, None),
        *(zone_of_things(id, None, pile) for id, pile in zip(at.PILES, view.piles, strict=True)),
        zone_of_things(at.GLORY_ROW, None, view.glory_row),
        zone_of_things(at.ORDERS, None, view.orders),
        zone_of_things(at.BOX, None, view.box),
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
            zone_of_things(at.PLACING[seat], seat, placing),
            zone_of_things(at.CULTURE[seat], seat, player.culture),
            zone_of_things(at.LAURELS[seat], seat, player.laurels),
            zone_of_things(at.ORDER[seat], seat, [player.order] if player.order else []),
        ]
    return found
