"""Games that are being played, as small as a picture: what everyone may know, and no more."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from asterion.core.audience import PUBLIC, Seat
from asterion.core.screen import Screen
from asterion.core.sketch import Sketch
from asterion.server.denied import Denied
from asterion.server.tables import Hosted, Hub

MOST = 5
LOOK_EVERY = 3.0
"""Seconds for which the boards are not looked at again, whoever asks."""


class Board(msgspec.Struct, frozen=True):
    """One table as a viewer sees it, without words; `number` counts what they were told."""

    id: str
    book: str
    title: str
    names: Sequence[str]
    turn: Sequence[Seat]
    number: int
    watching: int
    screen: Screen | None
    sketch: Sketch | None


async def board_of(hosted: Hosted, viewer: Seat = PUBLIC) -> Board:
    """What this viewer knows by now; before the game nothing but who sits there."""
    await hosted.log.be_ready(viewer)
    doc, game = hosted.doc, hosted.game
    reach = hosted.log.reach(viewer)
    if game is None or not reach:
        names = [place.name for place in doc.places if place.name]
        return Board(hosted.id, doc.book, doc.title, names, (), 0, 0, None, None)
    follower = game.follower(viewer, reach)
    sketched, over = follower.sketched, not hosted.is_playing
    await hosted.in_slices(sketched.going_on(follower, game.entries, game.options, over))
    screen, drawn = follower.screen(), sketched.sketch()
    return Board(
        hosted.id,
        doc.book,
        doc.title,
        follower.names,
        hosted.book.turn(follower.view),
        follower.number,
        len(hosted.room.windows.get(PUBLIC, ())),
        replace(screen, status=()) if drawn is None and any(screen.board) else None,
        drawn,
    )


class Boards:
    """The newest listed games; made at most every few seconds, once for all who ask meanwhile."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._made: tuple[float, list[Board]] | None = None
        self._looking: asyncio.Task[list[Board]] | None = None

    async def get(self) -> list[Board]:
        now = self._hub.time.steady()
        if self._made is not None and now - self._made[0] <= LOOK_EVERY:
            return self._made[1]
        if self._looking is None or self._looking.done():
            self._looking = asyncio.ensure_future(self._look(now))
        return await asyncio.shield(self._looking)  # whoever goes away leaves it to the others

    async def _look(self, now: float) -> list[Board]:
        boards = []
        for summary in (await self._hub.lobby(phase="playing"))[:MOST]:
            with suppress(Denied):  # of what cannot be shown there is no picture
                hosted = await self._hub.table(summary.id)
                hosted.seats.role()
                boards.append(await board_of(hosted))
        self._made = now, boards
        return boards

    def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
