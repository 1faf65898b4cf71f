"""What every route needs: who asks, the table asked about, and how an answer is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, TypeVar, cast
from uuid import UUID

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.dto import AbstractDTO
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter
from litestar.typing import FieldDefinition

from quadriga.core.languages import language_for
from quadriga.server.http.perimeter import address_of, request_id_of
from quadriga.server.live.hub import Hub
from quadriga.server.people.networks import network_of
from quadriga.server.people.security_log import SecurityLog
from quadriga.server.people.sessions import Person, Sessions
from quadriga.server.problems import Problem, ProblemShown, forbidden, no_session, not_found, too_many
from quadriga.server.storage.gcra import Limit, Take
from quadriga.server.tables.access import Access, access_to, refuse
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.hints import Hints
from quadriga.server.tables.serialize import encode
from quadriga.server.tables.service import Service

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

T = TypeVar("T")

#: Fits PostgreSQL's `integer`.
LARGEST: Final = 2_000_000_000


class WebRequest(Request[Person | None, Any, State]):
    """A request, and the person the middleware has found for it, if any."""

    @property
    def content_length(self) -> None:
        """Not looked at: the limit is held on the bytes that come, and parsing the headers costs a move 10 us."""


class StrictJSON(AbstractDTO[Any]):
    """Decodes bodies exactly as they are declared: Litestar alone would take "7" for 7.

    Litestar asks it once for every route what to read (`create_for_field_definition`) and how to describe that
    (`create_openapi_schema`), and then for every body; it has nothing to do with answers.
    """

    _decoders: ClassVar[dict[str, msgspec.json.Decoder[Any]]] = {}

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: Any = None
    ) -> None:
        cls._decoders[handler_id] = msgspec.json.Decoder(field_definition.annotation)

    @classmethod
    def create_openapi_schema(cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any) -> Any:
        return schema_creator.for_field_definition(field_definition)

    def decode_bytes(self, value: bytes) -> Any:
        try:
            return self._decoders[self.asgi_connection.route_handler.handler_id].decode(value)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Problem(400, "bad-request", f"the body cannot be read: {error}") from None
        except RecursionError:
            raise Problem(400, "bad-request", "the body cannot be read: it is nested too deeply") from None


Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$", description="SHA-256, hexadecimal")]
Nonce = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$", description="128 bits, hexadecimal")]
#: A number in the body of a request, small enough for every database column.
Number = Annotated[int, msgspec.Meta(ge=-1, le=LARGEST)]
#: A number in the address of a request: the only way to declare one, so that none is too large for the database.
SmallInt = Annotated[int, PathParameter(ge=0, le=LARGEST)]
TableId = FromPath[str]
#: The seat whose eyes are asked for. Litestar describes bounds inside a union and does not check them: `eyes_of` does.
Eyes = FromQuery[Annotated[int, QueryParameter(ge=0, le=20)] | None]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; a field nobody knows is a mistake."""


class Repeatable(Body, frozen=True, kw_only=True):
    #: Made by the client: sent again, it gets its first answer again.
    request: UUID


class Context:
    """The parts of the process that routes use."""

    def __init__(self, service: Service, sessions: Sessions, hub: Hub, security: SecurityLog) -> None:
        self.service = service
        self.sessions = sessions
        self.hub = hub
        self.hints = Hints(service)
        self._security = security
        self._editions = Limit.each(service.settings.editions_per_hour, 3600)
        self._exports = Limit.each(service.settings.exports_per_hour, 3600)
        self._reviews = Limit.each(service.settings.reviews_per_hour, 3600)
        self._chat = Limit.each(service.settings.chat_per_minute, 60)

    def note(self, request: WebRequest, event: str, person: int, **more: str | int) -> None:
        """Write something to the security log."""
        scope = request.scope
        self._security.note(event, person=person, address=address_of(scope), request=request_id_of(scope), **more)

    async def check_editions(self, request: WebRequest) -> None:
        """Reading a data file costs more than other requests; becoming another guest brings no more of them."""
        wait = await self.service.rates.take(Take(f"editions:{network_of(address_of(request.scope))}", self._editions))
        if wait:
            raise too_many(wait)

    async def check_chat(self, person: Person) -> None:
        """What one person writes at all tables together."""
        wait = await self.service.rates.take(Take(f"chat:{person.id}", self._chat))
        if wait:
            raise too_many(wait, "too-many-lines", "you write faster than anyone reads; wait a moment")

    async def pay_review(self, request: WebRequest, person: Person, cost: float = 1) -> None:
        """A review takes a processor for a minute, however quickly it is asked for; becoming another guest brings no
        more of them. A cost below 0 gives back what was paid for one that is not made.
        """
        keys = f"reviews:{person.id}", f"address-reviews:{network_of(address_of(request.scope))}"
        wait = await self.service.rates.take(*(Take(key, self._reviews, cost) for key in keys))
        if wait:
            raise too_many(wait, "too-many-reviews", "you have had enough games reviewed for now; come back later")

    async def check_exports(self, person: Person) -> None:
        """All of somebody's data is costly to read; another guest has none."""
        wait = await self.service.rates.take(Take(f"exports:{person.id}", self._exports))
        if wait:
            raise too_many(wait)


