"""What an operator may set, all of it by environment variables."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from typing import Annotated, Literal, get_args, get_type_hints

import msgspec

from quadriga.core.errors import QuadrigaError

PREFIX = "QUADRIGA_"
#: A hundred years: as good as for ever, and every date library can count so far.
LONGEST_DAYS = 36_525
#: In place of Redis' address: there is none, and one web process is all there is.
NO_REDIS = "none"


_AT_LEAST_ONE = (
    "connections",
    "cached_tables",
    "session_days",
    "session_most_days",
    "bot_processes",
    "bot_milliseconds",
    "replay_processes",
    "hint_iterations",
    "review_decisions",
)
#: Limits, where 0 means none.
_NOT_NEGATIVE = (
    "requests_per_second",
    "address_requests_per_second",
    "unknown_tokens_per_minute",
    "guests_per_minute",
    "editions_per_hour",
    "reviews_per_hour",
    "tables_per_person",
    "bot_tables_per_person",
    "streams_per_person",
    "chat_per_minute",
    "hints_per_minute",
    "table_hints_per_minute",
    "tokens_per_person",
    "head_seconds",
    "body_seconds",
    "connections_per_address",
)


class SettingsError(QuadrigaError):
    """An environment variable that cannot be used."""


class OperatorError(QuadrigaError):
    """Something an operator asked for that cannot be done: a message of the terminal's, and what it is told of."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments


