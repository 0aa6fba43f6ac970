"""A seat's token is good for that seat of that table, until it is renewed or the seat is left."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from asterion.server.guard.tokens import TOKENS_IN
from asterion.server.http.app import all_routes
from tests.server.http.playing import open_dooom
from tests.server.http.serving import Running

Wanted = tuple[str, str, Any]


def what_a_seat_does(table: str, seat: int) -> list[Wanted]:
    """Everything for which a seat's own token is asked."""
    return [
        ("GET", f"/tables/{table}/view", None),
        ("GET", f"/tables/{table}/transcript", None),
        ("GET", f"/tables/{table}/live", None),
        ("POST", f"/tables/{table}/moves", {"do": "end"}),
        ("POST", f"/tables/{table}/chat", {"text": "hello"}),
        ("GET", f"/tables/{table}/notebook", None),
        ("PUT", f"/tables/{table}/notebook", {"version": 0, "doc": {}}),
        ("POST", f"/tables/{table}/seats/{seat}/renew", None),
        ("POST", f"/tables/{table}/seats/{seat}/agree", {"code": "ABCD", "yes": True}),
        ("POST", f"/tables/{table}/seats/{seat}/back", None),
        ("DELETE", f"/tables/{table}/seats/{seat}", None),
    ]


def statuses(server: Running, token: str, wanted: list[Wanted]) -> list[int]:
    return [
        server.call(method, path, token, **({} if body is None else {"json": body})).status_code
        for method, path, body in wanted
    ]


def test_a_token_is_useless_at_every_other_table(server: Running) -> None:
    _, (ann, _), _ = open_dooom(server, "Ann", "Ben")
    other, _, _ = open_dooom(server, "Cid", "Dot", chat=True)
    wanted = what_a_seat_does(other, 0)
    assert statuses(server, ann, wanted) == [401] * len(wanted)
    with server.window(other, ann) as window:
        assert window.next()["type"] == "bye"
        with pytest.raises(ConnectionClosed):
            window.next()


def test_a_token_is_useless_on_every_other_seat(server: Running) -> None:
    table, (ann, ben), _ = open_dooom(server, "Ann", "Ben", chat=True)
    for path in ("renew", "back"):
        answer = server.call("POST", f"/tables/{table}/seats/1/{path}", ann)
        assert answer.status_code == 403
    assert server.call("DELETE", f"/tables/{table}/seats/1", ann).status_code == 403
    for path in ("start", "abandon"):
        assert server.call("POST", f"/tables/{table}/{path}", ann).status_code == 403
    server.call("PUT", f"/tables/{table}/notebook", ann, json={"version": 0, "doc": "Ann's"})
    assert server.get(f"/tables/{table}/notebook", ben) == {"version": 0, "doc": None}
    assert server.get(f"/tables/{table}/view", ben)["seat"] == 1


def test_a_renewed_seat_leaves_the_old_token_dead(server: Running) -> None:
    table, (old, _), _ = open_dooom(server, "Ann", "Ben", chat=True)
    with server.window(table, old) as window:
        window.until("view")
        new = server.post(f"/tables/{table}/seats/0/renew", token=old)["token"]
        assert window.until("bye")["why"]
        with pytest.raises(ConnectionClosed):
            window.next()
    wanted = what_a_seat_does(table, 0)
    assert statuses(server, old, wanted) == [401] * len(wanted)
    assert server.get(f"/tables/{table}/view", new)["seat"] == 0


def test_a_left_seat_leaves_its_token_dead(server: Running) -> None:
    wish = {"book": "dungeon-of-dooom", "seats": 3, "name": "Ann"}
    opened = server.post("/tables", wish)
    table, token = opened["id"], opened["seat"]["token"]
    assert server.call("DELETE", f"/tables/{table}/seats/0", token).status_code == 204
    wanted = what_a_seat_does(table, 0)
    assert statuses(server, token, wanted) == [401] * len(wanted)
    again = server.post(f"/tables/{table}/seats", {"name": "Bea", "seat": 0})
    assert again["seat"] == 0


def test_no_token_only_watches(server: Running) -> None:
    table = open_dooom(server, "Ann", "Ben")[0]
    assert server.get(f"/tables/{table}/view")["seat"] == "watcher"
    for method, path, body in what_a_seat_does(table, 0)[3:]:
        answer = server.call(method, path, **({} if body is None else {"json": body}))
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"
    with server.window(table) as watcher:
        assert watcher.until("view")["seat"] == "watcher"
        watcher.move("end", "x")
        assert watcher.until("refused")["id"] == "x"


def test_no_watchers_where_the_table_has_none(server: Running) -> None:
    table, tokens, _ = open_dooom(server, "Ann", "Ben", watchers=False)
    assert server.call("GET", f"/tables/{table}/view").status_code == 403
    assert server.call("GET", f"/tables/{table}/live").status_code == 403
    assert server.get(f"/tables/{table}/view", tokens[0])["seat"] == 0


@pytest.mark.parametrize(
    "header",
    [
        "",
        "Bearer",
        "Basic QW5uOnB3",
        "seat_x",
        "Bearer seat_x",
        "Bearer " + "x" * 200,
        "Bearer seat_" + "A" * 43,
        "Bearer account_" + "A" * 43,
        "Bearer \u00e9",
    ],
)
def test_what_is_no_token_is_refused(server: Running, header: str) -> None:
    table = open_dooom(server, "Ann", "Ben")[0]
    said = {b"Authorization": header.encode("latin-1")}
    answer = server.http.get(f"/tables/{table}/view", headers=said)
    assert answer.status_code == 401, answer.text
    assert "seat_" not in answer.text


