"""Ringing for people who are not there: once for each question, in games of days."""

from asterion.core.referee.clock import Clock
from asterion.server.denied import Denied
from asterion.server.features import habits as times
from asterion.server.features.letters import Given, Letters
from asterion.server.features.wishes import Wishes
from asterion.server.game.doc import Place
from asterion.server.notify import Letter, NotSent
from asterion.server.notify.senders import Senders
from asterion.server.store import BellRow, StoreDown
from asterion.server.tables import Hosted, Hub
from asterion.server.tables.happenings import HubStopped, SeatClaimed

PAUSES = (1, 4, 16)
"""How many times the usual wait lies before each further try of a letter that was not taken."""
MOST_FAILURES = 3
"""Letters in a row that were given up: the bell is taken off, and its list says so."""


class Bells:
    """A look at all bells every few seconds; what rings is sent by tasks of its own, so no move
    and no other bell waits for it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.senders = Senders()
        self.letters = Letters(hub.store)
        self.wishes = Wishes(hub, self.senders, self.letters, self._deliver)
        self.every = 30.0
        happenings = hub.services.happenings
        happenings.on(SeatClaimed, self._on_claimed)
        happenings.on_async(HubStopped, self._stop)

    async def go_on(self) -> None:
        """For ever, as long as there is anything to send with."""
        while self.senders.any:
            await self._hub.time.sleep(self.every)
            try:
                await self.look()
                await self.senders.rest()
            except StoreDown as error:
                self._hub.services.say("store down", why=str(error))
            except Exception as error:  # one bad bell must not stop the others
                self._hub.services.say("bells failed", error=type(error).__name__)

    async def _stop(self, _: Hub, __: HubStopped) -> None:
        await self.senders.close()

    # ---- ringing

    async def look(self) -> None:
        """Once for each bell whose table went on: is it for them to speak, and are they away?"""
        store, wall = self._hub.store, self._hub.time.wall()
        for row in await store.waiting_bells(wall, self._hub.served()):
            try:
                hosted = await self._hub.table(row.table)
                await self._look_at(hosted, row)
            except Denied:
                await store.drop_bell(row.id)  # a table that cannot be played on
        for row in await store.due_digests(wall):
            await self._sum_up(row, wall)

    async def _look_at(self, hosted: Hosted, row: BellRow) -> None:
        game = hosted.game
        if game is None or row.seat >= len(hosted.doc.places):
            return
        prompt = game.table.prompt(row.seat) if is_waited_for(hosted, row.seat) else None
        habits, served = times.read(row.habits), self._hub.served()
        wall = self._hub.time.wall()
        about = ""
        if prompt is not None and is_away(hosted, row.seat):
            if prompt.n != row.rung:
                about = "" if habits.digest else "turn"
            elif row.remind is not None and row.remind <= served:
                about = nearness(game.clock, row.seat, served)
        if about and (until := times.quiet_until(habits, wall)) is not None:
            await self._hub.store.silence_bell(row.id, until)  # and then it is looked at again
            return
        rung, remind = row.rung, None
        if prompt is not None:
            deadline = game.clock.deadline(row.seat) if game.clock is not None else None
            rung, remind = prompt.n, times.next_reminder(habits, deadline, served)
        if await self._hub.store.claim_bell(row, game.committed - 1, rung, remind) and about:
            await self._ring(row, about, [(hosted, row.seat)])  # else another process did

    async def _sum_up(self, row: BellRow, wall: float) -> None:
        """One letter about all tables that wait for the reader of this address."""
        habits = times.read(row.habits)
        next_one = times.next_digest(habits, wall)
        if next_one is None:
            return
        if (until := times.quiet_until(habits, wall)) is not None:
            next_one = max(next_one, until)
        waiting = []
        for bell in await self._hub.store.claim_digest(row, wall, next_one):
            try:
                hosted = await self._hub.table(bell.table)
            except Denied:
                continue
            if is_waited_for(hosted, bell.seat) and is_away(hosted, bell.seat):
                waiting.append((hosted, bell.seat))
        if waiting:
            await self._ring(row, "digest", waiting)

    async def _ring(self, row: BellRow, about: str, tables: list[tuple[Hosted, int]]) -> None:
        letter = await self.letters.write(row, about, tables)
        self._hub.spawn(self._deliver(row, letter))

    def _on_claimed(self, hosted: Hosted, claim: SeatClaimed) -> None:
        """By every bell of that seat: somebody asks for it, and coming to the table ends that."""
        if self.senders.any:
            self._hub.spawn(self._warn(hosted, claim.seat))

    async def _warn(self, hosted: Hosted, seat: int) -> None:
        for row in await self._hub.store.bells_of(hosted.id, seat):
            if row.confirmed:
                await self._ring(row, "asked", [(hosted, seat)])

    # ---- sending

    async def _deliver(self, row: Given, letter: Letter) -> None:
        """Tried a few times; what fails again and again is taken off."""
        store, say = self._hub.store, self._hub.services.say
        for pause in (*PAUSES, 0):
            try:
                await self.senders.send(row.kind, row.address, letter)
                say("bell rung", table=row.table, why=row.kind)
                await store.forget_failures(row.given)
                return
            except NotSent as error:
                await store.release_mailbox(row.id)
                say("bell not rung", table=row.table, why=f"{row.kind} {error}")
                if error.gone:
                    await store.drop_bell(row.given)
                    return
            if not pause or await self._is_gone(row):
                break
            await self._hub.time.sleep(pause * self.every)
            if is_unproved(row) and await self.wishes.may_ask(row) != "may":
                return
        if not await store.count_failure(row.given, MOST_FAILURES):
            say("bell taken off", table=row.table, why=row.kind)

    async def _is_gone(self, row: Given) -> bool:
        store = self._hub.store
        return await store.bell(row.id) is None and await store.contact(row.id) is None


def is_unproved(row: Given) -> bool:
    return row.kind != "push" and not row.confirmed


def is_waited_for(hosted: Hosted, seat: int) -> bool:
    """Whether a person there is asked something."""
    game, places = hosted.game, hosted.doc.places
    if game is None or hosted.doc.phase != "playing" or seat >= len(places):
        return False
    return seat in game.table.awaited and places[seat].kind == "person"


def is_away(hosted: Hosted, seat: int) -> bool:
    place: Place = hosted.doc.places[seat]
    return seat not in hosted.room.windows and place.gone is not None


def nearness(clock: Clock | None, seat: int, served: float) -> str:
    """Whether the last hour of somebody's time has begun, or the last day; else there is nothing to
    say, for they were given more since."""
    deadline = None if clock is None else clock.deadline(seat)
    left = times.DAY + 1 if deadline is None else deadline - served
    return "hour" if left <= times.HOUR else "day" if left <= times.DAY else ""
