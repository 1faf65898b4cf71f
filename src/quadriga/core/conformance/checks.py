"""The promises a game is held to, one function each, and when they are tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Final, Generic, ParamSpec

import msgspec

from quadriga.core.canonical import fingerprint
from quadriga.core.catalogue import rules_of
from quadriga.core.chance import NoChance, RandomChance
from quadriga.core.conformance.perturb import perturbed
from quadriga.core.conformance.pickling import other_process
from quadriga.core.conformance.snapshot import (
    Answers,
    Snapshot,
    answers_of,
    changes_told,
    known_kinds,
    names_told,
    quoted,
    seen_by,
)
from quadriga.core.errors import ChanceError, RecordError
from quadriga.core.events import EVERYONE, Event, Moved, Preview, redact
from quadriga.core.game import Game
from quadriga.core.languages import COMPLETE
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome
from quadriga.core.packing import pack, unpack
from quadriga.core.record import Record
from quadriga.core.replay import open_at, verify
from quadriga.core.state import State
from quadriga.core.table import SHARED_ENDINGS, Table
from quadriga.core.things import kind_of, zone_of_thing
from quadriga.core.views import encode_view
from quadriga.core.visibility import DECLARED

P = ParamSpec("P")

#: How many moves are played on a copy to see whether the original feels them.
_MOVES_ON_A_COPY: Final = 3
#: How many questions in a row a seat that left is answered for.
_ANSWERS_FOR_ONE: Final = 200
#: How many moves are previewed.
_PREVIEWS: Final = 4


class Broken(Exception):
    """A promise that does not hold, and how."""


class Check(Generic[P]):
    """A promise: its name, one sentence, and the function that tries it."""

    def __init__(self, name: str, test: Callable[P, None]) -> None:
        self.name: Final = name
        self.says: Final = (test.__doc__ or "").strip().partition("\n")[0]
        self.test: Final = test


#: Every check by name, with its sentence, in the order of this file.
CHECKS: Final[dict[str, str]] = {}


def check(name: str) -> Callable[[Callable[P, None]], Check[P]]:
    def register(test: Callable[P, None]) -> Check[P]:
        made = Check(name, test)
        CHECKS[name] = made.says
        return made

    return register


# At every decision.


@check("playing")
def playing(play: Callable[[], None]) -> None:
    """A legal move is made without an error."""
    play()


@check("conservation")
def conservation(snapshot: Snapshot) -> None:
    """Every component of the box is still there, and no other."""
    now = snapshot.game.components(snapshot.state)
    if now != snapshot.box:
        kinds = sorted(kind for kind in {*now, *snapshot.box} if now.get(kind, 0) != snapshot.box.get(kind, 0))
        raise Broken(", ".join(f"{kind}: {snapshot.box.get(kind, 0)} became {now.get(kind, 0)}" for kind in kinds))


@check("no-dead-end")
def no_dead_end(snapshot: Snapshot) -> None:
    """While the game runs, someone is asked and can answer."""
    state = snapshot.state
    if not state.stack or state.ending:
        raise Broken(f"no outcome, but {len(state.stack)} decisions pending and the ending {state.ending!r}")
    if not snapshot.game.moves(state):
        raise Broken(f"seat {state.decider} has no answer to {state.stack[-1].name!r}")


@check("distinct-moves")
def distinct_moves(snapshot: Snapshot) -> None:
    """No two legal moves have the same notation."""
    keys = [move.key for move in snapshot.game.moves(snapshot.state)]
    if len(set(keys)) != len(keys):
        raise Broken(f"twice in the list: {sorted({key for key in keys if keys.count(key) > 1})}")


@check("click-order")
def click_order(snapshot: Snapshot) -> None:
    """No move is over before another that begins with the same clicks."""
    clicks = sorted({things for things in touched(snapshot) if things})
    for one, following in pairwise(clicks):
        if following[: len(one)] == one:
            raise Broken(f"{one} is the beginning of {following}")


@check("default")
def default(snapshot: Snapshot) -> None:
    """The harmless move of an absent seat, if there is one, is legal."""
    move = snapshot.game.default(snapshot.state)
    if move is not None and not any(move is one for one in snapshot.game.moves(snapshot.state)):
        raise Broken(f"{move.key!r} is not legal")


@check("standing-answer")
def standing_answer(snapshot: Snapshot) -> None:
    """What a standing answer would say is legal whenever its question is asked, whatever the hand."""
    question = snapshot.state.stack[-1].name
    for standing in snapshot.game.meta.standing:
        if standing.question == question and not any(
            move.key == standing.declines for move in snapshot.game.moves(snapshot.state)
        ):
            raise Broken(f"{standing.declines!r} does not answer {question!r}")


@check("view-bytes")
def view_bytes(snapshot: Snapshot) -> None:
    """A view is the same bytes each time, alone or with others, and says truly whose it is and who decides."""
    state = snapshot.state
    asked = [decision.seat for decision in state.stack]
    for viewer, view, shown in zip(snapshot.viewers, snapshot.views, snapshot.shown, strict=True):
        if view.seat != viewer or view.edition != state.edition.hash or view.ending != state.ending:
            raise Broken(f"the view of {viewer} says seat {view.seat}, ending {view.ending!r}")
        if view.left != state.left:
            raise Broken(f"the view of {viewer} says that {view.left} left, the state {state.left}")
        if [pending.seat for pending in view.pending] != asked:
            raise Broken(f"the view of {viewer} asks {view.pending}, the state {asked}")
        if viewer == state.decider and encode_view(snapshot.game.view(state, viewer)) != shown:
            raise Broken(f"the view of {viewer} changes when it is asked for again")


@check("ids-in-view")
def ids_in_view(snapshot: Snapshot) -> None:
    """Everything a move touches stands in the view of the seat that decides, or lies where it says."""
    shown, zones = snapshot.shown[snapshot.decider], snapshot.zones[snapshot.decider]
    for thing in {thing for things in touched(snapshot) for thing in things}:
        zone = zones.get(zone_of_thing(thing))
        lies = zone is not None and zone.kinds is not None and kind_of(thing) in zone.kinds
        if not lies and quoted(thing) not in shown:
            raise Broken(f"{thing!r} is touched by a move and stands nowhere in the view")


def touched(snapshot: Snapshot) -> list[tuple[str, ...]]:
    """The things of each legal move, in the order one clicks."""
    view = snapshot.views[snapshot.decider]
    return [snapshot.game.touches(view, move) for move in snapshot.game.moves(snapshot.state)]


@check("events-and-zones")
def events_and_zones(before: Snapshot, events: list[Event], after: Snapshot) -> None:
    """What a viewer is told, applied to the zones it saw, gives the zones it sees."""
    told_alike = all(event.seen == EVERYONE for event in events)
    for n, (old, new) in enumerate(zip(before.zones, after.zones, strict=True)):
        if n and told_alike and old is before.zones[n - 1] and new is after.zones[n - 1]:
            continue  # this viewer and the one before see and are told the same
        changes = changes_told(redact(events, before.viewers[n]))
        for place in old.keys() | new.keys():
            was, zone = old.get(place), new.get(place)
            more, kinds = changes.get(place) or (0, {})
            if not more and not kinds and was == zone:
                continue
            count = (was.count if was else 0) + more
            if count != (zone.count if zone else 0):
                raise Broken(f"{before.viewers[n]} counts {count} in {place}; the view says {zone}")
            if zone and zone.kinds is not None and (was is None or was.kinds is not None):
                known = Counter(was.kinds if was else None)
                known.update(kinds)
                if {kind: one for kind, one in known.items() if one} != {
                    k: one for k, one in zone.kinds.items() if one
                }:
                    raise Broken(f"{before.viewers[n]} knows {dict(known)} in {place}; the view says {zone.kinds}")


@check("events-keep-secrets")
def events_keep_secrets(before: Snapshot, events: list[Event], after: Snapshot) -> None:
    """No viewer is told a kind that its views before and after do not show, but by an event that reveals."""
    quiet = [event for event in events if isinstance(event, Moved) or not event.reveals]
    for n, viewer in enumerate(before.viewers):
        told = redact(quiet, viewer)
        for kind in names_told(told) & before.box.keys():
            name = quoted(kind)
            if name in before.shown[n] or name in after.shown[n]:
                continue
            if before.box[kind] == 1:
                raise Broken(f"{viewer} is told of {kind!r}, which it cannot see")
            for event in told:
                if isinstance(event, Moved) and event.kind == kind:
                    places = {event.source, event.target}
                    zones = [one.zones[n].get(place) for one in (before, after) for place in places]
                    if all(zone is not None and zone.kinds is None for zone in zones):
                        raise Broken(f"{viewer} is told that {kind!r} goes from {event.source} to {event.target}")


@check("length")
def length(decisions: int, longest: int) -> None:
    """A game ends before it has more decisions than any sensible one."""
    if decisions > longest:
        raise Broken(f"{decisions} decisions and no end")


# At some decisions, before a move.


@check("copies")
def copies(snapshot: Snapshot, rng: Random) -> None:
    """A copy is equal, and what is played on it does not change the original."""
    true, copy = fingerprint(snapshot.state), snapshot.state.copy()
    if type(copy) is not type(snapshot.state) or fingerprint(copy) != true:
        raise Broken("a copy differs from its original")
    for _ in range(_MOVES_ON_A_COPY):
        if copy.stack:
            snapshot.game.play(copy, rng.choice(snapshot.game.moves(copy)), RandomChance(rng))
    if fingerprint(snapshot.state) != true:
        raise Broken("playing on a copy changed the original")


@check("same-moves-again")
def same_moves_again(snapshot: Snapshot) -> None:
    """Asked afresh, a game answers with the same moves in the same order."""
    fresh = snapshot.state.copy()
    fresh.legal = None
    again, legal = snapshot.game.moves(fresh), snapshot.game.moves(snapshot.state)
    if len(again) != len(legal) or any(one is not other for one, other in zip(again, legal, strict=True)):
        raise Broken(f"{[move.key for move in legal]} became {[move.key for move in again]}")


@check("candidates")
def candidates(snapshot: Snapshot) -> None:
    """Legal moves are candidates, and a candidate is legal exactly when no rule refuses it."""
    tried = snapshot.game.candidates(snapshot.state)
    legal = {id(move) for move in snapshot.game.moves(snapshot.state)}
    if len({move.key for move in tried}) != len(tried):
        raise Broken("two candidates have the same notation")
    missing = legal - {id(move) for move in tried}
    if missing:
        raise Broken(f"{len(missing)} legal moves are no candidates")
    for move, (_, refusal) in zip(tried, snapshot.answers[1], strict=True):
        if (refusal is None) != (id(move) in legal):
            raise Broken(f"{move.key!r} is {'' if id(move) in legal else 'not '}legal, but why_not says {refusal}")


@check("refusals-in-catalogue")
def refusals_in_catalogue(snapshot: Snapshot) -> None:
    """Every refusal names a rule that has a text in each language that claims to be complete."""
    refused = {refusal.rule for _, refusal in snapshot.answers[1] if refusal is not None}
    for language in COMPLETE:
        if missing := sorted(refused - rules_of(snapshot.game.package, language, strict=True).keys()):
            raise Broken(f"{missing[0]} is not in rules/{language}.md")


@check("determinize-view")
def determinize_view(snapshot: Snapshot, rng: Random) -> None:
    """A state made up from a seat's view, as records and clients keep it, looks the same to that seat."""
    view_type = snapshot.game.view_type()
    for seat in range(snapshot.state.seats):
        sent = msgspec.json.decode(snapshot.shown[seat], type=view_type)
        sample = snapshot.game.determinize(sent, seat, rng)
        if encode_view(snapshot.game.view(sample, seat)) != snapshot.shown[seat]:
            raise Broken(f"seat {seat} would notice the difference")


