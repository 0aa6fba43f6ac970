"""A move that nothing stands in the way of: begun where it arrives, told where it is committed.

A fast lane over the same steps as `Hosted.play`: `TableLog.begin`, `written`, `went_on`. Whatever
is out of the ordinary is left to that one; but a task that wakes up for a message and again for its
commit costs more than the move itself.
"""

from collections.abc import Callable

from asterion.core.book import Refused
from asterion.server.store import StoreDown
from asterion.server.tables import seats
from asterion.server.tables.forms import Role
from asterion.server.tables.game import Begun
from asterion.server.tables.hosted import LONGEST_MOVE_ID, Hosted

Done = Callable[[bool], None]
"""Told once: True, the move was made; False, `Hosted.play` is to be asked, with the same id."""


class FastMove:
    """One such move between its beginning and its commit; meanwhile it has the table's lock."""

    __slots__ = ("_begun", "_done", "_table")

    def __init__(self, table: Hosted, begun: Begun, done: Done) -> None:
        self._table = table
        self._begun = begun
        self._done = done

    def answered(self, kept: bool | Exception) -> None:
        """What the store says. Whatever goes wrong then, the lock is let go."""
        table, log = self._table, self._table.log
        try:
            if kept is True:
                log.went_on(self._begun)
            elif kept is False:  # another process was first
                log.doubtful = True
            else:
                log.doubt()
        except Exception as error:
            log.doubt()
            table.hub.say("move failed", table=table.id, error=type(error).__name__)
        table.lock.release()
        self._done(kept is True)


def play(table: Hosted, role: Role, do: str, n: int | None, id: str, done: Done) -> bool:
    """Begin a move, if that can be done at once; False, and nothing was done, if it cannot."""
    log = table.log
    game = log.game
    if game is None or not _is_plain(table, role, do, id) or not table.lock.take_now():
        return False
    seat, hub = role.viewer, table.hub
    try:
        arrived = table.room.touched[seat] = hub.served()
        begun = log.begin(game, seat, do, n, id, arrived)
    except Refused:  # nothing was changed; why is said by `Hosted.play`
        table.lock.release()
        return False
    except BaseException:
        table.lock.release()
        raise
    try:
        hub.store.append_soon(*log.written(begun), FastMove(table, begun, done).answered)
    except BaseException as error:  # the store is closed; or else somebody's mistake
        log.doubt()
        table.lock.release()
        if isinstance(error, StoreDown):
            return False
        raise
    return True


def _is_plain(table: Hosted, role: Role, do: str, id: str) -> bool:
    """Whether all that `Hosted.play` looks for besides the rules is as it should be."""
    doc, seat = table.log.doc, role.viewer
    return (
        role.kind == "seat"
        and doc.phase == "playing"
        and not table.log.doubtful
        and not table.hub.stopping
        and 0 < len(id) <= LONGEST_MOVE_ID
        and not table.is_known(seat, id)
        and do.isascii()
        and do.isprintable()
        and seats.is_good(doc, role)
        and doc.places[seat].kind == "person"
    )
