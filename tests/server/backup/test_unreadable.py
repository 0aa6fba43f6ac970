"""A row that nobody can read is left out and named; a file that is no backup is refused soon."""

import gzip
import hashlib
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from asterion.server.backup import check
from asterion.server.store import sqlite_url
from tests.commands.running import PROGRAM, asterion
from tests.server.http.playing import open_dooom
from tests.server.http.serving import running

HEADER = b'{"asterion_backup":1,"version":"1","schema":1,"database":"sqlite","wall":0.0}\n'
DOCS = b'{"table":"docs","columns":["table_id","doc"],"packed":["doc"]}\n'
MEMORY = 1 << 30
DEEP = b"[" * 200_000


@pytest.fixture
def tables(tmp_path: Path) -> tuple[str, str]:
    """Two tables in a database of this folder."""
    with running(tmp_path) as server:
        one, two = (open_dooom(server, "Ann", "Bob")[0] for _ in range(2))
    return one, two


def change(folder: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(folder / "asterion.db") as connection:
        connection.execute(statement, values)
    connection.close()


def test_a_row_that_cannot_be_read_is_named_and_the_rest_is_saved(
    tables: tuple[str, str], tmp_path: Path
) -> None:
    bad, good = tables
    change(tmp_path, "UPDATE tables SET book = CAST(x'ff61' AS TEXT) WHERE id = ?", bad)
    file = tmp_path / "games.backup"
    ran = asterion("backup", "--data", tmp_path, file)
    assert ran.status == 1
    assert f"not in the backup, because it cannot be read: tables {bad}" in ran.err
    assert check(file, None).rows["docs"] == 1
    ran = asterion("restore", "--data", tmp_path / "new", file)
    assert ran.status == 0
    assert "1 table with" in ran.err
    with sqlite3.connect(tmp_path / "new" / "asterion.db") as connection:
        assert list(connection.execute("SELECT id FROM tables")) == [(good,)]
    connection.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE docs SET doc = x'ff' WHERE table_id = ?",
        "UPDATE docs SET doc = CAST('no bytes' AS TEXT) WHERE table_id = ?",
        "UPDATE entries SET line = x'5b5b' WHERE table_id = ?",
        "UPDATE entries SET line = 'no bytes' WHERE table_id = ?",
    ],
)
def test_a_document_or_an_entry_that_is_junk_ends_no_backup(
    statement: str, tables: tuple[str, str], tmp_path: Path
) -> None:
    change(tmp_path, statement, tables[0])
    ran = asterion("backup", "--check", "--data", tmp_path, tmp_path / "games.backup")
    assert ran.status == 1
    assert tables[0] in ran.err
    assert "replayed with the same" in ran.err
    assert check(tmp_path / "games.backup", None).rows["tables"] == 2


# ---- what is no backup


def sealed(*lines: bytes) -> bytes:
    """Anyone who makes such a file can also make a seal that fits."""
    text = b"".join(lines)
    counted = b"%d" % sum(line.startswith(b"[") for line in lines)
    digest = hashlib.sha256(text).hexdigest().encode()
    return text + b'{"rows":{"docs":' + counted + b'},"sha256":"' + digest + b'"}\n'


def junk() -> Iterator[bytes]:
    yield b""
    yield DEEP
    yield b'{"asterion_backup":1,"x":' + DEEP
    yield HEADER + DEEP
    yield HEADER + DOCS + DEEP
    yield HEADER + DOCS + b'["x",' + DEEP
    yield HEADER + b"\xff\xfe\n"
    yield sealed(HEADER, DOCS, b'["x","!"]\n')
    yield sealed(HEADER, DOCS, b"[7,null]\n")
    yield sealed(HEADER, DOCS.replace(b"table_id", b"id"), b'["x",null]\n')
    yield sealed(HEADER, DOCS.replace(b'["table_id","doc"]', b"[]"), b"[]\n")
    yield sealed(HEADER, DOCS, DOCS)


@pytest.mark.parametrize("n", range(len(list(junk()))))
def test_junk_is_refused_with_a_sentence(n: int, tmp_path: Path) -> None:
    text = list(junk())[n]
    file = tmp_path / "junk.backup"
    for written in (text, gzip.compress(text, 1)):
        file.write_bytes(written)
        ran = asterion("restore", "--check", "--data", tmp_path, file)
        assert ran.status == 2
        assert "is damaged" in ran.err or "is not a backup" in ran.err


@pytest.mark.parametrize("before", [b"", HEADER, HEADER + DOCS, HEADER + DOCS + b'["'])
def test_a_bomb_takes_little_memory(before: bytes, tmp_path: Path) -> None:
    file = tmp_path / "bomb.backup"
    zeros = gzip.compress(bytes(1 << 24), 1)
    file.write_bytes(gzip.compress(before, 1) + zeros * (2 * MEMORY >> 24))
    ran = subprocess.run(
        [*PROGRAM, "restore", "--check", "--data", tmp_path, file],
        capture_output=True, text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
    )  # fmt: skip
    assert ran.returncode == 2, ran.stderr
    assert "is damaged" in ran.stderr or "is not a backup" in ran.stderr


def test_a_small_backup_of_nothing_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "empty.backup"
    file.write_bytes(gzip.compress(sealed(HEADER, DOCS), 1))
    assert check(file, None).rows == {"docs": 0}
    assert not Path(sqlite_url(tmp_path / "asterion.db").removeprefix("sqlite://")).exists()
