"""What every route needs: who asks, the table asked about, and how an answer is written."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar, cast
from uuid import UUID

import msgspec
from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.types.empty import Empty

from quadriga.server.access import Access, access_to
from quadriga.server.hub import Hub
from quadriga.server.opened import Opened
from quadriga.server.people import Person, Sessions
from quadriga.server.problems import Problem, ProblemShown, forbidden, no_session, not_found
from quadriga.server.service import Service
from quadriga.server.shown import encode

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

T = TypeVar("T")

#: No body anyone has reason to send is longer.
LONGEST_BODY: Final = 64 * 1024


class Asked(Request[Any, Any, Any]):
    """A request whose body is read once and exactly: the framework alone would take "7" for 7."""

    async def body(self) -> bytes:
        """The whole body. A move is one message, for which the framework's way costs more than its rules."""
        if self._body is Empty:
            self._body = b""
            more = True
            while more:
                message = await self.receive()
                if message["type"] != "http.request":
                    raise Problem(400, "bad-request", "the body was not sent to its end")
                self._body += message["body"]
                if len(self._body) > LONGEST_BODY:
                    raise Problem(413, "too-large", "no body anyone has reason to send is that long")
                more = message.get("more_body", False)
        return self._body

    async def json(self) -> Any:
        data = self.route_handler.parsed_data_field
        assert data is not None
        try:
            return _decoder(data.annotation).decode(await self.body())
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Problem(400, "bad-request", f"the body cannot be read: {error}") from None
        except RecursionError:
            raise Problem(400, "bad-request", "the body cannot be read: it is nested too deeply") from None


@cache
def _decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(shape)


Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$", description="SHA-256, hexadecimal")]
Nonce = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$", description="128 bits, hexadecimal")]
#: A number in the body of a request, small enough for every database column.
Number = Annotated[int, msgspec.Meta(ge=-1, le=2_000_000_000)]


#: The seat whose eyes are asked for.
Eyes = Annotated[int, Parameter(ge=0, le=20)] | None


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; a field nobody knows is a mistake."""


class Repeatable(Body, frozen=True, kw_only=True):
    #: Made by the client: sent again, it gets its first answer again.
    request: UUID


class Desk:
    """The parts of the process that routes use."""

    def __init__(self, service: Service, sessions: Sessions, hub: Hub) -> None:
        self.service = service
        self.sessions = sessions
        self.hub = hub


def desk_of(request: Asked) -> Desk:
    return cast("Desk", request.app.state["desk"])


def who(request: Asked) -> Person:
    """Who asks; nobody without a session gets further."""
    person = request.scope["user"]
    if person is None:
        raise no_session()
    assert isinstance(person, Person)
    return person


async def table_for(request: Asked, table_id: str) -> tuple[Desk, Person, Opened, Access]:
    """A table as it is now, for somebody who may know it."""
    person, desk = who(request), desk_of(request)
    opened = await desk.service.shelf.fresh(table_id)
    access = await access_to(desk.service.pool, opened.row, person) if opened is not None else None
    if opened is None or access is None or not access.sees:
        raise not_found()
    return desk, person, opened, access


async def game_for(request: Asked, table_id: str) -> tuple[Desk, Person, Opened, Access]:
    """A table as it is now, for somebody who may see the game."""
    desk, person, opened, access = await table_for(request, table_id)
    if not access.watches:
        raise forbidden("this game is not for watching")
    return desk, person, opened, access


def eyes_of(opened: Opened, access: Access, seat: int | None) -> int | None:
    """Whose eyes somebody may look through: their own, and any seat's once the game is over."""
    if seat is None or seat == access.seat:
        return access.seat
    if not opened.over or seat >= len(opened.row.seats):
        raise forbidden("other seats' eyes are open when the game is over")
    return seat


async def seat_at(request: Asked, table_id: str, version: int | None) -> tuple[Desk, Opened, int]:
    """A table as this process knows it, for somebody who sits there.

    Moves take this way: it asks the database only when the request knows more than the process does.
    """
    person, desk = who(request), desk_of(request)
    opened = await desk.service.shelf.open(table_id)
    if opened is not None and (version is None or version > opened.head or opened.row.seat_of(person.id) is None):
        await desk.service.shelf.catch_up(opened)
    if opened is None:
        raise not_found()
    seat = opened.row.seat_of(person.id)
    if seat is None:
        access = await access_to(desk.service.pool, opened.row, person)
        raise forbidden("you do not sit here") if access.sees else not_found()
    return desk, opened, seat


def language_of(request: Asked) -> str:
    """The language the reader asked for first."""
    return dict(request.scope["headers"]).get(b"accept-language", b"en")[:2].decode("latin-1").lower()


def readable(text: str) -> str:
    """What people write to each other: no letters that cannot be seen, no blanks around words."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


class _Written(Response[bytes]):
    """An answer that is written out already, so that the framework has nothing left to make of it."""

    def __init__(self, body: bytes, status: int) -> None:
        self.content = body
        self.status_code = status
        self.media_type = "application/json"
        self.encoding = "utf-8"
        self.background = None
        self.cookies = []
        self.headers = {}
        self.response_type_encoders = {}

    def to_asgi_response(self, app: Any, request: Any, **more: Any) -> Any:
        """What sends it; the framework adds cookies and headers where there are any."""
        return super().to_asgi_response(app, request, **more) if self.cookies or self.headers else self._send

    async def _send(self, scope: Scope, receive: Receive, send: Send) -> None:
        length = str(len(self.content)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", length)]
        await send({"type": "http.response.start", "status": self.status_code or 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.content, "more_body": False})


def answer(value: T, status: int = 200) -> Response[T]:
    """A value on the wire, encoded the same way as on streams."""
    return cast("Response[T]", _Written(encode(value), status))


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
        503: "The database is away for a moment",
    }
    always = (400, 429, 503)
    return {
        status: ResponseSpec(ProblemShown, description=said[status], generate_examples=False)
        for status in sorted({*always, *statuses})
    }
