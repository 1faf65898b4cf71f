"""Static files: the built web client, handed out before anything else is asked, since it is the same for everyone."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.enums import ScopeType

from quadriga.server.http.headers import PAGE_HEADERS

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

STATIC: Final = Path(__file__).parents[1] / "static"
#: The first parts of the addresses of pages; the client tells them apart.
PAGES: Final = frozenset({"", "about", "learn", "mine", "new", "open", "replay", "t"})
_NOT_BUILT: Final = (
    "<!doctype html><html lang='en'><meta charset='utf-8'><title>Quadriga</title>"
    "<body style='font:18px/1.5 serif;max-width:36em;margin:4em auto;padding:0 1em'><h1>Quadriga</h1>"
    "<p>The server runs, but its web client was not built. In a checkout, with Node 20 or newer, run "
    "<code>scripts/build</code> and start the server again.</p>"
)


class File(msgspec.Struct, frozen=True):
    body: bytes
    #: The same, compressed when the client was built; empty where that does not pay.
    gzipped: bytes
    headers: tuple[tuple[bytes, bytes], ...]
    status: int = 200


class StaticFiles:
    """ASGI middleware that answers for the client's pages and files, and lets everything else through.

    The folder is read once, here: what is asked for is only ever looked up, never opened or remembered.
    """

    def __init__(self, app: ASGIApp, folder: Path = STATIC, *, routes: frozenset[str] = frozenset()) -> None:
        """`routes` are the first parts of the addresses that programs ask for: nothing below them is a page."""
        self.app = app
        self._page = _read_page(folder)
        # The same document: the client says in the reader's language that nothing is there, and where else to go.
        self._missing = _read_page(folder, 404)
        self._not_pages = routes | {"assets"}
        self._assets = {f"/assets/{path.name}": _read_asset(path) for path in _assets_in(folder)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or (file := self._find(scope)) is None:
            await self.app(scope, receive, send)
            return
        headers = [*file.headers]
        body = file.body
        if file.gzipped and any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"]):
            body = file.gzipped
            headers.append((b"content-encoding", b"gzip"))
        headers.append((b"content-length", str(len(body)).encode()))
        sent = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.start", "status": file.status, "headers": headers})
        await send({"type": "http.response.body", "body": sent, "more_body": False})

    def _find(self, scope: HTTPScope) -> File | None:
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD"):
            return None
        first = path[1:].partition("/")[0]
        if path.startswith("/") and first in PAGES:
            return self._page
        if path.startswith("/") and first not in self._not_pages and _wants_page(scope):
            return self._missing
        return self._assets.get(path)


def _wants_page(scope: HTTPScope) -> bool:
    """Whether somebody looks, and not a program: browsers ask for HTML by name."""
    accepted = b",".join(value for name, value in scope["headers"] if name == b"accept").lower()
    return b"text/html" in accepted and b"application/json" not in accepted


def is_built(folder: Path = STATIC) -> bool:
    return (folder / "index.html").is_file()


def _assets_in(folder: Path) -> list[Path]:
    assets = folder / "assets"
    return [path for path in assets.iterdir() if path.is_file()] if assets.is_dir() else []


def _read_page(folder: Path, status: int = 200) -> File:
    """The one document that every page begins with."""
    body = (folder / "index.html").read_bytes() if is_built(folder) else _NOT_BUILT.encode()
    kind = "text/html; charset=utf-8"
    return File(body, b"", _encoded({"content-type": kind, "cache-control": "no-cache"} | PAGE_HEADERS), status)


def _read_asset(path: Path) -> File:
    """A file of the client; its name changes with its content, so it may be kept for ever.

    It has the policy of pages too: a worker may do what the policy of its own script allows.
    """
    kind = "text/javascript" if path.suffix == ".js" else mimetypes.guess_type(path.name)[0]
    headers = {
        "content-type": kind or "application/octet-stream",
        "cache-control": "public, max-age=31536000, immutable",
    }
    gzipped = path.with_name(path.name + ".gz")
    return File(path.read_bytes(), gzipped.read_bytes() if gzipped.is_file() else b"", _encoded(headers | PAGE_HEADERS))


def _encoded(headers: dict[str, str]) -> tuple[tuple[bytes, bytes], ...]:
    return tuple((name.encode(), value.encode()) for name, value in (headers | {"vary": "accept-encoding"}).items())
