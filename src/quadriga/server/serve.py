"""Running a web process."""

from __future__ import annotations

import gc
from types import FrameType
from typing import Final

import structlog
import uvicorn

from quadriga.server.app import Web
from quadriga.server.http.static_files import is_built
from quadriga.server.logging import start_logging
from quadriga.server.settings import Settings

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

    def __init__(self, config: uvicorn.Config, web: Web) -> None:
        super().__init__(config)
        self._web = web

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._web.hub is not None:
            self._web.hub.close_streams()
        # A second signal does not wait. The signal is not raised again at the end: to be told to stop is no failure.
        self.force_exit = self.should_exit
        self.should_exit = True


def serve(settings: Settings) -> None:
    """Serve until SIGTERM or SIGINT."""
    start_logging(settings.log)
    if not is_built():
        _log.warning("the web client was not built: in a checkout, run scripts/build")
    web = Web(settings)
    config = uvicorn.Config(
        web.asgi,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        lifespan="on",
        backlog=4096,
    )
    gc.freeze()  # modules and routes stay for good: the collector need not look at them again
    gc.set_threshold(*_GC_THRESHOLDS)
    _Server(config, web).run()
