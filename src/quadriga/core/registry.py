"""Which games are installed: subpackages of `quadriga.games`, and whatever names the entry point group."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.meta import Meta

GROUP = "quadriga.games"


@cache
def installed() -> dict[str, str]:
    """The package of every installed game by its id."""
    home = importlib.import_module(GROUP)
    found = {
        module.name.replace("_", "-"): f"{GROUP}.{module.name}"
        for module in pkgutil.iter_modules(home.__path__)
        if module.ispkg
    }
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point.module)
    return dict(sorted(found.items()))


@cache
def broken() -> dict[str, str]:
    """Installed games that cannot be loaded, with the reason: whoever offers games names these and leaves them out."""
    return {id: reason for id in installed() if (reason := _why_broken(id))}


def usable() -> dict[str, str]:
    """The package of every installed game that can be loaded, by its id."""
    return {id: package for id, package in installed().items() if id not in broken()}


def _why_broken(id: str) -> str:
    try:
        game = find_game(id)
        if find_meta(id) is not game.meta:
            return "GAME.meta is not the META of meta.py"
        for name in game.meta.editions:
            game.edition(name)
    except Exception as error:  # whatever somebody else's package raises
        return f"{type(error).__name__}: {error}"
    return ""


@cache
def find_meta(id: str) -> Meta:
    """The facts of a game, without loading its rules."""
    module = importlib.import_module(f"{_package(id)}.meta")
    meta = module.META
    assert isinstance(meta, Meta)
    return meta


@cache
def find_game(id: str) -> Game:
    """A game with its rules."""
    game = importlib.import_module(f"{_package(id)}.game").GAME
    assert isinstance(game, Game)
    if type(game).__dictoffset__ and not hasattr(game, "__dict__"):
        # A compiled generic class has room for a `__dict__`. Python 3.11 remembers where it found a method only of
        # objects that have none or do have one: with the room left empty it searches the classes at every call.
        game.__dict__ = {}
    return game


def _package(id: str) -> str:
    packages = installed()
    name = str(id).replace("_", "-")
    if name not in packages:
        raise QuadrigaError(f"no game {id!r} is installed; there are {', '.join(packages)}")
    return packages[name]
