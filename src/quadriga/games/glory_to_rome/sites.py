"""Foundations, materials and completion; the two roles that build, and the functions that bend them."""

from __future__ import annotations

from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.events import Happened, Moved
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.actions import give_up_rest, second_action, spend_second
from quadriga.games.glory_to_rome.buildings.completion import on_completion
from quadriga.games.glory_to_rome.buildings.powers import (
    ARCHWAY,
    FOUNTAIN,
    GATE,
    ROAD,
    SCRIPTORIUM,
    STAIRWAY,
    STATUE,
    TOWER,
    VILLA,
    refresh,
)
from quadriga.games.glory_to_rome.cards import draw, into_hand, out_of_hand, top_of
from quadriga.games.glory_to_rome.decisions import Architect, Craftsman, Fountain, Patron, Stairs
from quadriga.games.glory_to_rome.edition import (
    ARCHITECT,
    CRAFTSMAN,
    EACH_MATERIAL,
    MARBLE,
    NO_ROLE,
    RUBBLE,
    STONE,
    Card,
)
from quadriga.games.glory_to_rome.ends import check_deck, check_forum, end_game
from quadriga.games.glory_to_rome.moves import (
    DONE_MOVE,
    FOUNTAIN_MOVE,
    HOLD_MOVE,
    KEEP_MOVE,
    BuildCard,
    BuildPile,
    Found,
    Open,
)
from quadriga.games.glory_to_rome.state import Building, GloryState, Player, one_more

ALL_MATERIALS: Final = 0b111111
ANY_SITE: Final = tuple(EACH_MATERIAL)
OWN_SITE: Final = tuple((material,) for material in EACH_MATERIAL)

# What may be done where.


def may_found_outside(state: GloryState, player: Player, role: int) -> bool:
    """Tower: one action; otherwise a second one, to be had now or held before: gtr.found.outside-two-actions."""
    if player.powers & TOWER or player.held == role:
        return True
    return second_action(state, player, role, len(state.stack) - 2) >= 0


def outside_is_open(state: GloryState, site: int) -> bool:
    return bool(state.outside[site]) and not (state.rules.outside_only_when_town_empty and state.town[site])


def may_hold(state: GloryState, player: Player, role: int) -> bool:
    """Bath: two such actions in a row may be joined for a foundation out of town: gtr.bath.joined-actions."""
    return (
        len(state.stack) > 1
        and isinstance(state.stack[-2], Patron)
        and player.held != role
        and bool(player.hand)
        and not player.powers & TOWER
    )


def sites_for(state: GloryState, card: Card) -> tuple[int, ...]:
    """The sites a card may be founded on; a Statue stands on any: gtr.found.matching-site, gtr.statue.any-site."""
    if card.bit & STATUE and not state.rules.initiation:
        return ANY_SITE
    return OWN_SITE[card.material]


def accepted(state: GloryState, player: Player, building: Building) -> int:
    """The set of materials that may be added to a foundation: gtr.add.matching-material."""
    powers = player.powers
    mask = 1 << building.site
    if building.card.bit & STATUE and not state.rules.initiation:
        mask |= 1 << MARBLE  # gtr.statue.materials
    if powers & ROAD and building.site == STONE:
        return ALL_MATERIALS  # gtr.road.any-material
    if powers & TOWER:
        mask |= 1 << RUBBLE  # gtr.tower.rubble
    if powers & SCRIPTORIUM:
        mask |= 1 << MARBLE  # gtr.scriptorium.completes
    return mask


def is_completed_by(
    state: GloryState, player: Player, building: Building, material: int, number: int, role: int
) -> bool:
    """Enough materials; or one marble: gtr.scriptorium.completes; or an Architect's on a Villa: gtr.villa.completes."""
    if number >= state.cards.values[building.site]:
        return True
    if material == MARBLE and player.powers & SCRIPTORIUM:
        return True
    return role == ARCHITECT and bool(building.card.bit & VILLA) and not state.rules.initiation


