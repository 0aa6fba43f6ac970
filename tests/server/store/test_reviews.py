"""Reviews are kept for the version of the program that made them, the newest one for each table."""

from asterion.server.store import Store
from tests.server.store.keeping import lay, play


def test_a_review_is_found_by_the_version_that_made_it(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one", "two", phase="finished")
        assert await store.review("one", "1.0") is None
        await store.keep_review("one", "1.0", b"first")
        assert await store.review("one", "1.0") == b"first"
        assert await store.review("two", "1.0") is None
        assert await store.review("one", "1.1") is None
        await store.keep_review("one", "1.1", b"second")
        assert await store.review("one", "1.1") == b"second"
        assert await store.review("one", "1.0") is None

    play(url, scene)


def test_it_is_still_there_when_the_store_is_opened_again(url: str) -> None:
    async def kept(store: Store) -> None:
        await lay(store, "one", phase="finished")
        await store.keep_review("one", "1.0", bytes(range(256)))

    async def found(store: Store) -> bytes | None:
        return await store.review("one", "1.0")

    play(url, kept)
    assert play(url, found) == bytes(range(256))
