"""Which names this server answers to.

DNS rebinding: a page of another site may point its own name at our address, and is then of our origin for the browser.
The request still carries that name as `Host`. So only names that can be ours are answered: with an origin set, that of
the origin; without one, what no stranger's name server can hand out, which is loopback names, this machine's own name,
and addresses.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

_PORTS: Final = {"http": 80, "https": 443}
#: The longest host there is, with its port.
_LONGEST: Final = 262
#: Spellings of hosts found right that are remembered.
_REMEMBERED: Final = 64


class KnownHosts:
    def __init__(self, origin: str) -> None:
        self._origin = _parts(urlsplit(origin).netloc) if origin else None
        self._scheme = urlsplit(origin).scheme
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own.partition('.')[0]}.local"}
        self._right: set[bytes] = set()

    def knows(self, host: bytes) -> bool:
        if host in self._right:
            return True
        if len(host) > _LONGEST or not self._is_ours(host.decode("latin-1")):
            return False
        if len(self._right) < _REMEMBERED:
            self._right.add(host)
        return True

    def _is_ours(self, host: str) -> bool:
        parts = _parts(host)
        if parts is None:
            return False
        if self._origin is not None:
            default = _PORTS.get(self._scheme)
            return (parts[0], parts[1] or default) == (self._origin[0], self._origin[1] or default)
        return parts[0] in self._names or parts[0].endswith(".localhost") or _is_address(parts[0])


def _parts(host: str) -> tuple[str, int | None] | None:
    """Name and port; None for what is no host."""
    if not host or any(letter in "/@?#\\" or not "!" <= letter <= "~" for letter in host):
        return None
    try:
        split = urlsplit(f"//{host}")
        name, port = split.hostname, split.port
    except ValueError:
        return None
    return (name.removesuffix("."), port) if name else None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