@check("determinize-box")
def determinize_box(snapshot: Snapshot, rng: Random) -> None:
    """A state made up from a seat's view has the components of the game."""
    for seat in range(snapshot.state.seats):
        sample = snapshot.game.determinize(snapshot.views[seat], seat, rng)
        if snapshot.game.components(sample) != snapshot.box:
            raise Broken(f"the state made up for seat {seat} has other components")


@check("determinize-moves")
def determinize_moves(snapshot: Snapshot, rng: Random) -> None:
    """In a state made up from its view, the deciding seat has the same moves, candidates and refusals."""
    seat = snapshot.decider
    sample = snapshot.game.determinize(snapshot.views[seat], seat, rng)
    _demand_the_same(snapshot.answers, answers_of(snapshot.game, sample))


@check("determinize-preview")
def determinize_preview(snapshot: Snapshot, rng: Random) -> None:
    """In a state made up from its view, the deciding seat is shown the same previews."""
    game, seat = snapshot.game, snapshot.decider
    sample = game.determinize(snapshot.views[seat], seat, rng)
    legal = game.moves(snapshot.state)
    for move in rng.sample(legal, min(_PREVIEWS, len(legal))):
        if game.preview(sample, move) != game.preview(snapshot.state, move):
            raise Broken(f"the preview of {move.key!r} tells what is hidden from seat {seat}")


