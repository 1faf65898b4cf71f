"""The cards, tiles and numbers of a game: a TOML file that says where each group comes from."""

from __future__ import annotations

import hashlib
import re
import tomllib
from typing import Any, Final, Generic, TypeVar

import msgspec

from quadriga.core.errors import EditionError

#: Where a group of figures comes from; a data file may use no other word.
PROVENANCES: Final = ("rulebook", "public", "reconstructed")

#: How sure the figures of a group are, the surest first; the screens say it in words.
CONFIDENCES: Final = ("high", "medium", "low")

#: Keys that say where a figure comes from. They are for people and change no game, so no hash covers them.
_ABOUT: Final = frozenset({"provenance", "confidence", "note", "sources", "refs"})

#: A file may come from anybody. What no game needs is refused before it can cost time or memory: reading a key of
#: thousands of parts takes seconds, and a million copies of a card fill the machine.
LONGEST_TEXT: Final = 48 * 1024
LONGEST_LINE: Final = 1_000
LARGEST_FIGURE: Final = 1_000
LARGEST_SUM: Final = 10_000

T = TypeVar("T", bound=msgspec.Struct)


class Cards(msgspec.Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """A table of a data file that lists cards."""

    cards: tuple[T, ...]


class Group(msgspec.Struct, frozen=True):
    """Where one group of figures comes from, for the screens to say so."""

    name: str
    provenance: str
    #: Of its least certain line: a group is not surer than what is in it.
    confidence: str
    note: str = ""


class DataFile:
    """The text of an edition, parsed, with the line of whatever turns out wrong."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._check_length()
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
            self._facts: Final = _without_provenance(self.tables)
            encoded = msgspec.json.encode(self._facts, order="deterministic")
            figures = _figures(self._facts)
        except ValueError as error:  # TOMLDecodeError, and numbers of more digits than Python reads
            found = re.search(r"line (\d+)", str(error))
            raise EditionError(str(error), int(found[1]) if found else None) from None
        except RecursionError:
            raise EditionError("it is nested too deeply") from None
        self._check_figures(figures)
        self.hash = hashlib.sha256(encoded).hexdigest()

    def _check_length(self) -> None:
        if len(self.text) > LONGEST_TEXT:
            raise EditionError(f"it is longer than {LONGEST_TEXT} letters")
        for number, line in enumerate(self.text.split("\n"), start=1):
            if len(line) > LONGEST_LINE:
                raise EditionError(f"a line is longer than {LONGEST_LINE} letters", number)

    def _check_figures(self, figures: list[float]) -> None:
        for figure in figures:
            if not abs(figure) <= LARGEST_FIGURE:  # so written because nothing compares with nan
                raise EditionError(f"{figure} is beyond {LARGEST_FIGURE}")
        if sum([abs(figure) for figure in figures]) > LARGEST_SUM:
            raise EditionError(f"all figures together are beyond {LARGEST_SUM}")

    def read(self, shape: type[T]) -> T:
        """The file as a typed structure, without what says where its figures come from."""
        try:
            return msgspec.convert(self._facts, shape)
        except msgspec.ValidationError as error:
            path = re.search(r"`\$(.*)`", str(error))
            raise EditionError(str(error), self.line_of_path(path[1] if path else "")) from None

    def groups(self) -> tuple[Group, ...]:
        """Every table of the file with its provenance and how sure it is. Neither is taken for granted."""
        found = []
        for name, table in self.tables.items():
            if not isinstance(table, dict):
                continue
            provenance = str(table.get("provenance", ""))
            self._check_one_of("provenance", provenance, PROVENANCES, f"[{name}]", name)
            confidence = self._least_sure(name, table)
            found.append(Group(name, provenance, confidence, table.get("note", "")))
        return tuple(found)

    def _least_sure(self, name: str, table: dict[str, Any]) -> str:
        """The lowest confidence in a table, after checking what its lines say of themselves."""
        least = str(table.get("confidence", ""))
        self._check_one_of("confidence", least, CONFIDENCES, f"[{name}]", name)
        lines = [line for value in table.values() if isinstance(value, list) for line in value]
        for line in lines:
            if not isinstance(line, dict):
                continue
            id = str(line.get("id", name))
            if "provenance" in line:
                self._check_one_of("provenance", line["provenance"], PROVENANCES, id, id)
            if "confidence" in line:
                self._check_one_of("confidence", line["confidence"], CONFIDENCES, id, id)
                least = max(least, line["confidence"], key=CONFIDENCES.index)
        return least

    def _check_one_of(self, key: str, told: object, words: tuple[str, ...], what: str, where: str) -> None:
        self.check(told in words, f"{what} says {key} {told!r}, not one of {', '.join(words)}", where)

    def check(self, holds: bool, message: str, where: str = "") -> None:
        """Refuse the file, at the line that has `where` as an id or a table."""
        if not holds:
            raise EditionError(message, self.line_of(where))

    def line_of(self, name: str) -> int | None:
        """The line that defines a card by id, or a table or key by name; of two, the second is the one too many."""
        quoted = re.escape(name)
        for pattern in (rf'\bid\s*=\s*"{quoted}"', rf"^[ \t]*\[+{quoted}\]+", rf"^[ \t]*{quoted}\s*="):
            found = list(re.finditer(pattern, self.text, re.MULTILINE)) if name else []
            if found:
                lead = len(found[-1][0]) - len(found[-1][0].lstrip())
                return self.text.count("\n", 0, found[-1].start() + lead) + 1
        return None

    def line_of_path(self, path: str) -> int | None:
        """The line of a path such as `.workers.cards[3].pay`, as well as the text allows."""
        start = 0
        line: int | None = None
        for name, index in re.findall(r"\.(\w+)|\[(\d+)\]", path):
            if index:
                entries = list(re.finditer(r"^[ \t]*\{", self.text[start:], re.MULTILINE))
                if int(index) >= len(entries):
                    break
                start += entries[int(index)].end()
                line = self.text.count("\n", 0, start) + 1
            else:
                found = re.search(rf"^[ \t]*\[{name}\]|\b{name}\s*=", self.text[start:], re.MULTILINE)
                if not found:
                    break
                start += found.end()
                line = self.text.count("\n", 0, start) + 1
        return line


def _without_provenance(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_provenance(inner) for key, inner in value.items() if key not in _ABOUT}
    if isinstance(value, list):
        return [_without_provenance(inner) for inner in value]
    return value


def _figures(value: Any) -> list[float]:
    """Every number of a file, however deep."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [figure for inner in value for figure in _figures(inner)]
    return [value] if isinstance(value, int | float) else []
