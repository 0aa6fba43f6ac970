"""Small pictures of games: drawn on as more is told, and made once for all who ask at once."""

import asyncio

import pytest

from asterion.books import SHELF
from asterion.core.audience import PUBLIC
from asterion.core.dice import Rolled
from asterion.core.drawing.sketch import Sketch, sketch
from asterion.server.features.boards import LATE, board_of
from asterion.server.tables import Hosted
from tests.contract.shelf import take
from tests.server.tables.hosting import a_hub, features_of, opened, pass_time, run
from tests.server.tables.playing import random_move, random_table

MOVES = 60
WAIT = {"absent": "wait"}


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
            first.cancel()  # anyone who goes away takes nothing from the others
            found = await asyncio.gather(*others)
            assert len(found[0]) == 1
            assert all(boards is found[0] for boards in found)

    run(test())


def test_watchers_see_a_secret_board_of_somebody_alone_a_minute_later() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, (ann,), _ = await opened(hub, "dooom", "Ann", terms=WAIT)
            id = table.id
            watching = features_of(hub).watching
            early = await watching.board(table)
            assert (early.seat, early.screen) == (0, None)
            then = (await board_of(table, 0)).screen
            assert then is not None
            await pass_time(hub, time, LATE + 5)
            table = await hub.table(id)  # it was put away meanwhile
            seen = (await watching.board(table)).screen
            assert seen is not None
            assert seen.board == then.board
            assert seen.status == (), "how it stands with a player is theirs"
            assert table.game is not None
            way = next(say for say in table.game.table.legal(0) if say.startswith("move"))
            await table.play(ann, way)
            now = (await board_of(table, 0)).screen
            assert now is not None
            late = (await watching.board(table)).screen
            assert late is not None
            assert late.board == then.board != now.board
            await pass_time(hub, time, LATE + 5)
            table = await hub.table(id)  # it was put away meanwhile
            at_last = (await watching.board(table)).screen
            assert at_last is not None
            assert at_last.board == now.board

    run(test())


def test_where_two_people_play_watchers_see_no_board_however_late() -> None:
    """What a watcher is shown could be told to the other: so nothing of either board is."""

    async def test() -> None:
        async with a_hub() as (hub, time):
            table, (ann, *_), _ = await opened(hub, "dooom", "Ann", "Bob", terms=WAIT)
            id = table.id
            await table.play(ann, "end")
            await pass_time(hub, time, 3 * LATE)
            table = await hub.table(id)  # it was put away meanwhile
            board = await features_of(hub).watching.board(table)
            assert (board.seat, board.screen, board.sketch) == (None, None, None)

    run(test())
