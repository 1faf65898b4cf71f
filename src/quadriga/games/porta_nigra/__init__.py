"""Porta Nigra, for two to four players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quadriga.core.table import Table
    from quadriga.games.porta_nigra.views import PortaNigraView


def new(
    players: int,
    *,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    seats: tuple[str, ...] | None = None,
) -> Table[PortaNigraView]:
    """Deal this game, as `quadriga.new` does: the type checker then knows what its views are."""
    # Whoever asks for the game's facts alone does without its rules.
    from quadriga.core.table import Table  # noqa: PLC0415
    from quadriga.games.porta_nigra.game import GAME  # noqa: PLC0415

    return Table.new(GAME, players, seed=seed, options=options, seats=seats)
