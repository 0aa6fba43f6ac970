"""A backup is taken while people play, is what it was read from, and fills either database."""

import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from asterion.server.backup import check, put_back, take
from asterion.server.store import sqlite_url
from tests.commands.running import asterion, sentence
from tests.server.http.playing import open_dooom
from tests.server.http.serving import Running, running
from tests.server.services import fresh_schema


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of an empty one."""
    if kind == "sqlite":
        yield sqlite_url(folder / "asterion.db")
    else:
        with fresh_schema() as url:
            yield url


def play(server: Running, table: str, tokens: list[str], moves: int) -> None:
    """This many legal moves, by anyone who is asked."""
    for _ in range(moves):
        for token in tokens:
            view = server.get(f"/tables/{table}/view", token)
            if view["prompt"]:
                server.post(f"/tables/{table}/moves", {"do": view["offers"][0]["say"]}, token)
                break


def record(server: Running, table: str, token: str) -> list[Any]:
    """What this seat was told, without what changes by itself."""
    view = server.get(f"/tables/{table}/view", token)
    return [line["sentences"] for line in view["transcript"]]


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_game_goes_on_from_a_backup_that_was_taken_under_play(
    source: str, target: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.backup"
    first, second = tmp_path / "first", tmp_path / "second"
    with database(source, first) as old, database(target, second) as new:
        with running(first, database=old) as server:
            person = {"name": "Ann of the Hill", "password": "correct horse"}
            account = server.post("/accounts", person)
            table, tokens, _ = open_dooom(server, "Ann", "Bob")
            play(server, table, tokens, 4)
            heard = record(server, table, tokens[0])
            stop, warm = threading.Event(), threading.Event()
            opened: list[str] = []

            def go_on() -> None:
                while not stop.is_set():
                    id, seats, _ = open_dooom(server, "Cid", "Dan")
                    play(server, id, seats, 2)
                    opened.append(id)
                    warm.set()

            busy = threading.Thread(target=go_on)
            busy.start()
            try:
                assert warm.wait(60)
                found = take(old, file, None)
                after = len(opened)
            finally:
                stop.set()
                busy.join()
            assert len(opened) >= after
            assert found.broken == []
            assert found.replayed >= 2
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert [each.name for each in tmp_path.iterdir() if "part" in each.name] == []
        again = put_back(new, file)
        assert again.rows == found.rows
        assert take(new, tmp_path / "again.backup", None).rows == found.rows
        with running(second, database=new) as server:
            assert record(server, table, tokens[0]) == heard
            play(server, table, tokens, 2)
            assert len(record(server, table, tokens[0])) > len(heard)
            assert server.get("/me", account["token"])["name"] == "Ann of the Hill"
            assert server.post("/sessions", person)["id"] == account["id"]


def test_a_server_that_is_up_keeps_its_database(tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    with fresh_schema() as url:
        for database in (sqlite_url(tmp_path / "served" / "asterion.db"), url):
            with running(tmp_path / "served", database=database) as server:
                table, tokens, _ = open_dooom(server, "Ann", "Bob")
                file.unlink(missing_ok=True)
                take(database, file)
                ran = asterion("restore", "--replace", "--database", database, file)
                assert ran.status == 2
                assert ("another Asterion process" in ran.err) or ("stop it first" in ran.err)
                play(server, table, tokens, 1)


def test_the_verbs_say_what_they_did_and_do_nothing_twice(tmp_path: Path) -> None:
    data, other, file = tmp_path / "data", tmp_path / "other", tmp_path / "games.backup"
    ran = asterion("backup", "--data", data, file)
    assert sentence(ran) == f"there is no database {data}/asterion.db: nothing to back up"
    with running(data) as server:
        open_dooom(server, "Ann", "Bob")
    ran = asterion("backup", "--data", data, file)
    assert ran.status == 0
    assert f"asterion: {file}: 1 table with 1 entry, 0 accounts, " in ran.err
    assert "asterion: 1 game was replayed with the same result\n" in ran.err
    ran = asterion("backup", "--data", data, file)
    assert sentence(ran) == f"{file} already exists; a backup is never overwritten"
    ran = asterion("restore", "--check", "--data", other, file)
    assert ran.err.startswith(f"asterion: {file} is complete: 1 table with 1 entry, 0 accounts\n")
    assert not other.exists()
    ran = asterion("restore", "--data", other, file)
    assert ran.err.startswith(f"asterion: restored from {file}: 1 table with 1 entry")
    ran = asterion("restore", "--data", other, file)
    assert (ran.status, "--replace" in sentence(ran)) == (2, True)
    assert asterion("restore", "--replace", "--data", other, file).status == 0
    assert check(file).rows["tables"] == 1
