"""Word to apps by Apprise: an ntfy host and a webhook on this machine, and nothing else inside."""

import io
import json
import queue
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asterion.server.features import bells
from asterion.server.notify.courier import Gate, Inside, Parcel, Receipt
from tests.server.http.playing import SMALL, open_dooom
from tests.server.http.serving import WITHIN, Running, running

STOP = re.compile(r"/bell/(\S{12})\.([0-9a-f]{32})")
CODE = re.compile(r"Your code: ([0-9]{6})")
KINDS = "ntfy-own, webhook"


class Endpoint:
    """What ntfy and webhooks are to a server: an address that takes JSON."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.status = 200
        self.to = ""  # where it sends callers on to
        self.taken: queue.Queue[dict[str, Any]] = queue.Queue()
        self.asked = 0

    def next(self) -> dict[str, Any]:
        return self.taken.get(timeout=WITHIN)

    @property
    def ntfy(self) -> str:
        return f"ntfy://127.0.0.1:{self.port}/annas-turns"

    @property
    def webhook(self) -> str:
        return f"json://127.0.0.1:{self.port}/hook?-token=hidden"


@contextmanager
def endpoint() -> Iterator[Endpoint]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            here.asked += 1
            self.send_response(307 if here.to else here.status)
            if here.to:
                self.send_header("Location", here.to)
            self.end_headers()
            self.wfile.write(b"{}")
            if here.status == 200 and not here.to:
                here.taken.put(json.loads(body))

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    here = Endpoint(server.server_port)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield here
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def serving(folder: Path, **more: Any) -> Iterator[Running]:
    settings = {"push": "local", "apps": KINDS, "notify_seconds": 1, **more}
    with running(folder, **settings) as served:
        served.server.desk.features.bells.every = 0.05
        yield served


def prove(server: Running, path: str, token: str, here: Endpoint, app: str) -> dict[str, Any]:
    """Asked for, and proved by the code of the first message, which is returned."""
    bell = server.post(path, {"app": app}, token)
    assert not bell["confirmed"]
    asking = here.next()
    code = CODE.search(asking["message"])
    assert code is not None
    proved = server.post(f"{path}/{bell['id']}/code", {"code": code[1]}, token)
    assert proved["confirmed"]
    return asking


def play_round(server: Running, table: str, tokens: list[str]) -> None:
    for token in tokens:
        server.post(f"/tables/{table}/moves", {"do": "end"}, token)


def test_an_app_is_proved_by_a_code_rings_and_is_stopped_by_its_link(tmp_path: Path) -> None:
    with endpoint() as here, serving(tmp_path) as server:
        assert server.get("/notices")["apps"] == ["ntfy-own", "webhook"]
        table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
        path = f"/tables/{table}/bells"
        bell = server.post(path, {"app": here.ntfy}, tokens[0])
        assert (bell["kind"], bell["to"], bell["confirmed"]) == ("app", "ntfy://…", False)
        code = CODE.search(here.next()["message"])
        assert code is not None
        wrong = server.call("POST", f"{path}/{bell['id']}/code", tokens[0], json={"code": "12"})
        assert (wrong.status_code, wrong.json()["code"]) == (409, "server-bell-code")
        server.post(f"{path}/{bell['id']}/code", {"code": code[1]}, tokens[0])
        play_round(server, table, tokens)
        turn = here.next()
        assert turn["title"] == "It is your turn (Dungeon of Dooom)"
        first, link, *_ = turn["message"].splitlines()
        assert first == "Ann, it is your turn at Dungeon of Dooom:"
        assert link.endswith(f"/t/{table}")
        assert "Ben" not in turn["message"]
        stop = STOP.search(turn["message"])
        assert stop is not None
        assert not server.post(f"/bells/{stop[1]}/stop?code={stop[2]}")["rings"]
        assert server.get(path, tokens[0]) == []
        assert here.webhook not in server.log.getvalue()


def test_five_wrong_codes_forget_the_address(tmp_path: Path) -> None:
    with endpoint() as here, serving(tmp_path) as server:
        table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
        path = f"/tables/{table}/bells"
        bell = server.post(path, {"app": here.webhook}, tokens[0])
        right = CODE.search(here.next()["message"])
        assert right is not None
        said = [
            server.call("POST", f"{path}/{bell['id']}/code", tokens[0], json={"code": "no"})
            for _ in range(5)
        ]
        assert [answer.status_code for answer in said] == [409, 409, 409, 409, 404]
        late = {"json": {"code": right[1]}}
        assert (
            server.call("POST", f"{path}/{bell['id']}/code", tokens[0], **late).status_code == 404
        )
        again = server.call("POST", path, tokens[0], json={"app": here.webhook})
        assert again.json()["code"] == "server-bell-asked"  # one message per day, and no more


def test_an_account_gives_an_address_once_for_all_its_tables(tmp_path: Path) -> None:
    with endpoint() as here, serving(tmp_path) as server:
        account = server.post("/accounts", {"name": "Anna", "password": "a long password"})["token"]
        ask = {"book": "dungeon-of-dooom", "plan": SMALL, "seats": 2, "terms": {"clock": "days"}}
        tables = [server.post("/tables", {**ask, "name": "Anna"}, account)["id"]]
        others = [server.post(f"/tables/{tables[0]}/seats", {"name": "Ben"})["token"]]
        prove(server, "/me/bells", account, here, here.webhook)
        assert here.next()["message"].startswith("Anna, it is your turn")  # it waits already
        tables.append(server.post("/tables", {**ask, "name": "Anna"}, account)["id"])
        others.append(server.post(f"/tables/{tables[1]}/seats", {"name": "Ben"})["token"])
        turn = here.next()
        assert f"/t/{tables[1]}" in turn["message"]
        assert server.get(f"/tables/{tables[1]}/bells", account) == []
        stop = STOP.search(turn["message"])
        assert stop is not None
        assert server.post(f"/bells/{stop[1]}/stop?code={stop[2]}") == {
            "kind": "app", "table": "", "rings": False,
        }  # fmt: skip
        assert server.get("/me/bells", account) == []


def test_what_cannot_be_reached_is_taken_off_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bells, "PAUSES", ())
    with endpoint() as here, serving(tmp_path) as server:
        table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
        path = f"/tables/{table}/bells"
        prove(server, path, tokens[0], here, here.webhook)
        here.status = 500
        for n in range(3):
            play_round(server, table, tokens)
            while server.log.getvalue().count("bell not rung") <= n:
                server.get("/notices")
        while not server.get(path, tokens[0])[0]["failing"]:
            pass
        (bell,) = server.get(path, tokens[0])
        assert not bell["confirmed"]
        here.status = 200
        server.post(path, {"app": here.webhook}, tokens[0])
        code = CODE.search(here.next()["message"])
        assert code is not None
        proved = server.post(f"{path}/{bell['id']}/code", {"code": code[1]}, tokens[0])
        assert (proved["confirmed"], proved["failing"]) == (True, False)


def test_addresses_that_are_not_allowed_and_what_a_stranger_may_write(tmp_path: Path) -> None:
    with endpoint() as here, serving(tmp_path, apps="ntfy, webhook") as server:
        table, tokens, _ = open_dooom(server, "Ann", "Ben", clock="days")
        path = f"/tables/{table}/bells"
        for app in (
            here.ntfy, "tgram://123456789:abcdefghijklmnopqrstuvwxyzabcdefghi/1", "syslog://",
            "mailto://a:b@example.org", "file:///etc/passwd", "json://", "dbus://", "äöü", "x" * 99,
        ):  # fmt: skip
            answer = server.call("POST", path, tokens[0], json={"app": app})
            assert answer.status_code == 422, (app, answer.text)
            assert "ntfy, webhook" in answer.json()["detail"]
        assert here.asked == 0


def test_two_games_that_hide_something_else_ring_alike(tmp_path: Path) -> None:
    other = SMALL.replace("#.G###", "#G.###").replace("#E.###", "#.E###")
    assert other != SMALL
    said = []
    with endpoint() as here, serving(tmp_path) as server:
        for n, plan in enumerate((SMALL, other)):
            wish = {"book": "dungeon-of-dooom", "plan": plan, "seats": 2, "name": "Ann"}
            opened = server.post("/tables", {**wish, "terms": {"clock": "days"}})
            table, token = opened["id"], opened["seat"]["token"]
            ben = server.post(f"/tables/{table}/seats", {"name": "Ben"})["token"]
            app = f"{here.webhook}&n={n}"  # another address, or it would be asked twice in a day
            asking = prove(server, f"/tables/{table}/bells", token, here, app)
            play_round(server, table, [token, ben])
            told = [asking, here.next()]
            bare = [re.sub(r"/bell/\S+|[0-9]{6}|/t/\S+", "", json.dumps(one)) for one in told]
            said.append(bare)
    assert said[0] == said[1]


# ---- the gate


@pytest.fixture(scope="module")
def courier() -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "asterion.server.notify.courier"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield process
        process.kill()


def carried(courier: "subprocess.Popen[bytes]", address: str, **more: Any) -> Receipt:
    assert courier.stdin is not None
    assert courier.stdout is not None
    parcel = Parcel(address, ("webhook", "ntfy-own", "matrix"), "title", "body", **more)
    courier.stdin.write(msgspec.json.encode(parcel) + b"\n")
    courier.stdin.flush()
    return msgspec.json.decode(courier.stdout.readline(), type=Receipt)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433"])
def test_no_spelling_of_this_machine_is_called(
    courier: "subprocess.Popen[bytes]", host: str
) -> None:
    with endpoint() as here:
        receipt = carried(courier, f"json://{host}:{here.port}/hook")
        assert not receipt.taken
        assert here.asked == 0


def test_a_redirect_to_the_inside_is_not_followed(courier: "subprocess.Popen[bytes]") -> None:
    """The first place stands for a public one; the place that it leads to is not public."""
    with endpoint() as outside, endpoint() as inside:
        outside.to = f"http://127.0.0.1:{inside.port}/hook"
        receipt = carried(courier, outside.webhook, local=True)
        assert (outside.asked, inside.asked, receipt.taken) == (1, 1, True)  # were it allowed
        assert not carried(courier, outside.webhook).taken
        assert (outside.asked, inside.asked) == (1, 1)


def test_the_gate_looks_at_the_numbers_that_are_connected_to() -> None:
    """A name that was public when it was looked up does not count, nor any name at all."""
    gate = Gate()
    for place in ("10.0.0.1", "169.254.169.254", "::ffff:10.0.0.1", "fe80::1%eth0", "example.org"):
        with pytest.raises(Inside):
            gate("socket.connect", (None, (place, 443)))
    with pytest.raises(Inside):
        gate("socket.connect", (None, "/var/run/postgresql/.s.PGSQL.5432"))
    assert gate.strayed
    gate("socket.connect", (None, ("93.184.216.34", 443)))
    for event in ("subprocess.Popen", "os.system", "socket.sendto"):
        with pytest.raises(PermissionError):
            gate(event, ())
    with pytest.raises(PermissionError):
        gate("open", ("/etc/passwd", "r", 0))
    with pytest.raises(PermissionError):
        gate("open", (sys.prefix + "/x", "w", 1))
    gate("open", (io.__file__, "r", 0))
