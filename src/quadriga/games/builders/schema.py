"""An edition of The Builders as its data file is written: one structure per table."""

from __future__ import annotations

import msgspec

from quadriga.core.datafile import Cards

#: Stone, wood, architecture, decoration.
Resources = tuple[int, int, int, int]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start_sesterces: int
    free_actions: int
    extra_action_price: int
    row_length: int
    take: tuple[int, int, int]
    end_points: int
    bank: int
    loans: int
    loan_gives: int
    loan_repays: int
    loan_penalty: int
    slave_price: int
    slave_penalty: int
    free_at_count_price: int
    tool_price: int
    university_price: int
    machine_pay: int
    slave_pay: int


class WorkerCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rank: str
    pay: int
    makes: Resources


class SlaveCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    makes: Resources


class ToolCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    adds: Resources


class UniversityCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    resource: int
    level: int


class BuildingCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    needs: Resources
    sesterces: int
    points: int
    #: What a machine produces once finished; None for a plain building.
    makes: Resources | None = None


class _Freed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pay: int


class Schema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    numbers: Numbers
    freed: _Freed
    workers: Cards[WorkerCard]
    slaves: Cards[SlaveCard]
    tools: Cards[ToolCard]
    universities: Cards[UniversityCard]
    buildings: Cards[BuildingCard]
    machines: Cards[BuildingCard]
