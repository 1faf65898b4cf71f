"""One game being played: a state, its record, who has left, and what may be taken back."""

from __future__ import annotations

import os
from typing import Any, Generic

from quadriga.core.chance import AwaitedChance, Chance, KeyedChance, RecordedChance
from quadriga.core.edition import Edition
from quadriga.core.errors import (
    AmbiguousMove,
    IllegalMove,
    InvalidMove,
    NoncesAwaited,
    OptionError,
    QuadrigaError,
    RecordError,
    Refusal,
    UndoRefused,
)
from quadriga.core.events import Event, Preview, redact
from quadriga.core.exchange import VALUE_BYTES, Exchanges
from quadriga.core.game import GAME_OVER, Game
from quadriga.core.generic import Seen_co
from quadriga.core.meta import Standing
from quadriga.core.moves import Move
from quadriga.core.origin import begun
from quadriga.core.outcome import Outcome, Tally, places_by
from quadriga.core.record import (
    FORMAT,
    CommitEntry,
    ConcedeEntry,
    EndEntry,
    Entry,
    ExchangeEntry,
    Header,
    MoveEntry,
    Record,
    ResignEntry,
    RestoredEntry,
    RevealEntry,
    TakeoverEntry,
    TimeoutEntry,
    UndoEntry,
    Writer,
    commit,
    key_of,
    secret_of,
)
from quadriga.core.showing import Moves, Shown
from quadriga.core.state import State

#: What sits on a seat that is no bot's.
PERSON = "person"
#: Ways any game can end beside its own.
RESIGNATION = "resignation"
CONCESSION = "concession"
SHARED_ENDINGS = (RESIGNATION, CONCESSION)
#: What games call it when several share the first place.
TIE = "tie"
#: What a seat says beside its moves, and what is said of it.
Declaration = ResignEntry | TakeoverEntry | ConcedeEntry


class Step:
    """A move that its seat may perhaps still take back."""

    __slots__ = ("before", "events", "reveals", "seat", "seq")

    def __init__(self, seq: int, seat: int, before: State, events: list[Event]) -> None:
        self.seq = seq
        self.seat = seat
        self.before = before
        self.events = events
        self.reveals: bool | None = None  # computed when somebody asks: views are dear


