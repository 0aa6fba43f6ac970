"""Taking the port, and what is said where it cannot be had."""

import contextlib
import errno
import os
import socket
from collections.abc import Iterator

from asterion.core.phrase import Phrase, PhrasedError, phrase

BACKLOG = 512


class CannotServe(PhrasedError):
    """Why the server cannot start, in one sentence."""


@contextlib.contextmanager
def listen(host: str, port: int, kind: str = "") -> Iterator[socket.socket]:
    """The port, taken before anything else is done; `kind` is of the flag that names it."""
    try:
        family, type_, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, type_, protocol)
    except (OSError, UnicodeError) as error:
        said = getattr(error, "strerror", None) or phrase("server-not-an-address")
        raise CannotServe(phrase("server-host-unusable", host=host, why=said)) from None
    with listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(address)
            listening.listen(BACKLOG)
        except OSError as error:
            raise CannotServe(why_not(error, host, port, kind)) from None
        listening.setblocking(False)
        yield listening


def why_not(error: OSError, host: str, port: int, kind: str) -> Phrase:
    """Why a port cannot be listened on, in one sentence."""
    flag = f"--{kind}-port" if kind else "--port"
    if error.errno == errno.EADDRINUSE:
        return phrase("server-port-in-use", port=str(port), host=host, flag=flag)
    known = error.errno in errno.errorcode and error.errno is not None
    reason = os.strerror(error.errno) if known and error.errno is not None else error.strerror
    return phrase("server-port-unusable", port=str(port), host=host, why=reason or "")


def port_in(address: str) -> int:
    """The port of what `address_of` has written."""
    return int(address.rstrip("/").rpartition(":")[2])


def address_of(host: str, port: int) -> str:
    """Where a person on this machine opens the page."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, host)
    if ":" in shown and not shown.startswith("["):
        shown = f"[{shown}]"
    return f"http://{shown}:{port}/"
