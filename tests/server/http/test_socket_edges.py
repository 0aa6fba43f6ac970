"""What only looks like a move, what is too large, and readers who are slow: nobody else is hurt."""

import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asterion.server.guard.rates import Rates
from asterion.server.http import websocket
from asterion.server.store.address import FILE
from asterion.server.store.sqlite import Sqlite
from asterion.server.tables import views
from tests.server.http.bare import Bare, framed, move, moves_kept
from tests.server.http.playing import open_dooom
from tests.server.http.serving import WITHIN, Running, running

# ---- what is no move


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"\xff\xfe", 1007),
        (b'{"type":"move","do":"end","id":"\xff"}', 1007),
        (b'{"type":"move","do":"end","\xff":"id"}', 1007),
        (b'{"type":"move","do":"end","id":"\xed\xa0\x80"}', 1007),
        (b"", 0),
        (b"end", 0),
        (b'{"type":"move","do":"end","id":"x"', 0),
        (b'{"type":"move","do":"end","id":"x"}}', 0),
        (b'{"type":"move","do":"end","id":7}', 0),
        (b'{"type":"move","do":"end","id":"x","seat":1}', 0),
        (b'\xef\xbb\xbf{"type":"move","do":"end","id":"x"}', 0),
        (b"[" * 60_000, 0),
    ],
)
def test_what_is_not_understood_is_no_move_and_hurts_nobody(
    server: Running, text: bytes, code: int
) -> None:
    """No UTF-8 ends the connection, as it has to; all the rest is said to be wrong."""
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    with Bare(server, table, tokens[0]) as ann, Bare(server, table, tokens[1]) as ben:
        ann.until("view")
        ben.until("view")
        ann.send(framed(text))
        if code:
            assert ann.last_code() == code
        else:
            assert ann.until("news", "refused", "error")["type"] == "error"
            ann.send(framed(move("end", "well said")))
            assert ann.answers(1) == [("news", "well said")]
        ben.send(framed(move("end", "then me")))
        assert ben.answers(1) == [("refused" if code else "news", "then me")]
        assert moves_kept(server, table, tokens[1]) == (0 if code else 2)


def test_a_message_over_the_limit_is_no_move(tmp_path: Path) -> None:
    most = 1024
    with running(tmp_path, message_bytes=most) as server:
        table, (token,), _ = open_dooom(server, "Ann")
        with Bare(server, table, token) as ann:
            ann.until("view")
            ann.send(framed(move("end", "large").ljust(most)))
            assert ann.answers(1) == [("news", "large")]
            ann.send(framed(move("end", "too large").ljust(most + 1)))
            assert ann.last_code() == 1009
        assert moves_kept(server, table, token) == 1


# ---- a store that fails


@contextmanager
def locked(server: Running, folder: Path) -> Iterator[None]:
    """Meanwhile nothing can be written, because somebody else writes to the file."""
    driver = server.server.desk.store._database._driver
    assert isinstance(driver, Sqlite)
    assert driver._connection is not None
    driver._connection.execute("PRAGMA busy_timeout = 200")  # so long it is waited for the other
    with closing(sqlite3.connect(folder / FILE, timeout=WITHIN, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
    driver._connection.execute("PRAGMA busy_timeout = 5000")


def test_a_move_that_the_store_does_not_take_is_refused_once_and_can_be_sent_again(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        table, (token,), _ = open_dooom(server, "Ann")
        with Bare(server, table, token) as ann:
            ann.until("view")
            rates = {"move": Rates(1, 5, lambda: 0.0), "message": Rates(1, 6, lambda: 0.0)}
            server.server.desk.rates = {**server.server.desk.rates, **rates}
            ann.send(framed(move("end", "zero")))
            assert ann.answers(1) == [("news", "zero")]
            with locked(server, tmp_path):
                for id in ("one", "two"):
                    ann.send(framed(move("end", id)))
                refused = [ann.until("news", "refused") for _ in range(2)]
            assert [message["id"] for message in refused] == ["one", "two"]
            assert all("send the request again" in message["why"] for message in refused)
            assert moves_kept(server, table, token) == 1
            for id in ("two", "one"):
                ann.send(framed(move("end", id)))
                assert ann.answers(1) == [("news", id)]
            ann.send(framed(move("end", "three")))  # each of these was counted once
            assert "too many requests" in ann.until("news", "refused")["why"]
            ann.send(framed(move("end", "four")))
            assert "too many requests" in ann.until("news", "refused", "error")["why"]
            assert moves_kept(server, table, token) == 3


# ---- slow readers


def is_backed_up(server: Running) -> bool:
    """Whether somebody has not yet read so much that nothing more is sent to him."""
    connections: list[object] = list(server.server.server_state.connections)
    return not all(
        connection.is_writable
        for connection in connections
        if isinstance(connection, websocket.WebSocket)
    )


def test_what_waits_for_a_slow_reader_arrives_whole_and_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "READ_WITHIN", 600.0)  # he does read again
    heard: list[dict[str, Any]] = []

    def play(do: str) -> None:
        ann.send(framed(move(do, f"{len(heard)}")))
        heard.append(ann.until("news", "refused"))

    with running(tmp_path) as server:
        table, (token,), _ = open_dooom(server, "Ann")
        with Bare(server, table, token) as ann:
            ann.until("view")
            words = "say " + "\N{EURO SIGN}" * 200
            for _ in range(views.TRANSCRIPT):
                play(words)
            for listening in server.server.servers[0].sockets:  # or the system keeps megabytes
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            with Bare(server, table, token, receive_buffer=4096) as slow:
                until = time.monotonic() + 3 * WITHIN
                while not is_backed_up(server):
                    assert time.monotonic() < until, "all was sent to one who does not read"
                    play(words)
                for _ in range(20):
                    play("end")
                assert is_backed_up(server)
                view = slow.until("view")
                assert len(msgspec.json.encode(view)) > 1 << 16
                expected = [message for message in heard if message["number"] > view["number"]]
                assert len(expected) >= 20
                assert [slow.until("news", "bye") for _ in expected] == expected
                slow.send(framed(move("end", "my own")))
                assert ann.until("news", "bye") == slow.until("news", "bye")
