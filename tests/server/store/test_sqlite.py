"""What is SQLite's own: files, their owner, a full disk."""

import asyncio
import resource
import sqlite3
import stat
from pathlib import Path

import pytest

from asterion.server.store import Store, StoreDown, StoreError, sqlite_url
from tests.server.store.keeping import entry, lay, play


async def nothing(store: Store) -> None:
    """Opening it is all."""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_folder_and_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "data" / "asterion.db"

    async def scene(store: Store) -> None:
        await lay(store, "one")
        assert mode(path.parent) == mode(path.parent.parent) == 0o700
        files = {file.name: mode(file) for file in path.parent.iterdir()}
        assert set(files) >= {"asterion.db", "asterion.db-wal", "asterion.db.lock"}
        assert set(files.values()) == {0o600}

    play(sqlite_url(path), scene)


def test_it_writes_ahead_so_that_others_can_read_a_running_game(tmp_path: Path) -> None:
    path = tmp_path / "asterion.db"

    async def scene(store: Store) -> None:
        await lay(store, "one")
        assert await store.append(entry("one", 0), due=None)
        with sqlite3.connect(path) as other:
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)
        other.close()

    play(sqlite_url(path), scene)


def test_a_name_with_odd_characters_is_a_name(tmp_path: Path) -> None:
    path = tmp_path / "50% of it?" / "a#b.db"
    play(sqlite_url(path), nothing)
    assert path.exists()


def test_what_is_no_database_is_said_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 100)
    with pytest.raises(StoreError, match=r"letter\.txt cannot be opened: file is not a database"):
        play(sqlite_url(path), nothing)
    assert path.read_text() == "Dear Ann, " * 100


def test_a_damaged_database_is_said_with_what_to_do_next(tmp_path: Path) -> None:
    path = tmp_path / "asterion.db"

    async def scene(store: Store) -> None:
        await lay(store, "one")

    play(sqlite_url(path), scene)
    whole = path.read_bytes()
    path.write_bytes(b"\xee" * len(whole))
    with pytest.raises(StoreError, match="file is not a database") as error:
        play(sqlite_url(path), nothing)
    for step in ("stop the server", f"move {path} and {path}-wal aside", "backup", ".recover"):
        assert step in str(error.value)
    path.write_bytes(whole[:4096] + b"\xee" * (len(whole) - 4096))
    with pytest.raises(StoreError, match="malformed") as error:
        play(sqlite_url(path), scene)
    assert "restore a backup" in str(error.value)
    path.write_bytes(whole)
    play(sqlite_url(path), nothing)


def test_an_emptied_database_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "asterion.db"
    play(sqlite_url(path), nothing)
    path.write_bytes(b"")
    with pytest.raises(StoreError, match=r"asterion\.db is empty, .* restore a backup"):
        play(sqlite_url(path), nothing)
    assert path.read_bytes() == b""
    path.unlink()
    play(sqlite_url(path), nothing)
    assert path.stat().st_size


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite:///", "sqlite://data.db", "games.db", ""])
def test_what_names_no_database_is_said(url: str) -> None:
    with pytest.raises(StoreError, match="is not a database: write sqlite:///"):
        play(url, nothing)


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be opened: Not a directory"):
        play(sqlite_url(tmp_path / "file" / "asterion.db"), nothing)


def test_in_memory_nothing_is_left_behind() -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        assert await store.append(entry("one", 0), due=None)

    play("sqlite://:memory:", scene)
    play("sqlite://:memory:", scene)


def test_a_full_disk_is_said_and_what_was_acknowledged_stays(tmp_path: Path) -> None:
    """The disk is full in that no file of this process may grow any more."""
    path = tmp_path / "asterion.db"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    line = b"x" * 5000

    async def scene(store: Store) -> int:
        await lay(store, "one", "two")
        size = path.with_name("asterion.db-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 300_000, before[1]))
        done = []
        try:
            for n in range(1000):
                appends = (store.append(entry(id, n, line=line), due=None) for id in ("one", "two"))
                done.append(await asyncio.gather(*appends, return_exceptions=True))
                if done[-1] != [True, True]:
                    break
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        down = done.pop()[-1]
        assert isinstance(down, StoreDown)
        assert "asterion.db cannot be used now: " in str(down)
        assert await store.append(entry("two", len(done), line=line), due=None)
        return len(done)

    async def after(store: Store) -> int:
        rows = await store.entries("two")
        assert [row.n for row in rows] == list(range(len(rows)))
        return rows[-1].n

    assert 5 < play(sqlite_url(path), scene) == play(sqlite_url(path), after) < 1000
