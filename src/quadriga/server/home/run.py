"""`quadriga home`: PostgreSQL, the web and the jobs, started and ended together."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import msgspec
import structlog

from quadriga.server.app import Web
from quadriga.server.home.addresses import network_address, open_browser, qr_code
from quadriga.server.home.place import Home, Postgres
from quadriga.server.jobs.bot_pool import BotPool
from quadriga.server.jobs.check_rules import migrate
from quadriga.server.jobs.worker import run_jobs
from quadriga.server.logging import start_logging
from quadriga.server.processes.supervisor import listen_on
from quadriga.server.serve import serve_web
from quadriga.server.settings import OperatorError, Settings
from quadriga.server.tables.service import Service

#: Seconds between two looks whether PostgreSQL still runs.
_LOOK: Final = 1.0
_log: Final = structlog.get_logger("quadriga.home")

#: Says a message of the terminal's, with its arguments; or, without a name, a text as it is.
Tell = Callable[..., None]


class Wish(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    #: Where PostgreSQL is, if not in the folder.
    database: str = ""
    port: int | None = None
    #: Nobody but this machine is answered.
    only_here: bool = False
    browser: bool = True


def run(home: Home, wish: Wish, tell: Tell) -> bool:
    """Run until SIGINT, SIGTERM or the terminal is closed. False: a part of it ended by itself."""
    with ExitStack() as stack:
        stack.enter_context(home.held())
        _raise_signals()
        start_logging("info", home.log)
        try:
            well = _run(home, wish, tell, stack)
        except KeyboardInterrupt:  # before everything was there
            well = True
        finally:
            # Whoever presses Ctrl-C again would only keep PostgreSQL from ending in order.
            for told in _ends():
                signal.signal(told, signal.SIG_IGN)
            stack.close()
        tell("home-ended", folder=str(home.folder))
    return well


def _run(home: Home, wish: Wish, tell: Tell, stack: ExitStack) -> bool:
    asked: dict[str, Any] = {"port": wish.port} if wish.port is not None else {}
    if wish.database:
        asked["database"] = wish.database
    if wish.only_here:
        asked["host"] = "127.0.0.1"
    settings = home.settings(**asked)
    try:
        listening = stack.enter_context(listen_on(settings.host, settings.port))
    except OSError as error:
        raise OperatorError("error-home-port", port=str(settings.port), reason=str(error.strerror or error)) from None
    postgres: Postgres | None = None
    if not settings.database:
        tell("home-starts", folder=str(home.folder))
        postgres = stack.enter_context(home.postgres())
        settings = msgspec.structs.replace(settings, database=postgres.url)
    start_logging(settings.log, home.log)
    checked = asyncio.run(migrate(settings, force=True))
    if checked.differences:
        tell("home-paused", tables=len(checked.differences))
    bot_pool = BotPool(settings.bot_processes, settings.bot_seconds, settings.bot_milliseconds)
    web = Web(settings, beside=_jobs(bot_pool))
    with _watched(postgres) as lost:
        try:
            serve_web(settings, web, listening=listening, started=lambda: _say_where(home, settings, wish, tell))
        finally:
            bot_pool.stop()
        if lost.is_set():
            tell("home-lost", log=str(home.database / "log"))
        return not lost.is_set() and not web.failed


def _jobs(bot_pool: BotPool) -> Callable[[Service], Coroutine[Any, Any, None]]:
    return lambda service: run_jobs(service, bot_pool)


def _say_where(home: Home, settings: Settings, wish: Wish, tell: Tell) -> None:
    """Where people find it. Who opens tables here sends links on, so the browser opens what others can open too."""
    near = f"http://localhost:{settings.port}/"
    address = "" if settings.host == "127.0.0.1" else network_address()
    url = f"http://{address}:{settings.port}/" if address else near
    if address:
        if code := qr_code(url):
            tell("", text=code)
        tell("home-network", url=url)
    else:
        tell("home-here", url=near)
    tell("home-kept", folder=str(home.folder), keys=str(home.keys))
    tell("home-end")
    if wish.browser:
        threading.Thread(target=open_browser, args=(url,), daemon=True).start()  # some browsers take their time


@contextmanager
def _watched(postgres: Postgres | None) -> Iterator[threading.Event]:
    """Look whether PostgreSQL still runs, and end the process when it does not; the event says that this was so."""
    lost, over = threading.Event(), threading.Event()

    def watch() -> None:
        while postgres is not None and not over.wait(_LOOK):
            if not postgres.runs:
                _log.error("postgresql has ended by itself")
                lost.set()
                os.kill(os.getpid(), signal.SIGTERM)
                return

    thread = threading.Thread(target=watch, daemon=True)
    thread.start()
    try:
        yield lost
    finally:
        over.set()
        thread.join()


def _ends() -> tuple[signal.Signals, ...]:
    """What ends a home: Ctrl-C, a service manager, and a terminal that is closed."""
    closed = (signal.SIGHUP,) if hasattr(signal, "SIGHUP") else ()
    return (signal.SIGINT, signal.SIGTERM, *closed)


def _raise_signals() -> None:
    """Whatever ends it before the web runs ends it like Ctrl-C; afterwards the web itself listens to the first two."""
    for told in _ends():
        signal.signal(told, signal.default_int_handler)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
