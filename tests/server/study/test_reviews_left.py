"""Readers who ask for a review and never come back stand in nobody's way."""

import asyncio
from collections.abc import Callable

import pytest

from asterion.server.guard.addresses import CALLER
from asterion.server.study.question import NoAnswer
from asterion.server.study.reviews import MOST_EACH, MOST_MAKING, Reviews
from asterion.server.study.study import Study


class AtOnce(Study):
    """Makes every review at once, or when the test lets it: of what there is no matter."""

    def __init__(self) -> None:
        super().__init__()
        self.may_end = asyncio.Event()

    async def review(self, record: bytes, progress: Callable[[int, int], None]) -> bytes:
        await self.may_end.wait()
        return record


class Kept:
    """A shelf in memory: the store wants tables for its reviews."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    async def review(self, table: str, version: str) -> bytes | None:
        return self.kept.get(table)

    async def keep_review(self, table: str, version: str, doc: bytes) -> None:
        self.kept[table] = doc


async def _record() -> bytes:
    return b"{}"


def test_reviews_that_nobody_fetches_are_kept_and_make_room() -> None:
    async def test() -> None:
        shelf, study = Kept(), AtOnce()
        reviews = Reviews(study, shelf, "1")
        for number in range(MOST_MAKING):
            CALLER.set(f"192.0.2.{number // MOST_EACH}")
            await reviews.get(f"table-{number}", "en", _record)
        CALLER.set("192.0.2.99")
        with pytest.raises(NoAnswer):
            await reviews.get("one-too-many", "en", _record)
        study.may_end.set()
        while len(shelf.kept) < MOST_MAKING:
            await asyncio.sleep(0)
        state = await reviews.get("one-more", "en", _record)
        assert state.review is None, "it is being made"
        reviews.close()
        await study.close()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_an_address_that_asks_for_many_reviews_leaves_room_for_others() -> None:
    async def test() -> None:
        shelf, study = Kept(), AtOnce()
        reviews = Reviews(study, shelf, "1")
        CALLER.set("192.0.2.1")
        for number in range(MOST_EACH):
            await reviews.get(f"table-{number}", "en", _record)
        with pytest.raises(NoAnswer):
            await reviews.get("one-too-many", "en", _record)
        CALLER.set("192.0.2.2")
        state = await reviews.get("of-another", "en", _record)
        assert state.review is None, "it is being made"
        reviews.close()
        await study.close()

    asyncio.run(asyncio.wait_for(test(), 60))
