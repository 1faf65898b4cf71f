"""Running a web process."""

from __future__ import annotations

from types import FrameType

import structlog
import uvicorn

from quadriga.server.app import Web
from quadriga.server.logs import start_logging
from quadriga.server.pages import is_built
from quadriga.server.settings import Settings

#: How long requests under way may take once the process was told to stop, in seconds.
PATIENCE = 5
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
        web.pages,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
        backlog=4096,
    )
    _Server(config, web).run()
