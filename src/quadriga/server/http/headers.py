"""Security headers: of whatever a browser shows as a page, and of every answer."""

from __future__ import annotations

from typing import Any, Final

from quadriga.server.settings import Settings

#: Content-Security-Policy: nothing comes from elsewhere, and nobody may put the pages into a frame.
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
#: Of every file and page: its type is what we say, and other sites are not told which page led to them.
_ALWAYS: Final = {"x-content-type-options": "nosniff", "referrer-policy": "same-origin"}
PAGE_HEADERS: Final = _ALWAYS | {"content-security-policy": CONTENT_SECURITY_POLICY}
#: Of every answer that does not say otherwise itself: nothing is kept by browsers or proxies, nothing of it is run,
#: no site may open our pages as its own window or embed what we send, and pages have no use for devices.
ANSWER_HEADERS: Final = _ALWAYS | {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
#: HSTS, HTTP Strict Transport Security: whoever came by https comes by https for a year.
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
#: The session's cookie. With the prefix browsers take it only by https, from this very host, for all its paths: a
#: neighbour below the same domain cannot plant one.
_COOKIE: Final = "quadriga"
_HOST_COOKIE: Final = f"__Host-{_COOKIE}"


def is_https(settings: Settings, scope: Any) -> bool:
    """Whether people reach us by https: the origin says so or, without one, the proxy."""
    return (settings.origin or f"{scope['scheme']}://").startswith("https://")


def cookie_name(settings: Settings, scope: Any) -> str:
    return _HOST_COOKIE if is_https(settings, scope) else _COOKIE
