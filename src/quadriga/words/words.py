"""Ids and arguments of messages, derived mechanically: the browser does the same with the same files.

Nothing here knows a game. What a message is told is listed in `docs/words.md`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from string import ascii_lowercase
from typing import Any, Final, Literal

import msgspec

from quadriga.core.catalogue import CORE, Rule, rules_of
from quadriga.core.errors import QuadrigaError, Refusal
from quadriga.core.events import Event, Happened, Moved
from quadriga.core.game import Game
from quadriga.core.languages import LANGUAGES
from quadriga.core.meta import OptionValue
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome
from quadriga.core.things import kind_of, zone_of_thing
from quadriga.core.views import Pending
from quadriga.words.bundle import MissingWords, Value, bundle

#: What stands for an argument that is absent, so that a message can choose by it.
NONE: Final = "none"
#: Arguments that are seats, told as the player's name; `seat` itself is told as `player`.
SEATS: Final = frozenset({"seat", "asker", "giver", "leader", "other", "owner", "taker", "target", "victim"})
#: What an argument can mean; `docs/words.md` has the table.
Sort = Literal["none", "truth", "seat", "number", "thing", "text", "sum", "things"]
_SEAT: Final = re.compile(r"p(\d+)")
_OWNED: Final = re.compile(r"p(\d+)\.([^.]+)")
_NUMBERED: Final = re.compile(r"(.+)\.(\d+)")
_NUMBER: Final = re.compile(r"-?\d+")
_NOT_IN_IDS: Final = re.compile(r"[^A-Za-z0-9_-]+")


class Reader(msgspec.Struct, frozen=True):
    """Who reads: a seat or a spectator, what the players are called, which things go by another name now."""

    seat: int | None = None
    players: tuple[str, ...] = ()
    forms: dict[str, str] = {}


class Words:
    """One language's words for one game.

    With `strict=True` a missing message or argument raises `MissingWords`; otherwise the text of the default language
    stands in, or else the message `unnamed`. A game that has no words at all is told by its ids and its notation.
    """

    def __init__(self, language: str, game: Game | None = None, *, layer: str = "", strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise QuadrigaError(f"there are no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.strict = strict
        packages = [name for name in (game.package if game else "", layer, CORE) if name]
        self.bundle = bundle(language, tuple(packages), strict=strict)
        self._has_words = game is None or any(id.startswith("move-") for id in self.bundle.ids)

    # Any message by its id.

    def text(self, id: str, arguments: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """A message by its id; unless strict, one that no language has is told as `unnamed`."""
        try:
            return self.bundle.text(id, arguments or {}, attribute)
        except MissingWords:
            if self.strict:
                raise
            return self.bundle.text("unnamed", {}) if self._has_words else bare(id)

    def has(self, id: str, attribute: str = "") -> bool:
        return self.bundle.has(id, attribute)

    # Names.

    def name(self, thing: str, reader: Reader | None = None, form: str = "", count: int = 1) -> str:
        """What a thing is called, in one of the forms its message has; its plain name where it lacks the form."""
        if not self.has_name(thing) and self._is_place(thing):
            return self.zone(thing, reader, form)
        if not (self._has_words or self.strict or self.has_name(thing)):
            return kind_of(thing)
        id, number = self._thing(thing, reader or Reader())
        return self.text(id, {"count": count, "a": number}, form if self.has(id, form) else "")

    def has_name(self, thing: str) -> bool:
        return slug(f"thing-{self._owned(thing)[0]}") in self.bundle.ids

    def has_form(self, thing: str, form: str, reader: Reader | None = None) -> bool:
        return self.has(self._thing_id(thing, reader or Reader()), form)

    def player(self, seat: int, reader: Reader) -> str:
        if seat < len(reader.players) and reader.players[seat]:
            return reader.players[seat]
        return self.text("seat", {"number": seat + 1})

    def zone(self, zone: str, reader: Reader | None = None, form: str = "") -> str:
        """What a place is called; its message may name the owner and the thing it belongs to."""
        place = Place(self, zone)
        arguments = self._arguments({"place": place.thing, **place.numbers}, reader or Reader())
        if place.seat is not None:
            arguments["player"] = self.player(place.seat, reader or Reader())
        id = f"zone-{place.kind}"
        return self.text(id, arguments, form if self.has(id, form) else "")

    def category(self, name: str) -> str:
        return self.text(f"category-{name}")

    def term(self, name: str) -> str:
        """A part of what bots take a position to be worth."""
        return self.text(slug(f"term-{name}"))

    def reason(self, name: str, apart: float) -> str:
        """How a move differs in such a part from the next best."""
        return self.text(
            "advice-more" if apart > 0 else "advice-less", {"term": self.term(name), "points": abs(round(apart, 1))}
        )

    def ending(self, name: str) -> str:
        return self.text(f"ending-{name}")

    def option(self, name: str) -> str:
        return self.text(f"option-{name}")

    def option_value(self, name: str, value: OptionValue) -> str:
        """What choosing this value means."""
        word = ("no", "yes")[value] if isinstance(value, bool) else str(value)
        return self.text(slug(f"option-{name}-{word}"))

    def edition(self, name: str) -> str:
        return self.text(f"edition-{name}")

    def points(self, units: int) -> str:
        """Points counted in parts of one, written as people write them."""
        return self.text(f"points-{self._points_per()}", {"points": self._in_points(units)})

    def listed(self, texts: Sequence[str]) -> str:
        """One, two and three."""
        if len(texts) < 2:
            return "".join(texts)
        begun = texts[0]
        for text in texts[1:-1]:
            begun = self.text("list-more", {"first": begun, "next": text})
        return self.text("list-last", {"first": begun, "last": texts[-1]})

    # What is asked, done and told.

    def question(self, pending: Pending, reader: Reader) -> str:
        """One sentence that says what is asked of whom."""
        arguments = self._arguments({"seat": pending.seat, **pending.args}, reader)
        return self._for_reader(f"question-{pending.name}", arguments, pending.seat, reader)

    def move(self, move: Move | str, reader: Reader | None = None, form: str = "") -> str:
        """A move in full, or in one of its forms: `group` heads similar moves, `short` tells them apart."""
        id, arguments = self._move(move, reader or Reader())
        if not (self._has_words or self.strict or self.has(id)):
            return move.key if isinstance(move, Move) else move
        return self.text(id, arguments, form if self.has(id, form) else "")

    def has_move_form(self, move: Move | str, form: str) -> bool:
        return self.has(self._move(move, Reader())[0], form)

    def event(self, event: Event, reader: Reader, form: str = "") -> str:
        """What happened as a sentence, or as the `detail` of another; empty when it is not worth a word."""
        id, arguments, seat = self.event_message(event, reader)
        return self.text(id, arguments, form) if form else self._for_reader(id, arguments, seat, reader)

    def entry(self, type: str, seat: int | None, to: int | None, reader: Reader) -> str:
        """What an entry of a record says of itself: an undo, a resignation, the end; empty for a move.

        `type`, `seat` and `to` are the entry's own; whoever the others concede to is the one it is about.
        """
        if not self.has(f"entry-{type}"):
            return ""
        about = to if type == "concede" else seat
        return self._for_reader(f"entry-{type}", self._arguments({"seat": about, "to": to}, reader), about, reader)

    def refusal(self, refusal: Refusal, reader: Reader | None = None) -> str:
        """Why not, in one sentence; the rule's title where no sentence was written."""
        id = slug(f"why-{refusal.rule}")
        if not self.strict and not self.has(id):
            rule = self.rule(refusal.rule)
            return rule.title if rule else self.text("unnamed")
        return self.text(id, self._arguments(refusal.args, reader or Reader()))

    def rule(self, id: str) -> Rule | None:
        """A rule of the catalogue in the reader's language."""
        return self.rules().get(id)

    def rules(self) -> dict[str, Rule]:
        return rules_of(self.game.package if self.game else CORE, self.language, strict=self.strict)

    def winners(self, outcome: Outcome, reader: Reader) -> str:
        """Who won, and with how many points, in one sentence."""
        best = outcome.winners
        arguments: dict[str, Value] = {
            "count": len(best),
            "players": self.listed([self.player(seat, reader) for seat in best]),
            "points": self.points(outcome.tallies[best[0]].total),
            "value": self._in_points(outcome.tallies[best[0]].total),
        }
        return self._for_reader("winners", arguments, best[0] if len(best) == 1 else None, reader)

    # How ids and arguments are derived.

    def event_message(self, event: Event, reader: Reader) -> tuple[str, dict[str, Value], int | None]:
        """The id of an event's message, what it is told, and whose doing it is."""
        if isinstance(event, Happened):
            return self.event_id(event), self._arguments({"seat": event.seat, **event.args}, reader), event.seat
        return self.moved_message(event, [event], reader)

    def event_id(self, event: Event) -> str:
        """The id of an event's message alone, without the cost of its arguments."""
        if isinstance(event, Happened):
            return slug(f"happened-{event.name}")
        return self._moved_id(Place(self, event.source), Place(self, event.target))

    def moved_message(
        self, event: Moved, together: Sequence[Moved], reader: Reader
    ) -> tuple[str, dict[str, Value], int | None]:
        """The message of things that went the same way, told as a list."""
        source, target = Place(self, event.source), Place(self, event.target)
        id = self._moved_id(source, target)
        seat = target.seat if target.seat is not None else source.seat
        arguments = self._arguments({"place": target.thing or source.thing, "origin": source.thing}, reader)
        arguments |= self._things([(one.kind, one.count) for one in together], "thing", reader)
        arguments["count"] = sum(one.count for one in together)
        arguments["same"] = ("no", "yes")[source.seat == target.seat]
        for name, owner in (("player", seat), ("from", source.seat), ("to", target.seat)):
            arguments[name] = NONE if owner is None else self.player(owner, reader)
        return id, arguments, seat

    def _moved_id(self, source: Place, target: Place) -> str:
        ids = (f"moved-{source.kind}-to-{target.kind}", f"moved-to-{target.kind}", "moved")
        id = next(id for id in ids if id in self.bundle.ids)
        if self.strict and id == "moved":
            raise MissingWords(f"no message {ids[0]} in {self.language}")
        return id

    def _for_reader(self, id: str, arguments: Mapping[str, Value], seat: int | None, reader: Reader) -> str:
        you = seat is not None and seat == reader.seat and self.has(id, "you")
        return self.text(id, arguments, "you" if you else "")

    def _move(self, move: Move | str, reader: Reader) -> tuple[str, dict[str, Value]]:
        """Words of the notation make the id; things, seats and numbers are told as $a, $b and so on."""
        verb, *rest = (move.key if isinstance(move, Move) else move).split()
        parts = [verb]
        told: dict[str, Any] = {}
        for token in rest:
            letter = ascii_lowercase[len(told)]
            if seat := _SEAT.fullmatch(token):
                told[letter] = self.player(int(seat[1]), reader)
            elif _NUMBER.fullmatch(token):
                told[letter] = int(token)
            elif self.has_name(token):
                told[letter] = token
            else:
                parts.append(token)
        cell = ",".join(token for token in rest if _NUMBER.fullmatch(token))
        if "," in cell:
            told["cell"] = cell if cell in reader.forms else None
        return slug("-".join(("move", *parts))), self._arguments(told, reader)

    def _arguments(self, given: Mapping[str, Any], reader: Reader) -> dict[str, Value]:
        """Arguments as messages take them: seats as players' names, things in all their forms, lists as lists."""
        told: dict[str, Value] = {}
        for name, value in given.items():
            called = "player" if name == "seat" else name
            match self._sort(name, value, reader):
                case "none":
                    told[called] = NONE
                case "truth":
                    told[name] = ("no", "yes")[value]
                case "seat":
                    told[called] = self.player(value, reader)
                case "number" | "text":
                    told[name] = value
                case "sum":
                    told[name] = _total(value) or 0
                case "thing":
                    told |= self._things([(value, 1)], name, reader)
                case "things":
                    told |= self._things([(one, 1) for one in value], name, reader)
        return told

    def _sort(self, name: str, value: Any, reader: Reader) -> Sort:
        """What an argument means. The clauses and their order are those of `#sort` in the browser's words.ts."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "truth"
        if name in SEATS:
            return "seat"
        if isinstance(value, int | float):
            return "number"
        if isinstance(value, str):
            known = value in reader.forms or self.has_name(value) or self._is_place(value)
            return "thing" if known else "text"
        return "things" if _total(value) is None else "sum"

    def _things(self, things: Sequence[tuple[str | None, int]], name: str, reader: Reader) -> dict[str, Value]:
        """Things in every form that all of them have: `$x` plainly, `$x-the` and so on for its attributes."""
        kinds = [(kind, count) for kind, count in things if kind is not None]
        if not kinds:
            return {name: NONE}
        told: dict[str, Value] = {name: self.listed([self._counted(kind, count, reader) for kind, count in kinds])}
        shared = frozenset.intersection(*(self.bundle.attributes(self._thing_id(kind, reader)) for kind, _ in kinds))
        for form in sorted(shared):
            told[f"{name}-{form}"] = self.listed([self._counted(kind, count, reader, form) for kind, count in kinds])
        owners = [owner for kind, _ in kinds if (owner := self._owned(kind)[1]) is not None]
        if len(owners) == len(kinds):
            told[f"{name}-owner"] = self.listed([self.player(owner, reader) for owner in owners])
        places = [zone_of_thing(reader.forms.get(kind, kind)) for kind, _ in kinds]
        if all(place and self._is_place(place) for place in places):
            told[f"{name}-at"] = self.listed([self.zone(place, reader) for place in places])
        return told

    def _counted(self, thing: str, count: int, reader: Reader, form: str = "") -> str:
        """A name for so many; where the name itself does not say how many, it is said behind it."""
        name = self.name(thing, reader, form, count)
        if count == 1 or name != self.name(thing, reader, form):
            return name
        return self.text("list-several", {"name": name, "count": count})

    def _points_per(self) -> int:
        return self.game.meta.points_per if self.game else 1

    def _in_points(self, units: int) -> int | float:
        """Whole points stay whole numbers: plurals depend on it."""
        per = self._points_per()
        return units / per if units % per else units // per

    def _is_place(self, thing: str) -> bool:
        return f"zone-{Place(self, thing).kind}" in self.bundle.ids

    def _thing_id(self, thing: str, reader: Reader) -> str:
        return self._thing(thing, reader)[0]

    def _thing(self, thing: str, reader: Reader) -> tuple[str, Value]:
        """The message that names a thing, and the number it is told: `card.30` is `thing-card` with `$a` = 30."""
        called = self._owned(reader.forms.get(kind_of(thing), thing))[0]
        id = slug(f"thing-{called}")
        found = _NUMBERED.fullmatch(called)
        return (slug(f"thing-{found[1]}"), int(found[2])) if found and id not in self.bundle.ids else (id, NONE)

    def _owned(self, thing: str) -> tuple[str, int | None]:
        """A thing and whose it is: `p1.dock` is seat 1's dock, unless something else has that very name.

        A thing is called by what it is, wherever it lies: `gate@p0.hand` is a Gate.
        """
        thing = kind_of(thing)
        found = _OWNED.fullmatch(thing)
        if not found or {slug(f"thing-{thing}"), slug(f"zone-p-{found[2]}")} & self.bundle.ids:
            return thing, None
        return found[2], int(found[1])


class Place:
    """A zone's id taken apart: `p1.team` is seat 1's `p-team`, `crew.b23` is the `crew` of b23.

    Numbers are told, not part of the kind: `above.2.b23` is `above`, told `$a` = 2.
    """

    __slots__ = ("kind", "numbers", "seat", "thing")

    def __init__(self, words: Words, zone: str) -> None:
        self.seat: int | None = None
        self.thing: str | None = None
        self.numbers: dict[str, int] = {}
        parts = []
        for part in zone.split("."):
            seat = _SEAT.fullmatch(part)
            if seat:
                self.seat = int(seat[1])
            parts.append("p" if seat else part)
        self.kind = slug("-".join(parts))
        if not words.has(f"zone-{self.kind}"):
            self.thing = next((part for part in parts[1:] if words.has_name(part)), None)
            numbers = [part for part in parts[1:] if part.isdigit()]
            self.numbers = {letter: int(number) for letter, number in zip(ascii_lowercase, numbers, strict=False)}
            self.kind = slug("-".join(part for part in parts if part != self.thing and part not in numbers))


def _total(value: Any) -> int | float | None:
    """The sum of a list of numbers, or of lists of them; a truth counts one. Nothing for a list of things."""
    if isinstance(value, int | float):
        return value
    if isinstance(value, str) or not value:
        return None
    parts = [_total(one) for one in value]
    return None if None in parts else sum(part for part in parts if part is not None)


def bare(id: str) -> str:
    """What is left to say where a game has no words: the id of a message without what sort of message it is."""
    return (id.partition("-")[2] or id).replace("-", " ")


def slug(id: str) -> str:
    """An id of the engine as an id of a message."""
    return _NOT_IN_IDS.sub("-", id)