def archway(player: Player) -> bool:
    """The pool serves as stock for buildings under construction: gtr.archway.pool."""
    return bool(player.powers & ARCHWAY)


def stairway_materials(building: Building) -> tuple[int, ...]:
    """What may be laid on a completed building: gtr.stairway.material."""
    if building.card.bit & STATUE and building.site != MARBLE:
        return (building.site, MARBLE)
    return (building.site,)


# What then happens.


def craftsman(state: GloryState, question: Craftsman, player: Player, move: Move, chance: Chance) -> None:
    """Build from the hand: gtr.craftsman.hand."""
    state.stack.pop()
    if move is FOUNTAIN_MOVE:
        fountain(state, player, chance)
        return
    if move is HOLD_MOVE:
        player.held = CRAFTSMAN
        state.events.append(Happened("held", player.seat))
        return
    if move is DONE_MOVE:
        give_up_rest(state, player.seat, CRAFTSMAN)
    else:
        player.crafted = True
        if isinstance(move, Found):
            found(state, player, move, CRAFTSMAN, at.HAND[player.seat])
        else:
            assert isinstance(move, BuildCard)
            out_of_hand(state, player, move.card)
            add(state, player, move.building, move.card, at.HAND[player.seat], CRAFTSMAN)
    player.held = NO_ROLE


def fountain(state: GloryState, player: Player, chance: Chance) -> None:
    """The action is spent on the top card of the deck, which its player looks at: gtr.fountain.deck."""
    player.crafted = True
    name = draw(state, chance)
    if not name:
        return
    if state.rules.deck_ends_at_once and not state.cards_to_draw():  # gtr.fountain.last-card
        into_hand(state, player, name, at.DECK)
        check_deck(state)
        return
    player.aside = (name,)
    state.events.append(Moved(name, 1, at.DECK, at.ASIDE[player.seat], 1 << player.seat))
    state.stack.append(Fountain(player.seat))


def use_fountain(state: GloryState, question: Fountain, player: Player, move: Move, chance: Chance) -> None:
    """The card drawn is laid, added, or kept in hand: gtr.fountain.uses."""
    state.stack.pop()
    if move is KEEP_MOVE:
        (name,), player.aside = player.aside, ()
        into_hand(state, player, name, at.ASIDE[player.seat])
    elif isinstance(move, Found):
        found(state, player, move, CRAFTSMAN, at.ASIDE[player.seat])
    else:
        assert isinstance(move, BuildCard)
        player.aside = ()
        add(state, player, move.building, move.card, at.ASIDE[player.seat], CRAFTSMAN)
    player.held = NO_ROLE


def architect(state: GloryState, question: Architect, player: Player, move: Move, chance: Chance) -> None:
    """Build from the stock; foundations come from the hand all the same: gtr.architect.stock."""
    state.stack.pop()
    if move is HOLD_MOVE:
        player.held = ARCHITECT
        state.events.append(Happened("held", player.seat))
        return
    free_stairs = not state.rules.stairway_spends_architect and bool(player.powers & STAIRWAY)
    place = len(state.stack)
    if move is DONE_MOVE:
        if not free_stairs:
            give_up_rest(state, player.seat, ARCHITECT)
    elif isinstance(move, Found):
        found(state, player, move, ARCHITECT, at.HAND[player.seat])
    elif isinstance(move, Open):
        stairway(state, player, move)
    else:
        assert isinstance(move, BuildPile)
        name, source = take_material(state, player, move.material, move.pool)
        add(state, player, move.building, name, source, ARCHITECT)
    player.held = NO_ROLE
    if free_stairs:  # after whatever the action set off
        state.stack.insert(place, Stairs(player.seat))


def take_material(state: GloryState, player: Player, material: int, pool: bool) -> tuple[str, str]:
    """A card of the stock, or of the pool, and where it lay."""
    if pool:
        return top_of(state.pool, material), at.POOL[material]
    return top_of(player.stock, material), at.STOCK[player.seat][material]


