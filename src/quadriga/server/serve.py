"""Running a web process, or several on one port."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Final

import msgspec
import structlog
import uvicorn

from quadriga.core.registry import broken
from quadriga.process_pool import end_with_parent
from quadriga.server import metrics
from quadriga.server.app import Web
from quadriga.server.http.slow_senders import patient
from quadriga.server.http.static_files import is_built
from quadriga.server.http.steering import SteeredProtocol, steered, take_over
from quadriga.server.http.tracing import traced
from quadriga.server.logging import start_logging
from quadriga.server.processes.loop import WatchedLoop
from quadriga.server.processes.supervisor import Place, Supervisor, listen_on, places
from quadriga.server.settings import NO_REDIS, PREFIX, Settings, SettingsError

#: Graceful shutdown: how long requests under way may take once the process was told to stop, in seconds.
GRACE_SECONDS: Final = 5
#: Keep-alive, in seconds: longer than the idle timeout of any proxy or browser, so that it is never us who close a
#: connection just as the next request arrives on it.
KEEP_ALIVE_SECONDS: Final = 90
#: Garbage-collector thresholds of the three generations. Little here makes reference cycles, and the tables in the
#: cache are many objects that live long: collected as often as by default, they cost a tenth of a move.
_GC_THRESHOLDS: Final = (20_000, 20, 50)
_log = structlog.get_logger("quadriga.http")


class _Server(uvicorn.Server):
    """uvicorn waits for open streams before it stops, so they are closed the moment the signal comes."""

    def __init__(
        self, config: uvicorn.Config, web: Web, place: Place | None, started: Callable[[], None] | None
    ) -> None:
        super().__init__(config)
        self._web = web
        self._place = place
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self._started is not None and not self.should_exit:
            self._started()
        if self._place is not None:
            take_over(self._place, self._create_protocol)

    def _create_protocol(self) -> SteeredProtocol:
        """As uvicorn does it for connections that it accepts."""
        protocol: type[SteeredProtocol] = self.config.http_protocol_class  # type: ignore[assignment]
        return protocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._web.hub is not None:
            self._web.hub.close_streams()
        # A second signal does not wait, unless this is one of several: those are told by the terminal or the service
        # manager and by their parent too. It is not raised again at the end: to be told to stop is no failure.
        self.force_exit = self.should_exit and self._place is None
        self.should_exit = True


def _load_games() -> None:
    """Import every game and read its editions: on the event loop, by the first who asks, it would stall the others."""
    for id, reason in broken().items():
        _log.error("game cannot be loaded", game=id, error=reason)


def serve(settings: Settings, processes: int = 1) -> None:
    """Serve until SIGTERM or SIGINT."""
    if processes > 1 and not settings.has_redis:
        raise SettingsError(
            f"{PREFIX}REDIS={NO_REDIS} is for one web process: several hear of each other through Redis"
        )
    start_logging(settings.log)
    if not is_built():
        _log.warning("the web client was not built: in a checkout, run scripts/build")
    if processes == 1:
        serve_one(settings)
        return
    listening = listen_on(settings.host, settings.port)
    Supervisor([partial(_serve_at, settings, place) for place in places(processes, listening)]).run()


def _serve_at(settings: Settings, place: Place) -> None:
    """One of several processes; the metrics of each have a port of their own."""
    start_logging(settings.log)
    end_with_parent(partial(signal.raise_signal, signal.SIGTERM))
    port = settings.metrics_port and settings.metrics_port + place.number
    serve_one(msgspec.structs.replace(settings, metrics_port=port), place)


def serve_one(settings: Settings, place: Place | None = None) -> None:
    """A web process by itself, or at its place among several."""
    serve_web(settings, Web(settings), place)


def serve_web(
    settings: Settings,
    web: Web,
    place: Place | None = None,
    listening: socket.socket | None = None,
    started: Callable[[], None] | None = None,
) -> None:
    """Serve an application; `started` is called once it answers. It listens by itself unless it is given a socket."""
    metrics.serve_metrics(settings.metrics_host, settings.metrics_port)
    protocol = patient(settings)
    config = uvicorn.Config(
        traced(web.asgi),
        host=settings.host,
        port=settings.port,
        http=protocol if place is None else steered(protocol, place),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        lifespan="on",
        backlog=4096,
        loop=f"{WatchedLoop.__module__}:{WatchedLoop.__qualname__}",
    )
    _load_games()
    gc.freeze()  # modules and routes stay for good: the collector need not look at them again
    gc.set_threshold(*_GC_THRESHOLDS)
    listening = listening if place is None else place.listening
    _Server(config, web, place, started).run(sockets=None if listening is None else [listening])
