"""Bells: one for each place, few for each seat, and rung by one process alone."""

import asyncio

import pytest

from asterion.server.store import BellRow, EntryRow, Store, StoreConflict
from tests.server.store.keeping import lay, play

BELL = BellRow("b1", "one", 0, "mail", "ann@example.org", "en", False, -1, -1, 5.0)


def test_a_bell_is_kept_confirmed_rung_once_and_dropped(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        assert await store.add_bell(BELL) == BELL
        same = BellRow("b2", "one", 0, "mail", "ann@example.org", "ru", False, -1, -1, 6.0)
        assert await store.add_bell(same) == BELL  # asked for twice, it is still one
        for n in range(3):
            other = BellRow(f"c{n}", "one", 0, "push", f"{n}", "en", True, 9, -1, 7.0 + n)
            await store.add_bell(other)
        with pytest.raises(StoreConflict, match="at most 4 addresses"):
            await store.add_bell(BellRow("d", "one", 0, "mail", "x@y.z", "en", False, 0, 0, 8.0))
        assert [row.id for row in await store.bells_of("one", 0)] == ["b1", "c0", "c1", "c2"]
        row = await store.table("one")
        assert row is not None
        await store.save("one", row.version, b"", phase="playing", listed=False, due=None)
        await store.append(EntryRow("one", row.last + 1, 0, None, 1.0, 1.0, "m", b"{}"), due=None)
        assert await store.waiting_bells() == []  # it was not confirmed
        assert await store.confirm_bell("b1")
        assert [row.id for row in await store.waiting_bells()] == ["b1"]
        claims = [store.claim_bell(BELL, row.last + 1, 4) for _ in range(5)]
        assert sorted(await asyncio.gather(*claims)) == [False] * 4 + [True]
        assert await store.waiting_bells() == []
        kept = await store.bell("b1")
        assert kept is not None
        assert (kept.rung, kept.confirmed) == (4, True)
        assert await store.drop_bell("b1")
        assert not await store.drop_bell("b1")
        assert not await store.confirm_bell("b1")
        assert await store.keep_once("vapid", b"one") == await store.keep_once("vapid", b"two")

    play(url, scene)
