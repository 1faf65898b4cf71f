"""Security headers of whatever a browser shows as a page."""

from __future__ import annotations

from typing import Final

#: Content-Security-Policy: nothing comes from elsewhere, and nobody may put the pages into a frame.
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
#: Of every file and page: its type is what we say, and other sites are not told which page led to them.
FILE_HEADERS: Final = {"x-content-type-options": "nosniff", "referrer-policy": "same-origin"}
PAGE_HEADERS: Final = FILE_HEADERS | {"content-security-policy": CONTENT_SECURITY_POLICY}
