"""An edition of Minerva as its data file is written: one structure per table."""

from __future__ import annotations

from typing import Literal

import msgspec

#: Grain, wood, stone, ore.
Resources = tuple[int, int, int, int]

Category = Literal["production", "commerce", "culture", "military", "special"]
Resource = Literal["grain", "wood", "stone", "ore"]
Effect = Literal[
    "gain", "choose", "denarii", "if-held", "culture", "garden", "glory", "exchange", "exchange-same",
    "trade", "arch", "supplies", "bath", "aqueduct", "circus",
]  # fmt: skip


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    start_denarii: tuple[int, int, int, int]
    start_resources: Resources
    residences: int
    resource_limit: int
    missing_price: int
    sale_price: int
    temple_row: int
    skip_income: int
    turn_fee: int
    hire_denarii: tuple[int, ...]
    hire_glory: tuple[int, ...]
    tokens_per_point: int
    solo_coins: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tokens the box holds; money and glory may run below nothing, for they never run out."""

    denarii: int
    resource_tokens: int
    glory_tokens: int
    assistants: int


class CultureTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    icons: int
    points: int
    players: int = 2


class BuildingRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    category: Category
    cost: Resources
    effect: Effect
    amount: int
    #: What it costs under the option that pays for every token held, where that differs.
    cost_per_token: Resources | None = None
    resource: Resource | None = None
    culture: Literal["theatre", "art", "academic"] | None = None
    pays: int = 0
    start: tuple[int, int, int] = (0, 0, 0)
    copies: tuple[int, int, int] = (0, 0, 0)


class TempleRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    area: Literal["near", "lines", "stores"]
    counts: str
    points: int
    cost: Resources


class _Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    back_points: tuple[int, int, int, int]


class _Culture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[CultureTile, ...]


class _Glory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: tuple[tuple[int, ...], ...]


class _Buildings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[BuildingRow, ...]


class _Temples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[TempleRow, ...]


class Titles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    augustus: int
    consul: int
    legatus: int
    tribunus: int
    centurion: int
    immune: int
    civil: int


class Schema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    numbers: Numbers
    box: Box
    titles: Titles
    orders: _Orders
    culture: _Culture
    glory: _Glory
    forum: BuildingRow
    buildings: _Buildings
    temples: _Temples
