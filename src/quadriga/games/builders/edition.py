"""Reads a data file of The Builders, checks its counts, and says which line is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from quadriga.core.datafile import DataFile, Group
from quadriga.core.edition import Edition
from quadriga.games.builders.schema import (
    BuildingCard,
    Resources,
    Schema,
    SlaveCard,
    ToolCard,
    UniversityCard,
    WorkerCard,
)

WORKERS, APPRENTICES, SLAVES, TOOLS, UNIVERSITIES, BUILDINGS, MACHINES = 18, 4, 6, 4, 4, 29, 4
RANKS: Final[tuple[str, ...]] = ("apprentice", "labourer", "journeyman", "master")


class Worker:
    """Somebody who can be sent to work: a worker, a slave, a freed slave or a machine.

    Never changed: freeing and teaching put another one in its place, so copies of a state share them.
    """

    __slots__ = ("id", "is_machine", "is_slave", "lesson", "makes", "pay", "rank")

    def __init__(self, id: str, rank: str, pay: int, makes: Resources, lesson: str | None = None) -> None:
        self.id: Final = id
        self.rank: Final = rank
        self.pay: Final = pay
        self.makes: Final = makes
        #: The university laid on this worker.
        self.lesson: Final = lesson
        self.is_slave: Final = rank == "slave"
        self.is_machine: Final = rank == "machine"


class BuildersEdition(Edition):
    """One set of cards and numbers, looked up by card id."""

    __slots__ = ("_changed", "buildings", "freed_pay", "numbers", "tools", "universities", "workers")

    def __init__(self, name: str, hash: str, groups: tuple[Group, ...], tables: Schema) -> None:
        super().__init__(name, hash, groups)
        numbers = tables.numbers
        self.numbers: Final = numbers
        self.freed_pay: Final = tables.freed.pay
        self.tools: Final = {card.id: card for card in tables.tools.cards}
        self.universities: Final = {card.id: card for card in tables.universities.cards}
        self.buildings: Final = {card.id: card for card in (*tables.buildings.cards, *tables.machines.cards)}
        workers = {card.id: Worker(card.id, card.rank, card.pay, card.makes) for card in tables.workers.cards}
        for slave in tables.slaves.cards:  # b.slave.unpaid, as long as the file says that their wage is nothing
            workers[slave.id] = Worker(slave.id, "slave", numbers.slave_pay, slave.makes)
        for machine in tables.machines.cards:
            assert machine.makes is not None
            workers[machine.id] = Worker(machine.id, "machine", numbers.machine_pay, machine.makes)
        self._changed: dict[tuple[str, str, str | None], Worker] = {}
        #: Everybody who can ever work, as they first join a team.
        self.workers: Final = workers

    def freed(self, worker: Worker) -> Worker:
        """The other side of a slave's card: b.slave.freed."""
        return self._became(worker.id, "freed", self.freed_pay, worker.makes, worker.lesson)

    def taught(self, worker: Worker, university: str) -> Worker:
        """A worker under a university: the named level replaces his own, his wage stays: b.university.replaces."""
        card = self.universities[university]
        makes = tuple(card.level if place == card.resource else level for place, level in enumerate(worker.makes))
        return self._became(worker.id, worker.rank, worker.pay, (makes[0], makes[1], makes[2], makes[3]), university)

    def _became(self, id: str, rank: str, pay: int, makes: Resources, lesson: str | None) -> Worker:
        """One object for each thing a worker can become, so that what is known of it can be kept."""
        worker = self._changed.get((id, rank, lesson))
        if worker is None:
            worker = self._changed[id, rank, lesson] = Worker(id, rank, pay, makes, lesson)
        return worker


def read(text: str, name: str) -> BuildersEdition:
    """A data file, checked."""
    file = DataFile(text)
    tables = file.read(Schema)
    _count(file, "workers", tables.workers.cards, WORKERS)
    _count(file, "slaves", tables.slaves.cards, SLAVES)
    _count(file, "tools", tables.tools.cards, TOOLS)
    _count(file, "universities", tables.universities.cards, UNIVERSITIES)
    _count(file, "buildings", tables.buildings.cards, BUILDINGS)
    _count(file, "machines", tables.machines.cards, MACHINES)
    apprentices = [card for card in tables.workers.cards if card.rank == "apprentice"]
    file.check(len(apprentices) == APPRENTICES, f"{len(apprentices)} apprentices, not {APPRENTICES}", "workers")
    for worker in tables.workers.cards:
        message = f"{worker.id} has the rank {worker.rank!r}, not one of {', '.join(RANKS)}"
        file.check(worker.rank in RANKS, message, worker.id)
    seen: set[str] = set()
    for card in _cards(tables):
        file.check(card.id not in seen, f"the id {card.id!r} stands twice", card.id)
        seen.add(card.id)
    for building in tables.buildings.cards:
        file.check(building.makes is None, f"{building.id} makes something but is no machine", building.id)
    for machine in tables.machines.cards:
        file.check(machine.makes is not None, f"the machine {machine.id} makes nothing", machine.id)
    for building in (*tables.buildings.cards, *tables.machines.cards):
        file.check(sum(building.needs) > 0, f"{building.id} needs nothing", building.id)
    for university in tables.universities.cards:
        file.check(0 <= university.resource <= 3, f"{university.id} teaches no resource", university.id)
    _check_figures(file, tables)
    return BuildersEdition(name, file.hash, file.groups(), tables)


def _check_figures(file: DataFile, tables: Schema) -> None:
    """No figure is below nothing, and the rows can be laid out."""
    for key, value in msgspec.structs.asdict(tables.numbers).items():
        file.check(_lowest(value) >= 0, f"{key} is below nothing", key)
    file.check(tables.freed.pay >= 0, "a freed slave's wage is below nothing", "freed")
    longest = WORKERS - APPRENTICES
    file.check(1 <= tables.numbers.row_length <= longest, f"a row is 1 to {longest} long", "row_length")
    for card in _cards(tables):
        figures = [value for value in msgspec.structs.astuple(card) if isinstance(value, int | tuple)]
        file.check(all(_lowest(value) >= 0 for value in figures), f"{card.id} has a figure below nothing", card.id)


def _lowest(value: int | tuple[int, ...]) -> int:
    return min(value) if isinstance(value, tuple) else value


def _count(file: DataFile, table: str, cards: Sequence[object], wanted: int) -> None:
    file.check(len(cards) == wanted, f"{len(cards)} cards in [{table}], not {wanted}", table)


def _cards(tables: Schema) -> list[WorkerCard | SlaveCard | ToolCard | UniversityCard | BuildingCard]:
    return [
        *tables.workers.cards,
        *tables.slaves.cards,
        *tables.tools.cards,
        *tables.universities.cards,
        *tables.buildings.cards,
        *tables.machines.cards,
    ]
