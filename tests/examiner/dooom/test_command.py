"""`asterion dooom check` as people type it: its status, its report, its complaints."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from tests.commands.running import asterion
from tests.examiner.dooom import faulty
from tests.examiner.dooom.faulty import CLOSET, server


def test_nothing_is_found_in_ours() -> None:
    with server() as ours:
        ran = asterion("dooom", "check", "--server", f"127.0.0.1:{ours.port}", "--games", "3")
    assert ran.status == 0, ran
    assert ": nothing found.\n" in ran.out


def test_a_fault_is_reported_with_what_was_sent_what_came_and_what_is_allowed() -> None:
    bent = faulty.says(("into a wall", "into another player"))
    with server(bent=bent, drawing=CLOSET) as other:
        ran = asterion("dooom", "check", "--server", f"127.0.0.1:{other.port}", "--games", "8")
    assert ran.status == 1, ran
    assert "received  FAIL can't move into another player\n" in ran.out
    assert "allowed   FAIL can't move into a wall\n" in ran.out
    assert "rule      A step north, east, south or west costs 1 point." in ran.out


def test_the_same_as_json() -> None:
    bent = faulty.says(("GOAL 2", "GOAL 3"))
    with server(bent=bent) as other:
        address = f"127.0.0.1:{other.port}"
        ran = asterion("dooom", "check", "--server", address, "--games", "2", "--report", "json")
    assert ran.status == 1
    said = msgspec.json.decode(ran.out)
    assert [(each["rule"], each["came"], each["games"]) for each in said["findings"]] == [
        ("O4", "GOAL 3", 2)
    ]


@contextmanager
def strange_server(says: bytes) -> Iterator[int]:
    """It accepts, says something, and closes if that is nothing; it never answers."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        held: list[socket.socket] = []

        def attend() -> None:
            while True:
                try:
                    client, _ = listening.accept()
                    client.sendall(says)
                except OSError:
                    return
                if says:
                    held.append(client)
                else:
                    client.close()

        thread = threading.Thread(target=attend, daemon=True)
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            listening.shutdown(socket.SHUT_RDWR)
            for client in held:
                client.close()
            thread.join(10)


@pytest.mark.parametrize(
    ("says", "came"),
    [
        (b"GOLD 1\nSTARTTURN\n", "(nothing)"),
        (b"", "(connection closed)"),
        (b"GOLD 1\nSTARTTURN\n" + b"x" * 100_000, "(flood)"),
        (b"GOLD 1\n" + b"CHANGE\n" * 300_000, "CHANGE"),
    ],
    ids=["hangs", "closes", "floods a line", "floods lines"],
)
def test_a_server_that_hangs_closes_or_floods_is_a_result(says: bytes, came: str) -> None:
    with strange_server(says) as port:
        ran = asterion(
            "dooom", "check", "--server", f"127.0.0.1:{port}", "--games", "1",
            "--patience", "0.5", "--report", "json",
        )  # fmt: skip
    assert ran.status == 1, ran
    assert msgspec.json.decode(ran.out)["findings"][0]["came"] == came


def test_where_nobody_answers_there_is_nothing_to_examine() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    ran = asterion("dooom", "check", "--server", f"127.0.0.1:{port}")
    assert ran.status == 2
    assert ran.err.startswith(f"asterion: the server at 127.0.0.1:{port} cannot be examined: ")
    ran = asterion("dooom", "check", "--server", "here")
    assert (ran.status, ran.err) == (2, "asterion: “here” is not HOST:PORT\n")