@check("visibility-view")
def visibility_view(snapshot: Snapshot) -> None:
    """Whatever a viewer may not see can change without changing its view."""
    if type(snapshot.state) not in DECLARED:
        raise Broken(f"{type(snapshot.state).__name__} does not declare who sees its fields")
    for viewer, shown in zip(snapshot.viewers, snapshot.shown, strict=True):
        with perturbed(snapshot.state, viewer) as twin:
            if encode_view(snapshot.game.view(twin, viewer)) != shown:
                raise Broken(f"the view of {viewer} depends on what is hidden from it")


@check("visibility-moves")
def visibility_moves(snapshot: Snapshot) -> None:
    """Whatever the deciding seat may not see can change without changing what it may do and why not."""
    true = snapshot.answers
    with perturbed(snapshot.state, snapshot.decider) as twin:
        _demand_the_same(true, answers_of(snapshot.game, twin))


@check("visibility-tally")
def visibility_tally(snapshot: Snapshot) -> None:
    """Whatever a viewer may not see can change without changing the points it is shown."""
    for viewer in snapshot.viewers:
        true = snapshot.game.tally(snapshot.state, viewer)
        if [line.seat for line in true] != list(range(snapshot.state.seats)):
            raise Broken("a tally has one line of points for each seat, in order")
        with perturbed(snapshot.state, viewer) as twin:
            if snapshot.game.tally(twin, viewer) != true:
                raise Broken(f"the points shown to {viewer} depend on what is hidden from it")


