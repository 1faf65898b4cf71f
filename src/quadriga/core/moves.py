"""What a seat can do: a move is a frozen, interned value with a notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One thing a seat may decide.

    Moves are interned: a game makes them only through its own constructor
    functions, which keep one object per meaning, so the engine compares moves
    by identity. Text from outside is looked up among legal moves or candidates,
    never interned. A constructor is a line and its table,

        return _take.get(card) or _take.setdefault(card, Take(card))

    which costs a compiled game nothing; `functools.cache` on the constructor
    means the same and costs it up to a seventh of its speed (decision 0014).
    """

    __slots__ = ("args", "key", "maker")

    def __init__(self, maker: Callable[..., Move], args: tuple[Any, ...], key: str) -> None:
        self.maker: Final = maker
        self.args: Final = args
        #: The notation, and the name on the wire.
        self.key: Final = key

    def __reduce__(self) -> tuple[Callable[..., Move], tuple[Any, ...]]:
        return self.maker, self.args

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Move:
        return self

    def __str__(self) -> str:
        return self.key

    def __repr__(self) -> str:
        return f"<Move {self.key!r}>"
