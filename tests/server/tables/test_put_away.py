"""A table that nobody looks at is put away: its memory is free, and it comes back whole."""

import gc
import weakref
from typing import Any

import pytest

from asterion.core.referee.table import Table
from asterion.server.tables.hub import IDLE_SECONDS
from tests.server.tables.hosting import a_hub, look, opened, run, seat_role, settle


def games_in_memory() -> int:
    """Counted, because a table that is compiled takes no weak reference."""
    return sum(type(one) is Table for one in gc.get_objects())


@pytest.mark.parametrize(
    ("book", "names"),
    [
        ("dungeon-of-dooom", ("Ann", "Bob")),
        ("cc3k", ("Ann",)),
        ("labyrinth", ("Ann", "Bob")),
        ("dungeonlab", ("Ann",)),
    ],
)
def test_it_is_free_without_the_collector(book: str, names: tuple[str, ...]) -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            before = games_in_memory()
            table, (ann, *_), _ = await opened(hub, book, *names)
            window = await table.listen(ann)
            game = table.game
            assert games_in_memory() == before + 1
            assert game is not None
            seat = game.table.awaited[0]
            await table.play(seat_role(table, seat), game.table.legal(seat)[0])
            window.close()
            await settle()
            seen = await look(table, ann)
            parts: list[Any] = [table, table.log, table.room, game]
            gone = [weakref.ref(part) for part in parts]
            id = table.id
            del table, window, game, parts
            time.now += IDLE_SECONDS + 1
            await hub.tick()
            await settle()
            assert id not in hub.tables
            assert [ref() for ref in gone] == [None] * len(gone)
            assert games_in_memory() == before

            again = await hub.table(id)
            assert {**await look(again, ann), "clock": None} == {**seen, "clock": None}

    gc.collect()
    gc.disable()
    try:
        run(test())
    finally:
        gc.enable()
