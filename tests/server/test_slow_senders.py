"""Whoever begins a request and does not end it is not waited for."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import pytest

from quadriga.server.http.perimeter import LONGEST_BODY
from server.house import PATIENCE, House, house

HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b"POST /guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
#: Longer than any test.
NEVER = 3600


def place_with(**settings: float | str) -> Iterator[House]:
    with house(webs=1, worker=False, **settings) as place:
        yield place
        assert place.errors == []


@pytest.fixture(scope="module")
def hasty() -> Iterator[House]:
    """Gives heads a moment, and bodies all the time in the world."""
    yield from place_with(head_seconds=0.5, body_seconds=NEVER)


@pytest.fixture(scope="module")
def named() -> Iterator[House]:
    """Goes by one name, and gives bodies all the time in the world."""
    yield from place_with(origin="http://127.0.0.1", head_seconds=NEVER, body_seconds=NEVER)


@contextmanager
def line_to(place: House, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    where = urlsplit(place.bases[0])
    assert where.hostname is not None
    address = (where.hostname, where.port or 80)
    with socket.create_connection(address, PATIENCE, source_address=(source, 0)) as line:
        yield line


def heard(line: socket.socket, enough: bytes = b"") -> bytes:
    """What comes, until the server closes the connection or has said enough."""
    said = b""
    while not enough or enough not in said:
        try:
            more = line.recv(65536)
        except ConnectionError:
            break
        if not more:
            break
        said += more
    return said


def still_open(line: socket.socket) -> bool:
    """Whether a whole request is answered."""
    line.sendall(HEAD + b"\r\n")
    return heard(line, b'{"ok":true}').endswith(b'{"ok":true}')


def was_answered(line: socket.socket) -> bool:
    """Whether anything has come by now."""
    line.setblocking(False)
    try:
        return line.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return False
    finally:
        line.settimeout(PATIENCE)


def is_closed(line: socket.socket) -> bool:
    """Whether the server has closed a connection, once everything it said was heard."""
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return False
    return True


def test_nine_hundred_half_sent_heads_are_closed(hasty: House) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(line_to(hasty)) for _ in range(900)]
        for line in lines:
            line.sendall(HEAD[:-1])
        assert [heard(line) for line in lines] == [b""] * 900
    with line_to(hasty) as line:
        assert still_open(line)


@pytest.mark.parametrize(
    "beginning",
    [b"", b"G", b"\r\n", HEAD + b"X-a: ", HEAD + b"\r\n" + HEAD, HEAD + b"\r\n" + b"P"],
    ids=["nothing", "a letter", "an empty line", "a header", "a second head", "a second method"],
)
def test_no_beginning_of_a_head_is_waited_for(hasty: House, beginning: bytes) -> None:
    with line_to(hasty) as line:
        line.sendall(beginning)
        said = heard(line)
        assert said.count(b'{"ok":true}') == beginning.count(b"\r\n\r\n")


def test_an_empty_line_after_a_request_is_the_beginning_of_another(hasty: House) -> None:
    """It would otherwise end the keep-alive timeout, and nothing would begin."""
    with line_to(hasty) as line:
        assert still_open(line)
        line.sendall(b"\r\n")
        assert heard(line) == b""


def test_a_letter_now_and_then_prolongs_nothing(hasty: House) -> None:
    with line_to(hasty) as line:
        line.sendall(HEAD + b"X-a: ")
        line.settimeout(0.02)
        closed = False
        while not closed:
            try:
                line.sendall(b"a")
                closed = line.recv(1) == b""
            except TimeoutError:
                continue
            except ConnectionError:
                closed = True


def test_a_whole_request_keeps_its_connection_longer_than_a_half_one(hasty: House) -> None:
    with line_to(hasty) as kept, line_to(hasty) as half:
        assert still_open(kept)
        half.sendall(HEAD)
        assert heard(half) == b""  # a head's time has passed, for the other too
        assert still_open(kept)
        kept.sendall(BODY)
        with line_to(hasty) as another:
            another.sendall(HEAD)
            assert heard(another) == b""
        kept.sendall(b'"name": "Ann"' + b" " * 35 + b"}")
        assert heard(kept, b'"Ann"}').startswith(b"HTTP/1.1 201")


def test_a_half_sent_body_is_closed_and_a_stream_is_not() -> None:
    with (
        house(webs=1, worker=False, head_seconds=NEVER, body_seconds=0.5) as place,
        line_to(place) as body,
        line_to(place) as head,
        line_to(place) as stream,
    ):
        stream.sendall(b'POST /guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 14\r\n\r\n{"name":"Ann"}')
        cookie = heard(stream, b'"Ann"}').partition(b"set-cookie: ")[2].partition(b";")[0]
        stream.sendall(b"GET /me/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: " + cookie + b"\r\n\r\n")
        assert b"event: tables" in heard(stream, b"event: tables")
        head.sendall(HEAD)
        body.sendall(BODY)
        assert b"HTTP/1.1 2" not in heard(body)
        head.sendall(b"\r\n")
        assert heard(head, b'{"ok":true}').startswith(b"HTTP/1.1 200")
        assert not is_closed(stream)
        assert place.errors == []


def refused(length: int) -> bytes:
    """The head of a request that no route sees: another host's name."""
    return f"POST /guests HTTP/1.1\r\nHost: elsewhere.example\r\nContent-Length: {length}\r\n\r\n".encode()


def test_a_refusal_waits_for_the_rest_of_a_small_body(named: House) -> None:
    """A proxy that is answered while it still sends may break off the answer."""
    with line_to(named) as line, line_to(named) as another:
        line.sendall(refused(14) + b'{"name":')
        assert still_open(another)
        assert not was_answered(line)
        line.sendall(b'"Ann"}')
        assert heard(line, b"QUADRIGA_ORIGIN").startswith(b"HTTP/1.1 421")
        assert still_open(line)


def test_a_refusal_does_not_wait_for_the_end_of_a_large_body(named: House) -> None:
    with line_to(named) as line:
        line.sendall(refused(10**9) + b" " * (LONGEST_BODY + 1))
        assert heard(line, b"QUADRIGA_ORIGIN").startswith(b"HTTP/1.1 421")


def test_one_address_has_so_many_connections_and_others_have_theirs() -> None:
    limits = {"connections_per_address": 5, "trusted_proxies": "127.0.0.3", "head_seconds": NEVER}
    with house(webs=1, worker=False, **limits) as place, ExitStack() as stack:

        def line(source: str) -> socket.socket:
            return stack.enter_context(line_to(place, source))

        lines = [line("127.0.0.2") for _ in range(5)]
        assert all(still_open(one) for one in lines)
        assert heard(line("127.0.0.2")) == b""
        assert all(still_open(line("127.0.0.3")) for _ in range(10))  # the proxy, with many behind it
        assert still_open(line("127.0.0.4"))
        lines[0].close()
        while True:
            with line_to(place, "127.0.0.2") as again:
                try:
                    if still_open(again):
                        break
                except ConnectionError:
                    continue
