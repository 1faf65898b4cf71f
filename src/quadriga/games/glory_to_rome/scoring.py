"""Points, places and the proof that no component is lost."""

from __future__ import annotations

from quadriga.core.outcome import Outcome, Tally, places_by
from quadriga.games.glory_to_rome.buildings import statue, wall
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, SENATOR
from quadriga.games.glory_to_rome.state import SITE, GloryState, Player


def tally(state: GloryState, seat: int | None) -> tuple[Tally, ...]:
    """Every player's points if the game ended now, from the cards of the vaults a seat knows: gtr.score.total."""
    if state.rules.closed_vaults and not state.ending:  # no figure tells what lies there: gtr.merchant.closed-vault
        return tuple(Tally(player.seat, points_on_the_table(state, player)) for player in state.players)
    vaults = [vault_counts(state, player, seat) for player in state.players]
    return tuple(Tally(player.seat, points_of(state, player, vaults)) for player in state.players)


def vault_counts(state: GloryState, player: Player, seat: int | None) -> list[int]:
    """The cards of a vault by material, as a seat knows them. Of closed ones only a bot asks, which made them up."""
    counts = [len(pile) for pile in player.vault]
    for name in player.closed:
        counts[state.cards.material_of[name]] += 1
    if player.seat == seat:
        for name in player.basilica:
            counts[state.cards.material_of[name]] += 1
    return counts


def points_of(state: GloryState, player: Player, vaults: list[list[int]]) -> tuple[tuple[str, int], ...]:
    influence, *functions = points_on_the_table(state, player)
    return (
        influence,
        ("vault", value_of(state, vaults[player.seat])),
        ("merchant", state.cards.numbers.merchant_bonus * bonuses(player, vaults, state.left)),
        *functions,
    )


def points_on_the_table(state: GloryState, player: Player) -> tuple[tuple[str, int], ...]:
    """What counts without looking into any vault."""
    return (
        ("influence", player.influence),  # gtr.score.influence
        ("statue", statue.points(state, player)),
        ("wall", wall.points(state, player)),
    )


def value_of(state: GloryState, counts: list[int]) -> int:
    """What the cards of a vault are worth: gtr.score.vault."""
    total = 0
    for material, value in enumerate(state.cards.values):
        total += counts[material] * value
    return total


def bonuses(player: Player, vaults: list[list[int]], left: tuple[int, ...]) -> int:
    """Materials of which one alone holds the most of those who stay: gtr.score.merchant-bonus, gtr.score.left."""
    if player.seat in left:
        return 0
    own = vaults[player.seat]
    gained = 0
    for material, count in enumerate(own):
        most = 0
        for seat, vault in enumerate(vaults):
            if seat != player.seat and vault[material] > most and seat not in left:
                most = vault[material]
        if count > most:
            gained += 1
    return gained


def outcome(state: GloryState) -> Outcome | None:
    """Most points win, gtr.aim.most-points; among equals most cards in hand: gtr.score.tie.

    The Forum's winners come before all others, and points decide between them: gtr.forum.several.
    """
    if not state.ending:
        return None
    tallies = tally(state, None)
    order = state.from_leader()
    keys = [
        (
            int(player.seat in state.winners),
            tallies[player.seat].total,
            player.hand_size(),  # what was played lies in the camp: gtr.score.cards-played
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
        piles += [player.basilica, player.atrium, player.closed, player.played, player.aside]
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
