"""The porter: accepts every connection, sees what it is about, and hands it to a worker."""

import asyncio
import socket
from collections import deque
from collections.abc import Callable, Sequence

from asterion.server.workers.child import Child
from asterion.server.workers.choosing import LONGEST_HEAD, in_order, table_in

AT_ONCE = 64
LOOK_WITHIN = 0.25
"""Seconds in which a request shows what it is about; a worker is patient with those who do not."""
MOST_WAITING = 2000
"""Connections that wait for any worker to be there; of more the longest waiting are dropped."""
NO_ROOM_PAUSE = 1.0
"""Seconds until connections are accepted again, where this process may open no more files."""
PAGE, LINE, DOOOM = "page", "line", "dooom"
FIRST = 1
"""The slot whose worker alone has the games on Dooom's port."""


class Porter:
    """At every port of the server."""

    def __init__(self, workers: Callable[[], Sequence[Child]], say: Callable[..., None]) -> None:
        self._workers = workers
        self._say = say
        self._ports: dict[str, socket.socket] = {}
        self._waiting: deque[tuple[str, str, socket.socket]] = deque()
        self._loop = asyncio.get_running_loop()

    def open(self, kind: str, listening: socket.socket) -> None:
        self._ports[kind] = listening
        self._loop.add_reader(listening, self._accept, kind, listening)

    def close(self) -> None:
        """Anyone who has knocked already is let in, and nobody after them."""
        for kind, listening in self._ports.items():
            self._accept(kind, listening)
            self._loop.remove_reader(listening)
            listening.close()
        self._ports.clear()

    def _accept(self, kind: str, listening: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _ = listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:  # too many files are open
                self._say("cannot accept", error=type(error).__name__)
                self._loop.remove_reader(listening)
                self._loop.call_later(NO_ROOM_PAUSE, self._accept_again, kind)
                return
            connection.setblocking(False)
            if kind == PAGE:
                self._look(connection)
            else:
                self.hand(kind, "", connection)

    def _accept_again(self, kind: str) -> None:
        listening = self._ports.get(kind)
        if listening is not None:
            self.open(kind, listening)

    def _look(self, connection: socket.socket) -> None:
        """Most have said what they want by now, or will at once."""
        if self._seen(connection):
            return

        def look() -> None:
            self._loop.remove_reader(connection)
            late.cancel()
            if not self._seen(connection):
                self.hand(PAGE, "", connection)

        late = self._loop.call_later(LOOK_WITHIN, look)
        self._loop.add_reader(connection, look)

    def _seen(self, connection: socket.socket) -> bool:
        """Whether the request was there to be seen, and went to a worker with all that it says."""
        try:
            head = connection.recv(LONGEST_HEAD, socket.MSG_PEEK)
        except BlockingIOError:
            return False
        except OSError:
            head = b""
        if head:
            self.hand(PAGE, table_in(head), connection)
        else:
            connection.close()  # and gone again
        return True

    def hand(self, kind: str, table: str, connection: socket.socket) -> None:
        """To the first who takes it; otherwise it waits until somebody does."""
        workers = self._workers()
        if kind == DOOOM:
            workers = [worker for worker in workers if worker.slot == FIRST]
        if not any(worker.take(kind, connection) for worker in in_order(table, workers)):
            self._waiting.append((kind, table, connection))
            if len(self._waiting) > MOST_WAITING:
                self._waiting.popleft()[2].close()

    def hand_waiting(self) -> None:
        """Try again: a worker has come, or has had time to take what it was given."""
        waiting, self._waiting = self._waiting, deque()
        for kind, table, connection in waiting:
            self.hand(kind, table, connection)
