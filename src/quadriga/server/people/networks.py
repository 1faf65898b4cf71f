"""Whose an address is, for whatever counts or tells by address."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

#: Half of an IPv6 address tells the network; all of the other half is one household's.
_IPV6_NETWORK: Final = 64
_LONGEST_NAME: Final = 64


@lru_cache(4096)
def network_of(host: str) -> str:
    """Whose address this is: IPv4 as it stands, also inside of IPv6, and the /64 network of any other IPv6."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:_LONGEST_NAME]  # what a trusted proxy calls its client
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), _IPV6_NETWORK), strict=False).network_address)
