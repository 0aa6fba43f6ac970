"""The one path of a move, whoever sends it: begun where it arrives, told when it is committed.

It needs no task: to wake one up for a message and again for its commit costs more than the move
itself. Whoever waits for its answer anyway has `Hosted.play`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from asterion.core.audience import Seat
from asterion.core.book import Refused
from asterion.core.phrase import phrase
from asterion.core.sure import ask_back
from asterion.core.table import LONGEST_COMMAND
from asterion.server.guard import clean_text
from asterion.server.tables import seats
from asterion.server.tables.denied import Denied, forbidden, invalid, refused
from asterion.server.tables.forms import Moved, Role
from asterion.server.tables.submitting import Submission

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted

LONGEST_MOVE_ID = 64
REMEMBERED = 256
"""So many refusals are kept, to be answered the same when they are sent again."""
STOPPING = phrase("server-stopping")


class Move(Struct, eq=False):
    """From its arrival to its answer, which is told once; meanwhile it waits for the table's lock,
    and then has it."""

    _table: "Hosted"
    _role: Role
    _do: str
    _n: int | None
    _id: str
    _tell: Callable[[Moved | Exception], None]
    _sure: bool = True
    _arrived: float = 0.0

    def begin(self) -> None:
        """At once, if the table is free; whatever is wrong with it is told and not raised."""
        table = self._table
        try:
            self._check()
        except Denied as denied:
            self._tell(denied)
            return
        self._arrived = table.room.arrived.setdefault(self._role.viewer, table.hub.served())
        table.lock.have(self._go_on)

    def _check(self) -> None:
        if self._role.kind not in ("seat", "master"):
            raise forbidden(phrase("server-watchers-play"))
        if len(self._id) > LONGEST_MOVE_ID:
            raise invalid(phrase("server-move-id", most=LONGEST_MOVE_ID))
        if self._table.hub.stopped:
            raise Denied(503, "stopping", STOPPING)
        if not (self._do.isascii() and self._do.isprintable()):
            self._do = clean_text(self._do, LONGEST_COMMAND + 1)  # the rules refuse what is longer

    # ---- under the lock

    def _go_on(self) -> None:
        table, role = self._table, self._role
        log, seat = table.log, role.viewer
        try:
            table.seats.still(role)
            if log.doubtful:
                table.hub.ask(log.settle(), self._settled)
                return
            known = self._known(seat) if self._id else None
            if known is None:
                seats.check_may_play(log.doc, role)
                if not self._sure and log.game is not None:
                    ask_back(log.game.table, seat, self._do)
        except Refused as why:
            self._submitted(why)
        except Exception as error:
            self._end(error)
        else:
            if known is None:
                done, arrived = self._submitted, self._arrived
                Submission(log, seat, self._do, self._n, self._id, arrived, done).begin()
            else:
                self._submitted(known, again=True)

    def _settled(self, wrong: Exception | None) -> None:
        if wrong is None:
            self._go_on()
        else:
            self._end(wrong)

    def _known(self, seat: Seat) -> int | None:
        """What became of a move that was sent before."""
        before = self._table.refusals.get((seat, self._id))
        if before is not None:
            raise refused(*before)
        game = self._table.log.game
        return game.ids.entry_of(seat, self._id) if game is not None else None

    def _submitted(self, answer: int | Exception, again: bool = False) -> None:
        told: Moved | Exception
        try:
            if isinstance(answer, int):
                told = self._moved(answer, again)
            else:
                told = self._refused(answer) if isinstance(answer, Refused) else answer
        except Exception as error:  # whatever it is, the lock is let go
            told = error
        self._end(told)

    def _moved(self, entry: int, again: bool) -> Moved:
        game = self._table.log.game
        assert game is not None
        follower = game.follower(self._role.viewer, game.committed)
        return Moved(follower.number_of(entry), again)

    def _refused(self, error: Refused) -> Denied:
        """By the rules; what they say does not change when it is asked again."""
        table, seat = self._table, self._role.viewer
        prompt = table.game.table.prompt(seat) if table.game is not None else None
        why = error.why, None if prompt is None else prompt.n
        if self._id:
            table.refusals[seat, self._id] = why
            if len(table.refusals) > REMEMBERED:
                table.refusals.popitem(last=False)
        return refused(*why)

    def _end(self, answer: Moved | Exception) -> None:
        self._table.room.arrived.pop(self._role.viewer, None)
        self._table.lock.release()
        self._tell(answer)