def test_an_account_is_known_again_at_its_tables(server: Running) -> None:
    named = {"name": "Theseus", "password": "a long ball of thread"}
    account = server.post("/accounts", named)
    opened = server.post("/tables", {"book": "labyrinth", "name": "Theseus"}, account["token"])
    table = opened["id"]
    second = server.post("/sessions", named)["token"]
    me = server.get("/me", second)
    assert me["name"] == "Theseus"
    assert [one["id"] for one in me["tables"]] == [table]
    assert server.get(f"/tables/{table}/view", second)["seat"] == 0
    assert server.call("DELETE", "/sessions", second).status_code == 204
    assert server.call("GET", "/me", second).status_code == 401
    assert server.call("GET", f"/tables/{table}/view", second).status_code == 401
    assert server.get(f"/tables/{table}/view", account["token"])["seat"] == 0
    for wrong in ({**named, "password": "another word"}, {**named, "name": "Nobody here"}):
        assert server.call("POST", "/sessions", json=wrong).status_code == 403
    assert server.call("POST", "/accounts", json={**named, "name": "THESEUS"}).status_code == 409


def test_a_kept_plan_is_opened_by_its_key_alone(server: Running) -> None:
    kept = server.post("/plans", {"book": "labyrinth", "plan": "a sketch", "name": "mine"})
    path, key = f"/plans/{kept['id']}", kept["key"]
    other = server.post("/plans", {"book": "labyrinth", "plan": "another"})["key"]
    for method, body in (("GET", None), ("PUT", {"plan": "x"}), ("DELETE", None)):
        more: dict[str, Any] = {} if body is None else {"json": body}
        assert server.call(method, path, other, **more).status_code == 401
        assert server.call(method, path, **more).status_code == 401
    assert server.get(path, key)["plan"] == "a sketch"
    assert server.call("PUT", path, key, json={"plan": "better"}).status_code == 204
    share = server.post(f"{path}/share", token=key)["share"]
    assert server.post(f"{path}/share", token=key)["share"] == share
    assert server.get(f"/shared/{share}")["plan"] == "better"
    assert server.call("DELETE", path, key).status_code == 204
    assert server.call("GET", path, key).status_code == 401
    assert server.call("GET", f"/shared/{share}").status_code == 404


def tokens_in(answer: Any) -> list[str]:
    """Whatever in an answer is a token."""
    return TOKENS_IN.findall(answer.text)


def test_no_address_gives_a_playing_host_the_token_of_another_seat(server: Running) -> None:
    """Every address that names a seat is tried, also those that are still to be written."""
    table, (ann, ben), opened = open_dooom(server, "Ann", "Ben", chat=True)
    named = [route for route in all_routes() if "{seat}" in route.path and route.method != "DELETE"]
    assert {route.name for route in named} >= {"renew_seat", "ask_for_seat", "answer_claim"}
    for route in named:
        path = route.path.format(table=table, seat=1)
        for token in (ann, opened["host"]):
            body = {"code": "ABCD", "yes": True} if route.body is not None else None
            answer = server.call(
                route.method, path, token, **({} if body is None else {"json": body})
            )
            for found in tokens_in(answer):
                assert server.call("GET", f"/tables/{table}/view", found).status_code == 401
    assert server.get(f"/tables/{table}/view", ben)["seat"] == 1


def test_a_lost_seat_is_asked_for_and_its_player_who_comes_back_keeps_it(server: Running) -> None:
    table, (ann, lost, cid), _ = open_dooom(server, "Ann", "Ben", "Cid")
    asked = server.post(f"/tables/{table}/seats/1/ask")
    other = server.post(f"/tables/{table}/seats/1/ask")  # one does not stop another
    early = server.call("GET", f"/tables/{table}/view", asked["token"])
    assert (early.status_code, early.json()["title"]) == (401, "not yet")
    with server.window(table, ann) as window:
        claims = window.until("view")["table"]["places"][1]["claims"]
        assert [claim["code"] for claim in claims] == [asked["code"], other["code"]]
        assert [claim["ready"] for claim in claims] == [asked["ready"], other["ready"]]
        for token in (ann, cid):
            agree = {"code": asked["code"], "yes": True}
            server.post(f"/tables/{table}/seats/1/agree", agree, token=token)
        early = server.call("GET", f"/tables/{table}/view", asked["token"])
        assert (early.status_code, early.json()["title"]) == (401, "not yet")
        assert server.get(f"/tables/{table}/view", lost)["seat"] == 1
        shown = window.until("table")["table"]["places"][1]
        while shown["claims"]:
            shown = window.until("table")["table"]["places"][1]
        assert shown["contested"] > 0
    for token in (asked["token"], other["token"]):
        late = server.call("GET", f"/tables/{table}/view", token)
        assert (late.status_code, late.json()["title"]) == (401, "unauthorized")


def test_with_two_players_the_other_gets_no_seat(server: Running) -> None:
    table, (_, ben), _ = open_dooom(server, "Ann", "Ben")
    answer = server.call("POST", f"/tables/{table}/seats/1/ask")
    assert answer.status_code == 409
    assert not tokens_in(answer)
    assert server.get(f"/tables/{table}/view", ben)["seat"] == 1


def test_a_host_who_sits_down_without_saying_so_reads_nobodys_seat(server: Running) -> None:
    opened = server.post("/tables", {"book": "dooom", "seats": 2})
    table, host = opened["id"], opened["host"]
    server.post(f"/tables/{table}/seats", {"name": "Ann"})
    ben = server.post(f"/tables/{table}/seats", {"name": "Ben"})["token"]
    for seat in (0, 1):
        answer = server.call("POST", f"/tables/{table}/seats/{seat}/renew", host)
        assert answer.status_code == 403
        assert not tokens_in(answer)
    assert server.get(f"/tables/{table}/view", ben)["seat"] == 1
