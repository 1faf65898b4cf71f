"""What the process tells Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)

ENTRIES: Final = Counter("quadriga_entries_total", "Entries appended by this process")
CONFLICTS: Final = Counter("quadriga_conflicts_total", "Moves that came too late")
APPENDS: Final = Histogram("quadriga_append_seconds", "Time to write a move durably", buckets=_FAST)
COLD_OPENS: Final = Histogram("quadriga_cold_open_seconds", "Time to open a table by replay", buckets=_FAST)
TABLES_OPEN: Final = Gauge("quadriga_tables_open", "Tables this process has in memory")
STREAMS: Final = Gauge("quadriga_streams", "Streams this process has open")
SENT: Final = Counter("quadriga_stream_events_total", "Events sent on streams")
LOST_ANNOUNCEMENTS: Final = Counter("quadriga_announcements_lost_total", "Announcements that Redis did not take")
MALFORMED_ANNOUNCEMENTS: Final = Counter(
    "quadriga_announcements_malformed_total", "Messages from Redis that cannot be read"
)
FOUND_BY_POLL: Final = Counter("quadriga_found_by_poll_total", "Changes found by looking, not by announcement")
RESPONSES: Final = Counter("quadriga_responses_total", "Answers by status", ["status"])
JOBS: Final = Counter("quadriga_bot_turns_total", "Turns of bots", ["result"])
TIMEOUTS: Final = Counter("quadriga_timeouts_total", "Moves made because a clock ran out")
