"""Snapshots: one position as everybody sees it, and what events say of the way to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from quadriga.core.errors import Refusal
from quadriga.core.events import Event, Moved, redact
from quadriga.core.game import Game
from quadriga.core.state import State
from quadriga.core.views import View, Zone, encode_view

#: The legal moves, and each candidate with the rule that refuses it.
Answers = tuple[list[str], list[tuple[str, Refusal | None]]]


class Snapshot:
    """A position kept as it was, with the views of every seat and of a spectator, who comes last."""

    __slots__ = ("_answers", "box", "game", "shown", "state", "viewers", "views", "zones")

    def __init__(self, game: Game, state: State, box: dict[str, int]) -> None:
        self.game: Final = game
        #: The components of the game when it began.
        self.box: Final = box
        self.state: Final = state.copy()
        self.viewers: Final[list[int | None]] = [*range(state.seats), None]
        views: dict[int | None, View] = game.views(state, self.viewers)
        self.views: Final = [views[viewer] for viewer in self.viewers]
        self.shown: Final = [encode_view(view) for view in self.views]
        self.zones: Final = self._zones()
        self._answers: Answers | None = None

    def _zones(self) -> list[dict[str, Zone]]:
        """Each viewer's zones by id. Whoever sees the same as a spectator shares the spectator's."""
        spectator = self.views[-1]
        public = {zone.id: zone for zone in self.game.zones(spectator)}
        return [
            public
            if msgspec.structs.replace(view, seat=None) == spectator
            else {zone.id: zone for zone in self.game.zones(view)}
            for view in self.views
        ]

    @property
    def decider(self) -> int:
        return self.state.stack[-1].seat

    @property
    def answers(self) -> Answers:
        """What `answers_of` says of this position; several checks want to know."""
        if self._answers is None:
            self._answers = answers_of(self.game, self.state)
        return self._answers


def answers_of(game: Game, state: State) -> Answers:
    """All that the deciding seat is told it can and cannot do."""
    tried = [(move.key, game.why_not(state, move)) for move in game.candidates(state)]
    return [move.key for move in game.moves(state)], tried


def quoted(name: str) -> bytes:
    """A name as it stands in the bytes of a view."""
    return msgspec.json.encode(name)


def seen_by(events: Iterable[Event], viewer: int | None) -> bytes:
    """The bytes of what a viewer is told."""
    return msgspec.json.encode(redact(events, viewer), order="deterministic")


def changes_told(events: Iterable[Event]) -> dict[str, tuple[int, Counter[str]]]:
    """By place, how many more things lie there after what a viewer was told, and how many more of each kind."""
    changes: dict[str, tuple[int, Counter[str]]] = {}
    for event in events:
        if isinstance(event, Moved):
            for place, change in ((event.source, -event.count), (event.target, event.count)):
                count, kinds = changes.get(place) or (0, Counter())
                if event.kind is not None:
                    kinds[event.kind] += change
                changes[place] = (count + change, kinds)
    return changes


def names_told(events: Iterable[Event]) -> set[str]:
    """Every name that stands in what a viewer was told."""
    names: set[str] = set()
    waiting: list[object] = [event.kind if isinstance(event, Moved) else event.args for event in events]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, str):
            names.add(thing)
        elif isinstance(thing, dict):
            waiting.extend([*thing.keys(), *thing.values()])
        elif isinstance(thing, list | tuple):
            waiting.extend(thing)
    return names


def known_kinds(zones: dict[str, Zone]) -> Counter[str]:
    """How many of each kind a viewer sees lying anywhere."""
    known: Counter[str] = Counter()
    for zone in zones.values():
        known.update(zone.kinds or {})
    return known
