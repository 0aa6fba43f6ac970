"""A wire to PostgreSQL that can be cut at the worst moment: while a commit is under way."""

import socket
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from typing import Literal, Self
from urllib.parse import quote

import psycopg

COMMIT = b"COMMIT\0"

Cut = Literal["never", "before", "after"]


class Wire:
    """Stands between a store and the server's socket and passes everything on.

    With `cut` set it waits for a COMMIT and breaks the connection: before the server hears of it,
    or after the server has answered, but before that answer arrives.
    """

    def __init__(self, url: str) -> None:
        with psycopg.connect(url) as connection:
            info = connection.info
            self._server = f"{info.host}/.s.PGSQL.{info.port}"
        self.cut: Cut = "never"
        self.cuts = 0
        self.closed = False  # whether anyone who connects now is sent away
        self._folder = tempfile.TemporaryDirectory(prefix="asterion-wire-")
        self._socket = socket.socket(socket.AF_UNIX)
        self.url = f"{url}&host={quote(self._folder.name)}&port=5432"

    def __enter__(self) -> Self:
        self._socket.bind(str(Path(self._folder.name) / ".s.PGSQL.5432"))
        self._socket.listen()
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()
        self._folder.cleanup()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._socket.accept()
                if self.closed:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._server)
                cutting = threading.Event()
                for work in (self._to_server, self._to_client):
                    values = (client, server, cutting)
                    threading.Thread(target=work, args=values, daemon=True).start()

    def _to_server(
        self, client: socket.socket, server: socket.socket, cutting: threading.Event
    ) -> None:
        with suppress(OSError):
            while data := client.recv(65536):
                if COMMIT in data and self.cut != "never":
                    before, self.cut = self.cut == "before", "never"
                    self.cuts += 1
                    if before:
                        break
                    cutting.set()
                server.sendall(data)
        hang_up(client, server)

    def _to_client(
        self, client: socket.socket, server: socket.socket, cutting: threading.Event
    ) -> None:
        with suppress(OSError):
            while data := server.recv(65536):
                if cutting.is_set():
                    break
                client.sendall(data)
        hang_up(client, server)


def hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
