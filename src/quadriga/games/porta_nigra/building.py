"""Building elements: what may stand where, how they are placed, what they give, and how one grows."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.games.porta_nigra.decisions import Adding, ChooseSpot, Height, Whites
from quadriga.games.porta_nigra.edition import QUARTERS, WHITE, Spot
from quadriga.games.porta_nigra.ending import watch_bricks, watch_elements
from quadriga.games.porta_nigra.moves import Add, On, Stack, White
from quadriga.games.porta_nigra.schema import COLOURS
from quadriga.games.porta_nigra.state import Element, Player, PortaNigraState, least_bricks
from quadriga.games.porta_nigra.supplies import (
    add_brick,
    earn,
    gain_brick,
    gain_building_card,
    gain_influence,
    gain_romans,
    gain_torches,
    put_bricks,
    put_roman,
    score,
)
from quadriga.games.porta_nigra.walking import walk


def can_build(state: PortaNigraState, player: Player) -> bool:
    """Whether some empty spot can be paid for in bricks, tolls and a Roman: pn.build.roman."""
    if not player.romans:
        return False
    bricks = player.bricks
    least = state.least
    tolls = state.cards.tolls[player.quarter]
    money = player.sesterces
    wild = bricks[WHITE]
    colours = len(COLOURS)
    for colour in range(colours):
        have = wild if colour == WHITE else bricks[colour] + wild
        if not have:
            continue
        for quarter in range(QUARTERS):
            if least[quarter * colours + colour] <= have and tolls[quarter] <= money:
                return True
    return False


def can_stand(state: PortaNigraState, player: Player, spot: Spot) -> bool:
    """Whether the player could place an element on a spot, a Roman in hand: pn.build.spot-empty, pn.build.bricks."""
    return (
        state.elements[spot.index] is None
        and spot.least <= bricks_for(player, spot)
        and state.cards.tolls[player.quarter][spot.quarter] <= player.sesterces
    )


def bricks_for(player: Player, spot: Spot) -> int:
    """The bricks of the colour, and white ones in their place: pn.build.white."""
    wild = player.bricks[WHITE]
    return wild if spot.colour == WHITE else player.bricks[spot.colour] + wild


def highest(state: PortaNigraState, player: Player, spot: Spot) -> int:
    """The most bricks that the player can stack on a spot of the Porta Nigra: pn.porta.height."""
    return min(bricks_for(player, spot), state.cards.numbers.porta_most)


def whites(player: Player, spot: Spot, bricks: int) -> tuple[int, int]:
    """The fewest and the most white bricks that may stand for the colour of a spot: pn.build.white."""
    if spot.colour == WHITE:
        return bricks, bricks
    return max(0, bricks - player.bricks[spot.colour]), min(bricks, player.bricks[WHITE])


def ask_spot(state: PortaNigraState, player: Player) -> None:
    """One element is to be placed; nothing is paid before all is chosen: pn.build.one-element, pn.build.steps."""
    state.stack.append(ChooseSpot(player.seat))


def choose_spot(state: PortaNigraState, player: Player, move: On, chance: Chance) -> None:
    """A spot fixes how many bricks stand on it, except in the Porta Nigra: pn.build.bricks, pn.porta.height."""
    state.stack.pop()
    spot = state.cards.spot_by_id[move.spot]
    if not spot.is_porta:
        choose_bricks(state, player, spot, spot.bricks)
        return
    most = highest(state, player, spot)
    if most > spot.least:
        state.stack.append(Height(player.seat, spot.id))
    else:
        choose_bricks(state, player, spot, most)


def choose_height(state: PortaNigraState, player: Player, move: Stack, chance: Chance) -> None:
    """The player chose how high: pn.porta.height."""
    decision = state.stack.pop()
    assert isinstance(decision, Height)
    choose_bricks(state, player, state.cards.spot_by_id[decision.spot], move.bricks)


def choose_bricks(state: PortaNigraState, player: Player, spot: Spot, bricks: int) -> None:
    """Ask how many of them are white, unless only one answer is possible: pn.build.white."""
    fewest, most = whites(player, spot, bricks)
    if fewest < most:
        state.stack.append(Whites(player.seat, spot.id, bricks))
    else:
        place_element(state, player, spot, bricks, fewest)


def choose_whites(state: PortaNigraState, player: Player, move: White, chance: Chance) -> None:
    decision = state.stack.pop()
    assert isinstance(decision, Whites)
    place_element(state, player, state.cards.spot_by_id[decision.spot], decision.bricks, move.bricks)


def place_element(state: PortaNigraState, player: Player, spot: Spot, bricks: int, white: int) -> None:
    """Walk, score, take a matching card, place, and collect rewards, in this order: pn.build.steps."""
    walk(state, player, spot.quarter)
    seat = player.seat
    points = spot.points or bricks * state.cards.price[spot.colour]  # pn.build.points, pn.porta.points
    state.events.append(Happened("built", seat, {"spot": spot.id, "bricks": bricks, "points": points}))
    score(state, player, points, "element")
    if spot.gives_card:  # pn.build.no-card-row-c
        take_building_card(state, player, spot)
    put_bricks(state, player, spot.colour, bricks - white, spot)
    put_bricks(state, player, WHITE, white, spot)
    put_roman(state, player, spot)  # pn.build.roman
    player.placed += 1
    # pn.build.substitute-colour: an element does not know which of its bricks are white, only the spot has a colour
    state.stand(spot, Element(seat, bricks))
    state.least = least_bricks(state.cards.spots, state.elements)
    collect_rewards(state, player, spot.quarter, bricks)
    watch_elements(state, player)


def take_building_card(state: PortaNigraState, player: Player, spot: Spot) -> None:
    """A displayed card of the same building and colour is taken, without asking: pn.build.card."""
    building, colour = state.cards.quarters[spot.quarter], COLOURS[spot.colour]
    for id in state.building_display:
        card = state.cards.building_cards[id]
        if card.building == building and card.colour == colour:
            gain_building_card(state, player, id)
            return


def collect_rewards(state: PortaNigraState, player: Player, quarter: int, bricks: int) -> None:
    """Once for each multiple newly reached in the building: pn.build.reward."""
    every = state.cards.numbers.reward_every
    before = player.built[quarter]
    player.built[quarter] = before + bricks
    times = (before + bricks) // every - before // every
    if not times:
        return
    reward = state.cards.rewards[quarter]
    state.events.append(Happened("reward", player.seat, {"building": reward.building, "times": times}))
    earn(state, player, times * reward.sesterces)  # pn.reward.amphitheatre
    gain_torches(state, player, times * reward.torches)  # pn.reward.basilica
    gain_influence(state, player, times * reward.influence)  # pn.reward.porta
    # pn.reward.short: as many as there are, of Romans and of bricks
    gain_romans(state, player, times * reward.romans)
    for _ in range(times * reward.white_bricks):  # pn.reward.wall
        gain_brick(state, player, WHITE)
        watch_bricks(state, player)


def growing(state: PortaNigraState, player: Player) -> list[Spot]:
    """Elements in the Porta Nigra that a brick can be added to: pn.extra-brick.own, pn.extra-brick.most."""
    most = state.cards.numbers.porta_most
    found: list[Spot] = []
    for spot in state.cards.spots:
        if spot.is_porta:
            element = state.elements[spot.index]
            if element is not None and element.owner == player.seat and element.bricks < most:
                found.append(spot)
    return found


def ask_growing(state: PortaNigraState, player: Player) -> None:
    """Which element gets the brick; a single one gets it without a question."""
    spots = growing(state, player) if state.reserve else []
    if len(spots) > 1:
        state.stack.append(Adding(player.seat))
    elif spots:
        grow(state, player, spots[0])


def choose_growing(state: PortaNigraState, player: Player, move: Add, chance: Chance) -> None:
    state.stack.pop()
    grow(state, player, state.cards.spot_by_id[move.spot])


def grow(state: PortaNigraState, player: Player, spot: Spot) -> None:
    """A brick of the reserve slides in under the Roman: no points, but rewards: pn.extra-brick.counts."""
    # pn.extra-brick.no-walk: the master builder stays where he is
    element = state.elements[spot.index]
    assert element is not None
    state.stand(spot, Element(element.owner, element.bricks + 1))
    state.events.append(Happened("grown", player.seat, {"spot": spot.id, "bricks": element.bricks + 1}))
    add_brick(state, spot)
    watch_bricks(state, player)
    collect_rewards(state, player, spot.quarter, 1)
