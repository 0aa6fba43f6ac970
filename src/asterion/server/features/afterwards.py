"""A game that is over, looked at again: all that was told, the moments worth seeing, the record.

Anybody may ask for these, of a game of any length: they are made in slices, and kept.
"""

from bisect import bisect_right
from collections.abc import AsyncIterator, Hashable, Iterator, Sequence
from itertools import islice

import msgspec

from asterion.core.audience import MASTER, Seat
from asterion.core.phrase import phrase
from asterion.core.records.record import written
from asterion.server.denied import missing, refused
from asterion.server.game.forms import Role
from asterion.server.game.game import Game
from asterion.server.game.messages import Moment
from asterion.server.tables import Hosted, views
from asterion.server.work.kept import Kept
from asterion.words.language import FIRST
from asterion.words.spoken import spoken

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Moment]).decode


def key_of(table: Hosted, *about: Hashable) -> Hashable:
    """Under which an answer is kept; of a table that changes after all it is another one."""
    return table.id, table.log.version, *about


async def replay(
    kept: Kept, table: Hosted, viewer: Seat, form: str = FIRST, until: int = -1
) -> AsyncIterator[bytes]:
    """Every message that this viewer got or would have got, a line each, some lines at a time.

    With `until`, those up to that entry.
    """
    table.check_open()
    if table.log.shown is not None:
        await table.log.be_ready(viewer)
        return _lines(views.view_message(table.log, viewer, form))
    first = views.blank_view(table.log, viewer)
    game = table.game
    if game is None:
        return _lines(first)
    if not MASTER <= viewer < len(game.table.names):
        raise missing(phrase("core-no-seat", seat=viewer))
    key = key_of(table, "replay", viewer, form, until)
    return _lines(first, kept.parts(key, lambda: _told(table, game, viewer, form, until)))


async def _lines(first: bytes, others: AsyncIterator[bytes] | None = None) -> AsyncIterator[bytes]:
    yield first + b"\n"
    if others is not None:
        async for lines in others:
            yield lines


async def _told(
    table: Hosted, game: Game, viewer: Seat, form: str, until: int
) -> AsyncIterator[bytes]:
    await table.log.be_ready(viewer)
    messages = game.since(viewer, 0, game.committed, form)
    if until >= 0:
        heard = game.follower(viewer, game.committed).told
        messages = islice(messages, bisect_right(heard, until))
    async for lines in _joined(table, (message + b"\n" for message in messages)):
        yield lines


async def _joined(table: Hosted, lines: Iterator[bytes]) -> AsyncIterator[bytes]:
    with table.looked_at():
        async for slice in table.services.slices.of(lines):
            yield b"".join(slice)


async def highlights(kept: Kept, table: Hosted, viewer: Seat) -> list[Moment]:
    """What is worth seeing again, of what this viewer was told; `move` counts entries."""
    table.check_open()
    game = table.game
    if game is None or table.log.shown is not None:
        return []
    parts = kept.parts(key_of(table, "highlights", viewer), lambda: _moments(table, game, viewer))
    return [moment async for part in parts for moment in _decode(part)]


async def _moments(table: Hosted, game: Game, viewer: Seat) -> AsyncIterator[bytes]:
    worth, entries = table.book.paper.highlights, game.entries
    found = (
        [Moment(n, one.kind, one.seat) for one in worth(entries[n].told(viewer))]
        for n in range(game.committed)
    )
    with table.looked_at():
        async for slice in table.services.slices.of(found):
            yield _encode([moment for moments in slice for moment in moments])


async def record(kept: Kept, table: Hosted, role: Role | None = None) -> bytes:
    """The game as a file that `verify` accepts."""
    table.check_open(role)
    if table.log.shown is not None:
        return table.log.shown.record()
    if table.game is None:
        raise refused(phrase("server-nothing-played"))
    async with table.lock:  # nothing that is not committed
        await table.log.settle()
        lines, key = written(table.game.table), key_of(table, "record")
    made = _joined(table, lines)
    if table.is_playing:  # for its master
        return b"".join([part async for part in made])
    return await kept.whole(key, lambda: made)


def certificate(table: Hosted, role: Role | None = None, language: str = FIRST) -> Sequence[str]:
    """What the plan promised and kept; empty for a book that certifies nothing."""
    table.check_open(role)
    kept = table.game.table.certificate if table.game is not None else ()
    return [spoken(line, language) for line in kept]


def aims(table: Hosted, language: str = FIRST) -> list[tuple[str, list[str]]]:
    """Who of the bots was after what in the end; before that not even the master is told."""
    table.check_open()
    after = [(place.name, place.aims) for place in table.doc.places if place.aims]
    return [(name, [spoken(aim, language) for aim in aims]) for name, aims in after]


def plan(table: Hosted, role: Role | None = None) -> str:
    table.check_open(role)
    if not table.doc.plan:
        raise refused(phrase("server-plan-later"))
    return table.doc.plan
