"""Games that are being played, as small as a picture: what everyone may know, and no more."""

import asyncio
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import suppress
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import replace

from asterion.core.audience import PUBLIC, Seat
from asterion.core.contract.entry import Entry
from asterion.core.contract.screen import Screen
from asterion.core.drawing.sketch import Sketch
from asterion.core.referee.hearing import Hearing
from asterion.server.denied import Denied
from asterion.server.game.doc import Doc
from asterion.server.game.game import Game
from asterion.server.tables import Hosted, Hub

MOST = 5
LATE = 60.0
"""Seconds after which watchers see the board of somebody who plays without other people."""
LOOK_EVERY = 3.0
"""Seconds for which the boards are not looked at again, however many ask."""


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
    seat: Seat | None = None  # for watchers: whose board it is, shown late


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
        hosted.book.view.turn(follower.view),
        follower.number,
        len(hosted.room.windows.get(PUBLIC, ())),
        replace(screen, status=()) if drawn is None and any(screen.board) else None,
        drawn,
    )


class Watching:
    """What watchers see of games whose boards are secret: one player's own, some time ago.

    Only where nobody else plays but our bots, to whom nobody can tell anything. Where two people
    play, what one of them saw even long ago would tell the other where walls and treasure are.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._late: WeakKeyDictionary[Game, Hearing] = WeakKeyDictionary()

    async def board(self, hosted: Hosted) -> Board:
        board = await board_of(hosted)
        seat, game = only_person(hosted.doc), hosted.game
        if seat is None or game is None or board.screen or board.sketch:
            return board
        late = max(LATE, hosted.doc.terms.watch_delay)
        until = min(bisect_right(game.served, self._hub.served() - late), game.committed)
        hearing = self._late.get(game)
        if hearing is None:
            hearing = self._late[game] = game.table.new_hearing(seat)
        await hosted.in_slices(going_on(hearing, game.entries, until))
        screen = replace(hearing.screen(), status=()) if hearing.entries else None
        return replace(board, screen=screen, seat=seat)


def going_on(hearing: Hearing, entries: Sequence[Entry], until: int) -> Iterator[None]:
    """Who asks meanwhile goes on with the next one."""
    while hearing.entries < until:
        entry = entries[hearing.entries]
        hearing.hear(entry, entry.told(hearing.viewer))
        yield


def only_person(doc: Doc) -> Seat | None:
    """The seat of the one person who plays, where nobody else can come to know a thing of it."""
    people = [seat for seat, place in enumerate(doc.places) if place.kind != "bot"]
    is_alone = len(people) == 1 and doc.places[people[0]].kind == "person"
    if doc.phase != "playing" or doc.terms.master != "computer" or doc.week or not is_alone:
        return None
    return people[0]


class Boards:
    """The newest listed games; made at most every few seconds, once for all who ask meanwhile."""

    def __init__(self, hub: Hub, watching: Watching) -> None:
        self._hub = hub
        self._watching = watching
        self._made: tuple[float, list[Board]] | None = None
        self._looking: asyncio.Task[list[Board]] | None = None

    async def get(self) -> list[Board]:
        now = self._hub.time.steady()
        if self._made is not None and now - self._made[0] <= LOOK_EVERY:
            return self._made[1]
        if self._looking is None or self._looking.done():
            self._looking = asyncio.ensure_future(self._look(now))
        return await asyncio.shield(self._looking)  # one who goes away leaves it to the others

    async def _look(self, now: float) -> list[Board]:
        boards = []
        for summary in (await self._hub.lobby(phase="playing"))[:MOST]:
            with suppress(Denied):  # of what cannot be shown there is no picture
                hosted = await self._hub.table(summary.id)
                hosted.seats.role()
                boards.append(await self._watching.board(hosted))
        self._made = now, boards
        return boards

    def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
