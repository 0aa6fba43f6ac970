"""The process that carries messages by Apprise: an order a line comes in, what came of it goes out.

Apprise's plugins make requests of their own: they resolve names, follow redirects and read options
from the address. So nothing that is checked before can hold. Here the interpreter itself asks
before every connection (PEP 578), with the numbers that the socket is about to connect to: a name
that stands for another place by now, a redirect and a plugin with its own sockets are all stopped
by the one check. The hook cannot be taken away while the process lives, and nothing that a player
gives is run as code. Nor may a plugin start programs, send datagrams, or touch files beyond what
its libraries and certificates need.
"""

import contextlib
import os
import site
import ssl
import sys
from typing import Any, BinaryIO, Final

import msgspec

from asterion.server.guard.endpoints import is_public
from asterion.server.notify.kinds import allows

MEMORY: Final = 1024 * 1024 * 1024
PATIENCE: Final = 12.0
"""Seconds for connecting and for each answer, whatever the address says of it."""
WRITES: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
FORBIDDEN: Final = frozenset({
    "ctypes.dlopen", "os.chmod", "os.chown", "os.exec", "os.fork", "os.forkpty", "os.kill",
    "os.link", "os.mkdir", "os.posix_spawn", "os.putenv", "os.remove", "os.rename", "os.rmdir",
    "os.spawn", "os.startfile", "os.symlink", "os.system", "os.truncate", "pty.spawn",
    "socket.bind", "socket.sendto", "subprocess.Popen",
})  # fmt: skip
"""Events of Python's audit table by which a plugin could leave this process."""


class Parcel(msgspec.Struct, frozen=True):
    """An address as Apprise writes it, and what is sent there; without a body it is only read."""

    address: str
    kinds: tuple[str, ...]
    title: str = ""
    body: str = ""
    local: bool = False


class Receipt(msgspec.Struct, frozen=True):
    """What the address is called, and whether the message was taken."""

    service: str = ""  # empty: this server does not send there
    taken: bool = False
    strayed: bool = False  # it led to a place inside


class Inside(OSError):
    """A place that nobody may make this server speak to."""


class Gate:
    """Asked by the interpreter before anything leaves the process."""

    def __init__(self) -> None:
        self.local = False
        self.strayed = False
        roots = {sys.prefix, sys.base_prefix, *site.getsitepackages(), site.getusersitepackages()}
        roots |= {"/etc/ssl", "/usr/lib/ssl", "/usr/share", "/etc/mime.types", os.devnull}
        known = ssl.get_default_verify_paths()
        roots |= {place for place in (known.cafile, known.capath) if place}
        self._readable = tuple(map(os.path.realpath, roots))

    def __call__(self, event: str, args: tuple[Any, ...]) -> None:
        if event == "socket.connect":
            self._connects(args[1])
        elif event == "open":
            self._opens(*args)
        elif event in FORBIDDEN:
            raise PermissionError(event)

    def _connects(self, place: object) -> None:
        try:
            outside = isinstance(place, tuple) and is_public(str(place[0]))
        except ValueError:  # a name, which would be resolved after this check
            outside = False
        if not (outside or (self.local and isinstance(place, tuple))):
            self.strayed = True
            raise Inside("not a public address")

    def _opens(self, path: Any, _mode: Any, flags: Any) -> None:
        if isinstance(path, int):
            return
        real = os.path.realpath(os.fsdecode(path))
        is_known = any(real == root or real.startswith(root + os.sep) for root in self._readable)
        if flags & WRITES or not is_known:
            raise PermissionError(real)


def carry(parcel: Parcel, gate: Gate) -> Receipt:
    """By the plugin that this address belongs to, if the operator allows its kind."""
    import apprise

    gate.local, gate.strayed = parcel.local, False
    try:
        plugin = apprise.Apprise.instantiate(parcel.address)
    except Exception:  # a plugin of a hundred, over an address that a stranger wrote
        plugin = None
    if plugin is None or not allows(parcel.kinds, plugin):
        return Receipt()
    service = str(plugin.service_name)
    if not parcel.body:
        return Receipt(service)
    plugin.socket_connect_timeout = plugin.socket_read_timeout = PATIENCE
    try:
        taken = plugin.notify(body=parcel.body, title=parcel.title, body_format="text")
    except Exception:
        taken = False
    return Receipt(service, bool(taken), gate.strayed)


def close_in() -> Gate:
    """From now on nothing leaves this process but by the gate."""
    import apprise

    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.environ.clear()  # no proxy, no .netrc, no home
    os.environ["HOME"] = os.environ["NETRC"] = os.devnull
    sys.dont_write_bytecode = True
    apprise.Apprise.instantiate("json://localhost")  # reads all plugins
    gate = Gate()
    sys.addaudithook(gate)
    return gate


def work(parcels: BinaryIO, receipts: BinaryIO) -> None:
    """Until nobody asks any more, because the server has ended."""
    gate = close_in()
    for line in parcels:
        receipt = carry(msgspec.json.decode(line, type=Parcel), gate)
        receipts.write(msgspec.json.encode(receipt) + b"\n")
        receipts.flush()


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer)
