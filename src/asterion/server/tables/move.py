"""A move from its arrival to its answer, in the order in which it happens.

    arrive -> lock -> check -> carry out -> store -> tell -> answer

It needs no task: to wake one up for a message and again for its commit costs more than the move
itself. Each step ends with what the move waits for, and the next one is called when that is there.
"""

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from asterion.core.audience import Seat
from asterion.core.contract.book import Refused
from asterion.core.contract.entry import Entry
from asterion.core.phrase import phrase
from asterion.core.records.record import encode_entry
from asterion.core.referee.sure import ask_back
from asterion.core.referee.table import LONGEST_COMMAND
from asterion.server.denied import Denied, forbidden, invalid, refused
from asterion.server.game.doc import Doc, copy
from asterion.server.game.forms import Moved, Role
from asterion.server.game.game import Game
from asterion.server.game.places import check_may_play
from asterion.server.guard import clean_text
from asterion.server.store import EntryRow, Saving
from asterion.server.tables.happenings import Committed
from asterion.server.tables.log import TRIES, TableLog, busy
from asterion.server.work.tasks import stopping, until_told

LONGEST_MOVE_ID = 64


class Overtaken(Exception):
    """Another process wrote the first entry of the game."""


class PendingMove(Struct, eq=False):
    """What a player sends begins with `arrive`. What the master or a bot says under the lock that
    somebody has begins with `carry_out`, and the first entry of a game with `store`.

    `tell` gets the answer, once: where it was done, or why it was not. `change` is made to the
    document together with the move: both are stored, or neither is.
    """

    log: TableLog
    seat: Seat
    do: str
    n: int | None
    tell: Callable[[Moved | Exception], None]
    change: Callable[[Doc], None] | None = None
    role: Role | None = None  # of the player who sent it
    id: str = ""
    is_sure: bool = True
    is_again: bool = False
    arrived: float = -1.0  # served time; -1: it was never on its way
    tries: int = TRIES
    # from when it is carried out
    game: Game | None = None
    entry: Entry | None = None
    served: float = 0.0
    doc: Doc | None = None

    # ---- 1. it arrives; whatever is wrong with it is told and not raised

    def arrive(self) -> None:
        log = self.log
        try:
            self._check_form()
        except Denied as denied:
            self.tell(denied)
            return
        self.arrived = log.room.arrived.setdefault(self.seat, log.services.time.served())
        log.lock.acquire(self._on_acquired)

    def _check_form(self) -> None:
        assert self.role is not None
        if self.role.kind not in ("seat", "master"):
            raise forbidden(phrase("server-watchers-play"))
        if len(self.id) > LONGEST_MOVE_ID:
            raise invalid(phrase("server-move-id", most=LONGEST_MOVE_ID))
        if self.log.services.tasks.stopped:
            raise stopping()
        if not (self.do.isascii() and self.do.isprintable()):
            self.do = clean_text(self.do, LONGEST_COMMAND + 1)  # the rules refuse what is longer

    # ---- 2. it has the table's lock: may it be made, and was it made before?

    def _on_acquired(self) -> None:
        log, role = self.log, self.role
        assert role is not None
        try:
            log.check_role(role)
            if log.doubtful:
                log.services.tasks.ask(log.settle(), self._on_settled)
                return
            done = self._done_before() if self.id else None
            if done is None:
                check_may_play(log.doc, role)
                if not self.is_sure and log.game is not None:
                    ask_back(log.game.table, self.seat, self.do)
        except Exception as error:
            self._end(error)
            return
        if done is None:
            self.carry_out()
        else:
            self._end(done)

    def _on_settled(self, wrong: Exception | None) -> None:
        if wrong is None:
            self._on_acquired()
        else:
            self._end(wrong)

    def _done_before(self) -> int | None:
        """The entry that it became when it was sent before; Denied if it was refused then."""
        before = self.log.refusals.of(self.seat, self.id)
        if before is not None:
            raise refused(*before)
        return self._stored_as()

    def _stored_as(self) -> int | None:
        game = self.log.game
        entry = game.ids.entry_of(self.seat, self.id) if game is not None else None
        self.is_again = entry is not None
        return entry

    # ---- 3. the rules carry it out; Refused changes nothing

    def carry_out(self) -> None:
        log = self.log
        try:
            done = self._submit()
            if done is None:
                self.store()
                return
        except Refused as refusal:
            if log.services.shared:  # another process may have gone on meanwhile
                log.services.tasks.ask(log.is_behind(), partial(self._on_looked, refusal))
            else:
                self._end(refusal)
        except Exception as error:
            self._end(error)
        else:
            self._end(done)

    def _submit(self) -> int | None:
        """The number of its entry, if it was stored after all when another process was first."""
        log, game = self.log, self.log.game
        if game is None or log.doc.phase != "playing":
            raise Refused(log.why_not_playing())
        if self.tries < TRIES and self.id:
            done = game.ids.entry_of(self.seat, self.id)
            if done is not None:
                return done
        changed = None
        if self.change is not None:
            changed = copy(log.doc)
            self.change(changed)
        time = log.services.time
        self.served = game.when(time.served() if self.arrived < 0 else self.arrived)
        game.check_time(self.do, self.served)
        self.game, self.entry = game, game.submit(self.seat, self.do, self.n, self.served)
        self.doc = log.after_move(game, changed)
        return None

    def _on_looked(self, refusal: Refused, is_behind: bool | Exception) -> None:
        """Refused it is, unless that was said of an older position."""
        if is_behind is False:
            self._end(refusal)
        else:
            self._try_again(None if is_behind is True else is_behind)

    def _try_again(self, wrong: Exception | None) -> None:
        self.tries -= 1
        if wrong is None and self.tries:
            self.carry_out()
        else:
            self._end(wrong or busy())

    # ---- 4. it goes to the store; nobody has heard anything yet

    def store(self) -> None:
        log = self.log
        try:
            log.services.store.append_soon(*self.written(), self._on_stored)
        except BaseException:
            log.doubt()
            raise

    def written(self) -> tuple[EntryRow, float | None, Saving | None]:
        """What is stored, and when somebody must look after the table."""
        log, game, entry, doc = self.log, self.game, self.entry, self.doc
        assert game is not None
        assert entry is not None
        services = log.services
        row = EntryRow(
            log.id, entry.n, entry.seat, self.id or None, services.time.wall(), self.served,
            next(services.marks), encode_entry(entry, game.table.book),
        )  # fmt: skip
        return row, log.due(doc or log.doc, game), None if doc is None else log.saving(doc)

    def _on_stored(self, answer: bool | Exception) -> None:
        """True: it is committed. False: another process wrote an entry of this number first."""
        log, entry = self.log, self.entry
        assert entry is not None
        if answer is True:
            try:
                self.on_committed()
            except Exception as error:
                log.doubt()
                log.services.say("move failed", table=log.id, error=type(error).__name__)
                self._end(error)
            else:
                self._end(entry.n)
        elif answer is False:
            log.doubtful = True
            if entry.n:
                log.services.tasks.ask(log.refresh(), self._try_again)
            else:
                self._end(Overtaken())
        else:
            log.doubt()
            self._end(answer)

    # ---- 5. it is committed, so now it is heard

    def on_committed(self) -> None:
        log, game, entry, doc = self.log, self.game, self.entry, self.doc
        assert game is not None
        assert entry is not None
        log.services.moves += 1
        game.commit(entry, self.served, self.id or None)
        if self.id and entry.seat not in log.room.windows:
            game.hear_last(entry)
        opening = log.game is None
        log.game = game
        if doc is not None and opening:
            log.set_document(doc, log.version + 1)
        log.deliver()
        if doc is not None and not opening:
            log.set_document(doc, log.version + 1)
        log.services.wake.call(log.id)
        log.tell(Committed(entry))

    # ---- 6. anyone who made it is answered, and the next one has the lock

    def _end(self, done: int | Exception) -> None:
        if self.role is None:
            self.tell(Moved(done, False) if isinstance(done, int) else done)
            return
        answer: Moved | Exception
        try:
            if isinstance(done, int):
                answer = self._moved(done)
            else:
                answer = self._denied(done) if isinstance(done, Refused) else done
        except Exception as error:  # whatever it is, the lock is let go
            answer = error
        self.log.room.arrived.pop(self.seat, None)
        self.log.lock.release()
        self.tell(answer)

    def _moved(self, entry: int) -> Moved:
        game = self.log.game
        assert game is not None
        return Moved(game.follower(self.seat, game.committed).number_of(entry), self.is_again)

    def _denied(self, error: Refused) -> Denied:
        """By the rules; what they say does not change when it is asked again."""
        log, seat = self.log, self.seat
        prompt = log.game.table.prompt(seat) if log.game is not None else None
        why = error.why, None if prompt is None else prompt.n
        if self.id:
            log.refusals.remember(seat, self.id, *why)
        return refused(*why)


async def submit(
    log: TableLog,
    seat: Seat,
    do: str,
    n: int | None = None,
    change: Callable[[Doc], None] | None = None,
    tries: int = TRIES,
) -> None:
    """Under the lock: what the master or a bot says. Refused changes nothing.

    What is true of this position only has one try: if another process goes on first, it is Denied,
    and must be judged again.
    """

    def begin(tell: Callable[[Moved | Exception], None]) -> None:
        PendingMove(log, seat, do, n, tell, change, tries=tries).carry_out()

    await log.be_ready(seat)
    await until_told(begin)
