"""Nothing that people know is ever in the log: they play, fail and complain, and it is searched."""

import json
from pathlib import Path
from typing import Any

import pytest

from asterion.server.guard import digest
from tests.server.http.playing import SMALL, open_dooom
from tests.server.http.serving import Running, running
from tests.server.notify.test_bells import codes, post_office

MAIL = "annabel.lee@example.org"
PASSWORD = "quoth the raven 1845"
NAMES = ["Annabel of the Sea", "Edgar of the Shore"]
TALK = "meet me by the sounding sea"


def fail_in_every_way(server: Running, table: str, token: str) -> None:
    """Requests that are refused, with secrets wherever somebody might put them."""
    for path in (f"/tables/{token}", f"/tables/{table}?token={token}", f"/{token}", "/me"):
        server.call("GET", path, token)
    server.call("POST", f"/tables/{table}/moves", token, content=f'{{"do": "{TALK}"')
    server.call("POST", f"/tables/{table}/moves", token, json={"do": TALK, "id": token})
    server.call("POST", "/sessions", json={"name": NAMES[0], "password": PASSWORD + "!"})
    server.call("POST", "/accounts", json={"name": NAMES[0], "password": PASSWORD})
    server.call("POST", "/plans", token, json={"book": "dooom", "text": SMALL, "name": TALK})
    server.call("POST", f"/tables/{table}/moves", token, headers={"Origin": f"http://{token}"})
    with server.live(table) as socket:
        socket.send(json.dumps({"type": "hello", "token": token[:-1] + "x"}))
        socket.recv(timeout=60)


@pytest.mark.parametrize("style", ["json", "text"])
def test_no_secret_of_anybody_is_in_the_log(style: str, tmp_path: Path) -> None:
    mailing = {"smtp_from": "games@example.org", "passwords_per_minute": 12}
    with (
        post_office() as (post, port),
        running(tmp_path, smtp=f"smtp://127.0.0.1:{port}", **mailing) as server,
    ):
        server.server.desk.say.__self__._plain = style == "text"  # type: ignore[attr-defined]
        account = server.post("/accounts", {"name": NAMES[0], "password": PASSWORD})
        table, tokens, opened = open_dooom(server, *NAMES, clock="days", chat=True)
        server.post(f"/tables/{table}/bells", {"mail": MAIL}, tokens[0])
        stop = codes(post.next())
        secrets = [account["token"], opened["host"], *tokens]
        for token in tokens:
            with server.window(table, token) as window:
                window.send({"type": "chat", "text": TALK})
                window.until("chat")
        for token in secrets:
            fail_in_every_way(server, table, token)
        server.post(f"/tables/{table}/abandon", token=opened["host"])
        for _ in range(20):
            server.call("POST", "/sessions", json={"name": NAMES[0], "password": PASSWORD})
    log = server.log.getvalue()
    secrets += [token.partition("_")[2] for token in secrets]
    secrets += [MAIL, PASSWORD, TALK, *NAMES, table, account["id"], stop.split("=")[1]]
    secrets += ["#.G###", "127.0.0.1:" + str(port)]
    assert [secret for secret in secrets if secret in log] == []
    # What does stand there: that it happened, and to which table.
    for event in ("table opened", "table abandoned", "too many", "origin refused", "bell rung"):
        assert event in log
    assert log.count(digest(table)[:8]) >= 3


def test_a_failed_request_is_told_by_its_route_and_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        table, tokens, _ = open_dooom(server, "Ann", "Bob")

        async def broken(*_: Any) -> None:
            raise ZeroDivisionError(tokens[0])

        monkeypatch.setattr(server.server.desk.hub, "table", broken)
        assert server.call("GET", f"/tables/{table}/view", tokens[0]).status_code == 500
        told = [json.loads(line) for line in server.log.getvalue().splitlines()][-1]
    assert (told["event"], told["error"], told["method"], told["route"], told["table"]) == (
        "request failed", "ZeroDivisionError", "GET", "/api/v1/tables/{table}/view",
        digest(table)[:8],
    )  # fmt: skip
    assert tokens[0] not in server.log.getvalue()
