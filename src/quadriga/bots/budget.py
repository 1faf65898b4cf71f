"""How long a bot may search for one decision."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from quadriga.core.errors import QuadrigaError

_TEXT: Final = re.compile(r"(\d+)(ms|s)?")


class Budget(msgspec.Struct, frozen=True):
    """A number of iterations, which plays the same game everywhere, or a time; the other is 0."""

    iterations: int = 0
    milliseconds: int = 0

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.iterations)

    def share(self, part: float) -> Budget:
        """A part of it, and never nothing."""
        return Budget(
            max(1, round(self.iterations * part)) if self.iterations else 0,
            max(1, round(self.milliseconds * part)) if self.milliseconds else 0,
        )


def read_budget(text: str) -> Budget:
    """`400` iterations, `100ms` or `2s`."""
    found = _TEXT.fullmatch(text.strip())
    if found is None or int(found[1]) == 0:
        raise QuadrigaError(f"a budget is a number of iterations or a time such as 400, 100ms or 2s, not {text!r}")
    number = int(found[1])
    if found[2] is None:
        return Budget(iterations=number)
    return Budget(milliseconds=number * (1000 if found[2] == "s" else 1))
