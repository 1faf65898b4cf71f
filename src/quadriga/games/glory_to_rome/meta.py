"""Facts about Glory to Rome that load without its rules."""

from __future__ import annotations

from typing import Final

from quadriga.core.catalogue import titles_of
from quadriga.core.meta import Meta, Option, Standing


def _switch(id: str, default: bool) -> Option:
    return Option(id, default=default, choices=(True, False))


META: Final = Meta(
    id="glory-to-rome",
    titles=titles_of("quadriga.games.glory_to_rome"),
    designers=("Carl Chudyk",),
    publisher="Lookout Games / Filosofia",
    year=2011,
    players=(2, 3, 4, 5),
    minutes=75,
    rules_version=2,
    endings=("deck", "last-site", "catacomb", "forum", "forum-stairway", "tie"),
    editions=("filosofia",),
    options=(
        # What the rulebook itself offers.
        _switch("initiation", default=False),
        _switch("alternative-forum", default=False),
        _switch("alternative-circus", default=False),
        _switch("experts-start", default=False),
        Option("two-player-sites", default=3, choices=(3, 2)),
        # Printed, and played otherwise by default: the rule gives the reason.
        _switch("closed-vaults", default=False),
        # Points on which the text is silent or editions differ; the default is our reading of this rulebook.
        _switch("stairway-spends-architect", default=True),
        _switch("stairway-from-pool", default=False),
        Option("palace-senators", default=1, choices=(1, 6)),
        Option("palace-petitions", default=1, choices=(1, 0, 6)),
        _switch("palace-circus", default=True),
        _switch("think-one-below-limit", default=True),
        _switch("latrine-senator", default=False),
        _switch("outside-only-when-town-empty", default=False),
        _switch("outside-consecutive-actions", default=True),
        _switch("bath-ludus-storeroom", default=True),
        _switch("bath-circus-maximus", default=False),
        _switch("gate-stone-with-marble", default=False),
        _switch("gate-statue-points", default=False),
        _switch("stairway-statue-points", default=False),
        _switch("stairway-wall-points", default=True),
        _switch("bridge-opens-lions", default=True),
        Option("alternative-circus-petition", default=3, choices=(3, 2)),
        _switch("deck-ends-at-once", default=True),
        _switch("shared-win", default=True),
    ),
    # A Legionary's demand on who is protected: gtr.legionary.gifts.
    standing=(Standing("gift", declines="done"),),
)
