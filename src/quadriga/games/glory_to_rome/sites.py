"""Foundations, materials and completion: the two roles that build."""

from __future__ import annotations

from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.decisions import Decision
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.actions import (
    give_up_rest,
    part_from_held,
    second_action,
    serves_held,
    spend_second,
)
from quadriga.games.glory_to_rome.buildings import (
    archway,
    completion,
    road,
    scriptorium,
    stairway,
    statue,
    tower,
    villa,
)
from quadriga.games.glory_to_rome.buildings.bits import FOUNTAIN, GATE, ROAD, SCRIPTORIUM, STATUE, TOWER, VILLA
from quadriga.games.glory_to_rome.buildings.powers import refresh
from quadriga.games.glory_to_rome.decisions import Architect, Craftsman, Fountain
from quadriga.games.glory_to_rome.edition import ARCHITECT, CRAFTSMAN, EACH_MATERIAL, Card
from quadriga.games.glory_to_rome.ending import check_forum, check_last_site
from quadriga.games.glory_to_rome.moves import BuildCard, BuildPile, Found, build_card
from quadriga.games.glory_to_rome.moves import found as found_move
from quadriga.games.glory_to_rome.state import Building, GloryState, Player
from quadriga.games.glory_to_rome.supplies import (
    finish,
    lay_foundation,
    lay_under,
    out_of_hand,
    take_aside,
    take_material,
)

ALL_MATERIALS: Final = 0b111111
OWN_SITE: Final = tuple((material,) for material in EACH_MATERIAL)

# What may be done where.


def may_found_outside(state: GloryState, player: Player, role: int) -> bool:
    """Tower: one action; otherwise a second one, to be had now or held before: gtr.found.outside-two-actions."""
    if tower.spares_second_action(player) or serves_held(state, player, role):
        return True
    return second_action(state, player, role, len(state.stack) - 2) >= 0


def outside_is_open(state: GloryState, site: int) -> bool:
    """A site is left there; a table may agree to wait for the town: gtr.found.outside-when-town-empty."""
    return bool(state.outside[site]) and not (state.rules.outside_only_when_town_empty and state.town[site])


def sites_for(state: GloryState, card: Card) -> tuple[int, ...]:
    """The sites a card may be founded on; a Statue stands on any: gtr.found.matching-site."""
    if card.bit & STATUE:
        return statue.sites(state)
    return OWN_SITE[card.material]


def accepted(state: GloryState, player: Player, building: Building) -> int:
    """The set of materials that may be added to a foundation: gtr.add.matching-material."""
    powers = player.powers
    mask = 1 << building.site
    if building.card.bit & STATUE:
        mask = statue.add_materials(state, mask)
    if powers & ROAD and road.takes_anything(building):
        return ALL_MATERIALS
    if powers & TOWER:
        mask = tower.add_materials(mask)
    if powers & SCRIPTORIUM:
        mask = scriptorium.add_materials(mask)
    return mask


def is_completed_by(
    state: GloryState, player: Player, building: Building, material: int, number: int, role: int
) -> bool:
    """Enough materials for the site: gtr.complete.number; Scriptorium and Villa do with one."""
    if number >= state.cards.values[building.site]:
        return True
    if player.powers & SCRIPTORIUM and scriptorium.completes(material):
        return True
    return bool(building.card.bit & VILLA) and villa.is_completed_by(state, role)


def add_foundations(state: GloryState, player: Player, names: list[str], role: int, moves: list[Move]) -> None:
    """Orders, each on the sites where it may stand: gtr.found.site-left.

    The buildings of others are no hindrance, open ones neither: gtr.found.others-copies.
    """
    cards, town, owned = state.cards.cards, state.town, player.owned
    outside = may_found_outside(state, player, role)
    for name in names:
        card = cards[name]
        if card.bit & owned:  # gtr.found.no-second-copy
            continue
        for site in sites_for(state, card):
            if town[site]:
                moves.append(found_move(name, site, False))
            if outside and outside_is_open(state, site):
                moves.append(found_move(name, site, True))


def add_building_with(state: GloryState, player: Player, names: list[str], moves: list[Move]) -> None:
    """Orders as materials for unfinished buildings, of whatever turn: gtr.add.unfinished, gtr.add.same-turn."""
    material_of = state.cards.material_of
    for building in player.buildings:
        if not building.done:
            mask = accepted(state, player, building)
            moves += [build_card(name, building.id) for name in names if mask >> material_of[name] & 1]


