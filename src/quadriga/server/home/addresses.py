"""Where a home server is found: this machine's address in its network, and a QR code that phones read it from."""

from __future__ import annotations

import io
import os
import socket
import sys
import webbrowser
from contextlib import suppress


def network_address() -> str:
    """This machine's address in the local network; empty where there is none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses the way there, and our address on it
        found = str(probe.getsockname()[0])
        if not found.startswith(("127.", "0.")):
            return found
    return ""


def qr_code(url: str) -> str:
    """The address as a QR code of block characters; empty where the part that draws it is not installed."""
    try:
        import segno  # noqa: PLC0415 - of the extra `home`
    except ModuleNotFoundError:
        return ""
    drawn = io.StringIO()
    segno.make(url, micro=False, error="m").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def open_browser(url: str) -> None:
    """Open the address where there is a screen for it; a browser in this terminal would cover what is said here."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)
