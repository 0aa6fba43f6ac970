"""The doctor finds what is wrong with an installation, and says what to do about it."""

import json
import os
import socket
import sqlite3
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import psycopg
import pytest

from asterion.server.doctor import machine, network
from asterion.server.doctor.finding import apart
from asterion.server.store.address import driver
from tests.commands.running import Ran, asterion
from tests.server.http.serving import running
from tests.server.notify.test_bells import post_office
from tests.server.services import REDIS, fresh_database, fresh_schema


def doctor(folder: Path, *more: str, **settings: Any) -> tuple[Ran, dict[str, tuple[str, str]]]:
    """How it ended, and of each thing the worst that was said of it."""
    wanted = {"data": str(folder / "data"), "port": 0, **settings}
    file = folder / "asterion.toml"
    file.write_text("".join(f"{name} = {json.dumps(value)}\n" for name, value in wanted.items()))
    ran = asterion("doctor", "--json", "--config", file, *more)
    found: dict[str, tuple[str, str]] = {}
    for each in json.loads(ran.out):
        if found.get(each["about"], ("good",))[0] == "good":
            found[each["about"]] = each["level"], each["said"]
    return ran, found


def test_a_server_without_its_page_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "PAGE", tmp_path / "index.html")
    ran, found = doctor(tmp_path)
    assert ran.status == 1
    level, said = found["page"]
    assert level == "fault"
    assert "./dev page" in said
    (tmp_path / "index.html").write_text("<!doctype html>")
    ran, found = doctor(tmp_path)
    assert ran.status == 0
    assert found["page"] == ("good", "")


def test_a_new_installation_needs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "PAGE", Path(__file__))  # tests may run where none was built
    ran, found = doctor(tmp_path)
    assert ran.status == 0
    assert {about for about, (level, _) in found.items() if level == "fault"} == set()
    assert not (tmp_path / "data").exists(), "it only looks"
    said = asterion("doctor", "--config", tmp_path / "asterion.toml").out
    assert "+ the database:" in said
    assert "Nothing must be fixed" in said


def test_every_thing_that_is_wrong_is_named_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "WITHIN", 0.1)  # the port is somebody's who never answers
    (tmp_path / "data").mkdir(mode=0o755)
    with socket.create_server(("127.0.0.1", 0)) as busy, socket.socket() as dead:
        dead.bind(("127.0.0.1", 0))
        nobody = dead.getsockname()[1]
        ran, found = doctor(
            tmp_path,
            port=busy.getsockname()[1],
            redis=f"redis://127.0.0.1:{nobody}",
            smtp=f"smtp://127.0.0.1:{nobody}",
            smtp_from="games@example.org",
            public_origins="https://labyrinths.example.org",
            connections=1_000_000,
        )
    assert ran.status == 1
    wrong = {
        "folder": "chmod 700", "port": "set another port", "redis": "start it",
        "mail": "check smtp", "proxies": "set trusted_proxies",
    }  # fmt: skip
    for about, todo in wrong.items():
        level, said = found[about]
        assert (level, todo in said) == ("fault", True), (about, found[about])
    assert found["files"][0] == "advice"
    _, found = doctor(tmp_path, trusted_proxies="127.0.0.1")
    assert found["origins"][0] == "fault"
    _, found = doctor(tmp_path, public_origins="http://labyrinths.example.org")
    assert (found["origins"][0], found["push"][0]) == ("advice", "advice")


def test_a_database_that_is_old_new_damaged_or_away(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    opened = driver(f"sqlite://{data}/asterion.db", 10)
    opened.open()
    opened.close()
    _, found = doctor(tmp_path)
    assert (found["schema"][0], found["database"][0]) == ("good", "good")
    for change, level, todo in (
        ("DELETE FROM migrations WHERE number > 3", "advice", "asterion migrate"),
        ("INSERT INTO migrations VALUES (999, 'x')", "fault", "update the program"),
    ):
        with sqlite3.connect(data / "asterion.db") as database:
            database.execute(change)
        database.close()
        _, found = doctor(tmp_path)
        assert (found["schema"][0], todo in found["schema"][1]) == (level, True)
    (data / "asterion.db").write_bytes(b"not a database at all" * 100)
    ran, found = doctor(tmp_path)
    assert (ran.status, "asterion restore" in found["database"][1]) == (1, True)
    away = "postgresql://asterion:hunter2@127.0.0.1:1/asterion"
    ran, found = doctor(tmp_path, database=away)
    assert (ran.status, found["database"][0]) == (1, "fault")
    assert "hunter2" not in ran.out


def test_a_database_whose_letters_are_too_few_is_a_fault(tmp_path: Path) -> None:
    with fresh_database("LATIN1") as url:
        ran, found = doctor(tmp_path, database=url)
    assert (ran.status, found["database"][0]) == (1, "fault")
    assert "LATIN1" in found["database"][1]
    assert "createdb --encoding=UTF8" in found["database"][1]


def test_services_that_answer_are_good(tmp_path: Path) -> None:
    with fresh_schema() as url, post_office() as (post, port):
        more = {"smtp": f"smtp://127.0.0.1:{port}", "smtp_from": "games@example.org"}
        _, found = doctor(tmp_path, database=url, redis=REDIS, **more)
        assert found["schema"][0] == "advice"  # nothing is in it yet
        opened = driver(url, 10)
        opened.open()
        opened.close()
        _, found = doctor(tmp_path, database=url, redis=REDIS, **more)
        for about in ("database", "schema", "redis", "mail", "clock"):
            assert found[about][0] == "good", found[about]
        assert post.asked == 0, "no letter is sent"
        with psycopg.connect(url) as connection:
            assert connection.execute("SELECT COUNT(*) FROM tables").fetchone() == (0,)


def test_a_visit_finds_the_server_and_what_a_page_may_not(tmp_path: Path) -> None:
    with running(tmp_path / "served") as server:
        ran, found = doctor(tmp_path, "--url", server.address, port=server.port)
        for about in ("url", "websocket", "stream", "port"):
            assert found[about][0] == "good", found[about]
        assert ran.status == 0
        assert server.get("/tables")["tables"] == []
    with running(tmp_path / "other", public_origins="https://elsewhere.example") as server:
        ran, found = doctor(tmp_path, "--url", server.address)
        assert (ran.status, "add it to public_origins" in found["origins"][1]) == (1, True)
    ran, found = doctor(tmp_path, "--url", server.address)
    assert (found["url"][0], "cannot be reached" in found["url"][1]) == ("fault", True)
    assert asterion("doctor", "--url", "labyrinths.example.org").status == 2


def test_a_slow_answer_is_not_taken_for_a_wrong_clock() -> None:
    assert apart(100.0, 101.0, 130.0) == 0
    assert apart(100.0, 90.0, 130.0) == 10
    assert apart(100.0, 140.0, 130.0) == 10


def test_something_else_at_the_address_is_not_taken_for_a_server(tmp_path: Path) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"It works!")

        def log_message(self, *_: Any) -> None:
            pass

    other = HTTPServer(("127.0.0.1", 0), Other)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    try:
        _, found = doctor(tmp_path, "--url", f"http://127.0.0.1:{other.server_port}")
        assert "something other than Asterion" in found["url"][1]
    finally:
        other.shutdown()
        other.server_close()


@pytest.mark.skipif(os.getuid() == 0, reason="root may write everywhere")
def test_a_folder_of_somebody_else_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o500)
    _, found = doctor(tmp_path)
    assert found["folder"][0] == "fault"
