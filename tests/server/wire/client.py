"""A program at the other end of the wire: bytes out, bytes in."""

import socket

PATIENCE = 30
"""Seconds until a test gives up; never waited for where all is well."""


class Client:
    """One connection. What comes must be expected, line by line."""

    def __init__(self, port: int, reads_at_most: int | None = None) -> None:
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if reads_at_most is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, reads_at_most)
        self.socket.connect(("127.0.0.1", port))
        self.unread = b""
        self.received = b""

    def says(self, *lines: str) -> None:
        self.socket.sendall("".join(f"{line}\n" for line in lines).encode())

    def hears(self, *lines: str) -> None:
        """These lines come next, to the byte."""
        expected = "".join(f"{line}\n" for line in lines).encode()
        while len(self.unread) < len(expected):
            more = self.reads()
            self.unread += more
            assert more, (self.unread, expected)
            assert expected.startswith(self.unread[: len(expected)]), (self.unread, expected)
        got, self.unread = self.unread[: len(expected)], self.unread[len(expected) :]
        assert got == expected

    def asks(self, line: str, *answer: str) -> None:
        self.says(line)
        self.hears(*answer)

    def hears_nothing_else(self) -> None:
        """The answer to another line is all that comes: nothing was sent between."""
        self.asks("?", "FAIL invalid command")
        assert not self.unread

    def reads(self) -> bytes:
        """What one read gives."""
        try:
            chunk = self.socket.recv(1 << 16)
        except TimeoutError:
            raise AssertionError(f"nothing came after {self.unread!r}") from None
        self.received += chunk
        return chunk

    def looks(self) -> list[str]:
        """The rows of a LOOK; the block must come in one piece."""
        assert not self.unread
        self.says("LOOK")
        block = self.reads().decode()
        assert block.startswith("LOOKREPLY\n")
        assert block.endswith("\n\n")
        rows = block.split("\n")[1:-2]
        assert all(len(row) == len(rows) for row in rows)
        return rows

    def is_closed(self) -> bool:
        """Whether the host has closed, with nothing more to read."""
        try:
            return not self.unread and not self.reads()
        except ConnectionError:
            return True

    def leaves(self) -> None:
        self.socket.close()
