"""The master builder's walk, the elements he builds, and what they give."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened, Moved
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.decisions import Adding, ChooseSpot, Height, Whites
from quadriga.games.porta_nigra.edition import WHITE, Spot
from quadriga.games.porta_nigra.legal import growing, highest, whites
from quadriga.games.porta_nigra.moves import Add, On, Stack, White
from quadriga.games.porta_nigra.state import FIFTEENTH_ELEMENT, Element, Player, PortaNigraState, least_bricks
from quadriga.games.porta_nigra.supplies import (
    begin_early_end,
    earn,
    gain_brick,
    gain_influence,
    gain_romans,
    gain_torches,
    pay,
    score,
    watch_bricks,
)
from quadriga.games.porta_nigra.tables import COLOURS


def walk(state: PortaNigraState, player: Player, quarter: int) -> None:
    """Clockwise, and a toll for every border: pn.walk.clockwise, pn.walk.toll."""
    here = player.quarter
    if here == quarter:
        return
    quarters = state.cards.quarters
    toll = state.cards.tolls[here][quarter]
    state.events.append(Happened("walked", player.seat, {"toll": toll}))
    pay(state, player, toll)
    player.quarter = quarter
    state.events.append(Moved(at.BUILDER[player.seat], 1, quarters[here], quarters[quarter]))


def ask_spot(state: PortaNigraState, player: Player) -> None:
    """An element is to be placed; nothing is paid for the walk before all is chosen."""
    state.stack.append(ChooseSpot(player.seat))


def choose_spot(state: PortaNigraState, player: Player, move: On, chance: Chance) -> None:
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
    """pn.porta.height"""
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
    events = state.events
    points = spot.points or bricks * state.cards.price[spot.colour]
    events.append(Happened("built", seat, {"spot": spot.id, "bricks": bricks, "points": points}))
    score(state, player, points, "element")
    if spot.gives_card:
        take_building_card(state, player, spot)
    own = bricks - white
    if own:
        player.bricks[spot.colour] -= own
        events.append(Moved(at.BRICK, own, at.BRICKS[seat][spot.colour], spot.zone))
    if white:
        player.bricks[WHITE] -= white
        events.append(Moved(at.BRICK, white, at.BRICKS[seat][WHITE], spot.zone))
    player.romans -= 1
    player.placed += 1
    events.append(Moved(at.ROMAN[seat], 1, at.ROMANS[seat], spot.zone))
    state.stand(spot, Element(seat, bricks))
    state.least = least_bricks(state.cards.spots, state.elements)
    collect_rewards(state, player, spot.quarter, bricks)
    if player.placed == state.cards.numbers.romans:
        begin_early_end(state, player, FIFTEENTH_ELEMENT)


def take_building_card(state: PortaNigraState, player: Player, spot: Spot) -> None:
    """A displayed card of the same building and colour is taken, without asking: pn.build.card."""
    building, colour = state.cards.quarters[spot.quarter], COLOURS[spot.colour]
    for id in state.building_display:
        card = state.cards.building_cards[id]
        if card.building == building and card.colour == colour:
            state.building_display.remove(id)
            player.buildings.append(id)
            state.events.append(Moved(id, 1, at.BUILDING_DISPLAY, at.CARDS[player.seat]))
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
    earn(state, player, times * reward.sesterces)
    gain_torches(state, player, times * reward.torches)
    gain_influence(state, player, times * reward.influence)
    gain_romans(state, player, times * reward.romans)
    for _ in range(times * reward.white_bricks):
        gain_brick(state, player, WHITE)


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
    element = state.elements[spot.index]
    assert element is not None
    state.reserve -= 1
    state.stand(spot, Element(element.owner, element.bricks + 1))
    state.events.append(Happened("grown", player.seat, {"spot": spot.id, "bricks": element.bricks + 1}))
    state.events.append(Moved(at.BRICK, 1, at.BRICK_RESERVE, spot.zone))
    watch_bricks(state, player)
    collect_rewards(state, player, spot.quarter, 1)
