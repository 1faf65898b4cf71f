"""What only the compiler needs to know.

A compiled class takes no subclasses in plain Python unless it says so, and games outside this package are plain Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    Class = TypeVar("Class", bound=type)

    def mypyc_attr(**attributes: bool) -> Callable[[Class], Class]:
        """Read by the compiler, without effect otherwise."""
        return lambda cls: cls
