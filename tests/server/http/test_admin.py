"""The room of the server's operator: closed without the token, and what is done in it holds."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from asterion.server.guard import digest
from tests.server.http.playing import open_dooom
from tests.server.http.serving import WITHIN, Running, running
from tests.server.services import fresh_schema

TOKEN = "the-key-of-the-cellar-door"
ADDRESSES = {"trusted_proxies": "127.0.0.1", "admin_token": TOKEN}
ROUTES = [
    ("GET", "/admin/tables", None),
    ("GET", "/admin/load", None),
    ("GET", "/admin/bans", None),
    ("POST", "/admin/bans", {"network": "203.0.113.7"}),
    ("POST", "/admin/bans/drop", {"network": "203.0.113.7"}),
    ("POST", "/admin/tables/abcdefghijkl/close", {}),
]


def status(server: Running, address: str, path: str = "/books", **more: Any) -> int:
    """What somebody at this address is answered, through the proxy."""
    answer = server.call("GET", path, headers={"X-Forwarded-For": address}, **more)
    code: int = answer.status_code
    return code


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_without_the_token_there_is_nothing_to_see(
    method: str, path: str, body: Any, guarded: Running, server: Running
) -> None:
    more = {} if body is None else {"json": body}
    assert server.call(method, path, TOKEN, **more).status_code == 404  # it is off by default
    for token in (None, "x" * 20, TOKEN[:-1], TOKEN + "x"):
        assert guarded.call(method, path, token, **more).status_code == 401
    answer = guarded.call(method, f"{path}?token={TOKEN}", **more)
    assert answer.status_code == 401  # it never comes in the address


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("admin"), **ADDRESSES, line_port=0) as served:
        yield served


def test_guessing_is_slow(tmp_path: Path) -> None:
    with running(tmp_path, **{**ADDRESSES, "admin_per_minute": 1}) as server:
        answers = [server.call("GET", "/admin/load", f"guess-number-{n:020}") for n in range(5)]
        assert [answer.status_code for answer in answers] == [401, 429, 429, 429, 429]
        assert server.call("GET", "/admin/load", TOKEN).status_code == 429  # and it is not told
        assert status(server, "198.51.100.7") == 200
        assert TOKEN not in server.log.getvalue()
        assert '"admin refused"' in server.log.getvalue()


def test_every_table_is_listed_with_its_name_in_the_log(guarded: Running) -> None:
    table, tokens, _ = open_dooom(guarded, "Ann", "Bob")
    with guarded.window(table, tokens[0]) as window:
        window.until("view")
        told = guarded.get("/admin/tables?phase=playing", TOKEN)
        (line,) = [each for each in told["tables"] if each["id"] == table]
        assert (line["log"], line["windows"], line["entries"]) == (digest(table)[:8], 1, 1)
        assert f'"table":"{line["log"]}"' in guarded.log.getvalue()
        assert [place["name"] for place in line["places"]] == ["Ann", "Bob"]
        assert told["counts"]["playing"] >= 1
        assert "plan" not in line
        load = guarded.get("/admin/load", TOKEN)
        assert (load["tables"] >= 1, load["windows"] >= 1, load["database"]) == (
            True,
            True,
            "sqlite",
        )
        assert load["memory"] > 10_000_000
    waiting = guarded.get("/admin/tables?phase=waiting&before=0", TOKEN)
    assert waiting["tables"] == []


def test_a_closed_table_says_why_to_those_who_sit_there(guarded: Running) -> None:
    table, tokens, _ = open_dooom(guarded, "Ann", "Bob")
    with guarded.window(table, tokens[0]) as window:
        window.until("view")
        guarded.post(f"/admin/tables/{table}/close", {"why": "The café shuts at eight."}, TOKEN)
        heard = [window.until("news")["sentences"] for _ in range(2)]
    assert "Whoever runs this server has closed the table." in heard[0][0]
    assert "The café shuts at eight." in heard[1][0]
    assert guarded.get(f"/tables/{table}")["phase"] == "abandoned"
    assert guarded.call("POST", f"/tables/{table}/moves", tokens[0], json={"do": "end"}).is_error
    again = guarded.call("POST", f"/admin/tables/{table}/close", TOKEN, json={})
    assert again.status_code == 409
    opened = guarded.post("/tables", {"book": "labyrinth", "seats": 2, "name": "Ann"})
    with guarded.window(opened["id"], opened["seat"]["token"]) as window:
        window.until("table")
        guarded.post(f"/admin/tables/{opened['id']}/close", {"why": "Good night."}, TOKEN)
        assert window.until("bye")["why"].endswith("has closed the table: Good night.")


def test_a_banned_address_is_answered_no_more_and_hung_up_on(guarded: Running) -> None:
    table, tokens, _ = open_dooom(guarded, "Ann", "Bob")
    bad, good = "203.0.113.7", "203.0.114.7"
    forwarded = {"X-Forwarded-For": bad}
    with guarded.live(table, additional_headers=forwarded) as socket:
        socket.send(json.dumps({"type": "hello", "token": tokens[0]}))
        assert "view" in str(socket.recv(timeout=WITHIN))
        kept = guarded.post("/admin/bans", {"network": "203.0.113.0/24", "why": "floods"}, TOKEN)
        assert kept["network"] == "203.0.113.0/24"
        last = ""
        while '"bye"' not in last:
            last = str(socket.recv(timeout=WITHIN))
        assert "banned" in last
    assert (status(guarded, bad), status(guarded, good)) == (403, 200)
    assert status(guarded, "::ffff:203.0.113.9") == 403
    with pytest.raises(Exception, match="403"):
        guarded.live(table, additional_headers=forwarded).__enter__()
    guarded.post("/admin/bans", {"network": "2001:db8:1:2::77"}, TOKEN)
    assert status(guarded, "2001:db8:1:2:9::1") == 403  # the line that it comes from
    assert status(guarded, "2001:db8:1:3::1") == 200
    bans = [ban["network"] for ban in guarded.get("/admin/bans", TOKEN)]
    assert bans == ["2001:db8:1:2::/64", "203.0.113.0/24"]
    for network in bans:
        guarded.post("/admin/bans/drop", {"network": network}, TOKEN)
    assert status(guarded, bad) == 200
    gone = guarded.call("POST", "/admin/bans/drop", TOKEN, json={"network": bad})
    assert gone.status_code == 404


def test_nobody_shuts_out_themselves_or_everybody(guarded: Running) -> None:
    own = {"X-Forwarded-For": "198.51.100.20"}
    for network in ("198.51.100.20", "198.51.100.0/24", "127.0.0.1", "127.0.0.0/8"):
        body = {"network": network}
        answer = guarded.call("POST", "/admin/bans", TOKEN, json=body, headers=own)
        assert answer.status_code == 409, network
    for nonsense in ("0.0.0.0/0", "::/0", "the neighbour", "300.1.1.1"):
        answer = guarded.call("POST", "/admin/bans", TOKEN, json={"network": nonsense})
        assert answer.status_code == 422, nonsense
    assert guarded.get("/admin/bans", TOKEN) == []


def test_a_ban_holds_in_every_process_and_after_a_restart(tmp_path: Path) -> None:
    with fresh_schema() as url:
        shared: dict[str, Any] = {**ADDRESSES, "database": url}
        with running(tmp_path / "a", **shared) as one, running(tmp_path / "b", **shared) as other:
            one.post("/admin/bans", {"network": "203.0.113.7"}, TOKEN)
            bans = other.server.desk.features.bans
            loop = other.server.desk.store._database._loop
            asyncio.run_coroutine_threadsafe(bans.look(), loop).result(WITHIN)
            assert (status(one, "203.0.113.7"), status(other, "203.0.113.7")) == (403, 403)
        with running(tmp_path / "c", **shared) as again:
            bans = again.server.desk.features.bans
            loop = again.server.desk.store._database._loop
            asyncio.run_coroutine_threadsafe(bans.look(), loop).result(WITHIN)
            assert status(again, "203.0.113.7") == 403
