"""The address of a server on a wire, as people type it."""

from asterion.commands.talk import fail
from asterion.core.phrase import phrase


def host_and_port(said: str) -> tuple[str, int]:
    """`HOST:PORT`; the program ends with a sentence where that is something else."""
    host, _, port = said.rpartition(":")
    if not host or not (port.isascii() and port.isdecimal() and int(port) < 1 << 16):
        fail(phrase("commands-no-host-and-port", said=said[:80]))
    return host.removeprefix("[").removesuffix("]"), int(port)
