"""Market: room in the vault."""

from __future__ import annotations

from quadriga.games.glory_to_rome.edition import GloryEdition


def more_vault(edition: GloryEdition) -> int:
    """What its row adds to the vault limit: gtr.market.limit."""
    return edition.cards["market"].vault_limit
