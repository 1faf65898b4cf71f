"""How many processes so many people need, and how long they wait: `python bench/capacity.py`. No server is started.

A discrete-event simulation: moves, bots' moves and looks at old games arrive by chance at groups of
processes, each of which serves one request after another for as long as `bench/server.py` and
`bench/tables.py` have measured. Printed are processes, machines, what they use, and how long a request
waits before it is served. The same queue with known figures is held against Erlang's formula by
`tests/project/test_capacity.py`.

All that is assumed and not measured stands in `Assumed`; every field is an option.
"""

from __future__ import annotations

import argparse
import dataclasses
import heapq
import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

Draw = Callable[[Random], float]


@dataclass(frozen=True)
class Measured:
    """Processor time in seconds and memory in bytes, as the measurements printed them; docs/scale.md has the output."""

    web_of_move: float = 1.05e-3
    database_of_move: float = 0.19e-3
    bot_move: float = 5.2e-3
    #: By the clock: QUADRIGA_BOT_MILLISECONDS.
    searched_move: float = 0.4
    look: float = 10e-3
    #: For each second that they are open.
    idle_stream: float = 2.9e-6
    idle_person: float = 12.7e-6
    stream_bytes: float = 24e3
    person_bytes: float = 33e3
    process_bytes: float = 111e6
    row_bytes: float = 244
    archived_bytes: float = 14.6e3


@dataclass(frozen=True)
class Assumed:
    """What people do, and what machines cost."""

    #: Of those online, how many sit at a table; how many share one; seconds between two moves there.
    playing: float = 0.6
    people_a_table: float = 2.5
    seconds_a_move: float = 15.0
    #: Bots' moves for each move of a person, how many of them are searched for, and looks at old games a second.
    bots_a_move: float = 0.5
    searching: float = 0.1
    looks: float = 1 / 600
    #: Hours a day for which so many are online; the rest of the day counts as nobody.
    hours: float = 8.0
    moves_a_table: float = 270.0
    #: How much of a processor is planned to be used.
    used: float = 0.5
    cores_a_machine: int = 8
    #: Money a month, in any currency: for a core with its 4 GB of memory, and for a GB of disk.
    core_month: float = 10.0
    disk_month: float = 0.1


@dataclass(frozen=True)
class Queue:
    """What went through a group of processes: how busy they were, and how long requests waited, in seconds."""

    busy: float
    mean: float
    p50: float
    p99: float


