"""Games that are being played now, as small pictures."""

import msgspec

from asterion.core.audience import MASTER, PUBLIC
from asterion.server.features.boards import Board, board_of
from asterion.server.game.doc import Summary
from asterion.server.http.desk import Call
from asterion.server.http.routes import Route, TableId


class LiveBoards(msgspec.Struct, frozen=True):
    """Listed games that anybody may watch, the newest first."""

    boards: list[Board]


class Now(msgspec.Struct, frozen=True):
    """All that the first page shows of other people's tables: one question instead of three."""

    boards: list[Board]
    waiting: list[Summary]
    playing: list[Summary]


async def get_boards(call: Call) -> LiveBoards:
    return LiveBoards(await call.desk.features.boards.get())


async def get_now(call: Call) -> Now:
    hub = call.desk.hub
    return Now(
        await call.desk.features.boards.get(),
        await hub.lobby("", "waiting", None),
        await hub.lobby("", "playing", None),
    )


async def get_board(call: Call, table: TableId) -> Board:
    hosted, role = await call.at(table)
    hosted.seats.still(role)
    # The master sees the plan; a picture of it is not to lie about.
    if role.viewer in (MASTER, PUBLIC):
        return await call.desk.features.watching.board(hosted)
    return await board_of(hosted, role.viewer)


ROUTES = [
    Route(
        "GET",
        "/tables/{table}/board",
        get_board,
        "A table as a small picture: what the viewer knows, without words. Of a game with secret "
        "boards that one person plays against bots, watchers see theirs a minute later.",
        (403,),
        token="may",
        rate="look",
    ),
    Route(
        "GET",
        "/boards",
        get_boards,
        "A few games that are being played now, each as what everyone may know of it.",
    ),
    Route(
        "GET",
        "/now",
        get_now,
        "Listed tables that wait or play, and a few of their boards: what a first page shows.",
    ),
]
