"""A push service that answers as slowly as it can: nobody else waits for it, and not for ever."""

import asyncio
import base64
import os
import queue
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from asterion.server.notify import Letter, Mail, NotSent, mail, push
from tests.server.http.playing import SMALL, open_dooom
from tests.server.http.serving import WITHIN, Running, running

DRIP = 0.05
"""Seconds between two bytes: short beside every deadline, so that no read is ever late."""
SETTINGS: dict[str, Any] = {
    "push": "local", "notify_seconds": 1, "smtp": "smtp://127.0.0.1:9",
    "smtp_from": "master@labyrinth.example",
}  # fmt: skip
PASSWORD = {"name": "Cid", "password": "correct horse battery"}


class Dripping:
    """Says `first` and then a byte now and then, until it is hung up on or the test ends."""

    def __init__(self, first: bytes = b"") -> None:
        self.first = first
        self.asked: queue.Queue[int] = queue.Queue()
        self.hung_up: queue.Queue[int] = queue.Queue()
        self.over = threading.Event()
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                threading.Thread(
                    target=self._drip, args=[self._listening.accept()[0]], daemon=True
                ).start()

    def _drip(self, caller: socket.socket) -> None:
        with caller:
            heard = b"" if self.first.startswith(b"220") else caller.recv(65536)
            self.asked.put(len(heard))
            with suppress(OSError):
                caller.sendall(self.first)
                while not self.over.wait(DRIP):
                    caller.sendall(b"x")
            self.hung_up.put(1)

    def close(self) -> None:
        self.over.set()
        self._listening.close()


@contextmanager
def dripping(first: bytes = b"") -> Iterator[Dripping]:
    endpoint = Dripping(first)
    try:
        yield endpoint
    finally:
        endpoint.close()


def subscription(port: int) -> dict[str, Any]:
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    public = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    p256dh, auth = (base64.urlsafe_b64encode(part).decode() for part in (public, os.urandom(16)))
    return {
        "endpoint": f"http://127.0.0.1:{port}/push",
        "keys": {"p256dh": p256dh, "auth": auth},
    }


def ring(server: Running, port: int) -> None:
    """It is the turn of somebody who is away and wants to be told at that port."""
    table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
    server.post(f"/tables/{table}/bells", {"push": subscription(port)}, tokens[0])
    for token in tokens:
        server.post(f"/tables/{table}/moves", {"do": "end"}, token)


def one_thread(server: Running) -> None:
    """Whatever asks for a thread and is slow is noticed at once by anyone who comes next."""
    loop = server.server.desk.store._database._loop

    async def change() -> None:
        loop.set_default_executor(ThreadPoolExecutor(1))

    asyncio.run_coroutine_threadsafe(change(), loop).result(WITHIN)


def said(server: Running, words: str) -> None:
    while words not in server.log.getvalue():
        server.get("/notices")


def test_while_a_push_service_dawdles_people_log_in_check_plans_and_see_pictures(
    tmp_path: Path,
) -> None:
    with dripping() as endpoint, running(tmp_path, **SETTINGS) as server:
        one_thread(server)
        ring(server, endpoint.port)
        endpoint.asked.get(timeout=WITHIN)
        server.post("/accounts", PASSWORD)
        server.post("/sessions", PASSWORD)
        server.post("/books/dungeon-of-dooom/plans/check", {"plan": SMALL})
        table = open_dooom(server, "Ann", "Ben")[0]
        assert server.call("GET", f"/tables/{table}/picture.png").status_code == 200
        assert endpoint.hung_up.empty(), "all of that was done while the service still dawdled"


def test_a_service_that_never_comes_to_an_end_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "WITHIN", 20 * DRIP)
    with dripping() as endpoint, running(tmp_path, **SETTINGS) as server:
        ring(server, endpoint.port)
        endpoint.hung_up.get(timeout=WITHIN)
        said(server, "push TimeoutError")


@pytest.mark.parametrize("status", ["201 Created", "404 Not Found"])
def test_of_the_answer_only_the_first_line_is_read(tmp_path: Path, status: str) -> None:
    first = f"HTTP/1.1 {status}\r\nX-Endless: ".encode()
    with dripping(first) as endpoint, running(tmp_path, **SETTINGS) as server:
        ring(server, endpoint.port)
        said(server, "bell rung" if status.startswith("201") else "bell not rung")
        endpoint.hung_up.get(timeout=WITHIN)


@pytest.mark.parametrize("answer", [b"nonsense\r\n", b"HTTP/1.1 abc\r\n", b"H" * 70_000, b"\r\n"])
def test_what_is_not_an_answer_is_not_believed(tmp_path: Path, answer: bytes) -> None:
    with dripping(answer) as endpoint, running(tmp_path, **SETTINGS) as server:
        ring(server, endpoint.port)
        said(server, "bell not rung")
        endpoint.hung_up.get(timeout=WITHIN)


def test_a_mail_host_that_never_comes_to_an_end_is_hung_up_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mail, "WITHIN", 20 * DRIP)
    letter = Letter("It is your turn", "The game is waiting for you.", "/t/x")
    with dripping(b"220-") as endpoint:
        sender = Mail(f"smtp://127.0.0.1:{endpoint.port}", "master@labyrinth.example")
        with pytest.raises(NotSent):
            asyncio.run(asyncio.wait_for(sender.send("ann@example.org", letter), WITHIN))
        endpoint.hung_up.get(timeout=WITHIN)
