"""A game that is over, looked at again: all that was told, the moments worth seeing, the record.

Anybody may ask for these, of a game of any length: they are made in slices, and kept.
"""

from collections.abc import AsyncIterator, Hashable, Iterator
from typing import TYPE_CHECKING

import msgspec

from asterion.core.audience import MASTER, Seat
from asterion.core.phrase import phrase
from asterion.core.record import written
from asterion.server.tables import delivery
from asterion.server.tables.denied import missing, refused
from asterion.server.tables.forms import Role
from asterion.server.tables.game import Game
from asterion.server.tables.messages import Moment

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Moment]).decode


def key_of(hosted: "Hosted", *about: Hashable) -> Hashable:
    """Under which an answer is kept; of a table that changes after all it is another one."""
    return hosted.id, hosted.log.version, *about


async def replay(hosted: "Hosted", viewer: Seat, form: str) -> AsyncIterator[bytes]:
    """Every message that this viewer got or would have got, a line each, some lines at a time."""
    hosted.check_open()
    if hosted.log.shown is not None:
        await delivery.be_ready(hosted, viewer)
        return _lines(delivery.view_message(hosted, viewer, form))
    first = delivery.blank_view(hosted, viewer)
    game = hosted.game
    if game is None:
        return _lines(first)
    if not MASTER <= viewer < len(game.table.names):
        raise missing(phrase("core-no-seat", seat=viewer))
    key = key_of(hosted, "replay", viewer, form)
    return _lines(first, hosted.hub.kept.parts(key, lambda: _told(hosted, game, viewer, form)))


async def _lines(first: bytes, others: AsyncIterator[bytes] | None = None) -> AsyncIterator[bytes]:
    yield first + b"\n"
    if others is not None:
        async for lines in others:
            yield lines


async def _told(hosted: "Hosted", game: Game, viewer: Seat, form: str) -> AsyncIterator[bytes]:
    await delivery.be_ready(hosted, viewer)
    messages = game.since(viewer, 0, game.committed, form)
    async for lines in _joined(hosted, (message + b"\n" for message in messages)):
        yield lines


async def _joined(hosted: "Hosted", lines: Iterator[bytes]) -> AsyncIterator[bytes]:
    with hosted.looked_at():
        async for slice in hosted.hub.slices.of(lines):
            yield b"".join(slice)


async def highlights(hosted: "Hosted", viewer: Seat) -> list[Moment]:
    """What is worth seeing again, of what this viewer was told; `move` counts entries."""
    hosted.check_open()
    game = hosted.game
    if game is None or hosted.log.shown is not None:
        return []
    parts = hosted.hub.kept.parts(
        key_of(hosted, "highlights", viewer), lambda: _moments(hosted, game, viewer)
    )
    return [moment async for part in parts for moment in _decode(part)]


async def _moments(hosted: "Hosted", game: Game, viewer: Seat) -> AsyncIterator[bytes]:
    worth, entries = hosted.book.paper.highlights, game.entries
    found = (
        [Moment(n, one.kind, one.seat) for one in worth(entries[n].told(viewer))]
        for n in range(game.committed)
    )
    with hosted.looked_at():
        async for slice in hosted.hub.slices.of(found):
            yield _encode([moment for moments in slice for moment in moments])


async def record(hosted: "Hosted", role: Role | None = None) -> bytes:
    """The game as a file that `verify` accepts."""
    hosted.check_open(role)
    if hosted.log.shown is not None:
        return hosted.log.shown.record()
    if hosted.game is None:
        raise refused(phrase("server-nothing-played"))
    async with hosted.lock:  # nothing that is not committed
        await hosted.log.settle()
        lines, key = written(hosted.game.table), key_of(hosted, "record")
    made = _joined(hosted, lines)
    if hosted.is_playing:  # for its master
        return b"".join([part async for part in made])
    return await hosted.hub.kept.whole(key, lambda: made)
