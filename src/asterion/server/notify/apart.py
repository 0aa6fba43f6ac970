"""Threads for letters alone: whatever waits there for a resolver keeps nobody else waiting."""

import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

THREADS: Final = ThreadPoolExecutor(4, "letters")
"""Log-ins, plans and pictures share the event loop's own, which are few on a small machine."""


async def apart(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """What it returns; who gives up waiting leaves a thread that ends when it ends."""
    run = asyncio.get_running_loop().run_in_executor
    return await run(THREADS, lambda: work(*given, **named))


async def reach(host: str, port: int) -> socket.socket:
    """Connected to the first of its addresses that answers. Raises OSError."""
    found = await apart(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    failure = OSError("it has no address")
    for family, kind, protocol, _, place in found:
        end = socket.socket(family, kind, protocol)
        try:
            end.setblocking(False)
            await asyncio.get_running_loop().sock_connect(end, place)
            return end
        except OSError as error:
            failure = error
            end.close()
        except BaseException:
            end.close()
            raise
    raise failure
