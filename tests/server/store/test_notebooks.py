"""Notebooks take so much room and no more: what they are stays, what they were is thinned out."""

from itertools import pairwise

import pytest

from asterion.server.store import Store
from asterion.server.store.notebooks import MOST_VERSIONS, Version, too_much
from tests.server.store.keeping import lay, play

ROOM = 1000


def kept(versions: list[Version], room: int, most: int = MOST_VERSIONS) -> list[int]:
    gone = too_much(versions, room, most)
    return [version.number for version in versions if version.number not in gone]


@pytest.mark.parametrize("size", [1, 10, 99, 333])
def test_what_stays_fits_and_is_spread_over_the_whole_game(size: int) -> None:
    versions: list[Version] = []
    for number in range(500):
        versions.append(Version(number, size))
        left = kept(versions, ROOM)
        versions = [version for version in versions if version.number in left]
        assert sum(version.size for version in versions) <= ROOM
        assert versions[-1].number == number, "the last one stays"
    gaps = [after.number - before.number for before, after in pairwise(versions)]
    assert max(gaps) <= 3 * 500 / len(versions), "no part of the game is without any"


def test_what_fits_is_left_alone() -> None:
    assert too_much([Version(number, 10) for number in range(100)], ROOM) == []
    assert too_much([], ROOM) == []
    assert too_much([Version(7, ROOM * 2)], ROOM) == [], "there is always one"


def test_a_notebook_of_the_time_without_a_limit_is_brought_within_it() -> None:
    versions = [Version(number, 5) for number in range(0, 30_000, 3)]
    left = kept(versions, ROOM)
    assert 100 <= len(left) <= 200
    assert left[-1] == versions[-1].number
    assert left[0] < 1000


def test_a_seats_notebook_is_thinned_out_and_another_seats_is_not(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        await store.save_notebook("one", 1, 4, 0, b"of another")
        for number in range(60):
            saved = await store.save_notebook("one", 0, number, number, b"%050d" % number, ROOM)
            assert saved == number + 1
        rows, more = await store.notebooks("one", 0)
        assert not more
        assert 15 <= len(rows) <= 20
        assert sum(len(row.doc) for row in rows) <= ROOM
        assert all(row.doc == b"%050d" % row.number for row in rows)
        now = await store.notebook("one", 0)
        assert now is not None
        assert (now.number, now.version, now.doc) == (59, 60, b"%050d" % 59)
        others, _ = await store.notebooks("one", 1)
        assert [row.doc for row in others] == [b"of another"]

    play(url, scene)


def test_a_notebook_is_read_in_parts_from_a_number_on(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        for version, number in enumerate(range(0, 50, 5)):
            await store.save_notebook("one", 0, number, version, bytes(100), ROOM * 10)
        await store.save_notebook("one", 0, 50, 10, bytes(900), ROOM * 10)
        read, first, more = [], 0, True
        while more:
            rows, more = await store.notebooks("one", 0, first, 250)
            assert len(rows) == 1 or sum(len(row.doc) for row in rows) <= 250
            read += [row.number for row in rows]
            first = rows[-1].number + 1
        assert read == list(range(0, 55, 5))
        assert await store.notebooks("one", 0, 51) == ([], False)
        assert await store.notebooks("one", 3) == ([], False)

    play(url, scene)
