"""Word when it is one's turn: by a real mail host, and to a push service that opens letters."""

import asyncio
import base64
import email
import email.policy
import json
import os
import queue
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from asterion.server.features import bells
from tests.server.http.playing import open_dooom
from tests.server.http.serving import WITHIN, Running, running

ANN = "ann@example.org"
LINK = re.compile(r"http://\S+/bell/(\S{12})\.([0-9a-f]{32})")


class Post:
    """A mail host of our own: what it takes, or with what it refuses."""

    def __init__(self) -> None:
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self.raw: list[bytes] = []
        self.says = "250 OK"
        self.asked = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.asked += 1
        if self.says.startswith("250"):
            read = email.message_from_bytes(envelope.content, policy=email.policy.default)
            assert isinstance(read, EmailMessage)
            self.raw.append(envelope.content)
            self.letters.put(read)
        return self.says

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=WITHIN)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


@contextmanager
def post_office() -> Iterator[tuple[Post, int]]:
    post, port = Post(), free_port()
    office = Controller(post, hostname="127.0.0.1", port=port)
    office.start()
    try:
        yield post, port
    finally:
        office.stop()


class Browser:
    """A push service and the browser behind it, which alone can open what it is sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.notices: queue.Queue[tuple[dict[str, Any], dict[str, str]]] = queue.Queue()
        self.status = 201
        here = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                sealed = self.rfile.read(int(self.headers["Content-Length"]))
                opened = http_ece.decrypt(
                    sealed, private_key=here.key, auth_secret=here.auth, version="aes128gcm"
                )
                self.send_response(here.status)
                self.end_headers()
                here.notices.put((json.loads(opened), dict(self.headers)))

            def log_message(self, *_: object) -> None:
                pass

        self.service = HTTPServer(("127.0.0.1", 0), Service)
        threading.Thread(target=self.service.serve_forever, daemon=True).start()

    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        written = [base64.urlsafe_b64encode(part).decode() for part in (point, self.auth)]
        endpoint = f"http://127.0.0.1:{self.service.server_port}/push/1"
        return {"endpoint": endpoint, "keys": {"p256dh": written[0], "auth": written[1]}}


@contextmanager
def serving(folder: Path, port: int, **more: Any) -> Iterator[Running]:
    settings = {
        "smtp": f"smtp://127.0.0.1:{port}", "smtp_from": "master@labyrinth.example",
        "push": "local", "notify_seconds": 1,
    }  # fmt: skip
    with running(folder, **{**settings, **more}) as served:
        yield served


def settled(server: Running) -> None:
    """Until every table that went on was looked at."""
    store = server.server.desk.store
    while True:
        asked = asyncio.run_coroutine_threadsafe(store.waiting_bells(), store._database._loop)
        if not asked.result(WITHIN):
            return


def round_about(server: Running, table: str, tokens: list[str]) -> None:
    """Everyone has had a turn, and it is the first one's again."""
    for token in tokens:
        server.post(f"/tables/{table}/moves", {"do": "end"}, token)


def codes(letter: EmailMessage) -> str:
    found = LINK.search(letter.get_content())
    assert found is not None
    return f"/bells/{found[1]}/{{}}?code={found[2]}"


def test_one_letter_for_each_turn_that_waits_and_a_link_that_stops_it(tmp_path: Path) -> None:
    with post_office() as (post, port), serving(tmp_path, port) as server:
        table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
        path = f"/tables/{table}/bells"
        kept = server.post(path, {"mail": ANN}, tokens[0])
        assert (kept["to"], kept["confirmed"]) == ("a…@example.org", False)
        asking = post.next()
        assert asking["To"] == ANN
        assert "Get an email when it is your turn?" in asking["Subject"]
        round_about(server, table, tokens)  # nobody has said yes, so nobody is written to
        settled(server)
        server.post(codes(asking).format("confirm"))
        settled(server)
        first = post.next()  # the turn still waits
        assert first["Subject"] == "It is your turn (Dungeon of Dooom)"
        said, link, _, more, stop = first.get_content().strip().splitlines()
        assert (said, more) == ("It is your turn:", "To stop these emails:")
        assert link.endswith(f"/t/{table}")
        assert LINK.fullmatch(stop)
        assert "Ben" not in str(first)

        with server.window(table, tokens[0]) as window:  # Ann is there
            window.until("view")
            round_about(server, table, tokens)
            settled(server)
        while server.get(f"/tables/{table}")["places"][0]["here"]:
            pass
        round_about(server, table, tokens)
        second = post.next()
        assert second["Message-ID"] != first["Message-ID"]
        at_once = re.fullmatch(r"<http://[^/]+/api/v1(\S+)>", second["List-Unsubscribe"])
        assert at_once is not None
        assert not server.post(at_once[1])["rings"]
        assert server.get(path, tokens[0]) == []
        assert server.call("POST", at_once[1]).status_code == 404
        round_about(server, table, tokens)
        settled(server)
        assert post.asked == 3
        assert ANN not in server.log.getvalue()


