"""Points, places and the proof that no component is lost."""

from __future__ import annotations

from quadriga.core.outcome import Outcome, Tally, places_by
from quadriga.games.builders.investing import penalty_for_loans, penalty_for_slaves
from quadriga.games.builders.state import BuildersState, Player
from quadriga.games.builders.supplies import LOAN, SESTERCE
from quadriga.games.builders.team import everybody


def tally(state: BuildersState) -> tuple[Tally, ...]:
    """Every player's points if the game ended now; nothing that counts is hidden."""
    return tuple(tally_of(state, player) for player in state.players)


def tally_of(state: BuildersState, player: Player) -> Tally:
    """In tenths of a point, for every sesterce left is one: b.count.total, b.count.tenths."""
    buildings = sum(state.cards.buildings[id].points for id in player.done)
    return Tally(
        player.seat,
        (
            ("buildings", 10 * buildings),
            ("machines", 10 * (player.points - buildings)),
            ("slaves", -10 * penalty_for_slaves(state, player)),
            ("loans", -10 * penalty_for_loans(state, player)),
            ("sesterces", player.sesterces),
        ),
    )


def outcome(state: BuildersState) -> Outcome | None:
    """The highest total wins; equal totals share the place: b.aim.most-points, b.count.shared."""
    if not state.ending:
        return None
    tallies = tally(state)
    places = places_by([(one.total,) for one in tallies])
    endings = (state.ending, "tie") if places.count(1) > 1 else (state.ending,)
    return Outcome(endings, places, tallies)


def components(state: BuildersState) -> dict[str, int]:
    """Every card and every sesterce, wherever it lies."""
    found: dict[str, int] = {
        SESTERCE: state.bank + sum(player.sesterces for player in state.players),
        LOAN: state.loans + state.repaid + sum(player.loans for player in state.players),
    }
    cards = [
        *state.building_row,
        *state.building_deck,
        *([state.next_building] if state.next_building else []),
        *state.worker_row,
        *state.worker_deck,
        *state.slaves,
        *state.tools,
        *state.universities,
    ]
    for player in state.players:
        cards += [*player.tools, *player.done, *(site.id for site in player.sites)]
        workers = everybody(player)
        cards += [worker.id for worker in workers]
        cards += [worker.lesson for worker in workers if worker.lesson]
        cards += [tool for site in player.sites for tool in site.tools if tool]
    cards += [decision.university for decision in state.stack if hasattr(decision, "university")]
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found
