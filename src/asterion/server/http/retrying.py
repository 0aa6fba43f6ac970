"""After a game, over HTTP: play on from any of its moments, or ask what if."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.server.features.erasing import link
from asterion.server.features.retry import Moment, WhatIf, last_word, play_on, what_if
from asterion.server.game.forms import Opened
from asterion.server.http.desk import Call
from asterion.server.http.routes import Route, TableId

Move = Annotated[int, Meta(ge=0, le=1_000_000, description="an entry, by its number")]
Chair = Annotated[int, Meta(ge=0, le=63, description="who plays, or asks")]


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """From which moment, on which chair, against which bot."""

    move: Annotated[
        Move | None, Meta(description="null: just before the last word of this chair")
    ] = None
    seat: Chair = 0
    bot: Annotated[str, Meta(max_length=40, description="empty: the normal one")] = ""


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    """What is said at a moment instead of what was."""

    move: Move
    seat: Chair
    do: Annotated[str, Meta(max_length=4000)]


async def play_on_from(call: Call, table: TableId, body: PlayOn) -> Opened:
    hosted, role = await call.at(table)
    account = await call.account()
    move = last_word(hosted, role, body.seat) if body.move is None else body.move
    moment = Moment(move, body.seat)
    opened = await call.unless_gone(play_on(call.desk.hub, hosted, role, moment, body.bot, account))
    if account:
        await link(call.desk.hub, account, opened.id, opened.seat.name if opened.seat else "")
    return opened


async def ask_what_if(call: Call, table: TableId, body: Ask) -> WhatIf:
    hosted, role = await call.at(table)
    moment = Moment(body.move, body.seat)
    return await call.unless_gone(what_if(hosted, role, moment, body.do, call.language))


ROUTES = [
    Route(
        "POST",
        "/tables/{table}/play-on",
        play_on_from,
        "After the game: a new table for practice, from a moment of it, with bots on the other"
        " chairs. It is not rated, listed or counted.",
        (401, 403, 404, 409),
        token="may",
        status=201,
        rate="open",
    ),
    Route(
        "POST",
        "/tables/{table}/what-if",
        ask_what_if,
        "After the game: what the master would have answered at a moment; nothing of it happens.",
        (401, 403, 404, 409),
        token="may",
        rate="heavy",
    ),
]
