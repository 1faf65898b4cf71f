"""Plays seeded games and tells everything in them, to every reader, in every language.

A walk of this kind serves two ends: nothing that can occur lacks a text (`test_completeness.py`), and one case of each
kind is kept for the browser, which derives the same texts by code of its own (`test_cases.py`, `words.test.ts`).
Two things are of one kind when they take the same path through that derivation: the same message, arguments of the
same sorts in the same forms, the same reader among the seats that are named.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from quadriga.core.errors import Refusal
from quadriga.core.events import Event, Happened, Moved
from quadriga.core.game import NOTHING_TO_DO, Game
from quadriga.core.languages import COMPLETE
from quadriga.core.layout import layout_of
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome, Tally
from quadriga.core.table import SHARED_ENDINGS, Table
from quadriga.core.things import kind_of, lying
from quadriga.core.views import Pending, View
from quadriga.words import Reader, Words, log
from quadriga.words.words import SEATS, Place, slug

PLAYED = Path(__file__).with_name("played")
#: How many games of each title are played: enough to meet every number of players and every value of an option.
GAMES = 20
#: Where the second ten show no message that the first did not.
FEWER = {"builders": 10, "porta-nigra": 10}
#: What players are called where seats have readers; spectators' tables have no names yet.
NAMES = ("Anna", "Bruno", "Chloé", "Dario", "Eva")

Case = dict[str, Any]


def told(words: Words, case: Case) -> Any:
    """The text of a case, or its texts by form where `forms` asks for several."""
    given, reader = case["arguments"], msgspec.convert(case.get("reader", {}), Reader)
    forms: list[str] | None = case["forms"][words.language] if "forms" in case else None
    if forms is not None:
        return [told(words, {**case, "forms": {words.language: None}, "form": form}) for form in forms]
    form = case.get("form", "")
    match case["tell"]:
        case "name":
            return words.name(given["thing"], reader, form, given.get("count", 1))
        case "zone":
            return words.zone(given["zone"], reader, form)
        case "move":
            return words.move(given["key"], reader, form)
        case "question":
            return words.question(msgspec.convert(given, Pending), reader)
        case "refusal":
            return words.refusal(Refusal(given["rule"], given.get("args")), reader)
        case "log":
            return log(words, msgspec.convert(given["events"], list[Event]), reader)
        case "entry":
            return words.entry(given["type"], given.get("seat"), given.get("to"), reader)
        case "winners":
            tallies = (Tally(seat, (("", points),)) for seat, points in enumerate(given["totals"]))
            return words.winners(Outcome((), tuple(given["places"]), tuple(tallies)), reader)
        case "points":
            return words.points(given["units"])
        case "list":
            return words.listed(given["texts"])
        case "option-value":
            return words.option_value(given["option"], given["value"])
        case "category":
            return words.category(given["name"])
        case "ending":
            return words.ending(given["name"])
        case "option":
            return words.option(given["name"])
        case "message":
            return words.text(given["id"], given.get("told"), form)
    raise AssertionError(f"nothing is told as {case['tell']!r}")


class Telling:
    """Tells the first of each kind, strictly, and keeps it as a case."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.languages = [Words(language, game, strict=True) for language in COMPLETE]
        self.cases: list[Case] = []
        self._told: set[object] = set()

    # What there is to tell.

    def declared(self) -> None:
        """Everything that a title names without being played."""
        meta, ids = self.game.meta, sorted(self.languages[0].bundle.ids)
        for thing in (id.removeprefix("thing-") for id in ids if id.startswith("thing-")):
            self._tell_name(thing, Reader(), thing)
        for tell, names in (
            ("ending", (*meta.endings, *SHARED_ENDINGS)),
            ("category", [id.removeprefix("category-") for id in ids if id.startswith("category-")]),
            ("option", [option.id for option in meta.options]),
        ):
            for name in names:
                self._tell(tell, {"name": name}, kind=name)
        for option in meta.options:
            for choice in option.all_choices:
                self._tell("option-value", {"option": option.id, "value": choice}, kind=(option.id, choice))

    def game_of(self, seed: int) -> None:
        """One game by chance, with the players and options of this seed."""
        meta, rng = self.game.meta, Random(seed)
        seats = meta.players[seed % len(meta.players)]
        choices = {one.id: one.choices_for(seats) for one in meta.options}
        options = {id: values[seed % len(values)] for id, values in choices.items()}
        table = Table.new(self.game, seats, seed=seed, options=options)
        while table.outcome is None:
            views = self._views(table)
            self._position(table, views)
            table.play(rng.choice(table.moves()))
            for reader, _ in views:
                self._entry(table.events(reader.seat), reader)
        self._outcome(table.outcome, [reader for reader, _ in self._views(table)])

    def _views(self, table: Table) -> list[tuple[Reader, View]]:
        """Everybody at the table, who decides first, and a spectator, who sees the seats before names are known."""
        seats = sorted(range(table.state.seats), key=lambda seat: seat != table.decider)
        views = self.game.views(table.state, [*seats, None])
        return [
            (Reader(seat, () if seat is None else NAMES[: len(seats)], layout_of(self.game, view).forms), view)
            for seat, view in views.items()
        ]

    def _position(self, table: Table, views: list[tuple[Reader, View]]) -> None:
        decider, asked = views[0][0], table.question
        for reader, view in views:
            self._tell("question", view.pending[-1], reader)
            if reader.seat not in (None, decider.seat):
                self._click(table, "", "", reader)
        for reader, view in (views[0], views[-1]):
            for zone in sorted(self.game.zones(view), key=lambda zone: zone.id):
                self._tell_zone(zone.id, reader)
                things = sorted(zone.kinds or {})
                # Most zones lie as they did: one lookup for all of their things.
                if not self._is_new("things", asked, *things, reader.players, *map(reader.forms.get, things)):
                    continue
                for thing in things:
                    self._tell_name(thing, reader)
                    self._click(table, asked, lying(thing, zone.id), decider)
        view = views[0][1]
        for thing in sorted(decider.forms):
            self._tell_name(thing, decider)
            self._click(table, asked, thing, decider)
        for move in sorted(table.candidates(), key=lambda move: move.key):
            self._tell_move(move, decider)
            if refusal := self.game.why_not(table.state, move):
                self._tell_refusal(refusal, decider)
            # Where its things lie may differ from one position to the next; what is said of them does not.
            if not self._is_new("touched", asked, move.key, *(decider.forms.get(part) for part in move.key.split())):
                continue
            for thing in self.game.touches(view, move):
                self._tell_name(thing, decider)
                self._click(table, asked, thing, decider)

    def _click(self, table: Table, asked: str, thing: str, reader: Reader) -> None:
        """What a click on a thing is answered; looked up once for each question, since candidates are many."""
        if self._is_new("click", asked, thing, reader.forms.get(kind_of(thing))):
            assert reader.seat is not None
            for refusal in table.why_not_at(reader.seat, thing):
                assert refusal.rule != NOTHING_TO_DO or self._is_named(thing, reader), f"{thing} would be told raw"
                self._tell_refusal(refusal, reader)

    def _entry(self, events: list[Event], reader: Reader) -> None:
        """Each event alone, things that went one way together, and the entry as a whole."""
        if not self._is_new("entry", reader.seat, repr(events)):
            return
        ways: dict[tuple[str, str], list[Event]] = {}
        for event in events:
            self._tell("log", {"events": [event]}, reader)
            if isinstance(event, Moved):
                ways.setdefault((event.source, event.target), []).append(event)
        for way in ways.values():
            if len(way) > 1:
                self._tell("log", {"events": way}, reader)
        if len(events) > 1:
            self._tell("log", {"events": events}, reader, kind=self._course(events, reader))

    def _outcome(self, outcome: Outcome, readers: list[Reader]) -> None:
        for tally in outcome.tallies:
            for units in (tally.total, *(points for _, points in tally.lines)):
                self._tell("points", {"units": units})
        totals = [tally.total for tally in outcome.tallies]
        for reader in readers:
            best = outcome.winners
            kind = (len(best), reader.seat in best, reader.seat is None, self._number(totals[best[0]]))
            self._tell("winners", {"places": outcome.places, "totals": totals}, reader, kind=kind)

    # Telling it, and keeping one of each kind.

    def _tell_name(self, thing: str, reader: Reader, kind: object = None) -> None:
        new = self._is_new("name", thing, reader.forms.get(kind_of(thing)), reader.players)
        if not new or not self._is_named(thing, reader):
            return
        forms = {words.language: ["", *self._forms_of_thing(words, thing, reader)] for words in self.languages}
        self._tell("name", {"thing": thing}, reader, forms, kind)
        if any(words.name(thing, reader, count=2) != words.name(thing, reader) for words in self.languages):
            self._tell("name", {"thing": thing, "count": 2}, reader, forms, (kind, 2) if kind else None)

    def _tell_zone(self, zone: str, reader: Reader) -> None:
        if self._is_new("zone", zone, reader.players):
            kind = Place(self.languages[0], zone).kind
            forms = {one.language: ["", *sorted(one.bundle.attributes(f"zone-{kind}"))] for one in self.languages}
            self._tell("zone", {"zone": zone}, reader, forms)

    def _tell_move(self, move: Move, reader: Reader) -> None:
        parts = [*move.key.split(), _cell(move.key)]
        if self._is_new("move", move.key, *(reader.forms.get(part) for part in parts)):
            forms = ["", *(form for form in ("group", "short") if self.languages[0].has_move_form(move, form))]
            self._tell("move", {"key": move.key}, reader, dict.fromkeys(COMPLETE, forms))

    def _tell_refusal(self, refusal: Refusal, reader: Reader) -> None:
        things = (reader.forms.get(text) for text in strings(refusal.args))
        if self._is_new("refusal", repr(refusal), reader.seat, *things):
            self._tell("refusal", {"rule": refusal.rule, "args": refusal.args}, reader)

    def _tell(
        self,
        tell: str,
        arguments: object,
        reader: Reader = Reader(),  # noqa: B008 - readers do not change
        forms: Mapping[str, list[str]] | None = None,
        kind: object = None,
    ) -> None:
        given = msgspec.to_builtins(arguments)
        if self._is_new(tell, self._kind(given, reader) if kind is None else kind):
            case = self._case(tell, given, reader, forms)
            self.cases.append({**case, "expected": {words.language: told(words, case) for words in self.languages}})

    def _case(self, tell: str, arguments: Any, reader: Reader, forms: Mapping[str, list[str]] | None) -> Case:
        """What is needed to tell it again: of the reader's forms, those of things that are mentioned."""
        mentioned = {
            part for text in strings(arguments) for part in (text, *re.split(r"[ .@]", text), *re.split("[ @]", text))
        }
        if tell == "move":
            mentioned.add(_cell(arguments["key"]))
        seen = {thing: form for thing, form in sorted(reader.forms.items()) if thing in mentioned}
        case: Case = {"tell": tell, "arguments": arguments}
        known = {"seat": reader.seat, "players": reader.players, "forms": seen}
        if shown := {name: value for name, value in known.items() if value not in (None, (), {})}:
            case["reader"] = shown
        if forms is not None and any(some != [""] for some in forms.values()):
            case["forms"] = dict(forms)
        return case

    def _is_new(self, *shown: object) -> bool:
        before = len(self._told)
        self._told.add(shown)
        return len(self._told) > before

    def _forms_of_thing(self, words: Words, thing: str, reader: Reader) -> list[str]:
        return sorted(words.bundle.attributes(self._message_of(thing, reader)))

    def _is_named(self, thing: str, reader: Reader) -> bool:
        """Moves may touch what has no name, such as a number on a track that is only there to be chosen."""
        words = self.languages[0]
        return bool(self._message_of(thing, reader)) or words.has(f"zone-{Place(words, thing).kind}")

    def _message_of(self, thing: str, reader: Reader) -> str:
        """The message that names a thing, found without the derivation that is tested."""
        thing = thing.split("@", maxsplit=1)[0]
        called = reader.forms.get(thing, thing).split("@", maxsplit=1)[0]
        bare = [called, re.sub(r"^p[0-9]+[.]", "", called), re.sub(r"[.][0-9]+$", "", called)]
        ids = [slug(f"thing-{name}") for name in bare]
        return next((id for id in ids if id in self.languages[0].bundle.ids), "")

    # Of what kind it is.

    def _kind(self, value: object, reader: Reader, name: str = "", seats: dict[int, str] | None = None) -> object:
        """Arguments without what makes no difference: which thing, which number, which seat that is not the reader."""
        seats = ({} if reader.seat is None else {reader.seat: "reader"}) if seats is None else seats
        if isinstance(value, Mapping):
            inner = tuple((key, self._kind(one, reader, key, seats)) for key, one in value.items())
            return (inner, reader.seat is None) if not name else inner
        if isinstance(value, list | tuple):
            kinds = [self._kind(one, reader, name, seats) for one in value]
            return (min(len(kinds), 3), tuple(sorted({repr(kind) for kind in kinds})))
        if isinstance(value, bool) or value is None or name in ("name", "rule", "type"):
            return value
        if isinstance(value, int | float):
            return self._seat(int(value), seats) if name in SEATS else self._number(value)
        assert isinstance(value, str)
        if name == "key":
            return tuple(self._token(token, reader, seats) for token in value.split(" "))
        return self._text(value, reader, seats, placed=name in ("source", "target", "zone"))

    def _token(self, token: str, reader: Reader, seats: dict[int, str]) -> object:
        if re.fullmatch(r"-?\d+", token):
            return self._number(int(token))
        return self._text(token, reader, seats)

    def _text(self, text: str, reader: Reader, seats: dict[int, str], placed: bool = False) -> object:
        owner = re.match(r"p(\d+)(?:\.|$)", text)
        seat = self._seat(int(owner[1]), seats) if owner else None
        place = Place(self.languages[0], text)
        if place.numbers:  # told by something beside it, whatever that is and however far
            return ("place", place.kind)
        if placed or f"zone-{place.kind}" in self.languages[0].bundle.ids:
            return ("place", place.kind, seat, place.thing and self._text(place.thing, reader, seats))
        if message := self._message_of(text, reader):
            forms = tuple(tuple(sorted(words.bundle.attributes(message))) for words in self.languages)
            return ("thing", text in reader.forms, seat, forms)
        return ("text", seat if owner else re.sub(r"\d+", "#", text))

    def _number(self, value: float) -> object:
        """Plurals depend on no more than this."""
        per = self.game.meta.points_per
        return ("number", value < 0, min(abs(value) // per, 2), value % per != 0)

    def _seat(self, seat: int, seats: dict[int, str]) -> str:
        return seats.setdefault(seat, f"seat {len(seats)}")

    def _course(self, events: Iterable[Event], reader: Reader) -> object:
        """How an entry is put together: which events are sentences, details, silent, or told with an earlier one."""
        words = self.languages[0]
        course: list[str] = []
        ways: set[tuple[str, str]] = set()
        for event in events:
            if isinstance(event, Moved) and (event.source, event.target) in ways:
                step = "joined"
            elif words.has(words.event_id(event), "detail"):
                step = "detail"
            else:
                step = "sentence" if words.event(event, reader) else "silent"
            if isinstance(event, Moved):
                ways.add((event.source, event.target))
            if course[-1:] != [step]:
                course.append(step)
        return (tuple(course), any(isinstance(event, Happened) for event in events), reader.seat is None)


def _cell(key: str) -> str:
    """The cell that the numbers of a notation name."""
    return ",".join(re.findall(r"(?<= )-?\d+", key))


def strings(value: object) -> Iterator[str]:
    """Every text within arguments."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from strings(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from strings(one)


def tell_all(game: Game) -> list[Case]:
    """The cases of a game: what it declares, and what seeded games showed first."""
    telling = Telling(game)
    telling.declared()
    for seed in range(FEWER.get(game.meta.id, GAMES)):
        telling.game_of(seed)
    return telling.cases


def written(cases: list[Case]) -> str:
    """The file of a game's cases: one on each line, the same bytes for the same cases."""
    lines = (json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def file_of(game: Game) -> Path:
    return PLAYED / f"{game.meta.id}.json"
