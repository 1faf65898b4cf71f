"""An asyncio HTTP/1.1 client with server-sent events: one person at tables, with own nonces and a receipt.

It needs nothing beside the standard library and msgspec. Keep-alive, chunked bodies and SSE are all of HTTP it
speaks, with TLS for `https`; it follows no redirects.

    client = Client("http://127.0.0.1:8000")
    await client.be_guest("Ann")
    table = (await client.get("/me/tables")).json["tables"][0]["id"]
    async with client.stream(f"/tables/{table}/stream") as stream:
        async for event in stream:
            ...
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, cast
from urllib.parse import urlsplit
from uuid import uuid4

import msgspec

from quadriga.core.receipt import Receipt
from quadriga.core.record import commit

_END_OF_HEAD: Final = b"\r\n\r\n"
#: Seconds between two looks whether a hint has been thought about.
HINT_PAUSE: Final = 0.5


class Answer(msgspec.Struct, frozen=True):
    """A response, read to its end. Whatever its status, nothing is raised for it."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class StreamEvent(msgspec.Struct, frozen=True):
    """One server-sent event; the last `id` is what `Client.stream` takes to go on from."""

    id: str
    kind: str
    data: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.data)


class _Http(asyncio.Protocol):
    """One connection: requests one after another, or a stream that does not end."""

    def __init__(self, tap: Callable[[bytes], None] | None) -> None:
        self._tap = tap
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._waiting: asyncio.Future[Answer] | None = None
        self._head: tuple[int, dict[str, str]] | None = None
        self._body = bytearray()
        self._streaming = False
        self.events: deque[StreamEvent] = deque()
        self.arrived = asyncio.Event()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is one in all but name

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        self.arrived.set()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionResetError("the server closed the connection"))

    def send(self, request: bytes, *, stream: bool = False) -> asyncio.Future[Answer]:
        """Ask; the answer of a stream is its head alone, unless it is refused."""
        assert self._transport is not None
        self._streaming = stream
        self._head = None
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return self._waiting

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._head is None and not self._read_head():
            return
        assert self._head is not None
        status, headers = self._head
        if headers.get("transfer-encoding") == "chunked":
            self._read_chunks(live=self._streaming and status == 200)
        elif len(self._buffer) >= (length := int(headers.get("content-length", 0))):
            body = bytes(self._buffer[:length])
            del self._buffer[:length]
            self._overheard(body)
            self._answer(body)

    def _read_head(self) -> bool:
        end = self._buffer.find(_END_OF_HEAD)
        if end < 0:
            return False
        self._overheard(bytes(self._buffer[:end]))
        lines = self._buffer[:end].decode("latin-1").split("\r\n")
        del self._buffer[: end + len(_END_OF_HEAD)]
        headers: dict[str, str] = {}
        for line in lines[1:]:
            name, _, value = line.partition(":")
            headers[name.strip().lower()] = value.strip()
        self._head = int(lines[0].split(" ", 2)[1]), headers
        self._body.clear()
        if self._streaming and self._head[0] == 200:
            self._answer(b"")
        return True

    def _read_chunks(self, *, live: bool) -> None:
        buffer = self._buffer
        while (line := buffer.find(b"\r\n")) >= 0:
            size = int(buffer[:line], 16)
            if len(buffer) < line + size + 4:
                return
            chunk = bytes(buffer[line + 2 : line + 2 + size])
            self._overheard(chunk)
            self._body += chunk
            del buffer[: line + size + 4]
            if live:
                self._read_events()
            if size == 0:
                if live:
                    self.closed = True
                    self.arrived.set()
                else:
                    self._answer(bytes(self._body))
                return

    def _overheard(self, data: bytes) -> None:
        if self._tap is not None:
            self._tap(data)

    def _read_events(self) -> None:
        while (end := self._body.find(b"\n\n")) >= 0:
            lines = bytes(self._body[:end]).split(b"\n")
            del self._body[: end + 2]
            fields = dict(line.split(b": ", 1) for line in lines if b": " in line)
            if b"data" in fields:
                kind, id = fields.get(b"event", b""), fields.get(b"id", b"")
                self.events.append(StreamEvent(id.decode(), kind.decode(), fields[b"data"]))
                self.arrived.set()

    def _answer(self, body: bytes) -> None:
        assert self._head is not None
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(Answer(*self._head, body))


