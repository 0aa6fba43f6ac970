"""Small pictures of games: drawn on as more is told, and made once for all who ask at once."""

import asyncio

import pytest

from asterion.books import SHELF
from asterion.core.audience import PUBLIC
from asterion.core.dice import Rolled
from asterion.core.sketch import Sketch, sketch
from asterion.server.features.boards import board_of
from asterion.server.tables import Hosted
from tests.contract.shelf import take
from tests.server.tables.hosting import a_hub, features_of, opened, run
from tests.server.tables.playing import random_move, random_table

MOVES = 60


def drawn_from_the_start(table: Hosted, viewer: int) -> Sketch | None:
    game = table.game
    assert game is not None
    heard = game.follower(viewer, game.committed)
    told = heard.again(game.entries, 1, heard.number, over=not table.is_playing)
    draw = table.book.paper.strokes
    return sketch(stroke for _, events, _ in told for stroke in draw(events, game.options))


@pytest.mark.parametrize("name", SHELF)
def test_a_board_that_is_drawn_on_is_as_one_drawn_from_the_start(name: str) -> None:
    async def test() -> None:
        book, kit = take(name)
        for seed in range(3):
            chooser = Rolled(seed)
            async with a_hub() as (hub, _):
                table = await random_table(hub, book, kit, chooser)
                for _ in range(MOVES):
                    for viewer in (PUBLIC, 0):
                        board = await board_of(table, viewer)
                        assert board.sketch == drawn_from_the_start(table, viewer)
                    if not table.is_playing:
                        break
                    await random_move(table, kit, chooser)

    run(test())


def test_whoever_asks_meanwhile_is_given_the_same_boards() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            await opened(hub, "dungeon-of-dooom", "Ann", "Bob", terms={"listed": True})
            boards = features_of(hub).boards
            first, *others = [asyncio.ensure_future(boards.get()) for _ in range(5)]
            await asyncio.sleep(0)
            first.cancel()  # whoever goes away takes nothing from the others
            found = await asyncio.gather(*others)
            assert len(found[0]) == 1
            assert all(boards is found[0] for boards in found)

    run(test())
