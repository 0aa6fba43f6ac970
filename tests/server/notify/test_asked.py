"""Letters that nobody asked for: seldom, stopped for ever by one click; and push with a port."""

import base64
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from py_vapid import Vapid02

from tests.server.http.playing import open_dooom
from tests.server.http.serving import WITHIN, Running
from tests.server.notify.test_bells import (
    ANN,
    Browser,
    codes,
    post_office,
    round_about,
    serving,
)

LONG = "https://the-labyrinths-of-a-rather-long-name.games.example.org:8443"
ONE_CLICK = {"List-Unsubscribe": "One-Click"}


def ask(server: Running, mail: str = ANN) -> tuple[str, str, str]:
    """Of a new table: its id, the token of a seat, and what the server says to this address."""
    table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
    answer = server.call("POST", f"/tables/{table}/bells", tokens[0], json={"mail": mail})
    return table, tokens[0], "" if answer.is_success else str(answer.json()["code"])


def test_an_address_is_asked_once_a_day_at_whatever_table(tmp_path: Path) -> None:
    with post_office() as (post, port), serving(tmp_path, port) as server:
        assert ask(server)[2] == ""
        post.next()
        for mail in (ANN, ANN.upper()):
            table, token, why = ask(server, mail)
            assert why == "server-bell-asked"
            assert server.get(f"/tables/{table}/bells", token) == []
        wall = server.server.desk.time.wall
        server.server.desk.time.wall = lambda: wall() + 86_401  # type: ignore[method-assign]
        assert ask(server)[2] == ""
        post.next()
        assert post.asked == 2


@pytest.mark.parametrize("taken_back", [False, True], ids=["there", "taken back"])
def test_a_no_holds_for_ever_and_for_every_table(tmp_path: Path, taken_back: bool) -> None:
    """Also where the one who gave the address has taken it back before it could answer."""
    with post_office() as (post, port), serving(tmp_path, port) as server:
        table, token, _ = ask(server)
        stop = codes(post.next()).format("stop")
        if taken_back:
            (bell,) = server.get(f"/tables/{table}/bells", token)
            server.call("DELETE", f"/tables/{table}/bells/{bell['id']}", token)
        assert not server.post(stop)["rings"]
        wrong = re.sub("code=.*", f"code={'0' * 32}", stop)
        assert server.call("POST", wrong).status_code == 404
    with post_office() as (post, port), serving(tmp_path, port) as server:
        wall = server.server.desk.time.wall
        server.server.desk.time.wall = lambda: wall() + 400 * 86_400  # type: ignore[method-assign]
        assert ask(server)[2] == ask(server, ANN.upper())[2] == "server-bell-refused"
        assert ask(server, "ben@example.org")[2] == ""
        post.next()
        assert post.asked == 1
    (file,) = tmp_path.rglob("*.db")
    with closing(sqlite3.connect(file)) as database:
        stored = "\n".join(database.iterdump()).lower()
    assert "mailboxes" in stored
    assert ANN not in stored


def test_who_said_yes_stops_one_table_and_may_be_asked_again(tmp_path: Path) -> None:
    with post_office() as (post, port), serving(tmp_path, port) as server:
        ask(server)
        links = codes(post.next())
        server.post(links.format("confirm"))
        server.post(links.format("stop"))
        assert ask(server)[2] == "server-bell-asked", "not today, but not for ever"


def test_mail_programs_can_unsubscribe_with_one_click(tmp_path: Path) -> None:
    with (
        post_office() as (post, port),
        serving(tmp_path, port, public_origins=LONG) as server,
    ):
        ask(server)
        post.next()
        lines = post.raw[0].split(b"\r\n\r\n")[0].decode("ascii").split("\r\n")
        unsubscribe, post_header = (
            [line for line in lines if line.startswith(f"{name}:")]
            for name in ("List-Unsubscribe", "List-Unsubscribe-Post")
        )
        assert post_header == ["List-Unsubscribe-Post: List-Unsubscribe=One-Click"]
        (header,) = unsubscribe
        assert not lines[lines.index(header) + 1].startswith((" ", "\t")), "folded"
        found = re.fullmatch(rf"List-Unsubscribe: <{LONG}/api/v1(\S+)>", header)
        assert found is not None, header
        path = found[1]
        answer = server.http.post(path, data=ONE_CLICK)
        assert (answer.status_code, answer.json()["rings"]) == (200, False)
        assert ask(server)[2] == "server-bell-refused"


@pytest.mark.parametrize(
    ("origin", "sender", "contact"),
    [
        (LONG, "", LONG),
        ("https://[2001:db8::1]:8443", "", "https://[2001:db8::1]:8443"),
        (LONG, "master@labyrinth.example", "mailto:master@labyrinth.example"),
        ("http://labyrinth.example:8000", "", None),
        ("", "", None),
    ],
    ids=["port", "number", "mail", "http", "nothing"],
)
def test_push_rings_whatever_the_origin(
    tmp_path: Path, origin: str, sender: str, contact: str | None
) -> None:
    settings = {"public_origins": origin, "smtp": "", "smtp_from": sender}
    with serving(tmp_path, 0, **settings) as server:
        browser = Browser()
        table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
        server.post(f"/tables/{table}/bells", {"push": browser.subscription()}, tokens[0])
        round_about(server, table, tokens)
        _, headers = browser.notices.get(timeout=WITHIN)
        assert Vapid02.verify(headers["Authorization"])
        said = headers["Authorization"].partition("t=")[2].split(".")[1]
        claims = json.loads(base64.urlsafe_b64decode(said + "=="))
        assert claims["aud"] == f"http://127.0.0.1:{browser.service.server_port}"
        assert claims.get("sub") == contact