class Stream:
    """A live stream, iterated event by event; it ends when the server or the network ends it.

    Unless `status` is 200 there is nothing to iterate, and `refusal` is the answer.
    """

    def __init__(self, connection: _Http, answer: Answer) -> None:
        self._connection = connection
        self.status = answer.status
        self.refusal = answer

    def __aiter__(self) -> AsyncIterator[StreamEvent]:
        return self

    async def __anext__(self) -> StreamEvent:
        connection = self._connection
        while not connection.events:
            if connection.closed:
                raise StopAsyncIteration
            connection.arrived.clear()
            await connection.arrived.wait()
        return connection.events.popleft()

    def close(self) -> None:
        self._connection.close()


class Client:
    """One person. Requests share one keep-alive connection, one at a time; it is opened anew when it was closed."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookie = ""
        self.name = ""
        #: Is given all the server sends to this person, but for the framing of HTTP.
        self.tap: Callable[[bytes], None] | None = None
        self._connection: _Http | None = None
        self._turn = asyncio.Lock()

    async def _connect(self) -> _Http:
        parts = urlsplit(self.base)
        secure = parts.scheme == "https"
        host, port = parts.hostname or "", parts.port or (443 if secure else 80)
        _, connection = await asyncio.get_running_loop().create_connection(
            lambda: _Http(self.tap), host, port, ssl=secure or None
        )
        return connection

    def _request(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"host: {urlsplit(self.base).netloc}"]
        if self.cookie:
            lines.append(f"cookie: {self.cookie}")
        if body or method in ("POST", "PUT", "PATCH"):
            headers = {"content-type": "application/json", "content-length": str(len(body))} | headers
        lines += [f"{name}: {value}" for name, value in headers.items()]
        return "\r\n".join(lines).encode() + _END_OF_HEAD + body

    async def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        """One request; raises `OSError` when the server is away."""
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        async with self._turn:
            connection = self._connection
            if connection is None or connection.closed:
                connection = self._connection = await self._connect()
            try:
                answer = await connection.send(self._request(method, path, data, headers or {}))
            except BaseException:
                connection.close()
                self._connection = None
                raise
        if cookie := answer.headers.get("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        return answer

    async def get(self, path: str) -> Answer:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any = None) -> Answer:
        return await self.ask("POST", path, body)

    async def put(self, path: str, body: Any = None) -> Answer:
        return await self.ask("PUT", path, body)

    async def delete(self, path: str) -> Answer:
        return await self.ask("DELETE", path)

    async def be_guest(self, name: str, table: str = "", invite: str = "") -> Answer:
        """Become somebody: the session's cookie is kept and sent from now on.

        A server that is by invitation asks for a table and its invitation, or for what a link of its own says.
        """
        self.name = name
        invited = {"table": table, "invite": invite} if invite else {}
        return await self.post("/guests", {"name": name} | invited)

    async def fork(
        self, table: str, seat: int, bots: tuple[str, ...], at: int | None = None, *, as_it_was: bool = False
    ) -> Answer:
        """Open a table that goes on from a position of one that is over; `bots` has a name, or nothing, for each seat.

        What `seat` could not see there is drawn anew unless it shall be `as_it_was`. Sit down next, as at any table.
        """
        hidden = "as-it-was" if as_it_was else "anew"
        return await self.post(
            f"/tables/{table}/fork", {"seat": seat, "bots": bots, "hidden": hidden} | ({} if at is None else {"at": at})
        )

    @asynccontextmanager
    async def stream(self, path: str, last_event_id: str = "") -> AsyncIterator[Stream]:
        """Open a stream over a connection of its own."""
        connection = await self._connect()
        headers = {"accept": "text/event-stream"} | ({"last-event-id": last_event_id} if last_event_id else {})
        try:
            answer = await connection.send(self._request("GET", path, b"", headers), stream=True)
            yield Stream(connection, answer)
        finally:
            connection.close()

    def close(self) -> None:
        """Close the connection; the next request opens another."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class Sitter:
    """A person at a table, who keeps what a receipt needs."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.commitment = ""
        self.nonce = b""
        self.nonce_hashes: tuple[str, ...] = ()
        self.seq = -1
        self.hash = ""
        self.later_nonces: tuple[str, ...] = ()
        self._new_nonce = b""

    @property
    def path(self) -> str:
        return f"/tables/{self.table}"

    async def sit(self) -> Answer:
        """Note the commitment, then sit down with the hash of a fresh nonce."""
        shown = (await self.client.get(self.path)).json["table"]
        self.commitment = shown["commitment"]
        self.nonce = os.urandom(16)
        return await self.client.put(f"{self.path}/seats/{self.seat}", {"nonce_hash": commit(self.nonce)})

    async def reveal(self) -> Answer:
        """Reveal the nonce, if the server still stands by the commitment it showed."""
        shown = (await self.client.get(self.path)).json["table"]
        if shown["commitment"] != self.commitment:
            raise ValueError("the server has taken another commitment")
        self.nonce_hashes = tuple(seat.get("nonce_hash", "") for seat in shown["seats"])
        return await self.client.put(f"{self.path}/seats/{self.seat}/nonce", {"nonce": self.nonce.hex()})

    async def seal_anew(self, position: dict[str, Any]) -> Answer | None:
        """After a restore: commit to a new nonce, then reveal it, as the position asks; None when it asks nothing."""
        exchange = position.get("exchange")
        if exchange is None or self.seat not in exchange["awaited"]:
            return None
        if not exchange.get("revealing"):
            self._new_nonce = os.urandom(16)
            return await self.client.put(f"{self.path}/seats/{self.seat}", {"nonce_hash": commit(self._new_nonce)})
        if exchange["nonce_hashes"][self.seat] != commit(self._new_nonce):
            raise ValueError("the server holds another commitment than the one sent")
        self.later_nonces = (*self.later_nonces, self._new_nonce.hex())
        return await self.client.put(f"{self.path}/seats/{self.seat}/nonce", {"nonce": self._new_nonce.hex()})

    def note_position(self, position: dict[str, Any]) -> None:
        """Remember the newest seq and hash of the chain, for the receipt."""
        if position["seq"] >= self.seq:
            self.seq, self.hash = position["seq"], position["hash"]

    async def move(self, seq: int, key: str, request: str | None = None) -> Answer:
        """Make a move in the position at `seq`; sent again with the same `request` it gets its first answer again."""
        body = {"request": request or str(uuid4()), "seq": seq, "move": key}
        return await self.client.post(f"{self.path}/moves", body)

    async def hint(self, seq: int, tell: Callable[[int, int], object] | None = None) -> Answer:
        """What a bot would do in the position at `seq`, asked until it has been thought about or is refused.

        `tell` is told meanwhile how many iterations there were, of how many.
        """
        while True:
            answer = await self.client.post(f"{self.path}/hint", {"seq": seq})
            if answer.status != 202:
                return answer
            if tell is not None:
                tell(answer.json["done"], answer.json["iterations"])
            await asyncio.sleep(HINT_PAUSE)

    @property
    def receipt(self) -> Receipt:
        return Receipt(
            *(self.table, self.seat, self.commitment, self.nonce.hex(), self.nonce_hashes, self.seq, self.hash),
            self.later_nonces,
        )