def stairs(state: GloryState, question: Stairs, player: Player, move: Move, chance: Chance) -> None:
    """The Stairway where it costs no action: gtr.stairway.spends-the-action."""
    state.stack.pop()
    if isinstance(move, Open):
        stairway(state, player, move)


def stairway(state: GloryState, player: Player, move: Open) -> None:
    """Another's completed building serves everybody from now on: gtr.stairway.opens."""
    owner = state.players[int(move.building[1])]
    building = owner.find_building(move.building)
    assert building is not None
    name, source = take_material(state, player, move.material, move.pool)
    place = owner.buildings.index(building)
    owner.buildings[place] = Building(owner.seat, building.card, building.site, (), True, name)
    state.events.append(Moved(name, 1, source, building.id))
    state.events.append(Happened("opened", player.seat, {"building": building.id}))
    refresh(state)
    check_forum(state)


def found(state: GloryState, player: Player, move: Found, role: int, source: str) -> None:
    """A card becomes a foundation on a site: gtr.found.matching-site, gtr.end.last-site."""
    site = move.site
    if move.outside:
        if not player.powers & TOWER and player.held != role:
            spend_second(state, player, role)
        state.outside[site] -= 1
    else:
        state.town[site] -= 1
    if source == at.ASIDE[player.seat]:
        player.aside = ()
    else:
        out_of_hand(state, player, move.card)
    card = state.cards.cards[move.card]
    building = Building(player.seat, card, site, (), False, "")
    player.buildings.append(building)
    player.owned |= card.bit
    state.events.append(Moved(card.id, 1, source, building.id))
    state.events.append(Moved(at.SITE[site], 1, at.OUTSIDE[site] if move.outside else at.TOWN[site], building.id))
    if player.powers & GATE:  # gtr.gate.forum: a Forum may win as soon as it is founded
        refresh(state)
        check_forum(state)
    if not move.outside and not any(state.town):
        end_game(state, "last-site")


def add(state: GloryState, player: Player, id: str, name: str, source: str, role: int) -> None:
    """A material goes under a foundation, and may complete it: gtr.complete.at-once."""
    building = player.find_building(id)
    assert building is not None
    materials = (*building.materials, name)
    grown = Building(player.seat, building.card, building.site, materials, False, "")
    player.buildings[player.buildings.index(building)] = grown
    state.events.append(Moved(name, 1, source, id))
    material = state.cards.material_of[name]
    if is_completed_by(state, player, building, material, len(materials), role):
        complete(state, player, grown)
    elif player.powers & GATE and state.rules.gate_stone_with_marble:
        refresh(state)
        check_forum(state)


def complete(state: GloryState, player: Player, building: Building) -> None:
    """The site becomes influence, the materials leave the game, the function begins: gtr.complete.influence."""
    seat, site = player.seat, building.site
    done = Building(seat, building.card, site, (), True, "")
    player.buildings[player.buildings.index(building)] = done
    player.sites = one_more(player.sites, site)
    state.box += building.materials
    events = state.events
    events.append(Happened("completed", seat, {"building": done.id}))
    events.append(Moved(at.SITE[site], 1, done.id, at.INFLUENCE[seat]))
    for name in building.materials:
        events.append(Moved(name, 1, done.id, at.BOX))
    refresh(state)
    check_forum(state)
    if not state.rules.initiation:
        on_completion(state, player, done)


def could_craft(state: GloryState, question: Craftsman) -> bool:
    """Whether, for all anybody knows, there is something to do; otherwise the question is not put."""
    player = state.players[question.seat]
    return bool(player.hand) or bool(player.powers & FOUNTAIN)


def could_design(state: GloryState, question: Architect) -> bool:
    player = state.players[question.seat]
    return bool(player.hand) or any(player.stock) or (archway(player) and any(state.pool))


def could_open(state: GloryState, question: Stairs) -> bool:
    player = state.players[question.seat]
    return any(player.stock) or (state.rules.stairway_from_pool and any(state.pool))
