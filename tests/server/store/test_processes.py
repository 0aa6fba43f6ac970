"""Real processes: two that race for the same numbers, and one that is killed while it writes."""

import random
import signal
from pathlib import Path

import pytest

from asterion.server.store import EntryRow, Store, sqlite_url
from tests.server.store.keeping import entry, lay, play
from tests.server.store.writing import answer, ask, writer

RACES = 200
KILLS = 12


def test_two_processes_race_two_hundred_times_and_one_wins_each(postgres: str) -> None:
    tables = [f"table{number}" for number in range(4)]

    async def before(store: Store) -> None:
        await lay(store, *tables)

    play(postgres, before)
    won: dict[tuple[str, int], list[str]] = {}
    with writer(postgres, "left") as left, writer(postgres, "right") as right:
        for n in range(RACES):
            # Each names the tables in another order, so that two groups meet the other way round;
            # and each is asked first every other time, so that none is always the quicker one.
            races = [(left, tables), (right, tables[::-1])]
            for process, order in races if n % 2 else races[::-1]:
                ask(process, f"race {n} {' '.join(order)}")
            for name, process in (("left", left), ("right", right)):
                for table in answer(process).split():
                    won.setdefault((table, n), []).append(name)

    async def after(store: Store) -> list[EntryRow]:
        return [row for table in tables for row in await store.entries(table)]

    kept = {(row.table, row.n): [row.mark.split()[0]] for row in play(postgres, after)}
    assert kept == won
    assert len(won) == RACES * len(tables)
    winners = {name for names in won.values() for name in names}
    assert winners == {"left", "right"}, "it was no race: one of them won them all"


def test_sigkill_while_it_writes_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "asterion.db")
    tables = [f"table{number}" for number in range(20)]
    chance = random.Random(6)
    acknowledged: dict[str, int] = {}

    async def before(store: Store) -> None:
        await lay(store, *tables)

    async def after(store: Store) -> None:
        for table, last in acknowledged.items():
            rows = await store.entries(table)
            assert rows == [entry(table, n) for n in range(len(rows))]
            assert len(rows) > last
        assert {last for _, last in (await store.latest(tables)).values()} != {-1}

    play(url, before)
    for _ in range(KILLS):
        with writer(url, "killed") as process:
            ask(process, f"write {' '.join(tables)}")
            for _ in range(chance.randrange(1, 400)):
                table, n = answer(process).split()
                acknowledged[table] = int(n)
            process.send_signal(signal.SIGKILL)
            assert process.stdout is not None
            for line in process.stdout:
                if line.endswith("\n"):  # what it had said before it died counts as well
                    table, n = line.split()
                    acknowledged[table] = int(n)
        play(url, after)


def test_a_second_process_on_the_same_file_is_refused(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "asterion.db")

    async def scene(store: Store) -> None:
        await lay(store, "one")

    with writer(url, "first") as process:
        with pytest.raises(Exception, match="another Asterion process is already using") as refused:
            play(url, scene)
        assert str(tmp_path / "asterion.db") in str(refused.value)
        assert "--data DIR" in str(refused.value)
        assert "use PostgreSQL" in str(refused.value)
        process.kill()
    play(url, scene)  # the lock died with its holder
