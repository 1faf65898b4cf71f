"""One randomised run: a game played through a table with everything that can happen at one, and checked all the way."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Final, ParamSpec

import msgspec

from quadriga.core.canonical import fingerprint
from quadriga.core.conformance import checks
from quadriga.core.conformance.checks import Check
from quadriga.core.conformance.snapshot import Snapshot
from quadriga.core.events import Preview
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.record import MoveEntry, UndoEntry
from quadriga.core.state import State
from quadriga.core.table import Table

P = ParamSpec("P")

#: One decision in so many gets the dear checks.
DEAR_EVERY: Final = 16
#: No sensible game has more decisions.
LONGEST: Final = 5_000

# How often what happens at tables happens at a decision.
_UNDO: Final = 0.04
_AGREED_UNDO: Final = 0.004
_AGREED_REACH: Final = 12
_TIMEOUT: Final = 0.01
_TAKEOVER: Final = 0.002
# How often it happens in a game, within its first decisions.
_RESIGNATION: Final = 0.15
_CONCESSION: Final = 0.02
_FIRST_DECISIONS: Final = 100
#: How much more likely one kind of move can be than another, and for how many decisions.
_LIKINGS: Final = (1.0, 2.0, 4.0, 8.0)
_MOOD_LASTS: Final = 100


class Failure(msgspec.Struct, frozen=True):
    """A check that failed: in which game, after which entry, and how; with the record up to there."""

    game: str
    seats: int
    seed: int
    seq: int
    check: str
    reason: str
    record: str

    def __str__(self) -> str:
        where = f"{self.game}, {self.seats} seats, seed {self.seed}, entry {self.seq}"
        return f"{self.check} failed in {where}: {self.reason} (record: {self.record})"


class Result(msgspec.Struct, frozen=True):
    """What one game showed."""

    decisions: int
    most_moves: int
    endings: tuple[str, ...]
    checks: dict[str, int]
    failure: Failure | None = None


class CheckFailed(Exception):
    def __init__(self, check: str, reason: str) -> None:
        super().__init__(f"{check}: {reason}")
        self.check = check
        self.reason = reason


class GameRun:
    """A random game. The same seed plays the same game and makes the same checks."""

    def __init__(self, game: Game, seats: int, seed: int, longest: int = LONGEST, dear_every: int = DEAR_EVERY) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.longest = longest
        self.dear_every = dear_every
        self.counts: Counter[str] = Counter()
        self.decisions = 0
        self.most_moves = 0
        # Two generators: another check does not make it another game.
        self.chooser = Random(f"choices {seed}")
        self.checker = Random(f"checks {seed}")
        self.table = self._deal()
        self.box = game.components(self.table.state)
        #: The position after each entry at which somebody was asked.
        self.snapshots: dict[int, Snapshot] = {}
        self.kept: list[tuple[State, str]] = []
        self.fingerprints: dict[int, str] = {}
        self.likes: dict[str, float] = {}
        self.resigns_at = self._perhaps(_RESIGNATION)
        self.concedes_at = self._perhaps(_CONCESSION)

    def run(self, keep: Path) -> Result:
        """Play to the end or to the first check that fails, whose record is left in a folder."""
        failure = None
        try:
            self._play_to_the_end()
        except CheckFailed as failed:
            failure = self._report(failed, keep)
        outcome = self.table.outcome if failure is None else None
        endings = outcome.endings if outcome else ()
        return Result(self.decisions, self.most_moves, endings, dict(self.counts), failure)

    def holds(self, check: Check[P], *args: P.args, **kwargs: P.kwargs) -> None:
        self.counts[check.name] += 1
        try:
            check.test(*args, **kwargs)
        except checks.Broken as broken:
            raise CheckFailed(check.name, str(broken)) from None
        except Exception as error:
            raise CheckFailed(check.name, f"{type(error).__name__}: {error}") from error

    def _deal(self) -> Table:
        choose, meta = self.chooser, self.game.meta
        options = {option.id: choose.choice(option.choices_for(self.seats)) for option in meta.options}
        nonces = tuple(choose.randbytes(choose.choice((0, 16))) for _ in range(self.seats))
        edition = self.game.edition(choose.choice(meta.editions))
        return Table.new(self.game, self.seats, seed=self.seed, nonces=nonces, options=options, edition=edition)

    def _perhaps(self, odds: float) -> int | None:
        place = self.chooser.randrange(_FIRST_DECISIONS)
        return place if self.chooser.random() < odds else None

    def _play_to_the_end(self) -> None:
        table = self.table
        snapshot = self._look()
        while not table.outcome:
            self.holds(checks.length, self.decisions, self.longest)
            self._check_cheaply(snapshot)
            dear = self.checker.randrange(self.dear_every) == 0
            if dear:
                self._check_dearly(snapshot)
            self.decisions += 1
            snapshot = self._interrupt(snapshot) or self._move(snapshot, dear)
        self._check_the_end()

    def _look(self) -> Snapshot:
        snapshot = Snapshot(self.game, self.table.state, self.box)
        self.snapshots[self.table.head] = snapshot
        return snapshot

    def _check_cheaply(self, snapshot: Snapshot) -> None:
        self.holds(checks.conservation, snapshot)
        self.holds(checks.no_dead_end, snapshot)
        self.holds(checks.distinct_moves, snapshot)
        self.holds(checks.click_order, snapshot)
        self.holds(checks.default, snapshot)
        self.holds(checks.standing_answer, snapshot)
        self.holds(checks.view_bytes, snapshot)
        self.holds(checks.ids_in_view, snapshot)
        self.most_moves = max(self.most_moves, len(self.game.moves(snapshot.state)))

    def _check_dearly(self, snapshot: Snapshot) -> None:
        rng = self.checker
        self.holds(checks.copies, snapshot, rng)
        self.holds(checks.same_moves_again, snapshot)
        self.holds(checks.candidates, snapshot)
        self.holds(checks.refusals_in_catalogue, snapshot)
        self.holds(checks.determinize_view, snapshot, rng)
        self.holds(checks.determinize_box, snapshot, rng)
        self.holds(checks.determinize_moves, snapshot, rng)
        self.holds(checks.determinize_preview, snapshot, rng)
        self.holds(checks.visibility_view, snapshot)
        self.holds(checks.visibility_moves, snapshot)
        self.holds(checks.visibility_tally, snapshot)
        self.holds(checks.view_json, snapshot)
        self.holds(checks.described, snapshot)
        self.holds(checks.notation, self.table)
        self.holds(checks.pickle, snapshot)
        self.holds(checks.packing, snapshot)
        self.holds(checks.late, snapshot, rng)
        self.holds(checks.leaving, snapshot, rng)
        true = fingerprint(snapshot.state)
        self.kept.append((snapshot.state, true))
        self.fingerprints[self.table.head] = true

    def _interrupt(self, before: Snapshot) -> Snapshot | None:
        """Something other than a move, now and then; the position it leads to."""
        choose, table = self.chooser, self.table
        luck = choose.random()
        earlier: Snapshot | None = None
        head = table.head
        if self.decisions == self.resigns_at:
            self.holds(checks.playing, lambda: table.resign(choose.choice(self._staying())))
            if self.seats > 2 and choose.random() < 0.5:
                self.resigns_at = self.decisions + 1 + choose.randrange(_FIRST_DECISIONS)
        elif self.decisions == self.concedes_at:
            table.concede(choose.choice(self._staying()))
        elif luck < _UNDO and table.undo_reach():
            table.undo(min(table.undo_reach(), 1 + int(choose.expovariate(1))))
            earlier = self._taken_back()
        elif luck < _UNDO + _AGREED_UNDO and head:
            recent = [seq for seq in self.snapshots if seq < head][-_AGREED_REACH:]
            table.undo_agreed(choose.randrange(self.seats), choose.choice(recent))
            earlier = self._taken_back() if table.head == head + 1 else None
        elif luck > 1 - _TIMEOUT:
            self.holds(checks.playing, table.time_out)
        elif luck > 1 - _TIMEOUT - _TAKEOVER:
            table.take_over(choose.choice(self._staying()), "random")
        if table.head == head:
            return None
        snapshot = self._look()
        if earlier is not None:
            self.holds(checks.undo, earlier, snapshot)
        elif table.head == head + 1 and not isinstance(table.record.entries[-1], UndoEntry):
            self.holds(checks.events_and_zones, before, table.happened, snapshot)
            self.holds(checks.events_keep_secrets, before, table.happened, snapshot)
        return snapshot

    def _staying(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.table.resigned]

    def _taken_back(self) -> Snapshot | None:
        entry = self.table.record.entries[-1]
        assert isinstance(entry, UndoEntry)
        return self.snapshots[entry.to]

    def _choose(self, moves: list[Move]) -> Move:
        """A legal move by the mood of this game, which likes some kinds of move more than others for a while.

        Uniform choices make all games alike.
        """
        if self.decisions % _MOOD_LASTS == 0:
            self.likes.clear()
        verbs = [move.key.partition(" ")[0] for move in moves]
        for verb in verbs:
            if verb not in self.likes:
                self.likes[verb] = self.chooser.choice(_LIKINGS)
        return self.chooser.choices(moves, [self.likes[verb] for verb in verbs])[0]

    def _move(self, before: Snapshot, dear: bool) -> Snapshot:
        table, game = self.table, self.game
        move = self._choose(table.moves())
        head, seen = table.head, game.preview(before.state, move) if dear else None
        self.holds(checks.playing, lambda: _play(table, move))
        after = self._look()
        written = table.record.entries[head:]
        if any(isinstance(entry, MoveEntry) and entry.auto for entry in written):
            return after  # a seat that resigned was answered for: the events are of another move
        events = table.happened
        self.holds(checks.events_and_zones, before, events, after)
        self.holds(checks.events_keep_secrets, before, events, after)
        made = written[0]
        assert isinstance(made, MoveEntry)
        if seen is not None:
            self._check_what_happened(before, move, seen, made.draws, after)
        return after

    def _check_what_happened(
        self, before: Snapshot, move: Move, seen: Preview, drawn: tuple[str, ...], after: Snapshot
    ) -> None:
        events = self.table.happened
        self.holds(checks.preview, seen, before.decider, events, drawn)
        if not seen.reveals:
            self.holds(checks.determinize_play, before, move, events, after, self.checker)
        if self.table.undo_reach():
            self.holds(checks.undo_frontier, before, events, after)

    def _check_the_end(self) -> None:
        table = self.table
        assert table.outcome is not None
        self.holds(checks.ending, self.game, table.state, table.outcome)
        last = Snapshot(self.game, table.state, self.box)
        self.holds(checks.conservation, last)
        self.holds(checks.view_bytes, last)
        self.holds(checks.earlier_states, self.kept)
        self.holds(checks.record, table)
        self.holds(checks.replay, table, len(table.record), fingerprint(table.state))
        if self.fingerprints:
            seq = self.checker.choice(list(self.fingerprints))
            self.holds(checks.replay, table, seq, self.fingerprints[seq])
        self.holds(checks.verified, table)
        self.holds(checks.tampering, table, self.checker)

    def _report(self, failed: CheckFailed, keep: Path) -> Failure:
        keep.mkdir(parents=True, exist_ok=True)
        name = self.game.meta.id
        path = keep / f"{name}-{self.seats}-{self.seed}-{failed.check}.jsonl"
        self.table.record.save(path)
        head = self.table.head
        return Failure(name, self.seats, self.seed, head, failed.check, failed.reason, str(path))


def _play(table: Table, move: Move) -> None:
    table.play(move)
