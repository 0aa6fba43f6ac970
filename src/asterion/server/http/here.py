"""The addresses of the local network by which this server is reached, told on its own machine."""

import contextlib
import ipaddress
import socket

import msgspec
from starlette.datastructures import Headers

from asterion.server.guard.addresses import LOCAL, is_local
from asterion.server.http.desk import Call
from asterion.server.http.routes import Route

ANY = ("0.0.0.0", "::", "")
ELSEWHERE = (socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")
"""Addresses of nobody: nothing is sent there, only the way to them is asked for."""


class Here(msgspec.Struct, frozen=True):
    """Empty where there are none, and for anyone who asks from another machine."""

    addresses: list[str]


async def get_here(call: Call) -> Here:
    scope = call.request.scope
    peer = (scope.get("client") or (LOCAL,))[0]
    host, port = call.desk.place
    if not is_local(peer, Headers(scope=scope).get("x-forwarded-for", "")) or not port:
        return Here([])
    return Here(addresses_for_others(host, port))


def addresses_for_others(host: str, port: int) -> list[str]:
    """Where others on the network open the page, if the server listens to them."""
    return [f"http://{written(place)}:{port}" for place in places(host)]


def places(host: str) -> list[str]:
    """What others on the network call this machine, if it listens to them."""
    if host not in ANY:
        with contextlib.suppress(ValueError):
            return [] if ipaddress.ip_address(host).is_loopback else [host]
        return [] if host == "localhost" else [host]
    found = []
    for family, nobody in ELSEWHERE[: 1 if host == "0.0.0.0" else 2]:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((nobody, 9))
            found.append(str(asking.getsockname()[0]))
    return [place for place in found if not ipaddress.ip_address(place).is_loopback]


def written(place: str) -> str:
    return f"[{place}]" if ":" in place else place


ROUTES = [
    Route(
        "GET",
        "/here",
        get_here,
        "On the server's own machine: its addresses on the local network.",
    ),
]
