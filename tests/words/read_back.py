"""Reads a log back: from its lines alone, what lies in every place that a spectator sees.

The reader begins with the dealt table. Every line is found in the catalogue (`patterns.py`), and what it says to have
changed place is moved. Where a sentence leaves open which place it means, it is the one that it can mean: that of the
player it is about, and one where such a thing lies.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from quadriga.core.events import Moved
from quadriga.core.views import Zone, zone_of
from quadriga.words import Reader, Words
from quadriga.words.words import Place, slug
from words.patterns import Patterns, Told

#: Things without a name told: how many, and which if it can be known.
Load = Counter[str | None]


class Unreadable(AssertionError):
    """A line that cannot be read, or can be read in more than one way."""


class Shift:
    """Things that changed place."""

    def __init__(self, load: Load, source: str, target: str) -> None:
        self.load = load
        self.source = source
        self.target = target

    @property
    def key(self) -> object:
        return (self.source, self.target, frozenset(self.load.items()))

    def __repr__(self) -> str:
        return f"{dict(self.load)} {self.source} -> {self.target}"


#: Arguments that are what was moved, and say nothing of the place.
CARDS = frozenset({"thing", "card"})
#: Two places, and what may have gone from one to the other.
Way = tuple[Place, Place, Shift]
#: What a sentence says without a message for the move: told arguments to what was moved.
Implied = Callable[["ReadBack", dict[str, list[str]]], Iterable[Shift]]


class ReadBack:
    """A table as its log tells it."""

    def __init__(
        self,
        patterns: Patterns,
        zones: list[Zone],
        forms: dict[str, str],
        kinds: Iterable[str],
        printed: dict[str, str],
        implied: dict[str, Implied],
    ) -> None:
        self.patterns = patterns
        self.words: Words = patterns.words
        self.implied = implied
        self.forms = forms
        #: Everything there is in the box.
        self.kinds = tuple(kinds)
        #: What is printed on a card and says with what it lies: its material.
        self.printed = printed
        self.zones: dict[str, Counter[str | None]] = {}
        #: Places of each kind; those that no view shows stand for themselves.
        self.places: dict[str, dict[str, Place]] = {}
        self._known: dict[str, Place] = {}
        self._ways: dict[tuple[str, str], str] = {}
        #: Which sorts of places have been seen with which things, or with a place for them.
        self.homes: set[tuple[str | None, str]] = set()
        #: Places that go by one name, such as the blue spots of a wall, are one place to who reads of them.
        self._called = dict(forms)
        self.meet(zones)
        for zone in self._together(zones):
            self.zones[zone.id] = _content(zone)

    def meet(self, zones: Iterable[Zone]) -> None:
        """Learn which places there are."""
        for zone in self._together(zones):
            place = self._place(zone.id)
            self.places.setdefault(place.kind, {})[zone.id] = place
            self.homes |= {(kind, place.kind) for kind in zone.kinds or ()}

    def _place(self, id: str) -> Place:
        if id not in self._known:
            self._known[id] = Place(self.words, id)
        return self._known[id]

    def _together(self, zones: Iterable[Zone]) -> list[Zone]:
        found: dict[str, Zone] = {}
        for zone in zones:
            thing = self._place(zone.id).thing
            form = self._called.get(thing) if thing else None
            id = zone.id.replace(thing, form) if thing and form else zone.id
            other = found.get(id)
            if other is not None and other.kinds is not None and zone.kinds is not None:
                found[id] = zone_of(id, None, dict(Counter(other.kinds) + Counter(zone.kinds)))
            else:
                found[id] = Zone(id, zone.owner, zone.count, zone.kinds)
        return list(found.values())

    def read(self, lines: list[str], reader: Reader) -> None:
        self.forms = reader.forms
        for line in lines:
            self._read_line(line)

    def differences(self, zones: Iterable[Zone]) -> list[str]:
        """Where the table is not as the log told it."""
        wrong = []
        seen = {zone.id: zone for zone in self._together(zones)}
        for id in sorted(self.zones.keys() | seen.keys()):
            told = +self.zones.get(id, Counter())
            zone = seen.get(id)
            count = zone.count if zone else 0
            if sum(told.values()) != count:
                wrong.append(f"{id}: {sum(told.values())} by the log, {count} on the table")
            elif zone and zone.kinds is not None and None not in told and told != _content(zone):
                wrong.append(f"{id}: {dict(told)} by the log, {zone.kinds} on the table")
        return wrong

    # A line.

    def _read_line(self, line: str) -> None:
        ways = self.patterns.read(line)
        if not ways:
            raise Unreadable(f"no message says {line!r}")
        failures = []
        for sentences, details in ways:
            before = {id: Counter(content) for id, content in self.zones.items()}
            try:
                self._follow(sentences, details)
            except Unreadable as failure:
                failures.append(str(failure))
                self.zones = before
            else:
                return
        raise Unreadable(f"{line!r}: {failures[0]}")

    def _follow(self, sentences: tuple[Told, ...], details: tuple[tuple[Told, ...], ...]) -> None:
        seats = {seat for told in sentences for seat in self._seats(told)}
        things = {thing for told in sentences for thing in self._things(told)}
        for messages in (sentences, *details):
            shifts = {
                shift.key: shift
                for told in messages
                for shift in self._shifts(told, seats if messages is not sentences else set(), things)
            }
            for test in (self._lies_open, self._comes_home, self._belongs):
                if len(shifts) > 1:
                    shifts = {key: shift for key, shift in shifts.items() if test(shift)} or shifts
            if len(shifts) > 1:
                raise Unreadable(f"may be any of {list(shifts.values())}")
            if not shifts and all(told.id.startswith("moved-") for told in messages):
                raise Unreadable(f"nothing can have gone so: {messages}")
            for shift in shifts.values():
                self._move(shift)
            for told in messages:
                if told.id in self.implied:
                    for shift in self.implied[told.id](self, self._arguments(told)):
                        self._move(shift)

    def _move(self, shift: Shift) -> None:
        source, target = (self.zones.setdefault(id, Counter()) for id in (shift.source, shift.target))
        for kind, count in shift.load.items():
            known = min(count, source[kind])
            source[kind] -= known
            source[None] -= count - known
        self.zones[shift.source] = _forget(source) if None in shift.load or source[None] < 0 else +source
        target.update(shift.load)
        for id in (shift.source, shift.target):
            if id.startswith("~"):
                del self.zones[id]

    # What a message says to have moved.

    def _shifts(self, told: Told, seats: set[int], things: set[str]) -> Iterator[Shift]:
        if not told.id.startswith("moved-"):
            return
        given = self._arguments(told)
        found: list[Way] = []
        sources, _, targets = told.id.removeprefix("moved").partition("-to-")
        for source_id, source in self._of_kind(sources.removeprefix("-")):
            for target_id, target in self._of_kind(targets):
                if source_id == target_id or not self._fits(told, given, source, target):
                    continue
                if self._way(source_id, target_id) != told.id:
                    continue
                loads = self._loads(told, source_id)
                found += [(source, target, Shift(load, source_id, target_id)) for load in loads]
        told_seats = {"player", "from", "to"} & told.arguments.keys()
        if not told_seats and len(seats) == 2:  # something went from one of them to the other
            found = _narrowed(found, lambda one: {one[0].seat, one[1].seat} == seats)
        found = _narrowed(found, lambda one: one[0].seat in (None, one[1].seat))
        found = _narrowed(found, lambda one: one[0].thing in (None, one[1].thing))
        if not told_seats and seats:
            found = _narrowed(found, lambda one: (one[1].seat if one[1].seat is not None else one[0].seat) in seats)
            found = _narrowed(found, lambda one: _owned_by(one[2].load, seats))
        found = _narrowed(found, lambda one: bool({one[0].thing, one[1].thing} & things))
        yield from (shift for _, _, shift in found)

    def _lies_open(self, shift: Shift) -> bool:
        content = self.zones.get(shift.source, Counter())
        return all(content[kind] >= count for kind, count in shift.load.items())

    def _way(self, source: str, target: str) -> str:
        """The message that tells of things that go this way."""
        way = source, target
        if way not in self._ways:
            event = Moved(None, 1, source.removeprefix("~"), target.removeprefix("~"))
            self._ways[way] = self.words.event_id(event)
        return self._ways[way]

    def _comes_home(self, shift: Shift) -> bool:
        """Whether such things are known to lie in such places."""
        target = self._place(shift.target.removeprefix("~")).kind
        return all((kind, target) in self.homes for kind in shift.load)

    def _belongs(self, shift: Shift) -> bool:
        """Whether things go to where what is printed on them says."""
        beside = self._place(shift.target.removeprefix("~")).thing
        return all(kind is None or self.printed.get(kind, beside) == beside for kind in shift.load)

    def _of_kind(self, kind: str) -> list[tuple[str, Place]]:
        if not kind:
            return [(id, place) for places in self.places.values() for id, place in places.items()]
        known = self.places.get(kind)
        return list(known.items()) if known else [(f"~{kind}", Place(self.words, kind))]

    def _fits(self, told: Told, given: dict[str, list[str]], source: Place, target: Place) -> bool:
        owner = target.seat if target.seat is not None else source.seat
        for name, seat in (("player", owner), ("from", source.seat), ("to", target.seat)):
            if name in given and given[name] != [str(seat)]:
                return False
        for name, thing in (("place", target.thing or source.thing), ("origin", source.thing)):
            if name in given and (thing is None or slug(thing) not in given[name]):
                return False
        same = told.chosen.get("same")
        return same is None or (same == "yes") == (source.seat == target.seat)

    def _loads(self, told: Told, source: str) -> Iterator[Load]:
        """What can have left a place, as far as the sentence tells."""
        content = self.zones.get(source)
        number = int(told.arguments["count"]) if "count" in told.arguments else None
        if number is None and told.chosen.get("count") == "one":
            number = 1
        named = next(((name, text) for name, text in told.arguments.items() if name.partition("-")[0] == "thing"), None)
        if named is None or named[0] == "thing-owner":
            number = number if number is not None else 1
            yield from self._unnamed(content, number)
            return
        load: Load = Counter()
        for kinds, count in self.patterns.listed(named[1], named[0].partition("-")[2]):
            held = [kind for kind in content or () if kind is not None and self._is_called(kind, kinds)]
            if not held and (content is None or content[None]):
                held = [kind for kind in self.kinds if self._is_called(kind, kinds)]
                held = [kind for kind in held if _owner(kind) in ("", _owner(source))] or held
            if not held:
                return
            load[held[0]] += count or 1
        if number is not None and sum(load.values()) != number:
            if len(load) != 1:
                return
            load = Counter(dict.fromkeys(load, number))
        if content is None or sum(content.values()) >= sum(load.values()):
            yield load

    def _is_called(self, kind: str, names: frozenset[str]) -> bool:
        bare = kind.partition(".")[2] if kind[0] == "p" and kind[1:2].isdigit() else kind
        return bool({slug(kind), slug(bare), slug(self.forms.get(kind, kind))} & names)

    def called(self, zone: str, names: Iterable[str]) -> str:
        """What goes by one of these names in a place."""
        content = self.zones[zone]
        return next(kind for kind in content if kind is not None and self._is_called(kind, frozenset(names)))

    def _unnamed(self, content: Counter[str | None] | None, number: int) -> Iterator[Load]:
        """Things that a sentence counts and does not name: all there are, those of one kind, or nobody knows which."""
        if content is None:
            yield Counter({None: number})
        elif sum(content.values()) == number:
            yield Counter(content)
        elif sum(content.values()) > number:
            if len(content) == 1:
                yield Counter({next(iter(content)): number})
            elif None not in content and number == 1 and any(_owner(kind) for kind in content):
                yield from (Counter({kind: 1}) for kind in content)
            else:
                yield Counter({None: number})

    # Arguments.

    def _arguments(self, told: Told) -> dict[str, list[str]]:
        """Arguments by their bare names: seats as numbers, things as all that they may be."""
        found: dict[str, list[str]] = {}
        for name, text in told.arguments.items():
            bare, _, form = name.partition("-")
            if text in self.patterns.players:
                found[name if form else bare] = [str(self.patterns.players.index(text))]
            elif text.lstrip("-").isdigit():
                found[bare] = [text]
            else:
                found[bare] = [kind for kinds, _ in self.patterns.listed(text, form) for kind in kinds]
        return found

    def _seats(self, told: Told) -> list[int]:
        return [self.patterns.players.index(text) for text in told.arguments.values() if text in self.patterns.players]

    def _things(self, told: Told) -> list[str]:
        return [thing for name, things in self._arguments(told).items() if name not in CARDS for thing in things]


def _content(zone: Zone) -> Counter[str | None]:
    if zone.kinds is None:
        return Counter({None: zone.count} if zone.count else {})
    return Counter({kind: count for kind, count in zone.kinds.items() if count})


def _forget(content: Counter[str | None]) -> Counter[str | None]:
    """So many things, and nobody knows which."""
    left = sum(content.values())
    return Counter({None: left} if left else {})


def _owner(kind: str | None) -> str:
    return kind.partition(".")[0] if kind and kind[0] == "p" and kind[1:2].isdigit() and "." in kind else ""


def _owned_by(load: Load, seats: set[int]) -> bool:
    return all(_owner(kind) in {f"p{seat}" for seat in seats} for kind in load)


def _narrowed(found: list[Way], test: Callable[[Way], bool]) -> list[Way]:
    """Those that pass a test, or all if none does."""
    return [one for one in found if test(one)] or found


def one_of(kind: str, source: str, target: str) -> Shift:
    """One thing that changed place."""
    return Shift(Counter({kind: 1}), source, target)
