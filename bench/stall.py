"""Whether anything keeps a web process from answering: `python bench/stall.py`, with PostgreSQL and Redis running.

A table of 5,000 entries; its first opening, then bursts of forty questions at once by one guest, each of which takes
the whole record. Meanwhile somebody else asks for `/health` without a pause. Printed is how long they wait, and what
the watchdog says of the event loop: callbacks that took more than 20 ms of processor time.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import time
from collections import Counter
from pathlib import Path

# The tests in place of this folder, whose server.py would hide their package of that name.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from quadriga.client import Sitter
from server.house import Client, dealt, free_port, house, run, same_people
from server.long_tables import lengthen


class Probe:
    """Somebody who asks whether the process is alive, again and again."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.waits: list[float] = []

    async def __aenter__(self) -> Probe:
        self._asking = asyncio.create_task(self._ask())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._asking.cancel()
        await asyncio.gather(self._asking, return_exceptions=True)

    async def _ask(self) -> None:
        client = Client(self.base)
        while True:
            began = time.perf_counter()
            await client.get("/health")
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.005)

    def __str__(self) -> str:
        ordered = sorted(self.waits)
        p99 = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
        return f"/health p99 {1000 * p99:6.0f} ms, worst {1000 * ordered[-1]:6.0f} ms of {len(ordered)}"


async def watchdog(metrics: str) -> str:
    figures = (await Client(metrics).get("/metrics")).body.decode()
    told = r"^quadriga_loop_callback_cpu_seconds_%s (\S+)$"
    counts = [re.search(told % what, figures, re.MULTILINE) for what in ("count", r'bucket\{le="0.02"\}')]
    longer = [float(one[1]) for one in counts if one is not None]
    assert len(longer) == 2, "the process tells nothing of its event loop"
    return f"{longer[0] - longer[1]:.0f} callbacks over 20 ms so far"


async def scene(base: str, metrics: str, sitters: list[Sitter], head: int, burst: int) -> None:
    asker = same_people(sitters, base)[0]
    async with Probe(base) as probe:
        began = time.perf_counter()
        await asker.client.get(asker.path)
        spent = time.perf_counter() - began
    print(f"  {'first opening':<22} {spent:6.2f} s        {probe}; {await watchdog(metrics)}")
    for name in ("tally", f"positions/{head}", f"steps?from={head - 100}", "positions/N", "ahead", "finals"):
        paths = [f"{asker.path}/{name.replace('N', str(head - n))}" for n in range(burst)]
        askers = [same_people(sitters, base)[0].client for _ in paths]
        async with Probe(base) as probe:
            began = time.perf_counter()
            answers = await asyncio.gather(*(one.get(path) for one, path in zip(askers, paths, strict=True)))
            spent = time.perf_counter() - began
        statuses = ", ".join(f"{count} x {status}" for status, count in Counter(one.status for one in answers).items())
        print(f"  {name:<22} {spent:6.2f} s {statuses:>10} {probe}; {await watchdog(metrics)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="glory-to-rome")
    parser.add_argument("--entries", type=int, default=5000)
    parser.add_argument("--burst", type=int, default=40)
    options = parser.parse_args()
    with house(webs=1, worker=False) as place:
        sitters = run(dealt(place.bases, options.game, 2))
        head = lengthen(place, sitters, options.entries)
        port = free_port()
        place.start_web(metrics_port=port)  # one that has not opened it yet
        place.wait_until_ready()
        print(f"a table of {head} entries, {options.game}, {options.burst} questions at once by one guest")
        run(scene(place.bases[-1], f"http://127.0.0.1:{port}", sitters, head, options.burst), 3600)


if __name__ == "__main__":
    main()
