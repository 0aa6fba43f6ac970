"""Half a request, an answer that nobody reads, a slow body: nobody is waited for for ever."""

import gc
import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from asterion.server.http import patience
from tests.server.http.playing import open_dooom
from tests.server.http.serving import API, WITHIN, running
from tests.server.http.test_limits import raw


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HTT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
    ],
)
def test_half_a_request_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beginning: bytes
) -> None:
    monkeypatch.setattr(patience, "HEADERS_WITHIN", 0.2)
    with running(tmp_path) as server:
        server.server.config.timeout_keep_alive = 1
        with (
            socket.create_connection(("127.0.0.1", server.port), timeout=WITHIN) as caller,
            suppress(ConnectionError),  # it may be cut off before it has said anything
        ):
            caller.sendall(beginning)
            while caller.recv(65536):
                pass


def test_whoever_does_not_read_his_answers_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "READ_WITHIN", 0.2)
    with running(tmp_path) as server:
        for listening in server.server.servers[0].sockets:  # or the system keeps megabytes
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        with socket.socket() as caller:
            caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            caller.connect(("127.0.0.1", server.port))
            request = f"GET {API}/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
            caller.sendall(request.encode() * 20)
            seen: list[object] = []
            until = time.monotonic() + WITHIN
            while not seen or server.server.server_state.connections:
                seen += server.server.server_state.connections
                assert time.monotonic() < until, "he is still waited for"
                time.sleep(0.01)
        assert server.http.get(f"{server.address}/healthz").status_code == 200


def test_who_asks_whether_to_go_on_has_time_for_what_he_sends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer “100 Continue” is none: what comes after it is no new request."""
    monkeypatch.setattr(patience, "HEADERS_WITHIN", 0.2)
    body = b'{"book":"cc3k"}'
    request = (
        f"POST {API}/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        f"Connection: close\r\nExpect: 100-continue\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with (
        running(tmp_path) as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=WITHIN) as caller,
    ):
        caller.sendall(request.encode())
        assert caller.recv(100).startswith(b"HTTP/1.1 100")
        caller.sendall(body[:5])
        time.sleep(0.5)  # of the server's own clock, which nothing else can pass
        caller.sendall(body[5:])
        assert caller.recv(100).startswith(b"HTTP/1.1 201")


def test_a_slow_body_is_not_waited_for(tmp_path: Path) -> None:
    request = (
        f"POST {API}/sessions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        'Content-Length: 100\r\n\r\n{"name":'
    )
    with running(tmp_path) as server:
        server.server.desk.slowest_body = 0.2
        answer = raw(server, request.encode())
    assert answer.startswith(b"HTTP/1.1 408 ")
    body = answer.partition(b"\r\n\r\n")[2]
    assert msgspec.json.decode(body)["title"] == "too slow"


def test_a_window_does_not_keep_what_its_request_was_read_by(tmp_path: Path) -> None:
    """A third of its memory, for as long as it is open."""

    def reading() -> int:
        gc.collect()
        return sum(type(each) is H11Protocol for each in gc.get_objects())

    with running(tmp_path) as server, ExitStack() as stack:
        table, _, _ = open_dooom(server, "Ann", "Ben")
        before = reading()
        for _ in range(3):
            stack.enter_context(server.window(table)).until("view")
        assert reading() <= before
