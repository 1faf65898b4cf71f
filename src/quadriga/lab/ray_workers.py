"""Workers of a Ray cluster, or of a Ray of this machine's own: docs/decisions/0027-ray-in-the-lab-alone.md."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from functools import cache
from typing import Final

from quadriga.core.errors import QuadrigaError
from quadriga.lab.arena import Task, WorkerLost
from quadriga.lab.games import Finished
from quadriga.lab.plan import Plan

#: Nothing is told to Ray's makers, and whoever talks to a node must know the token: its ports execute code.
_EVERYWHERE: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token"}
#: Keeps every port on 127.0.0.1. The name is Ray's, which does so by default where firewalls ask about open ports.
_HERE_ALONE: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
#: Bytes of shared memory: results are returned by value, so the least that Ray takes is enough.
_OBJECT_STORE: Final = 80 * 2**20
#: Seconds within which a cluster's address answers; Ray itself would ask for minutes.
_ANSWERS_WITHIN: Final = 10.0
#: Batches for each processor: one is played, the next has arrived.
_AHEAD: Final = 2


class RayWorkers:
    """All processors of the cluster at `address`, as it grows and shrinks; without one, processes of this machine.

    Raises `ModuleNotFoundError` where Ray is not installed, and `QuadrigaError` where the cluster does not answer.
    """

    def __init__(self, address: str | None, processes: int) -> None:
        if address is not None:
            check_answers(address)
        os.environ.update(_EVERYWHERE | (_HERE_ALONE if address is None else {}))
        import ray  # reads the environment
        from ray.exceptions import RayError, RayTaskError

        self._ray: Final = ray
        self._task_error: Final = RayTaskError
        self._error: Final = RayError
        try:
            if address is None:
                # "local", or it would follow the traces of a cluster that somebody else started here.
                ray.init(
                    address="local",
                    num_cpus=processes,
                    include_dashboard=False,
                    object_store_memory=_OBJECT_STORE,
                    log_to_driver=False,
                    logging_level="error",
                )
            else:
                ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError, RayError) as error:
            raise QuadrigaError(f"Ray at {address or 'this machine'}: {str(error).splitlines()[0]}") from None
        # What is lost is queued again by the arena, in one way for every kind of worker.
        remote = ray.remote(num_cpus=1, max_retries=0, scheduling_strategy="SPREAD")
        self._remote: Final = cache(remote)

    @property
    def places(self) -> int:
        return _AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    async def play(self, task: Task, plan: Plan, numbers: Sequence[int]) -> list[Finished]:
        try:
            ended: list[Finished] = await self._remote(task).remote(plan, numbers)
        except self._task_error as error:
            raise error.cause from None
        except self._error:
            raise WorkerLost from None
        return ended

    def stop(self) -> None:
        self._ray.shutdown()


def check_answers(address: str) -> None:
    """Raise `QuadrigaError` where nothing listens at `HOST:PORT`; other addresses are Ray's to understand."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal() or "/" in host:
        return
    try:
        socket.create_connection((host, int(port)), _ANSWERS_WITHIN).close()
    except (OSError, OverflowError) as error:
        raise QuadrigaError(f"Ray at {address}: {error}") from None
