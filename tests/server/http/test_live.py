"""Live: coming back, moves sent twice, several windows, slow readers, and the end."""

import random
import socket
import time
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from asterion.server.http import live, websocket, window
from tests.server.http.playing import Player, open_dooom, play_out
from tests.server.http.serving import API, WITHIN, Running, Window, running


def wait_for(window: Window) -> dict[str, object]:
    """The view with which a window begins."""
    return window.until("view")


def test_coming_back_gives_exactly_what_was_missed(server: Running) -> None:
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    with server.window(table, tokens[0]) as ann, server.window(table, tokens[1]) as ben:
        first = wait_for(ben)
        play_out(Player(ann, random.Random(5)), Player(ben, random.Random(6)))
    news = [message for message in ben.heard if message["type"] == "news"]
    last = news[-1]["number"]
    for since in (first["number"], news[len(news) // 2]["number"], last - 1, last):
        assert isinstance(since, int)
        with server.window(table, tokens[1], since) as again:
            assert again.next()["type"] == "table"
            missed = [again.next() for _ in range(last - since)]
        expected = [message for message in news if message["number"] > since]
        assert missed == expected
    with server.window(table, tokens[1], last + 1) as ahead:
        assert wait_for(ahead)["number"] == last


def test_the_stream_gives_the_same_messages_as_the_websocket(server: Running) -> None:
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    with server.window(table, tokens[0]) as ann, server.window(table, tokens[1]) as ben:
        play_out(Player(ann, random.Random(7)), Player(ben, random.Random(8)))
    news = [message for message in ann.heard if message["type"] == "news"]
    streamed = []
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    with server.http.stream("GET", f"/tables/{table}/live?since=1", headers=headers) as stream:
        for line in filter(None, stream.iter_lines()):  # without its heartbeats
            message = msgspec.json.decode(line)
            if message["type"] == "news":
                streamed.append(message)
            if message.get("result"):
                break
    assert streamed[-len(news) :] == news


def test_who_wants_no_screen_gets_none(server: Running) -> None:
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    with server.window(table, tokens[0], screen=False) as ann:
        assert wait_for(ann)["screen"] is None
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    for asked, shown in (("?screen=false", False), ("?screen=true", True), ("", True)):
        with server.http.stream("GET", f"/tables/{table}/live{asked}", headers=headers) as stream:
            first = msgspec.json.decode(next(stream.iter_lines()))
            assert first["type"] == "view"
            assert bool(first["screen"]) == shown


def test_a_move_sent_again_is_done_once_and_answered_the_same(server: Running) -> None:
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    views = [server.get(f"/tables/{table}/view", token) for token in tokens]
    seat = next(seat for seat, view in enumerate(views) if view["prompt"])
    move = {
        "do": views[seat]["offers"][0]["say"],
        "n": views[seat]["prompt"]["n"],
        "id": "only-one",
    }
    first = server.post(f"/tables/{table}/moves", move, tokens[seat])
    again = server.post(f"/tables/{table}/moves", move, tokens[seat])
    assert again == first
    with server.window(table, tokens[seat]) as window:
        view = wait_for(window)
        window.send({"type": "move", **move})
        answered = window.until("answered", "news", "refused")
        assert answered == {"type": "answered", "id": "only-one", "number": first["number"]}
        other = {**move, "id": "another"}
        window.send({"type": "move", **other})
        refused = window.until("answered", "news", "refused")
        assert refused["type"] == "refused", "it answers an earlier question"
        assert refused["id"] == "another"
    assert server.get(f"/tables/{table}/view", tokens[seat])["number"] == view["number"]


def test_two_windows_of_a_seat_stay_in_step(server: Running) -> None:
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    with (
        server.window(table, tokens[0]) as one,
        server.window(table, tokens[0]) as two,
        server.window(table, tokens[1]) as ben,
    ):
        wait_for(two)
        play_out(Player(one, random.Random(9)), Player(ben, random.Random(10)))
        while not two.until("news")["result"]:
            pass
    told = [[m for m in window.heard if m["type"] == "news"] for window in (one, two)]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", 1008),
        ("x", 1008),
        ("[]", 1008),
        ("{}", 1008),
        ('{"type":"move","do":"end"}', 1008),
        ('{"type":"hello","token":"seat_x"}', 1008),
        ('{"type":"hello","since":-1}', 1008),
        ('{"type":"hello","more":1}', 1008),
        (b"\xff\x00", 1008),
        ("[" * 60_000, 1008),
        ('{"type":"hello",' + " " * 70_000 + "}", 1009),
    ],
)
def test_a_window_that_does_not_say_hello_is_not_let_in(
    server: Running, said: str | bytes, code: int
) -> None:
    table = open_dooom(server, "Ann", "Ben")[0]
    with server.live(table) as window:
        window.send(said)
        if code == 1008:
            assert msgspec.json.decode(window.recv(timeout=WITHIN))["type"] == "bye"
        with pytest.raises(ConnectionClosed) as closed:
            window.recv(timeout=WITHIN)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_what_is_not_understood_does_not_end_a_window(server: Running) -> None:
    table, tokens, _ = open_dooom(server, "Ann", "Ben")
    with server.window(table, tokens[0]) as ann:
        wait_for(ann)
        for said in ("", "nonsense", '{"type":"dance"}', '{"type":"hello"}', b"\x00\x01"):
            ann.socket.send(said)
            assert ann.until("error")["why"]
        ann.send({"type": "chat", "text": "hello"})
        assert "no chat" in ann.until("error")["why"]
        ann.move("fly to the moon", "x")
        assert ann.until("refused")["id"] == "x"