def could_craft(state: GloryState, question: Craftsman) -> bool:
    """Whether, for all anybody knows, there is something to do; otherwise the question is not put."""
    player = state.players[question.seat]
    return bool(player.hand) or bool(player.powers & FOUNTAIN)


def could_design(state: GloryState, question: Architect) -> bool:
    player = state.players[question.seat]
    return bool(player.hand) or any(player.stock) or (archway.opens_pool(player) and any(state.pool))


# What then happens.


def found(state: GloryState, question: Decision, player: Player, move: Found, chance: Chance) -> None:
    """An Order of the hand for either role, or the card drawn through a Fountain: gtr.found.from-hand."""
    state.stack.pop()
    seat, place = player.seat, len(state.stack)
    if isinstance(question, Architect):
        on_top = stairway.comes_on_top(state, player)
        lay(state, player, move, ARCHITECT, at.HAND[seat])
        end_architect(state, player, place, on_top)
        return
    player.crafted = True
    lay(state, player, move, CRAFTSMAN, at.ASIDE[seat] if isinstance(question, Fountain) else at.HAND[seat])
    part_from_held(state, player)


def build_with_card(state: GloryState, question: Decision, player: Player, move: BuildCard, chance: Chance) -> None:
    """A Craftsman adds an Order of the hand, or the card drawn through a Fountain: gtr.craftsman.hand."""
    state.stack.pop()
    player.crafted = True
    if isinstance(question, Fountain):
        take_aside(player)
        source = at.ASIDE[player.seat]
    else:
        out_of_hand(state, player, move.card)
        source = at.HAND[player.seat]
    add(state, player, move.building, move.card, source, CRAFTSMAN)
    part_from_held(state, player)


def build_from_stock(state: GloryState, question: Architect, player: Player, move: BuildPile, chance: Chance) -> None:
    """An Architect adds a material of the stock, or of the pool through an Archway: gtr.architect.stock."""
    state.stack.pop()
    place, on_top = len(state.stack), stairway.comes_on_top(state, player)
    name, source = take_material(state, player, move.material, move.pool)
    add(state, player, move.building, name, source, ARCHITECT)
    end_architect(state, player, place, on_top)


def stop_crafting(state: GloryState, question: Craftsman, player: Player) -> None:
    state.stack.pop()
    give_up_rest(state, player.seat, CRAFTSMAN)
    part_from_held(state, player)


def stop_designing(state: GloryState, question: Architect, player: Player) -> None:
    state.stack.pop()
    on_top = stairway.comes_on_top(state, player)
    if not on_top:
        give_up_rest(state, player.seat, ARCHITECT)
    end_architect(state, player, len(state.stack), on_top)


def end_architect(state: GloryState, player: Player, place: int, on_top: bool) -> None:
    part_from_held(state, player)
    if on_top:
        stairway.offer(state, player, place)


def lay(state: GloryState, player: Player, move: Found, role: int, source: str) -> None:
    """A card becomes a foundation on a site: gtr.found.matching-site."""
    if move.outside and not tower.spares_second_action(player):
        spend_second(state, player, role)
    lay_foundation(state, player, state.cards.cards[move.card], move.site, move.outside, source)
    if player.powers & GATE:  # gtr.gate.forum: a Forum may win as soon as it is founded
        refresh(state)
        check_forum(state)
    if not move.outside:
        check_last_site(state)


def add(state: GloryState, player: Player, id: str, name: str, source: str, role: int) -> None:
    """A material goes under a foundation, where it stays: gtr.add.stays; it may complete it: gtr.complete.at-once."""
    building = player.find_building(id)
    assert building is not None
    grown = lay_under(state, player, building, name, source)
    material = state.cards.material_of[name]
    if is_completed_by(state, player, building, material, len(grown.materials), role):
        complete(state, player, grown)
    elif player.powers & GATE and state.rules.gate_stone_with_marble:
        refresh(state)
        check_forum(state)


def complete(state: GloryState, player: Player, building: Building) -> None:
    """The site becomes influence: gtr.complete.influence; materials leave the game: gtr.complete.materials-leave."""
    done = finish(state, player, building)
    refresh(state)  # before anything else, so that its own influence counts: gtr.complete.number-fixed
    check_forum(state)
    if not state.rules.initiation:  # on top of whatever is still to be done: gtr.complete.nesting
        completion.set_off(state, player, done)
