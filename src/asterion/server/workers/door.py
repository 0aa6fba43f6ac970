"""How a connection gets from the parent, who accepts it, to the worker that serves it.

The parent holds the ports. To a worker it sends open connections over a Unix socket; there that
socket behaves as a listening one, so that whatever can accept connections can be given it.
"""

import asyncio
import socket

MOST_AT_ONCE = 64
ONE = b"+"


def hand_over(door: socket.socket, connection: socket.socket) -> bool:
    """Give a connection away; False, and it is still ours, where the worker takes none now."""
    try:
        socket.send_fds(door, [ONE], [connection.fileno()])
    except OSError:  # it is gone, or has not taken those it was given before
        return False
    connection.close()
    return True


class Door(socket.socket):
    """The worker's end: a listening socket to anyone who accepts there.

    When the parent closes the other end, all that was handed over is accepted first; then `shut`
    is set, and nobody comes any more.
    """

    def __init__(self, fileno: int) -> None:
        super().__init__(fileno=fileno)
        self.shut = asyncio.Event()
        self.taken = 0
        self._handed: list[int] = []

    def listen(self, backlog: int = 0, /) -> None:
        """Nothing to do: the parent listens."""

    def accept(self) -> tuple[socket.socket, object]:
        """The next connection, and where it comes from."""
        if not self._handed:
            self._receive()
        self.taken += 1
        connection = socket.socket(fileno=self._handed.pop(0))
        try:
            return connection, connection.getpeername()
        except OSError:  # it has gone again
            connection.close()
            raise ConnectionAbortedError from None

    def _receive(self) -> None:
        said, self._handed, _, _ = socket.recv_fds(self, MOST_AT_ONCE, MOST_AT_ONCE)
        if not said:
            asyncio.get_running_loop().remove_reader(self)
            self.shut.set()
        if not self._handed:
            raise BlockingIOError
