"""Too large, too often, too many, too slow: refused with a clear answer, and the rest goes on."""

import socket
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from asterion.core.phrase import english
from asterion.server.http import said
from asterion.server.tables import room as listener
from tests.server.http.bare import Bare, framed
from tests.server.http.playing import SMALL, open_dooom
from tests.server.http.serving import API, WITHIN, Running, running


def raw(server: Running, request: bytes) -> bytes:
    """All that the server sends to anyone who says this and then nothing more."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=WITHIN) as caller:
        caller.sendall(request)
        answer = b""
        while part := caller.recv(65536):
            answer += part
        return answer


def is_problem(answer: Any, status: int) -> dict[str, Any]:
    """Problem details, whole and with the status that they say."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem: dict[str, Any] = answer.json()
    assert problem["status"] == status
    assert problem["detail"]
    assert problem["type"].startswith("urn:asterion:")
    return problem


# ---- what does not fit


def test_every_refusal_is_problem_details(server: Running) -> None:
    table, (token, _), _ = open_dooom(server, "Ann", "Ben")
    moves = f"/tables/{table}/moves"
    is_problem(server.call("GET", "/nothing"), 404)
    is_problem(server.call("GET", "/books/chess"), 404)
    is_problem(server.call("GET", "/tables/abcdefghijkl"), 404)
    is_problem(server.http.get(server.address + "/nowhere"), 404)
    is_problem(server.http.post(server.address + "/"), 405)
    not_allowed = server.call("PATCH", "/books")
    is_problem(not_allowed, 405)
    assert not_allowed.headers["allow"] == "GET"
    is_problem(server.call("GET", moves, token), 405)
    is_problem(server.call("POST", moves, token, content=b"do=end"), 415)
    json = {"Content-Type": "application/json"}
    is_problem(server.call("POST", moves, token, content=b"{", headers=json), 400)
    is_problem(server.call("POST", moves, token, content=b"[" * 50_000, headers=json), 400)
    is_problem(server.call("POST", moves, token, content=b"\xff", headers=json), 400)
    wrong = is_problem(server.call("POST", moves, token, json={"do": 3}), 400)
    assert wrong["place"] == "do"
    unknown = is_problem(server.call("POST", moves, token, json={"do": "end", "seat": 1}), 400)
    assert "seat" in unknown["detail"]
    is_problem(server.call("GET", "/tables?phase=dancing"), 400)
    is_problem(server.call("GET", "/tables?colour=red"), 400)
    is_problem(server.call("GET", "/tables?book=a&book=b"), 400)
    refused = is_problem(server.call("POST", moves, token, json={"do": "dance"}), 409)
    assert refused["title"] == "refused"
    options = {"book": "dungeon-of-dooom", "options": {"hit_points": -7}}
    assert "hit_points" in is_problem(server.call("POST", "/tables", json=options), 422)["detail"]


def test_a_plan_is_checked_and_generated(server: Running) -> None:
    fine = server.post("/books/dungeon-of-dooom/plans/check", {"plan": SMALL})
    assert fine["faults"] == 0
    broken = SMALL.replace("E", ".")
    found = server.post("/books/dungeon-of-dooom/plans/check", {"plan": broken})
    assert found["faults"] >= 1
    assert found["problems"][0]["rule"]
    made = server.post("/books/labyrinth/plans/generate", {"settings": {"width": 6}})
    checked = server.post("/books/labyrinth/plans/check", {"plan": made["plan"]})
    assert checked["faults"] == 0
    too_wide = server.call(
        "POST", "/books/labyrinth/plans/generate", json={"settings": {"width": 999}}
    )
    is_problem(too_wide, 422)


# ---- too large


def test_a_large_body_is_refused_while_it_comes(server: Running) -> None:
    """Whatever it says of its length, or if it says nothing."""
    table, (token, _), _ = open_dooom(server, "Ann", "Ben")

    def endless() -> Any:
        for _ in range(100):
            yield b" " * 1024

    moves = f"/tables/{table}/moves"
    json = {"Content-Type": "application/json"}
    is_problem(server.call("POST", moves, token, content=endless(), headers=json), 413)
    said = {"do": "x" * 70_000}
    is_problem(server.call("POST", moves, token, json=said), 413)
    head = f"POST {API}{moves} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n"
    liar = f"{head}Content-Type: application/json\r\nContent-Length: 999999999999\r\n\r\n"
    answer = raw(server, liar.encode() + b" " * 70_000)
    assert answer.startswith(b"HTTP/1.1 413 ")


