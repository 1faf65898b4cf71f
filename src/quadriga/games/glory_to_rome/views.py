"""What each seat sees of the table."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

import msgspec

from quadriga.core.decisions import Decision
from quadriga.core.meta import OptionValue
from quadriga.core.views import Pending, View, Zone, zone_of, zone_of_things
from quadriga.core.visibility import field_names
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, MATERIALS, NO_ROLE, ROLES, SENATOR
from quadriga.games.glory_to_rome.moves import CONTROLS
from quadriga.games.glory_to_rome.state import GloryState, Piles, Player


class PileView(msgspec.Struct, frozen=True):
    """Cards of one material lying together; those on top are taken first."""

    id: str
    cards: tuple[str, ...]


class SitesView(msgspec.Struct, frozen=True):
    """The sites left of one material."""

    id: str
    left: int


class BuildingView(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    card: str
    #: The material of its site.
    site: str
    materials: tuple[str, ...] = ()
    done: bool = False
    #: The material a Stairway laid on it.
    public: str = ""


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    #: The Orders in hand; None where the viewer may not know them.
    hand: tuple[str, ...] | None
    hand_count: int
    senators: int
    #: For some cards of the hand, the materials each may have; the rest may have any.
    learned: tuple[tuple[str, ...], ...]
    #: A card set aside face down; None where the viewer may not know it.
    aside: tuple[str, ...] | None
    aside_count: int
    stock: tuple[PileView, ...]
    clients: tuple[PileView, ...]
    #: Materials sold where all could see them.
    vault: tuple[PileView, ...]
    #: Orders put into the vault unrevealed; None where the viewer may not know them.
    basilica: tuple[str, ...] | None
    #: For each of them, the materials it may have as far as the others know.
    basilica_learned: tuple[tuple[str, ...], ...]
    #: Cards put into the vault that nobody has seen.
    atrium: int
    #: Cards of a closed vault, at which nobody may look.
    closed: int
    vault_count: int
    buildings: tuple[BuildingView, ...]
    #: Site cards that count as influence, by material.
    sites: tuple[int, ...]
    influence: int
    hand_limit: int
    client_limit: int
    vault_limit: int
    #: Orders played this turn to lead or follow.
    camp: PileView
    senators_played: int
    petitions: int
    actions: int
    #: Cards of each material shown to demand this turn.
    demanded: tuple[int, ...]
    crafted: bool
    #: The role of an action held for a foundation out of town; empty for none.
    held: str


class GloryView(View, frozen=True, kw_only=True):
    options: dict[str, OptionValue]
    leader: int
    #: The role led this turn; empty before.
    role: str
    deck: int
    #: Cards out of the game that nobody has seen.
    removed: int
    senators: int
    town: tuple[SitesView, ...]
    outside: tuple[SitesView, ...]
    pool: tuple[PileView, ...]
    #: Materials of completed buildings, out of the game.
    box: tuple[str, ...]
    #: How many of each Order lie face up or have; the others are what can still be hidden.
    seen: dict[str, int]
    winners: tuple[int, ...]
    players: tuple[PlayerView, ...]
    #: Places to click that are neither cards nor piles.
    controls: tuple[str, ...] = CONTROLS


def view(state: GloryState, seat: int | None) -> GloryView:
    return GloryView(
        seat=seat,
        edition=state.edition.hash,
        pending=tuple(pending(decision) for decision in state.stack),
        ending=state.ending,
        left=state.left,
        options=state.rules.options,
        leader=state.leader,
        role=role_name(state.role),
        deck=state.cards_to_draw(),
        removed=state.removed,
        senators=state.senators,
        town=sites_view(at.TOWN, state.town),
        outside=sites_view(at.OUTSIDE, state.outside),
        pool=piles_view(at.POOL, state.pool),
        box=state.box,
        seen=seen_face_up(state),
        winners=state.winners,
        players=tuple(player_view(player, player.seat == seat) for player in state.players),
    )


def pending(decision: Decision) -> Pending:
    """Nothing in a question is hidden."""
    fields = [name for name in field_names(type(decision)) if name != "seat"]
    return Pending(decision.seat, decision.name, {name: _listed(getattr(decision, name)) for name in fields})


def _listed(value: Any) -> Any:
    """As it comes back from JSON."""
    return [_listed(inner) for inner in value] if isinstance(value, tuple) else value


def player_view(player: Player, own: bool) -> PlayerView:
    seat = player.seat
    return PlayerView(
        seat=seat,
        hand=tuple(player.hand) if own else None,
        hand_count=len(player.hand),
        senators=player.senators,
        learned=tuple(materials_in(mask) for mask in player.learned),
        aside=player.aside if own else None,
        aside_count=len(player.aside),
        stock=piles_view(at.STOCK[seat], player.stock),
        clients=piles_view(at.CLIENTS[seat], player.clients),
        vault=piles_view(at.VAULT[seat], player.vault),
        basilica=player.basilica if own else None,
        basilica_learned=tuple(materials_in(mask) for mask in player.basilica_learned),
        atrium=len(player.atrium),
        closed=len(player.closed),
        vault_count=player.vault_size(),
        buildings=tuple(
            BuildingView(
                building.id,
                building.card.id,
                MATERIALS[building.site],
                building.materials,
                building.done,
                building.public,
            )
            for building in player.buildings
        ),
        sites=player.sites,
        influence=player.influence,
        hand_limit=player.hand_limit,
        client_limit=player.client_limit,
        vault_limit=player.vault_limit,
        camp=PileView(at.CAMP[seat], player.played),
        senators_played=player.senators_played,
        petitions=player.petitions,
        actions=player.actions,
        demanded=player.demanded,
        crafted=player.crafted,
        held=role_name(player.held),
    )


def role_name(role: int) -> str:
    return "" if role == NO_ROLE else ROLES[role]


def materials_in(mask: int) -> tuple[str, ...]:
    return tuple(MATERIALS[material] for material in EACH_MATERIAL if mask >> material & 1)


def piles_view(ids: tuple[str, ...], piles: Piles) -> tuple[PileView, ...]:
    return tuple([PileView(id, cards) for id, cards in zip(ids, piles, strict=True)])


def sites_view(ids: tuple[str, ...], counts: list[int]) -> tuple[SitesView, ...]:
    return tuple([SitesView(id, left) for id, left in zip(ids, counts, strict=True)])


def seen_face_up(state: GloryState) -> dict[str, int]:
    """Every Order everybody has seen, wherever it lies."""
    names = list(state.box)
    piles = list(state.pool)
    for player in state.players:
        piles += [*player.stock, *player.clients, *player.vault, player.played]
        for building in player.buildings:
            names += [building.card.id, *building.materials]
            if building.public:
                names.append(building.public)
    for pile in piles:
        names += pile
    counts = Counter(names)
    return {name: counts[name] for name in state.cards.cards if name in counts}


# The same by places.


def zones(view: GloryView) -> list[Zone]:
    found = [
        Zone(at.DECK, None, view.deck, None),
        Zone(at.REMOVED, None, view.removed, None),
        zone_of_things(at.BOX, None, view.box),
        zone_of(at.SENATOR_PILE, None, {SENATOR: view.senators} if view.senators else {}),
    ]
    found += [zone_of_things(pile.id, None, pile.cards) for pile in view.pool]
    for piles in (view.town, view.outside):
        for site, pile in zip(at.SITE, piles, strict=True):
            found.append(zone_of(pile.id, None, {site: pile.left} if pile.left else {}))
    for player in view.players:
        found += player_zones(player)
    return found


@lru_cache(16)
def player_zones(player: PlayerView) -> tuple[Zone, ...]:
    """Kept, since all but its owner see a seat alike, and it changes at few moves."""
    seat = player.seat
    senators = {SENATOR: player.senators} if player.senators else {}
    found = [
        _hidden(at.HAND[seat], seat, player.hand, player.hand_count),
        zone_of(at.SENATORS[seat], seat, senators),
        _hidden(at.ASIDE[seat], seat, player.aside, player.aside_count),
        zone_of_things(at.CAMP[seat], seat, (*player.camp.cards, *(SENATOR,) * player.senators_played)),
        _hidden(at.BASILICA[seat], seat, player.basilica, len(player.basilica_learned)),
        Zone(at.ATRIUM[seat], seat, player.atrium, None),
        Zone(at.CLOSED[seat], seat, player.closed, None),
        zone_of(
            at.INFLUENCE[seat],
            seat,
            {site: number for site, number in zip(at.SITE, player.sites, strict=True) if number},
        ),
    ]
    for piles in (player.stock, player.clients, player.vault):
        found += [zone_of_things(pile.id, seat, pile.cards) for pile in piles]
    for building in player.buildings:
        things = [building.card, *building.materials]
        if building.public:
            things.append(building.public)
        if not building.done:
            things.append(at.SITE[MATERIALS.index(building.site)])
        found.append(zone_of_things(building.id, seat, tuple(things)))
    return tuple(found)


def _hidden(id: str, owner: int, cards: tuple[str, ...] | None, count: int) -> Zone:
    return Zone(id, owner, count, None) if cards is None else zone_of_things(id, owner, cards)
