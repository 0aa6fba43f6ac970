"""Where strangers may send a server: to public places by https, and nowhere inside."""

import ipaddress
import socket
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import urlsplit

from asterion.server.guard.addresses import Address

LONGEST = 1000
PORTS = {"https": 443, "http": 80}
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
LOCAL_NAT64 = ipaddress.IPv6Network("64:ff9b:1::/48")
"""Of one network's own gateway (RFC 8215), which may lead to anything inside."""
COMPATIBLE = ipaddress.IPv6Network("::/96")


class NotPublic(ValueError):
    """An address that nobody may make this server speak to."""


class Endpoint(NamedTuple):
    """An address that was taken apart: nothing in it is believed any further than that."""

    scheme: str
    host: str
    port: int
    path: str


def read_endpoint(address: str, local: bool = False) -> Endpoint:
    """Raises NotPublic. What a name stands for is only known when it is asked for: `place_of`."""
    if len(address) > LONGEST or not (address.isascii() and address.isprintable()):
        raise NotPublic
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise NotPublic from None
    if parts.scheme not in (PORTS if local else ("https",)) or not host or "@" in parts.netloc:
        raise NotPublic
    if " " in address or parts.fragment:
        raise NotPublic
    try:
        is_inside = not is_public(host)
    except ValueError:
        is_inside = "." not in host or host.endswith((".localhost", ".local", ".internal"))
    if is_inside and not local:
        raise NotPublic
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(parts.scheme, host, port or PORTS[parts.scheme], path)


def place_of(endpoint: Endpoint, local: bool = False) -> str:
    """The address to connect to, and no other: a name may stand for another one a moment later.

    It asks the resolver and waits for it: call it in a thread. Raises NotPublic, OSError.
    """
    found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    places = [str(each[4][0]) for each in found]
    if not local and not all(is_public(place) for place in places):
        raise NotPublic
    return places[0]


def is_public(place: str) -> bool:
    """Whether it leads outside; ValueError where it is no address at all."""
    known = ipaddress.ip_address(place.partition("%")[0])
    if known in LOCAL_NAT64:
        return False
    return all(each.is_global and not each.is_multicast for each in _reached_by(known))


def _reached_by(known: Address) -> Iterator[Address]:
    """Where it leads: some IPv6 addresses only wrap an IPv4 one, to which a gateway may send."""
    if isinstance(known, ipaddress.IPv4Address):
        yield known
    elif known.ipv4_mapped is not None:
        yield known.ipv4_mapped
    elif known in NAT64 or (known in COMPATIBLE and int(known) > 1):
        yield ipaddress.IPv4Address(known.packed[-4:])
    else:
        yield known
        if known.sixtofour is not None:
            yield known.sixtofour
        yield from known.teredo or ()