def test_no_hello_in_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "HELLO_WITHIN", 0.05)
    table = open_dooom(server, "Ann", "Ben")[0]
    with server.live(table) as silent:
        assert msgspec.json.decode(silent.recv(timeout=WITHIN))["type"] == "bye"
        with pytest.raises(ConnectionClosed):
            silent.recv(timeout=WITHIN)


def test_no_such_table(server: Running) -> None:
    for name in ("abcdefghijkl", "x", "..%2f..%2fetc"):
        with pytest.raises(InvalidStatus) as refused, server.live(name):
            pass
        assert refused.value.response.status_code == 404


def test_the_stream_beats_while_nothing_happens(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 0.02)
    table = open_dooom(server, "Ann", "Ben")[0]
    with server.http.stream("GET", f"/tables/{table}/live") as stream:
        lines = stream.iter_lines()
        assert msgspec.json.decode(next(lines))["type"] == "view"
        assert any(next(lines) == "" for _ in range(5))


def test_a_slow_reader_is_dropped_and_hurts_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "READ_WITHIN", 0.3)
    with running(tmp_path) as server:
        for listening in server.server.servers[0].sockets:  # or the system keeps megabytes
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        table, (token,), _ = open_dooom(server, "Ann")
        reader = socket.create_connection(("127.0.0.1", server.port))
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        request = (
            f"GET {API}/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        hello = f'{{"type":"hello","token":"{token}"}}'.encode()
        reader.sendall(request.encode())
        assert b" 101 " in reader.recv(1024)
        reader.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        with server.window(table, token) as ann:
            wait_for(ann)
            crowd = server.server.desk.crowd
            until = time.monotonic() + WITHIN
            while len(crowd) > 1:
                assert time.monotonic() < until, "the slow reader is still there"
                ann.move("end")
                ann.until("news")
            assert len(crowd) == 1
            ann.move("end")
            ann.until("news")
        reader.close()


def test_everyone_is_told_when_the_server_stops(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, tokens, _ = open_dooom(server, "Ann", "Ben")
        ann = server.window(table, tokens[0])
        wait_for(ann)
        headers = {"Authorization": f"Bearer {tokens[1]}"}
        with server.http.stream("GET", f"/tables/{table}/live", headers=headers) as stream:
            lines = stream.iter_lines()
            next(lines)
            server.server.should_exit = True
            heard = [msgspec.json.decode(line) for line in lines if line]
        assert heard[-1]["type"] == "bye"
        assert ann.until("bye")["why"]
        with pytest.raises(ConnectionClosed) as closed:
            ann.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1000
    with running(tmp_path) as server, server.window(table, tokens[0]) as ann:
        assert wait_for(ann)["seat"] == 0
