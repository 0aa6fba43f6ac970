"""A bot that is faster than a server lets anybody be waits as long as it is told to."""

from pathlib import Path

import pytest

from asterion.terminal.remote_http import Hurried, Server, read_address
from asterion.terminal.remote_live import patiently
from tests.server.http.serving import running


def ask_often(server: Server) -> None:
    for _ in range(100):
        server.ask("GET", "/books")


def test_who_is_too_fast_is_told_how_long_to_wait_and_waits(tmp_path: Path) -> None:
    said: list[str] = []
    with running(tmp_path, requests_per_minute=60, burst_seconds=2) as at:
        server = Server(read_address(at.address))
        for _ in range(4):  # two at once, and one more each second
            assert patiently(lambda: server.ask("GET", "/books"), said.append)
        with pytest.raises(Hurried, match="too many requests") as trouble:
            ask_often(server)
    assert trouble.value.seconds >= 1
    assert not said, "nobody is told that the server was lost"
