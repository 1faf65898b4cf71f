"""What can go wrong, by name. Every refused move names the rule that refuses it."""

from __future__ import annotations

from typing import Any, Final


class QuadrigaError(Exception):
    """The root of every error this library raises on purpose."""


class Refusal:
    """Why a move is not allowed: the rule's id, and the figures its explanation needs."""

    __slots__ = ("args", "rule")

    def __init__(self, rule: str, args: dict[str, Any] | None = None) -> None:
        self.rule: Final = rule
        self.args: Final[dict[str, Any]] = args or {}

    def __repr__(self) -> str:
        return f"<Refusal {self.rule} {self.args}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.rule)


def short_of(need: int, have: int, rule: str, more: dict[str, Any] | None = None) -> Refusal | None:
    """The refusal of whoever has less of something than it takes; None when there is enough."""
    if have >= need:
        return None
    return Refusal(rule, {"need": need, "have": have, **(more or {})})


class GuideError(QuadrigaError):
    """A game has no guide, or its guide cannot be followed."""


class PuzzleError(QuadrigaError):
    """A game's puzzles are not what puzzles look like, or cannot be set up."""


class InvalidMove(QuadrigaError):
    """The text is no move of this game in this position."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is not a move here")
        self.text = text


class IllegalMove(QuadrigaError):
    """The move exists, but a rule forbids it now."""

    def __init__(self, key: str, refusal: Refusal) -> None:
        super().__init__(f"{key!r} is refused by {refusal.rule}")
        self.key = key
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule


class AmbiguousMove(QuadrigaError):
    """The text is the beginning of several legal moves."""

    def __init__(self, text: str, keys: list[str]) -> None:
        super().__init__(f"{text!r} could be {', '.join(keys)}")
        self.text = text
        self.keys = keys


class ChanceError(QuadrigaError):
    """A draw that cannot be made."""


class NoncesAwaited(QuadrigaError):
    """After a restore nothing is drawn until these seats have committed to a new nonce and revealed it."""

    def __init__(self, seats: list[int]) -> None:
        super().__init__(f"a draw waits for the nonces of seats {', '.join(map(str, seats))}")
        self.seats = seats


class ExchangeError(QuadrigaError):
    """A commitment or a nonce that does not belong here."""


class EditionError(QuadrigaError):
    """A data file that is wrong, and the line that is."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.message = message
        self.line = line


class RecordError(QuadrigaError):
    """A record that does not hold, and the entry where it breaks (0 is the header)."""

    def __init__(self, seq: int, reason: str) -> None:
        super().__init__(f"entry {seq}: {reason}")
        self.seq = seq
        self.reason = reason


class ForkRefused(QuadrigaError):
    """A position that no table can go on from, and why in a word: `over`, `resigned`, `seat` or `long`."""

    def __init__(self, why: str, message: str) -> None:
        super().__init__(message)
        self.why = why


class OptionError(QuadrigaError):
    """A table option that does not exist, or a value it does not take."""


class UndoRefused(QuadrigaError):
    """Nothing to take back, or something was revealed or decided by another seat since."""
