"""A player's people: those who are available, and those at work."""

from __future__ import annotations

from quadriga.games.builders.edition import Worker
from quadriga.games.builders.state import Player


def at_hand(player: Player, id: str) -> Worker | None:
    """Somebody of the team who is not at work."""
    return next((worker for worker in player.team if worker.id == id), None)


def worker_of(player: Player, id: str) -> Worker:
    """The same, where a legal move has named him."""
    worker = at_hand(player, id)
    assert worker is not None
    return worker


def everybody(player: Player) -> list[Worker]:
    """The team and those at work."""
    return [*player.team, *(worker for site in player.sites for worker in site.crew)]
