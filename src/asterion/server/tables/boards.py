"""Games that are being played, as small as a picture: what everyone may know, and no more."""

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from asterion.core.audience import PUBLIC, Seat
from asterion.core.screen import Screen
from asterion.core.sketch import Sketch, sketch
from asterion.server.tables import delivery
from asterion.server.tables.denied import Denied

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted
    from asterion.server.tables.hub import Hub

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


def board_of(hosted: "Hosted", viewer: Seat = PUBLIC) -> Board:
    """What this viewer knows by now; before the game nothing but who sits there."""
    doc, game = hosted.doc, hosted.game
    reach = delivery.reach(hosted, viewer)
    if game is None or not reach:
        names = [place.name for place in doc.places if place.name]
        return Board(hosted.id, doc.book, doc.title, names, (), 0, 0, None, None)
    follower = game.follower(viewer, reach)
    screen = follower.screen()
    entries = game.entries[: follower.entries]
    draw, options = hosted.book.paper.strokes, game.options
    drawn = sketch(stroke for entry in entries for stroke in draw(entry.told(viewer), options))
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
    """The newest listed games; made at most every few seconds, for all who ask."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._made: tuple[float, list[Board]] | None = None

    async def get(self) -> list[Board]:
        now = self._hub.time.steady()
        if self._made is None or now - self._made[0] > LOOK_EVERY:
            self._made = now, [board async for board in self._look()]
        return self._made[1]

    async def _look(self) -> AsyncIterator[Board]:
        for summary in (await self._hub.lobby(phase="playing"))[:MOST]:
            with suppress(Denied):  # of what cannot be shown there is no picture
                hosted = await self._hub.table(summary.id)
                hosted.seats.role()
                yield board_of(hosted)