class Table(Shown, Generic[Seen_co]):
    """One game from its deal to its end: a state, who sits at it, its record, and what may be taken back.

    `quadriga.new` and `quadriga.load(...).at` make them by a game's name, `Table.new` from the game itself; then the
    type checker knows what its views are. Ask `decider`, `moves`, `view`, `why_not`, `outcome`; then
    `play`, `undo`, `resign`. Every one of the latter writes an entry to the record, so that the table is its record.

    A move that is not allowed raises `IllegalMove` with the rule that forbids it, text that is no move here
    `InvalidMove`, the beginning of several `AmbiguousMove`; nothing has changed then.
    """

    def __init__(
        self, game: Game[Any, Seen_co, Any], state: State, seats: tuple[str, ...], writer: Writer | None
    ) -> None:
        self.game = game
        self.state = state
        #: What sits on each seat: `person`, or the name of a bot.
        self.seats = list(seats)
        #: The `seq` of the last entry; 0 before the first.
        self.head = 0
        self.conceded_to: int | None = None
        #: What the last entry did, unredacted; `events` shows it to a viewer.
        self.happened: list[Event] = []
        #: What the deal did that players want to know: who begins, and why.
        self.opening: list[Event] = state.events
        #: How many draws the record holds, those taken back included, the deal's first. It keys the next draw.
        self.draws = 0
        #: The new nonces of a table that was put back from a backup. Like draws they are never taken back.
        self.exchanges = Exchanges()
        self._writer = writer
        # A position opened from a record is played on with draws of its own.
        self._key = writer.key if writer else os.urandom(32)
        self._steps: list[Step] = []
        self._outcome: Outcome | None = None

    @classmethod
    def new(
        cls,
        game: Game[Any, Seen_co, Any],
        players: int,
        *,
        seed: int | bytes | None = None,
        nonces: tuple[bytes, ...] | None = None,
        options: dict[str, Any] | None = None,
        edition: Edition | None = None,
        seats: tuple[str, ...] | None = None,
        hints: bool = False,
    ) -> Table[Seen_co]:
        """Deal a game. The same seed, without nonces, gives the same game. `hints` is told by the record alone."""
        meta = game.meta
        if type(players) is not int or players not in meta.players:
            raise OptionError(f"{meta.id} is for {meta.players[0]} to {meta.players[-1]} players, not {players}")
        kinds = seats or ("person",) * players
        hidden = nonces if nonces is not None else (b"",) * players
        if len(kinds) != players or len(hidden) != players:
            raise OptionError("one kind of seat and one nonce for each player")
        secret = secret_of(seed)
        edition = edition or game.edition()
        settled = meta.settle_options(options, players)
        chance = KeyedChance(key_of(secret, hidden), 0)
        state = game.setup(edition, settled, players, chance)
        header = Header(
            format=FORMAT,
            game=meta.id,
            rules=meta.rules_version,
            edition=edition.hash,
            options=settled,
            seats=kinds,
            seed=commit(secret),
            nonces=tuple(commit(nonce) for nonce in hidden),
            deal=tuple(chance.drawn),
            hints=hints,
        )
        table = cls(game, state, kinds, Writer.begin(secret, hidden, header))
        table.draws = len(header.deal)
        return table

    @classmethod
    def dealt(cls, game: Game[Any, Seen_co, Any], header: Header, writer: Writer | None = None) -> Table[Seen_co]:
        """The table of a header, as it was before the first entry."""
        meta = game.meta
        if header.format != FORMAT:
            raise RecordError(0, f"record format {header.format} can be verified, not opened; this is {FORMAT}")
        if header.rules != meta.rules_version:
            raise RecordError(0, f"played by rules version {header.rules}; this is {meta.rules_version}")
        if len(header.seats) not in meta.players or len(header.nonces) != len(header.seats):
            raise RecordError(0, f"{meta.id} is not for {len(header.seats)} seats with {len(header.nonces)} nonces")
        try:
            settled = meta.settle_options(header.options, len(header.seats))
        except OptionError as error:
            raise RecordError(0, str(error)) from None
        if settled != header.options:
            raise RecordError(0, "an option is missing")
        state = begun(game, header)
        table = cls(game, state, header.seats, writer)
        table.draws = 0 if header.origin else len(header.deal)  # a fork has drawn nothing with its own key
        return table

    def copy(self, writer: Writer | None = None) -> Table[Seen_co]:
        """A twin to try things on; what it does is written to `writer`, if to anything."""
        twin = Table(self.game, self.state.copy(), tuple(self.seats), writer)
        twin.head = self.head
        twin.conceded_to = self.conceded_to
        twin.happened = self.happened
        twin.draws = self.draws
        twin.exchanges = self.exchanges.copy()
        twin.opening = self.opening
        twin._steps = self._steps[:]
        twin._outcome = self._outcome
        return twin

    # What can be asked.

    @property
    def decider(self) -> int | None:
        """The seat that decides now; None once the game is over."""
        return None if self.outcome else self.state.decider

    @property
    def resigned(self) -> tuple[int, ...]:
        """Seats that resigned, earliest first."""
        return self.state.left

    @property
    def question(self) -> str:
        """The name of the pending decision."""
        return self.state.stack[-1].name if self.decider is not None else ""

    @property
    def standing(self) -> Standing | None:
        """How the pending decision may be answered ahead; None where it must be asked."""
        question = self.question
        return next((one for one in self.game.meta.standing if one.question == question), None)

    def moves(self) -> Moves:
        """The legal moves of the deciding seat; none once the game is over."""
        return Moves() if self.outcome else Moves(self.game.moves(self.state))

    def candidates(self) -> list[Move]:
        """What the deciding seat might try, legal or not."""
        return [] if self.outcome else self.game.candidates(self.state)

    def view(self, seat: int | None = None) -> Seen_co:
        """What a seat sees; without one, what a spectator sees."""
        self.demand_seat(seat)
        return self.game.view(self.state, seat)

    def events(self, seat: int | None = None) -> list[Event]:
        """What the last entry did, as a viewer may know it."""
        self.demand_seat(seat)
        return redact(self.happened, seat)

    def tally(self, seat: int | None = None) -> tuple[Tally, ...]:
        """Points if the game ended now, from what a seat sees."""
        self.demand_seat(seat)
        return self.game.tally(self.state, seat)

    def preview(self, move: Move | str) -> Preview:
        """What a legal move would do, as the deciding seat would see it."""
        return self.game.preview(self.state, self.find(move))

    def why_not(self, text: str) -> Refusal | None:
        """Why a move is not allowed now; None when it is."""
        try:
            self.find(text)
        except IllegalMove as error:
            return error.refusal
        return None

    def touches(self, move: Move) -> tuple[str, ...]:
        """The things a move of the deciding seat touches, in the order one clicks: `("gate@p0.hand",)`."""
        if not isinstance(move, Move):
            raise InvalidMove(repr(move))
        return self.game.touches(self.game.view(self.state, self.state.decider), move)

    def why_not_at(self, seat: int, thing: str, begun: tuple[str, ...] = ()) -> list[Refusal]:
        """Why a seat's click on a thing does nothing now, after these clicks; empty when it does something."""
        self._demand_one(seat)
        return [Refusal(GAME_OVER)] if self.outcome else self.game.why_not_at(self.state, seat, thing, begun)

    def instead_of(self, seat: int, thing: str) -> list[Move]:
        """Legal moves that come nearest to what a click on a thing was meant to do, the nearest first."""
        self._demand_one(seat)
        return [] if self.outcome else self.game.instead_of(self.state, seat, thing)

    @property
    def record(self) -> Record:
        """The record so far; its seed is in it once the game is over."""
        if self._writer is None:
            raise QuadrigaError("a position opened from a record keeps no record of what is played on")
        return self._writer.record

    @property
    def outcome(self) -> Outcome | None:
        """Who came where, once the game is over."""
        if self._outcome is None:
            self._outcome = self._find_outcome()
        return self._outcome

    def _find_outcome(self) -> Outcome | None:
        if self.state.stack and not self.resigned and self.conceded_to is None:
            return None
        natural = self.game.outcome(self.state)
        if natural is not None:
            if not self.resigned:
                return natural
            places = self._rank([-place for place in natural.places])
            endings = tuple(ending for ending in natural.endings if ending != TIE)
            shared = TIE in self.game.meta.endings and places.count(1) > 1  # among those who stayed
            return Outcome((*endings, TIE) if shared else endings, places, natural.tallies)
        if self.conceded_to is not None:
            endings = (CONCESSION,)
        elif len(self.resigned) >= self.state.seats - 1:
            endings = (RESIGNATION,)
        else:
            return None
        tallies = self.game.tally(self.state, None)
        return Outcome(endings, self._rank([tally.total for tally in tallies]), tallies)

    def _rank(self, merits: list[int]) -> tuple[int, ...]:
        """Places by merit, the seat conceded to before all others.

        Behind all who stayed are those who resigned, a later resignation before an earlier one.
        """
        left, stayed, won = range(3)
        keys = [(won if seat == self.conceded_to else stayed, merit) for seat, merit in enumerate(merits)]
        for order, seat in enumerate(self.resigned):
            keys[seat] = (left, order)
        return places_by(keys)

    def has_seat(self, seat: int) -> bool:
        """Whether there is such a seat and it has not resigned."""
        return type(seat) is int and 0 <= seat < self.state.seats and seat not in self.resigned

    def find_exactly(self, key: str) -> Move | None:
        """The legal move with this notation; None when there is none."""
        for move in self.game.moves(self.state):
            if move.key == key:
                return move
        return None

    def find(self, wanted: Move | str) -> Move:
        """A legal move by itself, by its notation, or by an unambiguous beginning of it."""
        if not isinstance(wanted, Move | str):
            raise InvalidMove(repr(wanted))
        if self.outcome:
            raise IllegalMove(str(wanted), Refusal(GAME_OVER))
        text = wanted.key if isinstance(wanted, Move) else " ".join(wanted.split())
        legal = self.find_exactly(text)
        if legal is not None:
            return legal
        for move in self.game.candidates(self.state):
            if move.key == text:
                refusal = self.game.why_not(self.state, move)
                assert refusal is not None, f"{text!r} is neither legal nor refused"
                raise IllegalMove(text, refusal)
        begun = [move for move in self.game.moves(self.state) if text and move.key.startswith(text)]
        if len(begun) == 1:
            return begun[0]
        if begun:
            raise AmbiguousMove(text, [move.key for move in begun])
        raise InvalidMove(text)

    # What can be done.

    def play(self, move: Move | str) -> list[Event]:
        """Make a move for the deciding seat; answers what its seat sees happen.

        Raises `IllegalMove`, `InvalidMove` or `AmbiguousMove`, and `NoncesAwaited` where it draws before the new nonces
        of a restored table are there; nothing has changed then.
        """
        chosen = self.find(move)
        seat = self.state.stack[-1].seat
        seq, chance = self._next()
        self.make(seq, seat, chosen, chance)
        self._write(MoveEntry(seq, seat, chosen.key, drawn(chance)))
        events = self.happened
        self.settle()
        return redact(events, seat)

    def time_out(self) -> None:
        """The deciding seat's clock ran out: its harmless default move is made, or its decision passed over."""
        self._demand_running()
        seat = self.state.stack[-1].seat
        move = self.game.default(self.state)
        seq, chance = self._next()
        self.make(seq, seat, move, chance, keep=False)
        self._write(TimeoutEntry(seq, seat, notation(move), drawn(chance)))
        self.settle()

    def resign(self, seat: int) -> None:
        """A seat leaves for good; its decisions are answered with harmless moves or passed over."""
        self._demand_running(seat)
        entry = ResignEntry(self.head + 1, seat)
        self.declare(entry)
        self._write(entry)
        self.settle()

    def take_over(self, seat: int, kind: str) -> None:
        """Somebody else sits here from now on."""
        self._demand_running(seat)
        entry = TakeoverEntry(self.head + 1, seat, kind)
        self.declare(entry)
        self._write(entry)

    def concede(self, to: int) -> None:
        """All seats agree that one of them has won."""
        self._demand_running(to)
        entry = ConcedeEntry(self.head + 1, to)
        self.declare(entry)
        self._write(entry)
        self.settle()

    def restore(self) -> None:
        """The table was put back from a backup: every person at it must add a new nonce before the next draw."""
        self._demand_running()
        self._add_exchange(RestoredEntry(self.head + 1, os.urandom(VALUE_BYTES).hex()))

    def commit_nonce(self, seat: int, nonce_hash: str) -> None:
        """Fix a seat's new nonce by its hash. Raises `ExchangeError` where none is asked of it."""
        self._add_exchange(CommitEntry(self.head + 1, seat, nonce_hash))

    def reveal_nonce(self, seat: int, nonce: bytes) -> None:
        """Show the nonce a seat committed to. Raises `ExchangeError` where it is another, or not asked for yet."""
        self._add_exchange(RevealEntry(self.head + 1, seat, nonce.hex()))

    @property
    def awaited(self) -> list[int]:
        """The seats whose commitment, or then whose nonce, a draw waits for; none unless the table was restored."""
        return self.exchanges.awaited(self._people()) if self.exchanges.now is not None else []

    def undo_reach(self) -> int:
        """How many moves the seat that moved last may take back by itself."""
        if self.outcome:
            return 0
        reach = 0
        for step in reversed(self._steps):
            if step.reveals is None:
                step.reveals = self.game.reveals(step.before, step.events)
            if step.reveals:
                break
            reach += 1
        return reach

    @property
    def moved_last(self) -> int | None:
        """The only seat that may perhaps take something back; whether it may, `undo_reach` says."""
        return self._steps[-1].seat if self._steps else None

    @property
    def undo_seat(self) -> int | None:
        """The seat that may take something back now."""
        return self._steps[-1].seat if self.undo_reach() else None

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves of the seat that made them.

        Raises `UndoRefused` beyond `undo_reach`: where something was revealed or drawn, or another seat moved.
        """
        if type(moves) is not int or not 1 <= moves <= self.undo_reach():
            raise UndoRefused(f"{moves} moves back; {self.undo_reach()} can be taken back")
        step = self._steps[-moves]
        entry = UndoEntry(self.head + 1, step.seat, step.seq - 1)
        self.take_back(entry)
        self._write(entry)

    def undo_agreed(self, seat: int, to: int, earlier: Table | None = None) -> None:
        """Go back to the position after entry `to`, with everyone's consent.

        That position is needed of a table that does not hold its whole record itself.
        """
        if self.outcome or not 0 <= to < self.head:
            raise UndoRefused(f"there is no position {to} to go back to")
        entry = UndoEntry(self.head + 1, seat, to, agreed=True)
        self.go_back(earlier or self.earlier(self.record, to))
        self._write(entry)
        self.settle()

    def settle(self) -> None:
        """Answer for seats that have resigned, and close the record of a game that is over."""
        while self.state.left and not self.outcome and self.state.stack[-1].seat in self.state.left:
            seat = self.state.stack[-1].seat
            move = self.game.default(self.state)
            seq, chance = self._next()
            try:
                self.make(seq, seat, move, chance, keep=False)
            except NoncesAwaited:
                break  # the last nonce settles again
            self._write(MoveEntry(seq, seat, notation(move), drawn(chance), auto=True))
        if self.outcome and self._writer is not None and self._writer.record.end is None:
            writer = self._writer
            nonces = tuple(nonce.hex() for nonce in writer.nonces)
            self._write(EndEntry(self.head + 1, self.outcome.endings, self.outcome.places, writer.seed.hex(), nonces))

    # What entries do. Whether they are allowed was asked before: by the methods above, or by a `Follower`.

    def make(self, seq: int, seat: int, move: Move | None, chance: Chance, keep: bool = True) -> None:
        """Make a legal move, or go on without one where a seat is absent.

        Without `keep` it cannot be taken back, and costs no copy of the state.
        """
        before = self.state.copy() if keep or self.exchanges.now is not None else None
        try:
            if move is None:
                self.happened = self.game.pass_over(self.state, chance)
            else:
                self.happened = self.game.play(self.state, move, chance)
        except NoncesAwaited:
            assert before is not None
            self.state = before
            raise
        if not keep:
            before = None
        draws = len(drawn(chance))
        self.draws += draws
        if self._steps and (self._steps[-1].seat != seat or before is None or draws):
            self._steps.clear()
        if before is not None and not draws:
            self._steps.append(Step(seq, seat, before, self.happened))

    def take_back(self, entry: UndoEntry) -> None:
        """Take back what a seat may take back by itself; raises `UndoRefused` where that is too much."""
        place = next((i for i, step in enumerate(self._steps) if step.seq == entry.to + 1), None)
        if place is None or self.undo_reach() < len(self._steps) - place or self._steps[place].seat != entry.seat:
            raise UndoRefused("this reaches beyond what the seat may take back")
        self.state = self._steps[place].before.copy()  # a twin may hold the same step
        del self._steps[place:]
        self.happened = []

    def earlier(self, record: Record, to: int) -> Table:
        """The position after entry `to` of a record that was followed up to here, or written here."""
        earlier = Table.dealt(self.game, record.header)
        for entry in record.line_to(to):
            if isinstance(entry, MoveEntry | TimeoutEntry):
                move = earlier.find_exactly(entry.move)
                assert move is not None or not entry.move, f"{entry.move!r} was legal"
                earlier.make(entry.seq, entry.seat, move, RecordedChance(entry.draws), keep=False)
            elif isinstance(entry, ResignEntry | TakeoverEntry | ConcedeEntry):
                earlier.declare(entry)
        return earlier

    def go_back(self, earlier: Table) -> None:
        """Stand again as the table stood earlier."""
        self.state, self.conceded_to = earlier.state, earlier.conceded_to
        self.seats = earlier.seats
        self._steps.clear()
        self.happened = []
        self.exchanges.seated_anew(self._people())

    def declare(self, entry: Declaration) -> None:
        """Note that a seat resigned, that somebody else sits on it, or that the others concede to it."""
        self.happened = []
        if isinstance(entry, ResignEntry):
            self.happened = self.game.resign(self.state, entry.seat)
        elif isinstance(entry, TakeoverEntry):
            self.seats[entry.seat] = entry.kind
        else:
            self.conceded_to = entry.to
        self._steps.clear()
        self.exchanges.seated_anew(self._people())

    def make_exchange(self, entry: ExchangeEntry) -> None:
        """Take part in the exchange of new nonces; raises `ExchangeError` where that is not due."""
        self.exchanges.enter(entry, self._people())
        self.happened = []

    def keyed_by(self, key: bytes) -> KeyedChance:
        """The next draws, from the key the table was dealt with."""
        return KeyedChance(self.exchanges.key_from(key, self.state.seats), self.draws)

    # How it is done.

    def demand_seat(self, seat: int | None) -> None:
        """Refuse a viewer that is neither a seat nor a spectator."""
        if seat is not None:
            self._demand_one(seat)

    def _demand_one(self, seat: int) -> None:
        """Refuse what is no seat, whether somebody is still on it or not."""
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise QuadrigaError(f"there is no seat {seat!r} at a table of {self.state.seats}")

    def _demand_running(self, *seats: int) -> None:
        """Refuse once the game is over, and what names a seat that is not at the table, or not any more."""
        if self.outcome:
            raise QuadrigaError("the game is over")
        if gone := [seat for seat in seats if not self.has_seat(seat)]:
            raise QuadrigaError(f"seat {gone[0]!r} is not at the table")

    def _next(self) -> tuple[int, Chance]:
        seq = self.head + 1
        # A position opened from a record is nobody's game: it waits for no nonces.
        if self.exchanges.now is not None and self._writer is not None:
            return seq, AwaitedChance(self.awaited)
        return seq, self.keyed_by(self._key)

    def _people(self) -> list[int]:
        """The seats that are asked for nonces."""
        return [seat for seat, kind in enumerate(self.seats) if kind == PERSON and seat not in self.resigned]

    def _add_exchange(self, entry: ExchangeEntry) -> None:
        self.make_exchange(entry)
        self._write(entry)
        self.settle()

    def _write(self, entry: Entry) -> None:
        self.head = entry.seq
        if self._writer is not None:
            self._writer.append(entry)


def notation(move: Move | None) -> str:
    """A move as an entry keeps it; nothing where the rules went on without one."""
    return "" if move is None else move.key


def drawn(chance: Chance) -> tuple[str, ...]:
    """What was drawn so far, as an entry keeps it."""
    if isinstance(chance, KeyedChance):
        return tuple(chance.drawn)
    if isinstance(chance, RecordedChance):
        return chance.items[: chance.used]
    return ()