@check("view-json")
def view_json(snapshot: Snapshot) -> None:
    """The bytes of a view, read as its type, are the view."""
    for viewer, view, shown in zip(snapshot.viewers, snapshot.views, snapshot.shown, strict=True):
        if msgspec.json.decode(shown, type=type(view)) != view:
            raise Broken(f"the view of {viewer} does not survive JSON")


@check("described")
def described(snapshot: Snapshot) -> None:
    """What the game says its views and data files are can be told to programs, and is what its views are."""
    game = snapshot.game
    named: type = game.view_type()
    if type(snapshot.views[0]) is not named:
        raise Broken(f"a view is a {type(snapshot.views[0]).__name__}, and view_type says {named.__name__}")
    data = game.schema()
    try:
        msgspec.json.schema_components([named, *([data] if data is not None else [])])
    except TypeError as error:
        raise Broken(f"no schema can be made: {error}") from None


@check("notation")
def notation(table: Table) -> None:
    """A legal move is found by its notation."""
    for move in table.moves():
        if table.find(move.key) is not move:
            raise Broken(f"{move.key!r} finds {table.find(move.key).key!r}")


@check("pickle")
def pickle(snapshot: Snapshot) -> None:
    """Moves that come back from another process are the same objects."""
    sent = [*snapshot.game.moves(snapshot.state), *snapshot.game.candidates(snapshot.state)]
    for move, back in zip(sent, other_process().back(sent), strict=True):
        if move is not back:
            raise Broken(f"{move.key!r} comes back as another object")


