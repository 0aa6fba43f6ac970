"""What is damaged, half or foreign is refused whole, and what was there stays as it was."""

import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from asterion.core.phrase import english
from asterion.server.backup import BackupError, check, put_back, take
from asterion.server.backup.sheet import Header, Writer, reading
from asterion.server.backup.take import in_order
from asterion.server.game.doc import decode
from asterion.server.store import sqlite_url
from asterion.server.store.migrate import migrations
from tests.server.http.playing import open_dooom
from tests.server.http.serving import running
from tests.server.services import fresh_schema
from tests.server.upgrade.test_upgrade import DUMP, IDS


@pytest.fixture
def taken(tmp_path: Path) -> tuple[str, Path]:
    """A database with a table in it, and its backup."""
    url = sqlite_url(tmp_path / "asterion.db")
    with running(tmp_path) as server:
        open_dooom(server, "Ann", "Bob")
    take(url, tmp_path / "games.backup")
    return url, tmp_path / "games.backup"


def why_not(*arguments: object, **more: bool) -> str:
    with pytest.raises(BackupError) as refused:
        put_back(*arguments, **more)  # type: ignore[arg-type]
    return english(refused.value.why)


def test_every_changed_or_missing_byte_is_noticed(taken: tuple[str, Path], tmp_path: Path) -> None:
    _, file = taken
    whole = gzip.decompress(file.read_bytes())
    bad = tmp_path / "bad.backup"
    for place in (*range(0, len(whole), len(whole) // 40), len(whole) - 1):
        changed = whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]
        for text in (gzip.compress(changed, 1), gzip.compress(whole[:place], 1)):
            bad.write_bytes(text)
            with pytest.raises(BackupError):
                check(bad, 0)
    packed = file.read_bytes()
    for end in (0, 5, len(packed) // 2, len(packed) - 1):
        bad.write_bytes(packed[:end])
        with pytest.raises(BackupError):
            check(bad, 0)
    other = sqlite_url(tmp_path / "new" / "asterion.db")
    assert "is not a backup" in why_not(other, bad) or "damaged" in why_not(other, bad)
    assert not (tmp_path / "new").exists()


@contextmanager
def forged(file: Path, into: Path) -> Iterator[None]:
    """The same backup with one document twice, and a seal that is right."""
    with reading(file) as reader, into.open("wb") as written:
        writer = Writer(written, reader.header)
        for section, rows in reader.sections():
            kept = list(rows)
            twice = kept * 2 if section.table == "docs" else kept
            writer.section(section, iter(twice))
        writer.seal()
    yield


def test_a_restore_that_fails_half_way_changes_nothing(
    taken: tuple[str, Path], tmp_path: Path
) -> None:
    url, file = taken
    bad = tmp_path / "bad.backup"
    with forged(file, bad), fresh_schema() as postgres:
        put_back(postgres, file)
        for database in (url, postgres):
            with pytest.raises(Exception, match=r"UNIQUE|unique"):
                put_back(database, bad, replace=True, sample=0)
            after = tmp_path / "after.backup"
            assert take(database, after).rows == check(file).rows
            after.unlink()


def test_a_backup_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with sqlite3.connect(old) as connection:
        connection.executescript(DUMP.read_text("utf-8"))
    connection.close()
    file = tmp_path / "old.backup"
    found = take(sqlite_url(old), file, None)
    assert found.header.schema < max(migrations())
    assert (found.rows["tables"], found.broken) == (len(IDS), [])
    with fresh_schema() as postgres:
        put_back(postgres, file)
        again = tmp_path / "new.backup"
        assert take(postgres, again, None).header.schema == max(migrations())
        with reading(again) as reader:
            docs = [row for section, rows in reader.sections() if section.table == "docs"
                    for row in rows]  # fmt: skip
        assert {decode(doc).id for _, doc in docs} == set(IDS.values())


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "newer.backup"
    with file.open("wb") as written:
        Writer(written, Header(1, "99.0.0", 9999, "sqlite", 0.0)).seal()
    said = why_not(sqlite_url(tmp_path / "asterion.db"), file)
    assert said.startswith("the database was made by a newer version")


def test_a_foreign_database_is_not_taken_for_ours(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "other.db") as connection:
        connection.execute("CREATE TABLE birds (name TEXT)")
    connection.close()
    with pytest.raises(BackupError, match="not made by Asterion"):
        take(sqlite_url(tmp_path / "other.db"), tmp_path / "birds.backup")
    assert list(tmp_path.glob("*.backup*")) == []


def test_every_table_of_the_schema_is_backed_up(taken: tuple[str, Path]) -> None:
    with sqlite3.connect(taken[0].removeprefix("sqlite://")) as connection:
        named = "SELECT name FROM sqlite_master WHERE type = 'table'"
        tables = {name for (name,) in connection.execute(named)}
    connection.close()
    assert set(in_order(tables)) == tables - {"writers", "migrations"}
    assert set(check(taken[1]).rows) == tables - {"writers", "migrations"}
