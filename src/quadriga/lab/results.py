"""The file of an arena: a line of JSON for the plan, and one for every game as it ends.

Sorted, it is the same bytes whoever played the games and in whatever order they ended.
"""

from __future__ import annotations

import os
import sys
import weakref
from collections.abc import Iterable
from pathlib import Path

import msgspec

from quadriga.core.errors import QuadrigaError
from quadriga.lab.games import Played
from quadriga.lab.plan import Plan


def read_results(file: Path, plans: type[Plan] = Plan, kind: type[Played] = Played) -> tuple[Plan, list[Played]]:
    """The plan and the games of a file, by their numbers; a line cut short by a crash is left out."""
    lines = file.read_bytes().split(b"\n")
    try:
        plan = msgspec.json.decode(lines[0], type=plans)
        games = [msgspec.json.decode(line, type=kind) for line in lines[1:-1]]
    except msgspec.DecodeError as error:
        raise QuadrigaError(f"{file} holds no arena: {error}") from None
    found: dict[int, Played] = {}
    for one in games:
        if found.setdefault(one.number, one) != one:
            raise QuadrigaError(f"{file} holds game {one.number} twice, and not the same")
    return plan, [found[number] for number in sorted(found)]


class Results:
    """Keeps the games of one plan, in a file or nowhere; one that holds some already is gone on with.

    `kind` is what is kept of a game. Raises `QuadrigaError` for a file that holds something else, and for one that
    another arena writes.
    """

    def __init__(self, plan: Plan, file: Path | None = None, kind: type[Played] = Played) -> None:
        self.plan = plan
        self.file = file
        self.played: dict[int, Played] = {}
        if file is None:
            return
        self._lock(file)
        lines = file.read_bytes()
        if b"\n" not in lines:
            file.write_bytes(msgspec.json.encode(plan) + b"\n")
            return
        held, games = read_results(file, type(plan), kind)
        if held != plan:
            raise QuadrigaError(f"{file} holds another arena: {', '.join(held.bots)} at {held.game}, seed {held.seed}")
        self.played = {one.number: one for one in games}
        if not lines.endswith(b"\n"):
            file.write_bytes(lines[: lines.rindex(b"\n") + 1])

    def _lock(self, file: Path) -> None:
        """Hold the file as long as this object lives; the system lets go of it when the process is killed."""
        held = os.open(file, os.O_CREAT | os.O_APPEND | os.O_RDWR, 0o666)
        weakref.finalize(self, os.close, held)
        if sys.platform != "win32":  # which has no such lock
            import fcntl

            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise QuadrigaError(f"{file} is being written by another arena") from None

    def append(self, games: Iterable[Played]) -> None:
        for one in games:
            self.played[one.number] = one
        if self.file is not None:
            with self.file.open("ab") as end:
                end.write(b"".join(msgspec.json.encode(one) + b"\n" for one in games))

    @property
    def games(self) -> list[Played]:
        return [self.played[number] for number in sorted(self.played)]
