"""A move that nothing stands in the way of: begun where it arrives, told where it is committed.

`Hosted.play` does the same for every move, and whatever is out of the ordinary is left to it. But a
task that wakes up for a message and again for its commit costs more than the move itself.
"""

from collections.abc import Callable

from asterion.core.book import Refused
from asterion.core.table import Entry
from asterion.server.store import StoreDown
from asterion.server.tables import life, seats
from asterion.server.tables.doc import Doc
from asterion.server.tables.forms import Role
from asterion.server.tables.game import Game
from asterion.server.tables.hosted import LONGEST_MOVE_ID, Hosted

Done = Callable[[bool], None]
"""Told once: True, the move was made; False, `Hosted.play` is to be asked, with the same id."""


class Straight:
    """One such move between its beginning and its commit; meanwhile it has the table's lock."""

    __slots__ = ("_doc", "_done", "_entry", "_game", "_hosted", "_id", "_served")

    def __init__(
        self,
        hosted: Hosted,
        game: Game,
        entry: Entry,
        served: float,
        id: str,
        doc: Doc | None,
        done: Done,
    ) -> None:
        self._hosted = hosted
        self._game = game
        self._entry = entry
        self._served = served
        self._id = id
        self._doc = doc  # to be kept together with the entry
        self._done = done

    def answered(self, kept: bool | Exception) -> None:
        """What the store says. Whatever goes wrong then, the lock is let go."""
        hosted = self._hosted
        try:
            if kept is True:
                hosted.went_on(self._game, self._entry, self._served, self._id, self._doc)
            elif kept is False:  # another process was first
                hosted.doubtful = True
            else:
                hosted.doubt()
        except Exception as error:
            hosted.doubt()
            hosted.hub.say("move failed", table=hosted.id, error=type(error).__name__)
        hosted.lock.release()
        self._done(kept is True)


def play(hosted: Hosted, role: Role, do: str, n: int | None, id: str, done: Done) -> bool:
    """Begin a move, if that can be done at once; False, and nothing was done, if it cannot."""
    game = hosted.game
    if game is None or not _is_plain(hosted, role, do, id) or not hosted.lock.take_now():
        return False
    seat = role.viewer
    try:
        arrived = hosted.touched[seat] = hosted.hub.served()
        served = game.when(arrived)
        entry = game.submit(seat, do, n, served)
    except Refused:  # nothing was changed; why is said by `Hosted.play`
        hosted.lock.release()
        return False
    except BaseException:
        hosted.lock.release()
        raise
    try:
        doc = life.after(hosted, game)
        move = Straight(hosted, game, entry, served, id, doc, done)
        due = life.due(hosted, doc or hosted.doc, game)
        saving = None if doc is None else hosted.saving(doc)
        hosted.hub.store.append_soon(hosted.row(entry, served, id), due, saving, move.answered)
    except BaseException as error:  # the store is closed; or else somebody's mistake
        hosted.doubt()
        hosted.lock.release()
        if isinstance(error, StoreDown):
            return False
        raise
    return True


def _is_plain(hosted: Hosted, role: Role, do: str, id: str) -> bool:
    """Whether all that `Hosted.play` looks for besides the rules is as it should be."""
    doc, seat = hosted.doc, role.viewer
    return (
        role.kind == "seat"
        and doc.phase == "playing"
        and not hosted.doubtful
        and not hosted.hub.stopping
        and 0 < len(id) <= LONGEST_MOVE_ID
        and not hosted.is_known(seat, id)
        and do.isascii()
        and do.isprintable()
        and seats.is_good(doc, role)
        and doc.places[seat].kind == "person"
        and doc.terms.clock != "days"  # where a call to a minute has to be looked for
    )
