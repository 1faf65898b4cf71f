"""The terminal hides nothing that lies open: whatever number of a view is another one, something drawn is.

Everything a person sees of a position in the terminal comes from its layout: what is drawn, and what `i` says of a
thing. So each number of many views is changed in turn; where the layout stays the same in all of them, the number is
hidden, and has to be on the list below with a reason.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from quadriga.core.game import Game
from quadriga.core.layout import layout_of
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.core.views import View

Path = tuple[str | int, ...]
POSITIONS = 60

#: Numbers that need not be drawn: what they say is told otherwise, or is no matter of the table.
SEAT = "whose view it is"
NOT_DRAWN: dict[str, dict[str, str]] = {
    "builders": {
        "seat": SEAT,
        "active": "a sign marks whoever decides",
        "repaid": "loans paid back are out of the game",
        "idle": "turns in a row in which nobody built anything; they matter only where nobody means to go on",
    },
    "glory-to-rome": {
        "seat": SEAT,
        "options": "chosen before the game, and shown then",
        "removed": "the same in every game of so many players; nobody has seen the cards",
        "seen": "what lies open is drawn where it lies; this remembers what did",
    },
    "minerva": {
        "seat": SEAT,
        "deck": "the buildings in it are drawn, and so is the round, one tile of which is among them for each to come",
        "coins": "drawn with the round tile they lie on",
    },
    "porta-nigra": {
        "seat": SEAT,
        "early_seat": "noted beside the player once a game ends early, which hardly any by chance does",
    },
}


def numbers(value: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from numbers(inner, (*path, name))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from numbers(inner, (*path, place))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


def changed(plain: Any, path: Path, by: int) -> Any:
    """A view with one number changed; only the way to it is copied."""
    if not path:
        return plain + by
    first, *rest = path
    copy: Any = dict(plain) if isinstance(plain, dict) else list(plain)
    copy[first] = changed(plain[first], tuple(rest), by)
    return copy


def shown(game: Game, view: View) -> bytes:
    return msgspec.json.encode(layout_of(game, view), order="deterministic")


def matters(game: Game, view: View, plain: Any, path: Path, drawn: bytes) -> bool:
    """Whether another number there makes another picture; one that no table can have makes none at all."""
    for by in (1, -1, 3):
        try:
            other = msgspec.convert(changed(plain, path, by), type(view), strict=False)
            if shown(game, other) != drawn:
                return True
        except (AssertionError, IndexError, KeyError, ValueError, StopIteration, ZeroDivisionError):
            return True
    return False


def name_of(path: Path) -> str:
    """The field, whatever place of a list or key of a table it was."""
    if path[0] in ("options", "seen"):
        return str(path[0])
    return ".".join("*" if isinstance(part, int) else part for part in path)


def hidden_numbers(id: str) -> set[str]:
    game, rng = find_game(id), Random(4)
    seen: set[str] = set()
    drawn: set[str] = set()
    left = POSITIONS
    for seed in range(100):
        table = Table.new(game, game.meta.players[seed % len(game.meta.players)], seed=seed)
        while table.decider is not None and left:
            if rng.random() < 0.04:
                left -= 1
                view = table.view(table.decider)
                plain, picture = msgspec.to_builtins(view), shown(game, view)
                for path in numbers(plain):
                    name = name_of(path)
                    seen.add(name)
                    if name not in drawn and matters(game, view, plain, path, picture):
                        drawn.add(name)
            table.play(rng.choice(table.moves()))
        if not left:
            return seen - drawn
    raise AssertionError("too few positions")


@pytest.mark.parametrize("id", NOT_DRAWN)
def test_every_public_number_is_drawn_or_has_a_reason_not_to_be(id: str) -> None:
    assert hidden_numbers(id) == NOT_DRAWN[id].keys()
