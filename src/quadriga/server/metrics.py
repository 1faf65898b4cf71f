"""What the process tells Prometheus."""

from __future__ import annotations

from typing import Final

import structlog
from prometheus_client import Counter, Gauge, Histogram, start_http_server

_log: Final = structlog.get_logger("quadriga.metrics")
_FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)

ENTRIES: Final = Counter("quadriga_entries_total", "Entries appended by this process")
CONFLICTS: Final = Counter("quadriga_conflicts_total", "Moves that came too late")
APPENDS: Final = Histogram("quadriga_append_seconds", "Time to write a move durably", buckets=_FAST)
COLD_OPENS: Final = Histogram("quadriga_cold_open_seconds", "Time to open a table by replay", buckets=_FAST)
REPLAYS: Final = Histogram("quadriga_replay_seconds", "Time of a replay in another process", buckets=_FAST)
REPLAYS_WAITING: Final = Gauge("quadriga_replays_waiting", "Replays that wait for a process")
REPLAYS_REFUSED: Final = Counter("quadriga_replays_refused_total", "Replays refused because too many waited")
LOOP_CALLBACKS: Final = Histogram(
    "quadriga_loop_callback_cpu_seconds",
    "Processor time of callbacks of the event loop that took more than 0.003; none may take more than 0.02",
    buckets=_FAST,
)
TABLES_OPEN: Final = Gauge("quadriga_tables_open", "Tables this process has in memory")
STREAMS: Final = Gauge("quadriga_streams", "Streams this process has open")
HANDED_OVER: Final = Counter("quadriga_connections_handed_over_total", "Connections given to another web process")
SENT: Final = Counter("quadriga_stream_events_total", "Events sent on streams")
LOST_ANNOUNCEMENTS: Final = Counter("quadriga_announcements_lost_total", "Announcements that Redis did not take")
MALFORMED_ANNOUNCEMENTS: Final = Counter(
    "quadriga_announcements_malformed_total", "Messages from Redis that cannot be read"
)
FOUND_BY_POLL: Final = Counter("quadriga_found_by_poll_total", "Changes found by looking, not by announcement")
SERVER_ERRORS: Final = Counter("quadriga_server_errors_total", "Answers 5xx by route and status", ["route", "status"])
RESPONSES: Final = Counter("quadriga_responses_total", "Answers by status", ["status"])
JOBS: Final = Counter("quadriga_bot_turns_total", "Turns of bots", ["result"])
HINTS: Final = Counter("quadriga_hints_total", "Hints that were asked for", ["result"])
TIMEOUTS: Final = Counter("quadriga_timeouts_total", "Moves made because a clock ran out")


def serve_metrics(host: str, port: int) -> None:
    """Answer Prometheus in a thread, on a port that no proxy hands on; a port that is taken is said, and no more."""
    if port:
        try:
            start_http_server(port, host)
        except OSError as error:
            _log.error("no metrics: their port cannot be had", host=host, port=port, error=type(error).__name__)
