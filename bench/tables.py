"""What is there when nobody moves: `python bench/tables.py`, with PostgreSQL and Redis running on this machine.

People who only have the home page open, each with a session and a stream of their own: memory and
processor time of the web process. Then whole games of `greedy` bots: what their moves cost, and what
a finished table holds, in the database and once `quadriga archive` has moved it out.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
from datetime import timedelta
from pathlib import Path

# The tests in place of this folder, whose server.py would hide their package of that name.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from quadriga.server.jobs.archiving import archive
from server.house import Client, House, guest, house, run
from server.used import ENTRIES, OTHERS, Held, asked, cpu_of_all, cpu_of_postgres, idle_cpu, memory_of


def bench_people(options: argparse.Namespace) -> None:
    """People who have the home page open, each with a session and a stream of their own, and do nothing."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with house(webs=1, worker=False) as place:
        [web] = place.webs.values()
        base, pid = place.bases[0], web.pid

        async def scene() -> None:
            people = [Client(base) for _ in range(options.people)]
            await people[0].be_guest("First")
            before = memory_of(pid)
            ready = asyncio.Semaphore(0)

            async def look(person: Client) -> None:
                await person.be_guest("P")
                async with person.stream("/me/stream") as stream:
                    assert stream.status == 200, stream.refusal.body
                    heard = False
                    async for _ in stream:
                        if not heard:
                            ready.release()
                        heard = True

            looking = []
            for number, person in enumerate(people):
                looking.append(asyncio.create_task(look(person)))
                if number % 50 == 49:
                    for _ in range(50):
                        await ready.acquire()
            held = (memory_of(pid) - before) / options.people
            idle = await idle_cpu(pid, options.quiet)
            for task in looking:
                task.cancel()
            await asyncio.gather(*looking, return_exceptions=True)
            print(f"{options.people} people with the home page open in one process")
            print(f"  memory             {held / 1024:8.1f} KB a person, and {before / 1024**2:.0f} MB of the process")
            print(f"  web process        {idle / options.people:8.1f} us a second for each")

        run(scene(), 600)


#: For three players, and not the small one of the tests.
GAMES = ["builders", "glory-to-rome", "porta-nigra", "minerva"]
MOVES = """SELECT count(*) FROM entry WHERE convert_from(body, 'utf8') LIKE '{"type":"move"%'"""


async def play(place: House, game: str, tables: int) -> float:
    """Open tables of three greedy bots, wait until all are over, and look back into each: microseconds a look."""
    host = await guest(place.bases[0])
    paths = []
    for _ in range(tables):
        answer = await host.post("/tables", {"game": game, "players": 3, "bots": ["greedy"] * 3})
        paths.append(f"/tables/{answer.json['id']}")
        await host.post(f"{paths[-1]}/start")
    while any([(await host.get(path)).json["table"]["status"] != "over" for path in paths]):
        await asyncio.sleep(0.5)
    [web] = place.webs.values()
    before = cpu_of_all(web.pid)
    for path in paths:
        assert (await host.get(f"{path}/tally")).status == 200
    return 1e6 * (cpu_of_all(web.pid) - before) / max(1, tables)


def bench_finished(game: str, options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder, house(webs=1, archive=folder) as place:
        url = place.database
        assert place.worker is not None
        run(play(place, game, 1))  # the processes that bots think in have started, and know the game
        before = cpu_of_all(place.worker.pid), cpu_of_postgres(), asked(url, MOVES)
        look = run(play(place, game, options.tables - 1), 600)
        each, moves = options.tables, asked(url, MOVES) - before[2]
        thought, stored = (1e6 * (cpu_of_all(place.worker.pid) - before[0]), 1e6 * (cpu_of_postgres() - before[1]))
        entries, others = Held.by(url, ENTRIES), Held.by(url, OTHERS)
        moved = asyncio.run(archive(place.read_settings(), timedelta(0), each))
        assert moved.tables == each
        left = Held.by(url, OTHERS)
    print(f"{each} tables of three greedy bots, {game}")
    print(f"  a bot's move       {thought / moves:8.0f} us in the job process, {stored / moves:.0f} in PostgreSQL")
    print(f"  points by turn     {look:8.0f} us in the web process and the one that replays")
    print(f"  entries            {entries.rows / each:8.0f} a table, {entries.bytes / each:,.0f} bytes")
    print(f"  other rows         {others.rows / each:8.0f} a table, {others.bytes / each:,.0f} bytes")
    print(f"  in the archive     {moved.bytes / each:8,.0f} bytes a table; {left.rows / each:.0f} rows stay, ", end="")
    print(f"{left.bytes / each:,.0f} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=1000, help="who have the home page open")
    parser.add_argument("--quiet", type=float, default=30, help="seconds in which they do nothing")
    parser.add_argument("--tables", type=int, default=5, help="whole games of each title")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--only", choices=["people", "finished"])
    options = parser.parse_args()
    if options.only in (None, "people"):
        bench_people(options)
    if options.only in (None, "finished"):
        for game in options.games:
            bench_finished(game, options)


if __name__ == "__main__":
    main()
