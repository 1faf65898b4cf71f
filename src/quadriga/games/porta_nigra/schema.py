"""The data file of Porta Nigra as it is written: one structure for each of its tables."""

from __future__ import annotations

from typing import Final

import msgspec

from quadriga.core.datafile import Cards

#: In the order of their price; everywhere else a colour is a place in this list.
COLOURS: Final[tuple[str, ...]] = ("black", "blue", "red", "yellow", "white")
BUILDINGS: Final[tuple[str, ...]] = ("basilica", "amphitheatre", "wall", "porta")


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bricks: int
    romans: int
    coins: int
    torches: int
    influence: int
    start_sesterces: int
    start_torches: int
    start_romans: int
    hand: int
    building_display: int
    honour_display: int
    market_low: int
    market_full: int
    toll: int
    torch_gives: int
    roman_cost: int
    build_cost: int
    reward_every: int
    porta_least: int
    porta_most: int
    early_end_points: int


class Rounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    #: By the number of players.
    count: dict[str, int]
    multiplier: dict[str, int]


class _Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    price: dict[str, int]


class Leftovers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    roman: int
    influence: int
    torch: int
    brick: int
    sesterces_per_point: int


class _Sets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: tuple[int, ...]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one majority is counted in: a row, or the elements of one height in the Porta Nigra."""

    id: str
    building: str
    first: int
    second: int
    row: str = ""
    height: int = 0


class _Majorities(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    parts: tuple[Part, ...]


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    building: str
    torches: int = 0
    romans: int = 0
    sesterces: int = 0
    influence: int = 0
    white_bricks: int = 0


class _Rewards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    each: tuple[Reward, ...]


class Quarter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    building: str
    shop: str


class _Quarters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clockwise: tuple[Quarter, ...]


class SpotLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    row: str
    colour: str
    bricks: int
    points: int


class SpotGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spots: tuple[SpotLine, ...]
    rows_without_cards: tuple[str, ...] = ()


class PortaLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: str


class _Porta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spots: tuple[PortaLine, ...]


class ActionLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    torches: int
    icons: tuple[str, ...]
    #: With more players the card stays in the box.
    most_players: int = 4


class SupplyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    adds: tuple[str, ...]


class BuildingCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    building: str
    colour: str


class HonourCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: int
    cost: int
    #: Discarded besides the cost: so many cards of different buildings, or another honour card.
    discard_different: int = 0
    discard_honour: str = ""
    #: Kept until the final scoring, or kept as a building card.
    final_points: int = 0
    building: str = ""
    #: Done at once.
    porta_brick: bool = False
    build: bool = False
    bricks: tuple[str, ...] = ()
    romans: int = 0
    torches: int = 0
    sesterces: int = 0
    points: int = 0

    @property
    def is_kept(self) -> bool:
        return bool(self.final_points or self.building)


class Schema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    numbers: Numbers
    rounds: Rounds
    colours: _Colours
    leftovers: Leftovers
    sets: _Sets
    majorities: _Majorities
    rewards: _Rewards
    quarters: _Quarters
    basilica: SpotGroup
    amphitheatre: SpotGroup
    wall: SpotGroup
    porta: _Porta
    actions: Cards[ActionLine]
    supply: Cards[SupplyCard]
    building_cards: Cards[BuildingCard]
    honours: Cards[HonourCard]

    def rows(self) -> dict[str, SpotGroup]:
        """The buildings whose spots fix their bricks."""
        return {"basilica": self.basilica, "amphitheatre": self.amphitheatre, "wall": self.wall}
