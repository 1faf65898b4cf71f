"""The built web client, handed out before anything else is asked: it is the same for everyone."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.enums import ScopeType

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

STATIC: Final = Path(__file__).with_name("static")
ASSETS: Final = "/assets/"
#: The first parts of the addresses of pages; the client tells them apart.
PAGES: Final = frozenset({"", "about", "mine", "new", "open", "replay", "t"})
#: Nothing comes from elsewhere, and nobody may put the pages into a frame.
_GUARD: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
_NOT_BUILT: Final = (
    "<!doctype html><html lang='en'><meta charset='utf-8'><title>Quadriga</title>"
    "<body style='font:18px/1.5 serif;max-width:36em;margin:4em auto;padding:0 1em'><h1>Quadriga</h1>"
    "<p>The server runs, but its web client was not built. In a checkout, with Node 20 or newer, run "
    "<code>scripts/build</code> and start the server again.</p>"
)


class File(msgspec.Struct, frozen=True):
    body: bytes
    packed: bytes
    headers: tuple[tuple[bytes, bytes], ...]


class Pages:
    """Answers for the client's pages and files, and lets everything else through."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or (file := self._file(scope["method"], scope["path"])) is None:
            await self.app(scope, receive, send)
            return
        headers = [*file.headers]
        body = file.body
        if file.packed and any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"]):
            body = file.packed
            headers.append((b"content-encoding", b"gzip"))
        headers.append((b"content-length", str(len(body)).encode()))
        sent = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": sent, "more_body": False})

    def _file(self, method: str, path: str) -> File | None:
        if method not in ("GET", "HEAD"):
            return None
        if path.startswith(ASSETS):
            return asset(path.removeprefix(ASSETS))
        return page() if path.split("/", 2)[1] in PAGES else None


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


@cache
def page() -> File:
    """The one document that every page begins with."""
    body = (STATIC / "index.html").read_bytes() if is_built() else _NOT_BUILT.encode()
    return _read(
        body, b"", "text/html; charset=utf-8", ("cache-control", "no-cache"), ("content-security-policy", _GUARD)
    )


@cache
def asset(name: str) -> File | None:
    """A file of the client; its name changes with its content, so it may be kept for ever."""
    path = STATIC / "assets" / name
    if "/" in name or "\\" in name or not path.is_file():
        return None
    packed = path.with_name(name + ".gz")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return _read(
        path.read_bytes(),
        packed.read_bytes() if packed.is_file() else b"",
        "text/javascript" if name.endswith(".js") else kind,
        ("cache-control", "public, max-age=31536000, immutable"),
    )


def _read(body: bytes, packed: bytes, kind: str, *more: tuple[str, str]) -> File:
    headers = (
        ("content-type", kind),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("vary", "accept-encoding"),
        *more,
    )
    return File(body, packed, tuple((name.encode(), value.encode()) for name, value in headers))