def test_large_headers_and_what_is_no_http(server: Running) -> None:
    for request in (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nX: " + b"x" * 100_000 + b"\r\n\r\n"):
        answer = raw(server, request)
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert b"application/problem+json" in answer


@pytest.mark.parametrize("host", ["[::", "[", "[zz]", "a:b", "a@b", "a/b", "a?b", "a#b"])
@pytest.mark.parametrize("path", ["/", "/t/abcdefghijkl", f"{API}/terms", "/mcp"])
def test_a_host_that_is_none(server: Running, host: str, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    answer = raw(server, request.encode())
    assert answer.startswith(b"HTTP/1.1 400 "), answer
    assert b"application/problem+json" in answer


def test_a_large_message_closes_the_window_that_sent_it(server: Running) -> None:
    table, (ann, ben), _ = open_dooom(server, "Ann", "Ben")
    with server.window(table, ann) as one, server.window(table, ben) as two:
        two.until("view")
        one.until("view")
        one.move("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            one.until("nothing of this kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        two.move("dance", "x")
        assert two.until("refused")["id"] == "x"


# ---- too often, too many


# In these tests a bucket is filled again so slowly that on a slow machine, too, nothing is added.


def test_rates_of_an_address(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=1, burst_seconds=300) as server:
        answers = [server.call("GET", "/terms") for _ in range(8)]
        too_many = [answer for answer in answers if answer.status_code == 429]
        assert len(too_many) == 3
        is_problem(too_many[0], 429)
        assert 1 <= int(too_many[0].headers["retry-after"]) <= 60


@pytest.mark.parametrize("page", ["/t/", "/r/"])
def test_the_page_of_a_table_counts_for_the_rate(tmp_path: Path, page: str) -> None:
    with running(tmp_path, requests_per_minute=1, burst_seconds=300) as server:
        table = server.post("/tables", {"book": "cc3k"})["id"]  # which has a rate of its own
        address = f"{server.address}{page}{table}"
        statuses = [server.http.get(address).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert server.http.get(server.address).status_code == 200, "the page alone does not count"


def test_rates_of_a_seat(tmp_path: Path) -> None:
    with running(tmp_path, moves_per_minute=1, burst_seconds=180) as server:
        table, (ann, ben), _ = open_dooom(server, "Ann", "Ben")
        with server.window(table, ann) as window:
            window.until("view")
            for _ in range(3):
                window.move("dance")
                assert "too many requests" not in window.until("refused")["why"]
            window.move("dance")
            assert "too many requests" in window.until("refused")["why"]
        answer = server.call("POST", f"/tables/{table}/moves", ann, json={"do": "dance"})
        is_problem(answer, 429)
        answer = server.call("POST", f"/tables/{table}/moves", ben, json={"do": "dance"})
        is_problem(answer, 409)


@pytest.mark.parametrize("saying", [{"type": "move", "do": "dance", "id": "x"}, {"type": "hum"}])
def test_a_window_that_says_too_much_is_heard_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saying: dict[str, str]
) -> None:
    """Also what is not understood counts; and not every word is refused one by one."""
    monkeypatch.setattr(said, "HEARD_AGAIN", 600.0)
    with running(tmp_path, messages_per_minute=1, burst_seconds=180) as server:
        table, (ann, _), _ = open_dooom(server, "Ann", "Ben")
        with Bare(server, table, ann) as window:
            window.until("view")
            window.send(framed(msgspec.json.encode(saying)) * 7)
            came = window.pong(b"all of it was read")
            assert len(came) == 3 + 1
            assert "too many requests" in came[-1]["why"]


def test_passwords_are_not_tried_for_ever(tmp_path: Path) -> None:
    with running(tmp_path, passwords_per_minute=1, burst_seconds=180) as server:
        wrong = {"name": "Ann", "password": "not this one"}
        tried = [server.call("POST", "/sessions", json=wrong).status_code for _ in range(5)]
        assert tried == [403, 403, 403, 429, 429]


def test_live_connections_of_an_address(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=2) as server:
        table = open_dooom(server, "Ann", "Ben")[0]
        with server.window(table) as one, server.window(table) as two:
            one.until("view")
            two.until("view")
            with pytest.raises(InvalidStatus) as refused, server.live(table):
                pass
            assert refused.value.response.status_code == 429
            is_problem(server.call("GET", f"/tables/{table}/live"), 429)
        until = time.monotonic() + WITHIN
        while len(server.server.desk.crowd):
            assert time.monotonic() < until
            time.sleep(0.01)
        with server.window(table) as again:
            again.until("view")


# ---- too slow


def test_a_listener_that_does_not_read_is_dropped_told_why_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "MOST_MESSAGES", 0)  # so that everyone is too slow
    with running(tmp_path) as server:
        table, (ann, _), _ = open_dooom(server, "Ann", "Ben")
        with server.http.stream("GET", f"/tables/{table}/live") as stream:
            lines = stream.iter_lines()
            assert msgspec.json.decode(next(lines))["type"] == "view"
            server.post(f"/tables/{table}/moves", {"do": "say hello"}, ann)
            told = [msgspec.json.decode(line) for line in lines if line]
        assert [message["type"] for message in told] == ["bye"]
        assert told[0]["why"] == english(listener.TOO_SLOW)
        measured = server.http.get(f"{server.address}/metrics").text
        assert "asterion_slow_listeners_dropped_total 1.0" in measured
        assert "slow listener dropped" in server.log.getvalue()
