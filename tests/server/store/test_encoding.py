"""How a PostgreSQL database writes letters down: in a way that has them all, or it is refused."""

from pathlib import Path

import pytest

from asterion.server.backup.put import put_back
from asterion.server.backup.take import take
from asterion.server.store import Store, StoreError
from tests.server.services import asking, fresh_database
from tests.server.store.keeping import entry, lay, play

TABLE = "Ünïcøde Яна"


async def write(store: Store) -> None:
    await lay(store, TABLE)
    for n in (0, 1):  # the second has an id
        assert await store.append(entry(TABLE, n), due=None)


async def read(store: Store) -> None:
    assert await store.entries(TABLE) == [entry(TABLE, 0), entry(TABLE, 1)]


@pytest.mark.parametrize("encoding", ["UTF8", "SQL_ASCII"])
def test_what_was_written_is_read_again_as_text(encoding: str, tmp_path: Path) -> None:
    """initdb makes SQL_ASCII where no language was chosen, as on many a small server."""
    with fresh_database(encoding) as first, fresh_database(encoding) as second:
        play(first, write)
        for n, url in enumerate((first, asking(first, "client_encoding=LATIN1"))):
            play(url, read)
            take(url, tmp_path / f"backup {n}", sample=0)
        put_back(asking(second, "client_encoding=LATIN1"), tmp_path / "backup 1", sample=0)
        play(second, read)


def test_a_database_without_room_for_every_letter_is_refused_with_what_to_do() -> None:
    with fresh_database("LATIN1") as url, pytest.raises(StoreError) as refused:
        play(url, write)
    assert "LATIN1" in str(refused.value)
    assert "createdb --encoding=UTF8 --template=template0" in str(refused.value)
