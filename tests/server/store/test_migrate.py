"""Numbered migrations, on start and by `asterion migrate`."""

import asyncio
import re
import sqlite3
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest
from click.testing import CliRunner

from asterion.commands.migrate import migrate
from asterion.server.store import Store, StoreError, sqlite_url
from asterion.server.store.address import driver
from asterion.server.store.migrate import migrations, statements
from tests.server.store.keeping import lay, play

APPLIED = "".join(f"asterion: applied {name}\n" for name, _ in migrations().values())


async def nothing(store: Store) -> None:
    """Opening it is all."""


def test_the_files_are_numbered_from_one_without_a_gap() -> None:
    known = migrations()
    assert list(known) == list(range(1, len(known) + 1))
    for number, (name, text) in known.items():
        assert re.fullmatch(rf"{number:04d}_[a-z_]+", name)
        assert statements(text)


def test_what_was_applied_is_not_applied_again(url: str) -> None:
    names = [name for name, _ in migrations().values()]
    for applied in (names, []):
        opened = driver(url, 10)
        assert opened.open() == applied
        opened.close()


@pytest.mark.parametrize("isolation", ["read committed", "repeatable read", "serializable"])
def test_many_processes_that_start_at_once_migrate_once(postgres: str, isolation: str) -> None:
    """Whatever transactions begin with there: a process sees what was done before it came on."""
    isolated = isolation.replace(" ", "\\ ")
    url = postgres + quote(f" -cdefault_transaction_isolation={isolated}", safe="")

    def start() -> list[str]:
        opened = driver(url, 10)
        try:
            return opened.open()
        finally:
            opened.close()

    async def all_at_once() -> list[list[str]]:
        return await asyncio.gather(*(asyncio.to_thread(start) for _ in range(6)))

    applied = asyncio.run(all_at_once())
    assert sorted(map(len, applied)) == [0] * 5 + [len(migrations())]


def test_a_newer_schema_is_refused(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")

    play(url, scene)
    from_the_future(url)
    newest = max(migrations())
    says = (
        f"made by a newer version: its schema is number 9999, and this version knows only {newest}"
    )
    with pytest.raises(StoreError, match=says):
        play(url, nothing)


def from_the_future(url: str) -> None:
    insert = "INSERT INTO migrations (number, name) VALUES (9999, '9999_flying')"
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite://")) as file:
            file.execute(insert)
        file.close()
    else:
        with psycopg.connect(url) as connection:
            connection.execute(insert)


def test_the_verb_says_what_it_did(tmp_path: Path) -> None:
    ran = CliRunner().invoke(migrate, ["--data", str(tmp_path / "data")])
    assert ran.exit_code == 0
    assert ran.stderr == APPLIED
    again = CliRunner().invoke(migrate, ["--data", str(tmp_path / "data")])
    assert again.stderr == "asterion: the database is up to date\n"
    assert (tmp_path / "data" / "asterion.db").exists()


def test_the_verb_migrates_by_url(url: str) -> None:
    ran = CliRunner().invoke(migrate, ["--database", url])
    assert (ran.exit_code, ran.stderr) == (0, APPLIED)


def test_the_verb_finds_the_database_as_the_server_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "asterion.toml"
    file.write_text(f'data = "{tmp_path / "by file"}"')
    assert CliRunner().invoke(migrate, ["--config", str(file)]).exit_code == 0
    monkeypatch.setenv("ASTERION_DATA", str(tmp_path / "by variable"))
    assert CliRunner().invoke(migrate, []).exit_code == 0
    assert len(list(tmp_path.glob("by */asterion.db"))) == 2


def test_the_verb_says_in_one_sentence_what_is_wrong(tmp_path: Path) -> None:
    unreachable = f"postgresql://ann:hunter2@/games?host={tmp_path}"
    for url in (unreachable, "postgresql://ann:hunter2@[", "oracle:x"):
        ran = CliRunner().invoke(migrate, ["--database", url])
        assert ran.exit_code == 2
        assert len(ran.stderr.splitlines()) == 1
        assert ran.stderr.startswith("asterion: ")
        assert "hunter2" not in ran.stderr


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    """An older program's file in the way: the schema is not half there."""
    path = tmp_path / "asterion.db"
    with sqlite3.connect(path) as file:
        file.execute("CREATE TABLE plans (id TEXT)")
    with pytest.raises(StoreError, match="table plans already exists"):
        play(sqlite_url(path), nothing)
    tables = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    file.close()
    assert tables == [("plans",)]
