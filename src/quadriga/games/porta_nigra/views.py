"""What each seat sees.

Hidden are the hands of the others and what lies in the decks.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from quadriga.core.decisions import Decision
from quadriga.core.views import Pending, View, Zone, zone_of, zone_of_things
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.decisions import Act, Card, Height, Split, Whites
from quadriga.games.porta_nigra.edition import PortaNigraEdition, spot_zone
from quadriga.games.porta_nigra.moves import CONTROLS, PORTION, icon_id, points_control, stack_control, white_control
from quadriga.games.porta_nigra.scoring import majority_claims, part_points
from quadriga.games.porta_nigra.state import NOWHERE, Player, PortaNigraState


class IconView(msgspec.Struct, frozen=True):
    id: str
    action: str
    covered: bool


class SpotView(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    owner: int | None = None
    bricks: int = 0


class StandingView(msgspec.Struct, frozen=True):
    """What a player has in a part, and the points for it if the game ended now."""

    seat: int
    count: int
    points: int


class MajorityView(msgspec.Struct, frozen=True):
    """A part in which somebody has built, from the strongest on."""

    part: str
    standings: tuple[StandingView, ...]


class PlayerView(msgspec.Struct, frozen=True):
    id: str
    seat: int
    #: The master builder, and the quarter he stands in; empty before the first turn.
    builder: str
    quarter: str
    sesterces: int
    points: int
    torches: int
    influence: int
    romans: int
    reserve: int
    placed: int
    #: By colour, from black to white.
    bricks: tuple[int, ...]
    #: Bricks placed, by quarter, clockwise.
    built: tuple[int, ...]
    deck: int
    hand_count: int
    #: Only its owner sees which.
    hand: tuple[str, ...] | None
    discard: tuple[str, ...]
    buildings: tuple[str, ...]
    honours: tuple[str, ...]


class PortaNigraView(View, frozen=True, kw_only=True):
    ages: str
    round: int
    rounds: int
    first: int
    active: int
    played: str
    icons: tuple[IconView, ...]
    #: Torches of the played card not yet used.
    torches: int
    honoured: bool
    early: str
    early_seat: int
    reserve: int
    #: The buildings clockwise, by which their quarters are called.
    quarters: tuple[str, ...]
    #: Bricks of each shop, from black to white.
    shops: dict[str, int]
    #: What the active player's walk to each quarter costs; empty before the master builder stands somewhere.
    tolls: dict[str, int]
    #: What a brick of each shop costs the active player, the walk included; empty as before.
    prices: dict[str, int]
    spots: tuple[SpotView, ...]
    majorities: tuple[MajorityView, ...]
    supply_deck: int
    supply_discard: tuple[str, ...]
    building_deck: int
    building_display: tuple[str, ...]
    honour_deck: int
    honour_display: tuple[str, ...]
    box: tuple[str, ...]
    players: tuple[PlayerView, ...]
    #: Places to click that are neither cards, spots, shops nor players.
    controls: tuple[str, ...]


def view(state: PortaNigraState, seat: int | None) -> PortaNigraView:
    cards = state.cards
    here = state.players[state.active].quarter
    return PortaNigraView(
        seat=seat,
        edition=state.edition.hash,
        pending=tuple(pending(decision) for decision in state.stack),
        ending=state.ending,
        left=state.left,
        ages=state.ages,
        round=state.round,
        rounds=cards.rounds.count[str(state.seats)],
        first=state.first,
        active=state.active,
        played=state.played,
        icons=icons(state),
        torches=state.torches,
        honoured=state.honoured,
        early=state.early,
        early_seat=state.early_seat,
        reserve=state.reserve,
        quarters=cards.quarters,
        shops=dict(zip(at.SHOPS, state.shops, strict=True)),
        tolls={} if here == NOWHERE else dict(zip(cards.quarters, cards.tolls[here], strict=True)),
        prices={} if here == NOWHERE else dict(zip(at.SHOPS, cards.buy_cost[here], strict=True)),
        spots=tuple(
            [
                empty if element is None else SpotView(empty.id, element.owner, element.bricks)
                for empty, element in zip(empty_spots(cards), state.elements, strict=True)
            ]
        ),
        majorities=majorities(state),
        supply_deck=len(state.supply_deck),
        supply_discard=tuple(state.supply_discard),
        building_deck=len(state.building_deck),
        building_display=tuple(state.building_display),
        honour_deck=len(state.honour_deck),
        honour_display=tuple(state.honour_display),
        box=tuple(state.box),
        players=tuple(player_view(state, player, seat) for player in state.players),
        controls=controls(state),
    )


@cache
def empty_spots(edition: PortaNigraEdition) -> tuple[SpotView, ...]:
    """Most spots are empty most of the time, and look the same then."""
    return tuple(SpotView(spot.id) for spot in edition.spots)


def icons(state: PortaNigraState) -> tuple[IconView, ...]:
    if not state.played:
        return ()
    return tuple(
        IconView(icon_id(icon.number), icon.text, bool(state.covered & icon.bit))
        for icon in state.cards.action_cards[state.played].icons
    )


def majorities(state: PortaNigraState) -> tuple[MajorityView, ...]:
    found = []
    for place, claims in majority_claims(state).items():
        part = state.cards.parts[place]
        points = part_points(part, claims)
        ranked = sorted(claims, key=claims.__getitem__, reverse=True)
        standings = tuple([StandingView(seat, claims[seat][0], points.get(seat, 0)) for seat in ranked])
        found.append(MajorityView(part.id, standings))
    return tuple(found)


def controls(state: PortaNigraState) -> tuple[str, ...]:
    """The buttons of the question asked now."""
    decision = state.stack[-1] if state.stack else None
    if isinstance(decision, Height):
        return tuple(stack_control(bricks) for bricks in range(1, state.cards.numbers.porta_most + 1))
    if isinstance(decision, Whites):
        return tuple(white_control(bricks) for bricks in range(decision.bricks + 1))
    if isinstance(decision, Split):
        return tuple(points_control(points) for points in range(min(decision.left, PORTION) + 1))
    return CONTROLS if isinstance(decision, Card | Act) else ()


def pending(decision: Decision) -> Pending:
    args: dict[str, Any] = {}
    if isinstance(decision, Height):
        args = {"spot": decision.spot}
    elif isinstance(decision, Whites):
        args = {"spot": decision.spot, "bricks": decision.bricks}
    elif isinstance(decision, Split):
        args = {"left": decision.left}
    return Pending(decision.seat, decision.name, args)


def player_view(state: PortaNigraState, player: Player, viewer: int | None) -> PlayerView:
    return PlayerView(
        at.PLAYER[player.seat],
        player.seat,
        at.BUILDER[player.seat],
        "" if player.quarter == NOWHERE else state.cards.quarters[player.quarter],
        player.sesterces,
        player.points,
        player.torches,
        player.influence,
        player.romans,
        player.reserve,
        player.placed,
        tuple(player.bricks),
        tuple(player.built),
        len(player.deck),
        len(player.hand),
        tuple(player.hand) if viewer == player.seat else None,
        tuple(player.discard),
        tuple(player.buildings),
        tuple(player.honours),
    )


def zones(view: PortaNigraView) -> list[Zone]:
    found = [
        zone_of(at.BRICK_RESERVE, None, {at.BRICK: view.reserve}),
        *(zone_of(shop, None, {at.BRICK: bricks}) for shop, bricks in view.shops.items()),
        *(zone_of_spot(spot) for spot in view.spots),
        *(quarter_zone(view, quarter) for quarter in view.quarters),
        Zone(at.SUPPLY_DECK, None, view.supply_deck, None),
        zone_of_things(at.SUPPLY_DISCARD, None, view.supply_discard),
        Zone(at.BUILDING_DECK, None, view.building_deck, None),
        zone_of_things(at.BUILDING_DISPLAY, None, view.building_display),
        Zone(at.HONOUR_DECK, None, view.honour_deck, None),
        zone_of_things(at.HONOUR_DISPLAY, None, view.honour_display),
        zone_of_things(at.BOX, None, view.box),
    ]
    for player in view.players:
        found += player_zones(view, player)
    return found


@lru_cache(1024)
def zone_of_spot(spot: SpotView) -> Zone:
    """Kept, since few spots change from one view to the next."""
    if spot.owner is None:
        return zone_of(spot_zone(spot.id), None, {})
    return zone_of(spot_zone(spot.id), spot.owner, {at.BRICK: spot.bricks, at.ROMAN[spot.owner]: 1})


def quarter_zone(view: PortaNigraView, quarter: str) -> Zone:
    return zone_of(quarter, None, {at.BUILDER[one.seat]: 1 for one in view.players if one.quarter == quarter})


def player_zones(view: PortaNigraView, player: PlayerView) -> list[Zone]:
    seat = player.seat
    hand = player.hand
    played = (view.played,) if view.played and view.active == seat else ()
    return [
        zone_of(at.PURSE[seat], seat, {at.SESTERCE: player.sesterces}),
        zone_of(at.TORCHES[seat], seat, {at.TORCH: player.torches}),
        zone_of(at.INFLUENCE[seat], seat, {at.INFLUENCE_TOKEN: player.influence}),
        zone_of(at.ROMANS[seat], seat, {at.ROMAN[seat]: player.romans}),
        zone_of(at.RESERVE[seat], seat, {at.ROMAN[seat]: player.reserve}),
        zone_of(at.STAND[seat], seat, {} if player.quarter else {at.BUILDER[seat]: 1}),
        *(zone_of(at.BRICKS[seat][colour], seat, {at.BRICK: bricks}) for colour, bricks in enumerate(player.bricks)),
        Zone(at.DECK[seat], seat, player.deck, None),
        Zone(at.HAND[seat], seat, player.hand_count, None)
        if hand is None
        else zone_of_things(at.HAND[seat], seat, hand),
        zone_of_things(at.PLAYED[seat], seat, played),
        zone_of_things(at.DISCARD[seat], seat, player.discard),
        zone_of_things(at.CARDS[seat], seat, (*player.buildings, *player.honours)),
    ]
