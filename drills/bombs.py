"""Compression bombs and other messages that are larger inside than outside: refused, cheaply."""

import gzip
import json
import socket
import zlib
from collections import Counter
from pathlib import Path

from drills import Run, hold
from drills.ears import Link
from drills.serving import Server

MEMORY = 64 * 1024 * 1024
"""Bytes that the server may have grown by in the end."""
ZEROS = 8 * 1024 * 1024
DEEP = 30_000


def resident(pid: int) -> int:
    """Bytes of memory that a process has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


def most_resident(pid: int) -> int:
    """The most that it ever had."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) * 1024


class Bombs:
    """What is thrown at one table by somebody who sits there."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.server, self.table, self.token = server, table, token
        blank = b" " * ZEROS
        self.packed = {
            "gzip": gzip.compress(blank), "deflate": zlib.compress(blank),
            "gzip, gzip": gzip.compress(gzip.compress(blank)), "br": b"\x5b" + b"\0" * 2000,
        }  # fmt: skip

    def kinds(self) -> dict[str, tuple[str, bytes]]:
        """What each is called: the headers and the body of a POST, and what they claim."""
        bombs: dict[str, tuple[str, bytes]] = {
            f"packed by {how}": (f"Content-Encoding: {how}\r\n", body)
            for how, body in self.packed.items()
        }
        nested = {
            "deep lists": b"[" * DEEP, "deep objects": b'{"a":' * DEEP,
            "closed deep lists": b"[" * DEEP + b"]" * DEEP,
            "a large number": b'{"do": ' + b"9" * 60_000 + b"}",
            "a small exponent": b'{"do": "x", "n": 1e999999999}',
            "a long word": json.dumps({"do": "go up; " * 9000}).encode(),
            "many keys": json.dumps({f"k{n}": n for n in range(5000)}).encode(),
            "signs that combine": json.dumps({"do": "a" + "\u0301" * 20_000}).encode(),
            "many conditions": json.dumps({"do": "if wall: " * 6000}).encode(),
            "brackets in a command": json.dumps({"do": "(" * 30_000}).encode(),
        }  # fmt: skip
        bombs |= {name: ("", body) for name, body in nested.items()}
        return bombs

    def send(self, path: str, headers: str, body: bytes) -> int:
        """The status of the answer; 0 if it hung up."""
        link = socket.create_connection(("127.0.0.1", self.server.port), 60)
        method = "PUT" if path.endswith("/notebook") else "POST"
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n"
        head += "Connection: close\r\n"
        head += f"Authorization: Bearer {self.token}\r\nContent-Type: application/json\r\n"
        head += "Accept: application/json, text/event-stream\r\n"
        head += f"Content-Length: {len(body)}\r\n{headers}\r\n"
        try:
            link.sendall(head.encode() + body)
            answer = b""
            while part := link.recv(65536):
                answer += part
        except OSError:
            return 0
        finally:
            link.close()
        return int(answer.split()[1]) if answer else 0

    def websocket(self) -> str:
        """Offers to pack messages, and sends one packed whether or not that was agreed."""
        link = Link(self.server.port)
        link.send(
            f"GET /api/v1/tables/{self.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}"
            "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=15\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        agreed = False
        while line := link.line().strip():
            agreed = agreed or b"permessage-deflate" in line.lower()
        squeezed = zlib.compress(b" " * ZEROS)[2:-4]
        length = bytes([0x80 | 126]) + len(squeezed).to_bytes(2, "big")
        link.send(bytes([0x80 | 0x40 | 1]) + length + bytes(4) + squeezed)  # RSV1: it is packed
        first, _ = link.take(2)
        link.close()
        return "closed" if first & 15 == 8 else ("agreed" if agreed else f"answered {first}")


def run(drill: Run) -> str:
    """Returns what was found."""
    seen: Counter[str] = Counter()
    with Server(drill.folder) as server:
        table = server.post("/tables", {"book": "labyrinth", "seats": 2})["id"]
        token = server.post(f"/tables/{table}/seats", {"name": "Eve"})["token"]
        bombs = Bombs(server, table, token)
        kinds = list(bombs.kinds().items())
        paths = [f"/api/v1/tables/{table}/moves", "/api/v1/tables", "/mcp"]
        paths += ["/api/v1/books/labyrinth/plans/check", f"/api/v1/tables/{table}/notebook"]
        server.answer("GET", "/api/v1/books")
        for path in paths:  # what is made once is made
            bombs.send(path, "", b"{}")
        before = resident(server.pid)
        for n in range(drill.size):
            name, (headers, body) = kinds[n % len(kinds)]
            path = paths[n // len(kinds) % len(paths)]
            status = bombs.send(path, headers, body)
            fine = status == 0 or 400 <= status < 500 or (status == 200 and path == "/mcp")
            hold(fine, f"{name} at {path} was answered {status}")
            seen[str(status or "hung up")] += 1
            if n % len(kinds) == 0:
                how = bombs.websocket()
                hold(how != "agreed", "packed messages are taken over WebSocket")
                seen[f"WebSocket {how}"] += 1
            drill.tell(n + 1, "bombs")
        hold(server.answer("GET", "/healthz")[0] == 200, "the server is not well")
        grown, most = resident(server.pid) - before, most_resident(server.pid) - before
        hold(most < MEMORY, f"the server grew by {most / 1e6:.0f} MB")
        server.stop()
        hold("Traceback" not in server.log.read_text(), "a traceback is in the log")
    told = ", ".join(f"{count} {what}" for what, count in sorted(seen.items()))
    return (
        f"{drill.size:,} bombs of {len(kinds)} kinds at {len(paths)} routes ({told}); memory grew "
        f"by {grown / 1e6:.1f} MB, {most / 1e6:.1f} MB at most"
    )
