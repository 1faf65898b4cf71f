"""Points, majorities, places and the proof that no component is lost."""

from __future__ import annotations

from quadriga.core.outcome import Outcome, Tally, places_by
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.honours import building_cards
from quadriga.games.porta_nigra.schema import BUILDINGS, Part
from quadriga.games.porta_nigra.state import Element, Player, PortaNigraState

#: What a player has in a part: how many count, and the elements from the most valuable on where that is needed.
Claim = tuple[int, list[tuple[int, int]]]


def tally(state: PortaNigraState) -> tuple[Tally, ...]:
    """Every player's points if the final scoring came now; hands count nothing, all else is open."""
    gained = majority_points(state)
    return tuple(Tally(player.seat, points_of(state, player, gained[player.seat])) for player in state.players)


def points_of(state: PortaNigraState, player: Player, majorities: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """What the track shows and the steps of the final scoring: pn.score.order, pn.score.finals."""
    return (
        ("track", player.points),
        ("sets", set_points(state, player)),
        ("finals", sum([state.cards.honours[id].final_points for id in player.honours])),
        ("leftovers", leftover_points(state, player)),
        *majorities.items(),
    )


def set_points(state: PortaNigraState, player: Player) -> int:
    """Sets of different buildings, as large as possible: pn.score.sets."""
    count: dict[str, int] = {}
    for building, _ in building_cards(state, player):
        count[building] = count.get(building, 0) + 1
    points = 0
    while count:
        points += state.cards.set_points[len(count) - 1]
        count = {building: cards - 1 for building, cards in count.items() if cards > 1}
    return points


def leftover_points(state: PortaNigraState, player: Player) -> int:
    """Romans, tokens, bricks and sesterces at hand; the reserve is not looked at: pn.score.leftovers."""
    worth = state.cards.leftovers
    return (
        player.romans * worth.roman
        + player.influence * worth.influence
        + player.torches * worth.torch
        + sum(player.bricks) * worth.brick
        + player.sesterces // worth.sesterces_per_point
    )


def majority_points(state: PortaNigraState) -> list[dict[str, int]]:
    """For each seat the points of its majorities by building, counted once for all copies with these elements."""
    memo = state.majority_memo
    if memo.by_seat is None:
        memo.by_seat = count_majorities(state)
    return memo.by_seat


def count_majorities(state: PortaNigraState) -> list[dict[str, int]]:
    gained = [dict.fromkeys(BUILDINGS, 0) for _ in state.players]
    for place, claims in majority_claims(state).items():
        part = state.cards.parts[place]
        for seat, points in part_points(part, claims).items():
            gained[seat][part.building] += points
    return gained


def part_points(part: Part, claims: dict[int, Claim]) -> dict[int, int]:
    """Who gains what in one part: pn.score.majorities, pn.score.unbreakable, pn.score.second-tie."""
    best = max(claims.values())
    leaders = [seat for seat, claim in claims.items() if claim == best]
    if len(leaders) > 1:
        return dict.fromkeys(leaders, part.second)
    gained = {leaders[0]: part.first}
    others = {seat: claim for seat, claim in claims.items() if claim != best}
    if others:
        following = max(others.values())
        seconds = [seat for seat, claim in others.items() if claim == following]
        if len(seconds) == 1:
            gained[seconds[0]] = part.second
    return gained


def majority_claims(state: PortaNigraState) -> dict[int, dict[int, Claim]]:
    """What each player has in each part that anyone has built in: pn.score.only-builders, pn.score.tie-value.

    The elements are only listed where the counts alone do not tell the players apart.
    """
    counts: dict[int, dict[int, int]] = {}
    for index, element in enumerate(state.elements):
        if element is not None and element.owner not in state.left:  # pn.score.left
            found = counts.setdefault(part_of(state, index, element), {})
            found[element.owner] = found.get(element.owner, 0) + counts_for(state, index, element)
    claims: dict[int, dict[int, Claim]] = {}
    for place in sorted(counts):
        tied = len(set(counts[place].values())) < len(counts[place])
        claims[place] = {
            seat: (count, elements_of(state, place, seat) if tied else []) for seat, count in counts[place].items()
        }
    return claims


def part_of(state: PortaNigraState, index: int, element: Element) -> int:
    """Where an element counts."""
    cards = state.cards
    if cards.spots[index].is_porta:  # pn.score.porta: among the elements of its height
        return cards.height_part[element.bricks]
    # in its row, and the wall is a single one: pn.score.basilica, pn.score.amphitheatre, pn.score.wall
    return cards.row_part[index]


def counts_for(state: PortaNigraState, index: int, element: Element) -> int:
    """Bricks count in a row, elements of the same height in the Porta Nigra: pn.score.majorities, pn.score.porta."""
    return 1 if state.cards.spots[index].is_porta else element.bricks


def elements_of(state: PortaNigraState, place: int, seat: int) -> list[tuple[int, int]]:
    """A player's elements in a part, the dearest colour first and the higher of a colour: pn.score.tie-value."""
    spots = state.cards.spots
    found = [
        (spots[index].colour, element.bricks)
        for index, element in enumerate(state.elements)
        if element is not None and element.owner == seat and part_of(state, index, element) == place
    ]
    found.sort(reverse=True)
    return found


def outcome(state: PortaNigraState) -> Outcome | None:
    """The highest total wins, and equal totals share the place: pn.aim.most-points, pn.score.shared-win."""
    if not state.ending:
        return None
    tallies = tally(state)
    places = places_by([(one.total,) for one in tallies])
    endings = [state.ending]
    if places.count(1) > 1:
        endings.append("tie")
    return Outcome(tuple(endings), places, tallies)


def components(state: PortaNigraState) -> dict[str, int]:
    """Every brick, Roman, coin, token and card, wherever it lies."""
    built = [element for element in state.elements if element is not None]
    players = state.players
    found: dict[str, int] = {
        at.BRICK: state.reserve
        + sum(state.shops)
        + sum(sum(player.bricks) for player in players)
        + sum(element.bricks for element in built),
        at.SESTERCE: state.bank + sum(player.sesterces for player in players),
        at.TORCH: state.bank_torches + sum(player.torches for player in players),
        at.INFLUENCE_TOKEN: state.bank_influence + sum(player.influence for player in players),
    }
    cards = [
        *state.supply_deck,
        *state.supply_discard,
        *state.building_deck,
        *state.building_display,
        *state.honour_deck,
        *state.honour_display,
        *state.box,
        *([state.played] if state.played else []),
    ]
    for player in players:
        placed = sum(element.owner == player.seat for element in built)
        found[at.ROMAN[player.seat]] = player.romans + player.reserve + placed
        found[at.BUILDER[player.seat]] = 1
        cards += [*player.deck, *player.hand, *player.discard, *player.buildings, *player.honours]
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found