def test_a_closed_browser_is_sent_a_sealed_notice(tmp_path: Path) -> None:
    with post_office() as (_, port), serving(tmp_path, port) as server:
        browser = Browser()
        table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
        path = f"/tables/{table}/bells"
        key = server.get("/notices")["push"]
        for _ in range(2):  # asked for twice, it is still one
            server.post(path, {"push": browser.subscription()}, tokens[0])
        round_about(server, table, tokens)
        notice, headers = browser.notices.get(timeout=WITHIN)
        assert notice == {
            "title": "It is your turn (Dungeon of Dooom)",
            "body": "The game is waiting for you.",
            "link": f"/t/{table}",
        }
        assert headers["Authorization"].endswith(f"k={key}")
        assert headers["TTL"] == "86400"
        browser.status = 410  # anyone who had this browser has it no more
        round_about(server, table, tokens)
        browser.notices.get(timeout=WITHIN)
        while server.get(path, tokens[0]):
            pass
        assert browser.notices.empty()
    with post_office() as (_, port), serving(tmp_path, port) as server:
        assert server.get("/notices")["push"] == key  # kept: browsers know it


def test_letters_speak_the_language_of_whoever_asked(tmp_path: Path) -> None:
    with post_office() as (post, port), serving(tmp_path, port) as server:
        table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
        wish = {"json": {"mail": ANN}, "headers": {"Accept-Language": "xx"}}
        server.call("POST", f"/tables/{table}/bells", tokens[0], **wish)
        asking = post.next()
        assert "turn" not in asking["Subject"]
        assert "Dungeon of Dooom" in asking["Subject"]
        assert LINK.search(asking.get_content())


def test_a_russian_letter_is_russian_from_its_subject_to_its_end(tmp_path: Path) -> None:
    with post_office() as (post, port), serving(tmp_path, port) as server:
        table, tokens, _ = open_dooom(server, "Анна", "Ben", clock="days")
        wish = {"json": {"mail": ANN}, "headers": {"Accept-Language": "ru-RU,ru;q=0.9"}}
        server.call("POST", f"/tables/{table}/bells", tokens[0], **wish)
        asking = post.next()
        round_about(server, table, tokens)
        settled(server)
        server.post(codes(asking).format("confirm"))
        settled(server)
        turn = post.next()
    assert turn["Subject"] == "Твой ход (Dungeon of Dooom)"
    for letter in (asking, turn):
        said = re.sub(r"http\S+", "", f"{letter['Subject']}\n{letter.get_content()}")
        assert not re.findall(r"[A-Za-z]{2,}", said.replace("Dungeon of Dooom", "")), said
        assert letter.get_content_charset() == "utf-8"


def test_a_mail_host_that_is_down_is_tried_again_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bells, "PAUSES", (0.01, 0.01))
    with post_office() as (post, port), serving(tmp_path, port) as server:
        post.says = "451 not now"
        table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
        server.post(f"/tables/{table}/bells", {"mail": ANN}, tokens[0])
        while server.log.getvalue().count("bell not rung") < 3:
            server.get("/notices")
        post.says = "250 OK"
        server.post(f"/tables/{table}/bells", {"mail": ANN}, tokens[0])  # asked for again
        post.next()
        assert post.asked == 4


def test_what_cannot_be_asked_for(tmp_path: Path) -> None:
    with post_office() as (_, port), serving(tmp_path, port, push="on") as server:
        table, tokens, opened = open_dooom(server, "Ann", "Ben", clock="days")
        path = f"/tables/{table}/bells"

        def why(body: Any, token: str | None = tokens[0], status: int = 422) -> str:
            answer = server.call("POST", path, token, json=body)
            assert answer.status_code == status, answer.text
            detail: str = answer.json()["detail"]
            return detail

        for mail in ("ann", "a@b\nBcc: c@d.e", "a@b,c@d.e", "<a@b.c>", "a@-b.c", "Ann <a@b.c>"):
            assert "not an email address" in why({"mail": mail})
        keys = Browser().subscription()["keys"]
        for endpoint in (
            "http://push.example.org/1", "https://127.0.0.1/1", "https://10.0.0.1/", "ftp://a.b/",
            "https://[::1]/1", "https://localhost/1", "https://redis:6379/", "https://a@b.example/",
            "https://169.254.169.254/latest", "https://[::ffff:10.0.0.1]/", "https://db.internal/",
        ):  # fmt: skip
            assert "public addresses" in why({"push": {"endpoint": endpoint, "keys": keys}})
        assert "one place" in why({})
        assert "only players can be notified" in why({"mail": ANN}, opened["host"], 403)
        why({"mail": ANN}, None, 401)
        live, others, _ = open_dooom(server, "Ann", "Ben")
        path = f"/tables/{live}/bells"
        assert "games with days" in why({"mail": ANN}, others[0], 409)
        path = f"/tables/{table}/bells"
        for n in range(4):
            server.post(path, {"mail": f"{n}{ANN}"}, tokens[0])
        assert "at most 4 addresses" in why({"mail": ANN}, status=409)
        mine = server.get(path, tokens[0])
        gone = server.call("DELETE", f"{path}/{mine[0]['id']}", tokens[1])
        assert gone.status_code == 404  # another's
        assert server.call("DELETE", f"{path}/{mine[0]['id']}", tokens[0]).status_code == 204
        assert len(server.get(path, tokens[0])) == 3


def test_a_server_that_is_set_to_nothing_sends_nothing(tmp_path: Path) -> None:
    with running(tmp_path, push="off", apps="") as server:
        assert server.get("/notices") == {"mail": False, "push": "", "apps": []}
        table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
        answer = server.call("POST", f"/tables/{table}/bells", tokens[0], json={"mail": ANN})
        assert answer.status_code == 409
        assert "cannot send that" in answer.json()["detail"]
