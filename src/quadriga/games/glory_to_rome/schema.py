"""An edition of Glory to Rome as its data file is written: one structure per table."""

from __future__ import annotations

import msgspec

from quadriga.core.datafile import Cards


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    orders: int
    start_orders: int
    experts_orders: int
    start_senators: int
    start_influence: int
    hand_limit: int
    petition: int
    senators: int
    sites_each: int
    initiation_town_sites: int
    outside_actions: int
    merchant_bonus: int
    statue_points: int
    wall_materials: int


class MaterialCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    role: str
    value: int


class BuildingCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    material: str
    copies: int
    hand_limit: int = 0
    client_limit: int = 0
    client_factor: int = 1
    vault_limit: int = 0
    on_completion: str = ""


class Schema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    numbers: Numbers
    materials: Cards[MaterialCard]
    buildings: Cards[BuildingCard]
