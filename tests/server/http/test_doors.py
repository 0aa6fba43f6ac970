"""Connections of one address, of every kind and also silent ones, leave room for other people."""

import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from asterion.server.http import patience
from tests.server.http.playing import open_dooom
from tests.server.http.serving import API, WITHIN, Running, running
from tests.server.process.serving import Serving

OTHER = "127.0.0.2"
ASK = f"GET {API}/terms HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@contextmanager
def connected(port: int, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    from_there = (address, 0)
    with socket.create_connection(
        ("127.0.0.1", port), timeout=WITHIN, source_address=from_there
    ) as caller:
        yield caller


def answered(port: int, address: str, named: str = "") -> bytes:
    """The status line that somebody who comes from there is answered with."""
    forwarded = f"X-Forwarded-For: {named}\r\n" if named else ""
    with connected(port, address) as caller:
        with suppress(ConnectionError):  # it may be closed before it has said anything
            caller.sendall(f"{ASK}{forwarded}Connection: close\r\n\r\n".encode())
        return caller.recv(65536).partition(b"\r\n")[0]


def until_open(server: Running, count: int) -> None:
    until = time.monotonic() + WITHIN
    while len(server.server.desk.doors) != count:
        assert time.monotonic() < until, len(server.server.desk.doors)
        time.sleep(0.005)


def test_silent_connections_of_one_address_keep_nobody_else_out(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=4) as server, ExitStack() as silent:
        for _ in range(12):
            silent.enter_context(connected(server.port))
        until_open(server, 12)
        for _ in range(3):
            assert b" 429 " in answered(server.port, "127.0.0.1")
            assert b" 200 " in answered(server.port, OTHER)
        silent.close()
        until_open(server, 0)
        assert b" 200 " in answered(server.port, "127.0.0.1")
        assert 'refusals_total{reason="crowd"} 3' in server.server.desk.metrics.text().decode()


def test_a_silent_connection_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEADERS_WITHIN", 0.2)
    with running(tmp_path, connections_per_address=1) as server, connected(server.port) as silent:
        assert silent.recv(100) == b""
        until_open(server, 0)


def test_every_kind_of_connection_is_counted(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=2, line_port=0) as server, ExitStack() as open:
        line = server.server.line
        assert line is not None
        assert line._port._server is not None
        line_port = line._port._server.sockets[0].getsockname()[1]
        table = open_dooom(server, "Ann", "Ben")[0]  # by a connection that is kept alive
        until_open(server, 1)
        for window in (server.window(table), server.window(table)):
            open.enter_context(window).until("view")
        until_open(server, 3)
        talker = open.enter_context(connected(line_port))
        assert talker.recv(1000).startswith(b"hello")
        half = open.enter_context(connected(server.port))
        half.sendall(b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
        open.enter_context(connected(server.port))
        until_open(server, 6)
        assert b" 429 " in answered(server.port, "127.0.0.1")
        with connected(line_port) as refused, suppress(ConnectionError):
            assert refused.recv(100) == b""
        with connected(line_port, OTHER) as other:
            assert other.recv(1000).startswith(b"hello")
        open.close()
        until_open(server, 1)


def test_a_proxy_is_not_limited_and_those_it_names_are(tmp_path: Path) -> None:
    changes = {"connections_per_address": 1, "trusted_proxies": "127.0.0.1"}
    with running(tmp_path, **changes) as server, ExitStack() as half:
        for _ in range(10):
            half.enter_context(connected(server.port))
        for _ in range(3):
            caller = half.enter_context(connected(server.port))
            caller.sendall(
                f"POST {API}/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.1\r\n"
                "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{".encode()
            )
        until = time.monotonic() + WITHIN
        while b" 429 " not in answered(server.port, "127.0.0.1", "192.0.2.1"):
            assert time.monotonic() < until
            time.sleep(0.005)
        assert b" 200 " in answered(server.port, "127.0.0.1", "192.0.2.2")


def test_a_house_that_is_full_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        monkeypatch.setattr(server.server.desk.doors, "_most", 0)
        assert b" 503 " in answered(server.port, OTHER)


def test_a_process_out_of_files_goes_on(tmp_path: Path) -> None:
    """Also after a language model was there, whose library would log it in its own way."""
    with Serving(tmp_path) as server:
        server.answer("POST", "/mcp", {"jsonrpc": "2.0", "id": 1, "method": "tools/list"})
        few = len(list(Path(f"/proc/{server.pid}/fd").iterdir())) + 20
        before = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (few, before[1]))
        with ExitStack() as crowd:
            for n in range(60):
                crowd.enter_context(connected(server.port, f"127.0.0.{3 + n % 3}"))
            until = time.monotonic() + WITHIN
            while "out of system resource" not in server.log.read_text():
                assert time.monotonic() < until, server.log.read_text()
                time.sleep(0.01)
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, before)
        assert server.answer("GET", f"{API}/terms")[0] == 200


def test_as_many_files_as_the_system_lets_us() -> None:
    asked = """
from resource import RLIMIT_NOFILE, getrlimit
from asterion.server.files import raise_limit
print(raise_limit(), *getrlimit(RLIMIT_NOFILE))
"""

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (128, 1024))

    ran = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, preexec_fn=few, check=True
    )
    assert ran.stdout.split() == ["1024", "1024", "1024"]
