"""Temple: a bigger hand."""

from __future__ import annotations

from quadriga.games.glory_to_rome.edition import GloryEdition


def more_cards(edition: GloryEdition) -> int:
    """What its row adds to the hand limit: gtr.temple.limit."""
    return edition.cards["temple"].hand_limit