@check("packing")
def packing(snapshot: Snapshot) -> None:
    """A state that was sent to another process is the same there, and so is what can be done."""
    game, state = snapshot.game, snapshot.state
    back = unpack(pack(state, game, state.edition), game)
    if fingerprint(back) != fingerprint(state):
        raise Broken("the state comes back as another")
    if back.edition is not state.edition:
        raise Broken("the edition was sent along")
    if any(one is not other for one, other in zip(game.legal(back), game.legal(state), strict=True)):
        raise Broken("other moves are legal in the state that came back")


@check("late")
def late(snapshot: Snapshot, rng: Random) -> None:
    """A seat whose clock runs out is answered for, and no component is lost by it."""
    twin = snapshot.state.copy()
    answer_for(snapshot.game, twin, rng)
    conservation.test(Snapshot(snapshot.game, twin, snapshot.box))


@check("leaving")
def leaving(snapshot: Snapshot, rng: Random) -> None:
    """A seat that leaves is answered for until another is asked, gains no place by it, and no component is lost."""
    game, twin = snapshot.game, snapshot.state.copy()
    seats = [seat for seat in range(twin.seats) if seat not in twin.left]
    if len(seats) < 3:  # the only other seat has won
        return
    seat = rng.choice(seats)
    game.resign(twin, seat)
    for _ in range(_ANSWERS_FOR_ONE):
        if not twin.stack or twin.stack[-1].seat != seat:
            break
        answer_for(game, twin, rng)
    else:
        raise Broken(f"seat {seat} has left, and is still asked {twin.stack[-1].name!r}")
    after = Snapshot(game, twin, snapshot.box)
    conservation.test(after)
    view_bytes.test(after)
    for one in seats:
        if encode_view(game.view(game.determinize(after.views[one], one, rng), one)) != after.shown[one]:
            raise Broken(f"a state made up from the view of seat {one} does not know who left")


def answer_for(game: Game, state: State, rng: Random) -> None:
    """What a table does for a seat that is absent."""
    move = game.default(state)
    if move is None:
        game.pass_over(state, RandomChance(rng))
    else:
        game.play(state, move, RandomChance(rng))


# At some decisions, after a move.


@check("preview")
def preview(seen: Preview, seat: int, events: list[Event], drawn: tuple[str, ...]) -> None:
    """What a preview shows is what then happens, up to the first draw or revelation."""
    if seen.draws != bool(drawn):
        raise Broken(f"the preview says draws: {seen.draws}; drawn were {drawn}")
    told = redact(events, seat)
    if list(seen.events) != (told[: len(seen.events)] if seen.reveals else told):
        raise Broken(f"the preview shows {seen.events}; what happened is {told}")


@check("determinize-play")
def determinize_play(before: Snapshot, move: Move, events: list[Event], after: Snapshot, rng: Random) -> None:
    """A move that reveals nothing looks the same to a seat in every state that fits its view."""
    for seat in range(before.state.seats):
        sample = before.game.determinize(before.views[seat], seat, rng)
        if not any(move is one for one in before.game.moves(sample)):
            if seat == before.decider:
                raise Broken(f"{move.key!r} is not legal in a state that fits the view of seat {seat}")
            continue
        try:
            other = before.game.play(sample, move, NoChance())
        except ChanceError:
            raise Broken(f"{move.key!r} draws in a state that fits the view of seat {seat}") from None
        if seen_by(other, seat) != seen_by(events, seat):
            raise Broken(f"seat {seat} would be told otherwise of {move.key!r}")
        if encode_view(before.game.view(sample, seat)) != after.shown[seat]:
            raise Broken(f"seat {seat} would see otherwise after {move.key!r}")


