"""Pages of other sites can do nothing here, neither by a request nor by a WebSocket."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.http.playing import open_dooom
from tests.server.http.serving import WITHIN, Running, running

FORGED = [
    "null",
    "http://evil.example",
    "https://evil.example",
    "http://evil.example:{port}",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1",
    "http://127.0.0.1:80",
    "http://127.0.0.1:1",
    "http://127.0.0.1:{port}1",
    "http://127.0.0.1:0{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1.evil.example:{port}",
    "http://evil.127.0.0.1:{port}",
    "http://127.0.0.1:{port}@evil.example",
    "http://evil.example@127.0.0.1:{port}",
    "http://user:word@127.0.0.1:{port}",
    "http://127.0.0.1:{port}/",
    "http://127.0.0.1:{port}/t/1",
    "http://127.0.0.1:{port}?x",
    "http://127.0.0.1:{port}#x",
    "http://127.0.0.1:{port}\\@evil.example",
    "http:///127.0.0.1:{port}",
    "http:127.0.0.1:{port}",
    "//127.0.0.1:{port}",
    "127.0.0.1:{port}",
    "127.0.0.1",
    "ws://127.0.0.1:{port}",
    "wss://127.0.0.1:{port}",
    "ftp://127.0.0.1:{port}",
    "file://",
    "data:text/html,x",
    "chrome-extension://abcdefghijklmnop",
    "HTTP://127.0.0.1:{port}",
    "http://127.0.0.2:{port}",
    "http://localhost:{port}",
    "http://[::1]:{port}",
    "http://2130706433:{port}",
    "http://0x7f.0.0.1:{port}",
    "http://127.1:{port}",
    "http://127.0.0.1%00:{port}",
    "http://127.0.0.1:{port} http://evil.example",
    "http://evil.example http://127.0.0.1:{port}",
    "http://127.0.0.1:{port},http://evil.example",
    "*",
    "",
]


def test_there_are_forty_of_them() -> None:
    assert len(set(FORGED)) >= 40


@pytest.mark.parametrize("forged", FORGED)
def test_a_forged_origin_is_refused_everywhere(server: Running, forged: str) -> None:
    origin = forged.format(port=server.port)
    table = open_dooom(server, "Ann", "Ben")[0]
    for method, path, body in (
        ("POST", "/tables", {"book": "cc3k"}),
        ("DELETE", "/sessions", None),
        ("PUT", f"/tables/{table}/notebook", {"version": 0, "doc": 1}),
    ):
        answer = server.call(method, path, json=body, headers={"Origin": origin})
        assert answer.status_code == 403, answer.text
        assert answer.json()["title"] == "foreign origin"
    with (
        pytest.raises(InvalidStatus) as refused,
        server.live(table, additional_headers={"Origin": origin}),
    ):
        pass
    assert refused.value.response.status_code == 403
    assert b"foreign origin" in (refused.value.response.body or b"")


def test_two_origins_are_refused(server: Running) -> None:
    own = ("Origin", server.address)
    answer = server.http.post("/tables", json={"book": "cc3k"}, headers=[own, own])
    assert answer.status_code == 403


def test_the_own_page_and_programs_are_welcome(server: Running) -> None:
    for headers in ({}, {"Origin": server.address}):
        answer = server.call("POST", "/tables", json={"book": "cc3k"}, headers=headers)
        assert answer.status_code == 201, answer.text
        table = answer.json()["id"]
        with server.live(table, additional_headers=headers) as socket:
            socket.send('{"type":"hello"}')
            assert socket.recv(timeout=WITHIN)
    reading = server.call("GET", "/books", headers={"Origin": "http://evil.example"})
    assert reading.status_code == 200
    assert "access-control-allow-origin" not in reading.headers


def test_only_configured_origins_where_some_are(tmp_path: Path) -> None:
    with running(tmp_path, public_origins="https://play.example") as server:
        for origin, status in (
            ("https://play.example", 201),
            ("http://play.example", 403),
            ("https://play.example:8443", 403),
            (server.address, 403),
        ):
            answer = server.call(
                "POST", "/tables", json={"book": "cc3k"}, headers={"Origin": origin}
            )
            assert answer.status_code == status, origin
