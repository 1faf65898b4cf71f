"""The cards, tiles and numbers that a table plays with."""

from __future__ import annotations

from typing import Final

from quadriga.core.datafile import Group
from quadriga.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """A data file read and checked. Games subclass it with their own tables."""

    __slots__ = ("groups", "hash", "name")

    def __init__(self, name: str, hash: str, groups: tuple[Group, ...]) -> None:
        self.name: Final = name
        self.hash: Final = hash
        self.groups: Final = groups