class About(msgspec.Struct, frozen=True):
    """What a setting is for, in the words of `--help`."""

    text: str
    #: Holds a password: never shown.
    secret: bool = False


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: Annotated[str, About("where PostgreSQL is, as a URL", secret=True)] = (
        "postgresql://postgres@127.0.0.1:5432/quadriga"
    )
    redis: Annotated[
        str,
        About("where Redis is, as a URL; none: there is none, and a single web process tells only itself", secret=True),
    ] = "redis://127.0.0.1:6379/0"
    seed_keys: Annotated[
        str,
        About("Fernet keys for the seeds of running tables, separated by commas; the first encrypts", secret=True),
    ] = ""
    host: Annotated[str, About("address the web process listens on")] = "127.0.0.1"
    port: Annotated[int, About("port the web process listens on")] = 8000
    origin: Annotated[
        str,
        About("address people type, such as https://games.example; cookies are Secure exactly when it is https"),
    ] = ""
    metrics_host: Annotated[str, About("address Prometheus is answered on, apart from the web")] = "127.0.0.1"
    metrics_port: Annotated[int, About("port Prometheus is answered on, one for each process; 0 is none")] = 0
    trusted_proxies: Annotated[str, About("addresses whose X-Forwarded-For is believed, separated by commas")] = (
        "127.0.0.1"
    )
    connections: Annotated[int, About("connections to PostgreSQL for each process")] = 10
    cached_tables: Annotated[int, About("tables kept in memory by each process beside those being watched")] = 500
    session_days: Annotated[int, About("days until a session that nobody uses ends")] = 90
    session_most_days: Annotated[int, About("days until any session ends, however often it is used")] = 400
    reveal_seconds: Annotated[float, About("seconds a seat has to reveal its nonce once all are seated")] = 60.0
    lapse_hours: Annotated[
        float, About("hours without a change after which a table that only its host joined is closed; 0 is never")
    ] = 24.0
    bot_processes: Annotated[int, About("processes that bots think in at most, for each job process")] = 8
    bot_milliseconds: Annotated[
        int, About("milliseconds a magister thinks about a decision; the other levels of the search take their share")
    ] = 400
    bot_seconds: Annotated[float, About("seconds a bot may think before a harmless move is made for it")] = 20.0
    hint_iterations: Annotated[
        int, About("iterations a hint is thought about; fewer are quicker, and more often unsure")
    ] = 640
    replay_processes: Annotated[int, About("processes that replay records at most, for each web or job process")] = 1
    review_decisions: Annotated[
        int, About("decisions that are played on for the review of a game; more take longer and err less")
    ] = 220_000
    poll_seconds: Annotated[float, About("seconds between two looks for moves whose announcement was lost")] = 2.0
    stalled_seconds: Annotated[float, About("seconds without a sign of life after which a job is run again")] = 10.0
    requests_per_second: Annotated[
        float, About("requests a person may make each second, costly ones counted several times; 0 is no limit at all")
    ] = 20.0
    address_requests_per_second: Annotated[
        float, About("the same for all people behind one address; 0 is no limit")
    ] = 200.0
    unknown_tokens_per_minute: Annotated[
        float, About("tokens that are nobody's looked up for one address each minute; 0 is no limit")
    ] = 10.0
    guests_per_minute: Annotated[float, About("guests one address may become each minute; 0 is no limit")] = 60.0
    tables_per_person: Annotated[int, About("unfinished tables one person may host; 0 is no limit")] = 10
    bot_tables_per_person: Annotated[int, About("of those, tables where bots play alone; 0 is no limit")] = 2
    streams_per_person: Annotated[int, About("streams one person may have open; 0 is no limit")] = 8
    chat_per_minute: Annotated[float, About("lines one person may write each minute; 0 is no limit")] = 20.0
    hints_per_minute: Annotated[float, About("hints one person may have thought about each minute; 0 is no limit")] = (
        10.0
    )
    table_hints_per_minute: Annotated[float, About("the same for all who sit at one table; 0 is no limit")] = 20.0
    tokens_per_person: Annotated[int, About("tokens for programs one person may have; 0 is no limit")] = 5
    redis_seconds: Annotated[
        float, About("seconds Redis has to answer about limits before a process counts by itself")
    ] = 0.25
    head_seconds: Annotated[float, About("seconds a client has to send the head of a request; 0 is no limit")] = 10.0
    body_seconds: Annotated[float, About("seconds a client has to send the body of a request; 0 is no limit")] = 30.0
    connections_per_address: Annotated[
        int, About("connections one address may have open, trusted proxies aside; 0 is no limit")
    ] = 500
    guests: Annotated[
        Literal["open", "invite"],
        About("who may become a guest: open, anyone; invite, who has the link of a table or one of `quadriga invite`"),
    ] = "open"
    chat_days: Annotated[int, About("days after which lines of chat are deleted; 0 keeps them")] = 90
    own_editions: Annotated[int, About("data files of people's own that are kept at most; 0 allows none")] = 200
    editions_per_hour: Annotated[
        float, About("data files one address may open tables with each hour; 0 is no limit")
    ] = 30.0
    reviews_per_hour: Annotated[
        float, About("games one person, or one address, may have reviewed each hour; 0 is no limit")
    ] = 20.0
    exports_per_hour: Annotated[float, About("times a person may take their data along each hour; 0 is no limit")] = 6.0
    erasures: Annotated[
        str,
        About("file of keyed hashes of who was forgotten, for restore; not to be backed up with the database"),
    ] = ""
    archive: Annotated[
        str, About("folder of the records that `quadriga archive` moves out of the database; all processes read it")
    ] = ""
    log: Annotated[str, About("what is logged: debug, info, warning or error")] = "info"

    @property
    def has_redis(self) -> bool:
        return self.redis != NO_REDIS

    def __post_init__(self) -> None:
        if self.origin and not self.origin.startswith(("http://", "https://")):
            raise SettingsError(f"{PREFIX}ORIGIN must begin with http:// or https://")
        if self.log not in ("debug", "info", "warning", "error"):
            raise SettingsError(f"{PREFIX}LOG must be debug, info, warning or error")
        for name in _AT_LEAST_ONE:
            if getattr(self, name) < 1:
                raise SettingsError(f"{PREFIX}{name.upper()} must be at least 1")
        for name in _NOT_NEGATIVE:
            if not 0 <= getattr(self, name) < math.inf:
                raise SettingsError(f"{PREFIX}{name.upper()} must be 0 or more")
        if not 0 < self.redis_seconds < math.inf:
            raise SettingsError(f"{PREFIX}REDIS_SECONDS must be more than 0")
        if not 0 <= self.chat_days <= LONGEST_DAYS:
            raise SettingsError(f"{PREFIX}CHAT_DAYS must be 0 to {LONGEST_DAYS}")


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings from environment variables.

    Raises `SettingsError` for a value that cannot be used, and for a `QUADRIGA_` variable nobody knows: a typing error.
    """
    environment = os.environ if environment is None else environment
    given = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX) and name not in _OF_OTHERS
    }
    unknown = sorted(given.keys() - {field.name for field in msgspec.structs.fields(Settings)})
    if unknown:
        raise SettingsError(f"no setting is called {', '.join(PREFIX + name.upper() for name in unknown)}")
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"a setting cannot be read: {error}") from None


#: Variables with our prefix that belong to the build or the terminal.
_OF_OTHERS = frozenset({PREFIX + "COMPILE", PREFIX + "LANG", PREFIX + "SEED"})


def describe_settings() -> list[tuple[str, str, str]]:
    """Every variable with its default and what it is for, for `--help` and the documentation."""
    hints = get_type_hints(Settings, include_extras=True)
    described = []
    for field in msgspec.structs.fields(Settings):
        about = next(extra for extra in get_args(hints[field.name]) if isinstance(extra, About))
        described.append((PREFIX + field.name.upper(), str(field.default), about.text))
    return described