def context_of(request: WebRequest) -> Context:
    return cast("Context", request.app.state["context"])


def who(request: WebRequest) -> Person:
    """Who asks; nobody without a session gets further."""
    person = request.scope["user"]
    if person is None:
        raise no_session()
    assert isinstance(person, Person)
    return person


async def table_for(request: WebRequest, table_id: str) -> tuple[Context, Person, CachedTable, Access]:
    """A table as it is now, for somebody who may know it."""
    person, context = who(request), context_of(request)
    cached = await context.service.cache.fresh(table_id)
    if cached is None:
        raise not_found()
    access = await access_to(context.service.pool, cached.row, person)
    if not access.sees:
        raise refuse(access)
    return context, person, cached, access


async def game_for(request: WebRequest, table_id: str) -> tuple[Context, Person, CachedTable, Access]:
    """A table as it is now, for somebody who may see the game."""
    context, person, cached, access = await table_for(request, table_id)
    if not access.watches:
        raise forbidden("this game is not for watching")
    return context, person, cached, access


def eyes_of(cached: CachedTable, access: Access, seat: int | None) -> int | None:
    """Whose eyes somebody may look through: their own, and any seat's once the game is over."""
    if seat is None or seat == access.seat:
        return access.seat
    if not cached.over or not 0 <= seat < len(cached.row.seats):
        raise forbidden("other seats' eyes are open when the game is over")
    return seat


async def seat_at(request: WebRequest, table_id: str, seq: int | None) -> tuple[Context, CachedTable, int]:
    """A table as this process knows it, for somebody who sits there.

    Moves take this way: it asks the database only when the request knows more than the process does.
    """
    person, context = who(request), context_of(request)
    cached = await context.service.cache.open(table_id)
    if cached is not None and (seq is None or seq > cached.head or cached.row.seat_of(person.id) is None):
        await context.service.cache.catch_up(cached)
    if cached is None:
        raise not_found()
    seat = cached.row.seat_of(person.id)
    if seat is None:
        access = await access_to(context.service.pool, cached.row, person)
        raise forbidden("you do not sit here") if access.sees else refuse(access)
    return context, cached, seat


def language_of(request: WebRequest) -> str:
    """The first language the reader asked for that there are words in."""
    asked = dict(request.scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    return language_for(asked.split(","))


def readable(text: str) -> str:
    """What people write to each other: no letters that cannot be seen, no blanks around words."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


class Encoded(Response[bytes]):
    """An answer whose body is JSON already: an ASGI application that sends it, without Litestar's 20 us of headers."""

    def __init__(self, body: bytes, status: int) -> None:
        super().__init__(body, status_code=status, media_type="application/json")

    def to_asgi_response(self, app: Any, request: Any, **more: Any) -> Any:
        """What sends it: Litestar where there are cookies or headers to send too."""
        return super().to_asgi_response(app, request, **more) if self.cookies or self.headers else self

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        length = str(len(self.content)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", length)]
        await send({"type": "http.response.start", "status": self.status_code or 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.content, "more_body": False})


def answer(value: T, status: int = 200) -> Response[T]:
    """A value on the wire, encoded the same way as on streams."""
    return cast("Response[T]", Encoded(encode(value), status))


def encoded(body: bytes, status: int = 200) -> Response[Any]:
    """An answer that came encoded from where it was made."""
    return Encoded(body, status)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route can be refused with, for the description of the interface."""
    said = {
        400: "The body or a parameter cannot be read",
        401: "No session",
        403: "Not yours to do",
        404: "There is no such thing, or it is not for you",
        409: "Not now: the table is elsewhere",
        422: "The rules do not allow it",
        429: "Too often",
        503: "The database is away for a moment, or too much is being looked up",
    }
    always = (400, 429, 503)
    return {
        status: ResponseSpec(ProblemShown, description=said[status], generate_examples=False)
        for status in sorted({*always, *statuses})
    }
