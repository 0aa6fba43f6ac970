"""Rated tables that are over, over SQLite and PostgreSQL alike."""

from asterion.server.store import Store
from tests.server.store.keeping import entry, play


def test_finished_rated_tables_are_found_by_their_book(url: str) -> None:
    async def scene(store: Store) -> None:
        for made, (id, book, phase, rated) in enumerate(
            [
                ("one", "dooom", "finished", True),
                ("two", "dooom", "finished", False),
                ("three", "dooom", "playing", True),
                ("four", "cc3k", "finished", True),
                ("five", "dooom", "finished", True),
                ("six", "dooom", "abandoned", True),
                ("seven", "dooom", "abandoned", True),
            ]
        ):
            await store.add_table(
                id, id.encode(), book=book, phase=phase, listed=False, wall=made, rated=rated
            )
        for n in range(2):  # only where something was played it can be anybody's fault
            await store.append(entry("seven", n), due=None)
        assert await store.rated_ids("dooom") == ["seven", "five", "one"]
        assert sorted(await store.documents(["five", "one"])) == [b"five", b"one"]
        assert await store.documents([]) == []

    play(url, scene)