@check("undo-frontier")
def undo_frontier(before: Snapshot, events: list[Event], after: Snapshot) -> None:
    """A move that may be taken back has shown nobody anything new."""
    listed = {place for snapshot in (before, after) for zones in snapshot.zones for place in zones}
    for n, viewer in enumerate(before.viewers):
        if before.zones[n] == after.zones[n] and before.shown[n] == after.shown[n]:
            continue
        news = known_kinds(after.zones[n]) - known_kinds(before.zones[n])
        for event in redact(events, viewer):
            # Things that are all alike and come from an open stock beside the table are no news.
            if (
                isinstance(event, Moved)
                and event.source not in listed
                and event.kind
                and before.box.get(event.kind) != 1
            ):
                news[event.kind] -= event.count
        for kind, count in before.box.items():
            if news[kind] > 0 or (
                count == 1 and quoted(kind) in after.shown[n] and quoted(kind) not in before.shown[n]
            ):
                raise Broken(f"{viewer} has learned of {kind!r}")


@check("undo")
def undo(earlier: Snapshot, now: Snapshot) -> None:
    """Taking back a move gives every viewer the view it had."""
    if now.shown != earlier.shown:
        raise Broken("a view is not what it was")
    if fingerprint(now.state) != fingerprint(earlier.state):
        raise Broken("the state is not what it was")


# At the end of a game.


@check("ending")
def ending(game: Game, state: State, outcome: Outcome) -> None:
    """A game ends in a way it declares, with a place and points for each seat."""
    declared = {*game.meta.endings, *SHARED_ENDINGS}
    if not outcome.endings or not declared.issuperset(outcome.endings):
        raise Broken(f"the endings {outcome.endings} are not among {sorted(declared)}")
    natural = game.outcome(state)
    if (natural is not None) != (not state.stack) or (natural is not None and state.ending not in natural.endings):
        raise Broken(f"{len(state.stack)} decisions pending, the ending {state.ending!r} and the outcome {natural}")
    if [tally.seat for tally in outcome.tallies] != list(range(state.seats)):
        raise Broken("an outcome has one line of points for each seat, in order")
    expected = [1 + sum(other < place for other in outcome.places) for place in outcome.places]
    if list(outcome.places) != expected:
        raise Broken(f"the places {outcome.places} leave gaps")


@check("earlier-states")
def earlier_states(kept: list[tuple[State, str]]) -> None:
    """Positions kept during the game are what they were when they were kept."""
    for state, true in kept:
        if fingerprint(state) != true:
            raise Broken("a position that was kept has changed")


@check("record")
def record(table: Table) -> None:
    """A record read back from its bytes is the same record."""
    data = bytes(table.record)
    again = Record.parse(data)
    if bytes(again) != data or again.header != table.record.header or again.entries != table.record.entries:
        raise Broken("the record reads otherwise than it was written")


@check("replay")
def replay(table: Table, seq: int, true: str) -> None:
    """Opened from its record, every position is what it was."""
    again = open_at(Record.parse(bytes(table.record)), seq, table.game)
    if fingerprint(again.state) != true:
        raise Broken(f"after entry {seq} the record leads elsewhere")


@check("verify")
def verified(table: Table) -> None:
    """The record of a finished game proves every move and every draw."""
    verify(bytes(table.record), table.game)


@check("tampering")
def tampering(table: Table, rng: Random) -> None:
    """A record in which any one byte is changed does not verify."""
    data = bytearray(bytes(table.record))
    place = rng.randrange(len(data))
    data[place] ^= rng.randrange(1, 256)
    try:
        verify(bytes(data), table.game)
    except RecordError:
        return
    raise Broken(f"byte {place} was changed and nobody noticed")


def _demand_the_same(true: Answers, other: Answers) -> None:
    if true[0] != other[0]:
        raise Broken(f"the moves would differ: {sorted({*true[0]} ^ {*other[0]})}")
    if true[1] != other[1]:
        differing = sorted({key for key, _ in true[1]} ^ {key for key, _ in other[1]})
        raise Broken(f"the candidates or their refusals would differ: {differing}")
