"""Insula: room for clients."""

from __future__ import annotations

from quadriga.games.glory_to_rome.edition import GloryEdition


def more_clients(edition: GloryEdition) -> int:
    """What its row adds to the client limit: gtr.insula.limit."""
    return edition.cards["insula"].client_limit