def simulate(arrivals: float, service: Draw, servers: int, requests: int, seed: int = 1) -> Queue:
    """Requests by chance, `arrivals` a second, served by whichever of so many servers is free, first come first."""
    rng, clock, busy = Random(seed), 0.0, 0.0
    free, waiting, waits = servers, deque[float](), list[float]()
    #: When servers finish; the next request arrives at `arrives`.
    ends: list[float] = []
    arrives = rng.expovariate(arrivals)
    while len(waits) < requests:
        if ends and ends[0] <= arrives:
            clock = heapq.heappop(ends)
            free += 1
        else:
            clock = arrives
            waiting.append(clock)
            arrives = clock + rng.expovariate(arrivals)
        while free and waiting:
            lasts = service(rng)
            waits.append(clock - waiting.popleft())
            heapq.heappush(ends, clock + lasts)
            busy += lasts
            free -= 1
    counted = sorted(waits[requests // 10 :])  # the first ones found nobody there
    return Queue(
        busy / (servers * clock),
        sum(counted) / len(counted),
        counted[len(counted) // 2],
        counted[int(0.99 * len(counted))],
    )


def varied(mean: float) -> Draw:
    """Most requests take about as long as usual, a few several times that: log-normal, with a deviation of the mean."""
    sigma = math.sqrt(math.log(2))
    return lambda rng: rng.lognormvariate(math.log(mean) - sigma**2 / 2, sigma)


@dataclass(frozen=True)
class Group:
    """Processes that do the same: what comes to them each second, and what one of it takes."""

    name: str
    arrivals: float
    cost: float
    #: Whichever is free serves the next. Otherwise each has its own queue: a table stays with one web process.
    shared: bool = True
    #: Processors that streams keep busy in which nothing happens.
    idle: float = 0.0

    def servers(self, used: float) -> int:
        return max(1, math.ceil((self.arrivals * self.cost + self.idle) / used))

    def simulated(self, servers: int, requests: int) -> Queue:
        """Every request takes longer by what its process does for idle streams meanwhile."""
        lines, cost = 1 if self.shared else servers, self.cost / (1 - self.idle / servers)
        return simulate(self.arrivals / lines, varied(cost), servers // lines, requests)


def groups_of(people: int, assumed: Assumed, measured: Measured) -> list[Group]:
    """What so many people ask for each second, and of whom."""
    tables = people * assumed.playing / assumed.people_a_table
    moves = tables / assumed.seconds_a_move
    bots = moves * assumed.bots_a_move
    idle = people * (measured.idle_person + assumed.playing * measured.idle_stream)
    return [
        Group("web", moves + bots, measured.web_of_move, shared=False, idle=idle),
        Group("greedy", bots * (1 - assumed.searching), measured.bot_move),
        Group("magister", bots * assumed.searching, measured.searched_move),
        Group("replays", people * assumed.looks, measured.look, shared=False),
        Group("database", moves + bots, measured.database_of_move),
    ]


def show(people: int, assumed: Assumed, measured: Measured, requests: int) -> None:
    groups = groups_of(people, assumed, measured)
    print(f"{people:,} people online")
    cores = 0
    for group in groups:
        servers = group.servers(assumed.used)
        cores += servers
        queue = group.simulated(servers, requests)
        print(f"  {group.name:9} {group.arrivals:9,.1f} /s {servers:6,} cores, {100 * queue.busy:3.0f} % used,", end="")
        print(f" waits p50 {1e3 * queue.p50:5.1f} ms, p99 {1e3 * queue.p99:6.1f} ms")
    web = groups[0].servers(assumed.used)
    streams = people * (measured.person_bytes + assumed.playing * measured.stream_bytes)
    memory = (streams + web * measured.process_bytes) / 1e9
    moves = groups[0].arrivals * 3600 * assumed.hours * 30
    tables = moves / assumed.moves_a_table
    month, archived = moves * measured.row_bytes / 1e9, tables * measured.archived_bytes / 1e9
    machines = math.ceil(cores / assumed.cores_a_machine)
    money = machines * assumed.cores_a_machine * assumed.core_month + (month + 12 * archived) * assumed.disk_month
    print(f"  memory of web processes {memory:,.1f} GB; machines of {assumed.cores_a_machine} cores: {machines:,}")
    print(f"  a month: {moves / 1e6:,.1f} million moves, {tables / 1e3:,.0f} thousand tables, {month:,.1f} GB in the")
    print(f"  database until they are archived, then {archived:,.1f} GB of files; {money:,.0f} of money")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, nargs="+", default=[1_000, 100_000, 1_000_000])
    parser.add_argument("--requests", type=int, default=50_000, help="how many are simulated of each kind")
    for part in (Measured(), Assumed()):
        for field in dataclasses.fields(part):
            name = f"--{field.name.replace('_', '-')}"
            parser.add_argument(name, type=type(field.default), default=field.default, help="%(default)s")
    options = vars(parser.parse_args())
    parts = [
        kind(**{field.name: options[field.name] for field in dataclasses.fields(kind)}) for kind in (Measured, Assumed)
    ]
    measured, assumed = parts
    assert isinstance(measured, Measured)
    assert isinstance(assumed, Assumed)
    for people in options["people"]:
        show(people, assumed, measured, options["requests"])


if __name__ == "__main__":
    main()
