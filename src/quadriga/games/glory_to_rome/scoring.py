"""Points, places and the proof that no component is lost."""

from __future__ import annotations

from quadriga.core.outcome import Outcome, Tally, places_by
from quadriga.games.glory_to_rome.buildings.powers import STATUE, WALL
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, SENATOR
from quadriga.games.glory_to_rome.state import SITE, GloryState, Player, holds


def tally(state: GloryState, seat: int | None) -> tuple[Tally, ...]:
    """Every player's points if the game ended now, from the cards of the vaults a seat knows: gtr.score.total."""
    vaults = [vault_counts(state, player, seat) for player in state.players]
    return tuple(Tally(player.seat, points_of(state, player, vaults)) for player in state.players)


def vault_counts(state: GloryState, player: Player, seat: int | None) -> list[int]:
    counts = [len(pile) for pile in player.vault]
    if player.seat == seat:
        for name in player.basilica:
            counts[state.cards.material_of[name]] += 1
    return counts


def points_of(state: GloryState, player: Player, vaults: list[list[int]]) -> tuple[tuple[str, int], ...]:
    own = vaults[player.seat]
    numbers = state.cards.numbers
    return (
        ("influence", player.influence),
        ("vault", value_of(state, own)),
        ("merchant", numbers.merchant_bonus * bonuses(player, vaults)),
        ("statue", numbers.statue_points * scores_statue(state, player)),
        ("wall", holds(player.stock) // numbers.wall_materials * scores_wall(state, player)),
    )


def value_of(state: GloryState, counts: list[int]) -> int:
    total = 0
    for material, value in enumerate(state.cards.values):
        total += counts[material] * value
    return total


def bonuses(player: Player, vaults: list[list[int]]) -> int:
    """Materials of which one alone holds the most: gtr.score.merchant-bonus."""
    own = vaults[player.seat]
    gained = 0
    for material, count in enumerate(own):
        most = 0
        for seat, vault in enumerate(vaults):
            if seat != player.seat and vault[material] > most:
                most = vault[material]
        if count > most:
            gained += 1
    return gained


def scores_statue(state: GloryState, player: Player) -> bool:
    """The Statue counts for who completed it: gtr.statue.points."""
    rules = state.rules
    if not player.powers & STATUE:
        return False
    own = [building for building in player.buildings if building.card.bit & STATUE]
    if any(building.done or rules.gate_statue_points for building in own):
        return True
    return rules.stairway_statue_points and is_public(state, STATUE)


def scores_wall(state: GloryState, player: Player) -> bool:
    """gtr.wall.points; a Wall open to all counts for all: gtr.stairway.public-points"""
    if not player.powers & WALL:
        return False
    own = any(building.card.bit & WALL and building.done for building in player.buildings)
    return own or state.rules.stairway_wall_points


def is_public(state: GloryState, bit: int) -> bool:
    return any(building.public and building.card.bit & bit for player in state.players for building in player.buildings)


def outcome(state: GloryState) -> Outcome | None:
    """Most points, then most cards in hand; the Forum's winners come first: gtr.score.tie, gtr.forum.several."""
    if not state.ending:
        return None
    tallies = tally(state, None)
    order = state.from_leader()
    keys = [
        (
            int(player.seat in state.winners),
            tallies[player.seat].total,
            player.hand_size(),
            0 if state.rules.shared_win else -order.index(player.seat),
        )
        for player in state.players
    ]
    places = places_by(keys)
    endings = (state.ending, "tie") if places.count(1) > 1 else (state.ending,)
    return Outcome(endings, places, tallies)


def components(state: GloryState) -> dict[str, int]:
    """Every Order by name, every Senator and every site, wherever it lies."""
    found: dict[str, int] = dict.fromkeys((SENATOR, *SITE), 0)
    found[SENATOR] = state.senators + sum(player.senators + player.senators_played for player in state.players)
    for material in EACH_MATERIAL:
        influence = sum(player.sites[material] for player in state.players)
        found[SITE[material]] = state.town[material] + state.outside[material] + influence
    names = [*state.deck, *state.box]
    piles = list(state.pool)
    for player in state.players:
        names += player.hand
        piles += [*player.stock, *player.clients, *player.vault]
        piles += [player.basilica, player.atrium, player.played, player.aside]
        for building in player.buildings:
            names += [building.card.id, *building.materials]
            if building.public:
                names.append(building.public)
            if not building.done:
                found[SITE[building.site]] += 1
    for pile in piles:
        names += pile
    for name in names:
        found[name] = found.get(name, 0) + 1
    return found
