"""Running a web process."""

from __future__ import annotations

import gc
from types import FrameType
from typing import Final

import structlog
import uvicorn

from quadriga.server.app import Web
from quadriga.server.logs import start_logging
from quadriga.server.pages import is_built
from quadriga.server.settings import Settings

#: How long requests under way may take once the process was told to stop, in seconds.
PATIENCE = 5
#: Longer than any proxy or browser keeps an idle connection: who closes first must not be us, in the face of a request.
KEPT_ALIVE = 90
#: How much has to be made before it is searched for rings that nothing points to. Little here makes rings, and the
#: tables on the shelf are many objects that live long: searched as often as usual, they cost a tenth of a move.
_SEARCHED_AFTER: Final = (20_000, 20, 50)
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
        timeout_keep_alive=KEPT_ALIVE,
        lifespan="on",
        backlog=4096,
    )
    gc.freeze()  # what is there by now stays
    gc.set_threshold(*_SEARCHED_AFTER)
    _Server(config, web).run()
