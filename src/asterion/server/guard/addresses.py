"""Where a client comes from: its address behind trusted proxies, and the key it is counted by."""

import ipaddress
from collections.abc import Sequence
from contextvars import ContextVar

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

LOCAL = "local"
"""Anyone who comes by no address at all, as over a unix socket."""

MOST_HOPS = 20
CALLER: ContextVar[str] = ContextVar("caller", default="")
"""In the work that is done for somebody: by which address they are counted."""


def read_network(text: str) -> Network:
    """A proxy's address, or a network of them: `10.0.0.7`, `10.0.0.0/8`. Raises ValueError."""
    return ipaddress.ip_network(text.strip(), strict=False)


def client_address(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """Who it is, as far as it can be believed.

    A proxy adds the address it saw at the end of `X-Forwarded-For`. So from the end, each address
    that is a trusted proxy's vouches for the one before; whatever stands further in front may be
    anybody's invention.
    """
    address = _address(peer)
    for hop in reversed(forwarded.split(",")[-MOST_HOPS:]):
        said = _address(hop)
        if address is None or said is None or not _is_trusted(address, trusted):
            break
        address = said
    return LOCAL if address is None else str(address)


def address_key(address: str) -> str:
    """By what a client is counted: an IPv4 address, or the /64 that one line has in IPv6."""
    known = _address(address)
    if known is None:
        return LOCAL
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known)


def _address(text: str) -> Address | None:
    try:
        address = ipaddress.ip_address(text.strip().strip("[]").partition("%")[0])
    except ValueError:
        return None
    mapped = getattr(address, "ipv4_mapped", None)
    return address if mapped is None else mapped


def _is_trusted(address: Address, trusted: Sequence[Network]) -> bool:
    return any(address in network for network in trusted if network.version == address.version)


def is_proxy(peer: str, trusted: Sequence[Network]) -> bool:
    """Is this a proxy whose word is taken?"""
    address = _address(peer)
    return address is not None and _is_trusted(address, trusted)


def is_local(peer: str, forwarded: str) -> bool:
    """Does this come from the machine itself, and through no proxy that runs on it?"""
    address = _address(peer)
    return not forwarded and (peer == LOCAL or (address is not None and address.is_loopback))
