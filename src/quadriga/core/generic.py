"""The type variables of `Game`, its state, its view and its edition; and of `Table`, the view of the game played there.

They stand in a module of their own that is not compiled, since mypyc leaves out what the type checker does not reach.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.core.edition import Edition
from quadriga.core.state import State
from quadriga.core.views import View

if TYPE_CHECKING:
    # Defaults, which `typing` has from Python 3.13 on: whoever drives any game says `Game` and no more.
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", bound=View, default=Any)
    E = TypeVar("E", bound=Edition, default=Any)
    # A table of whatever game: what all views have in common.
    Seen_co = TypeVar("Seen_co", bound=View, default=View, covariant=True)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
    V = TypeVar("V", bound=View)
    E = TypeVar("E", bound=Edition)
    Seen_co = TypeVar("Seen_co", bound=View, covariant=True)
