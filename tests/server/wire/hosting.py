"""A host on a real port, in a thread of its own, with time and chance as a test wants them."""

import asyncio
import textwrap
import threading
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic
from typing import Any, TypeVar

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.core.dice import Dice
from asterion.core.referee.table import Table
from asterion.server.wire.dialects import FullDialect, NewTable, SimpleDialect, TurnClock
from asterion.server.wire.ear import Send
from asterion.server.wire.host import Host
from asterion.server.wire.match import unnamed
from tests.server.wire.client import PATIENCE, Client

HIT, MISS = 0, 3
"""What the die of an attack says: three of four hit."""

T = TypeVar("T")


class Planned(Dice):
    """Starts and blows as a test wants them, whichever is asked for first."""

    def __init__(self, starts: Iterable[int], attacks: Iterable[int]) -> None:
        super().__init__()
        self.planned = {"start": list(starts), "attack": list(attacks)}

    def answer(self, n: int, why: str) -> int:
        return self.planned[why].pop(0)


def drawn(drawing: str, win: int, on: str = "") -> tuple[Plan, list[int]]:
    """A plan, and the draws that put players where the digits are, in the order of joining."""
    rows = textwrap.dedent(drawing).strip().split("\n")
    under = on.ljust(9, ".")
    marks = {
        int(tile): (column, row)
        for row, line in enumerate(rows)
        for column, tile in enumerate(line)
        if tile.isdigit()
    }
    plain = ["".join(under[int(t) - 1] if t.isdigit() else t for t in row) for row in rows]
    plan = Plan("drawn", win, [row.encode() for row in plain])
    cells = [plan.grid.cell(*marks[player]) for player in sorted(marks)]
    starts = [
        sum(plan.starts.fit[:cell]) - sum(taken < cell for taken in cells[:index])
        for index, cell in enumerate(cells)
    ]
    return plan, starts


class Alarms:
    """Time as a test has it: an alarm rings when the test says so."""

    def __init__(self, run: Callable[[Callable[[], None]], None]) -> None:
        self.run = run
        self.set: list[Alarm] = []

    def later(self, seconds: float, call: Callable[[], None]) -> "Alarm":
        alarm = Alarm(seconds, call)
        self.set.append(alarm)
        return alarm

    def ring(self) -> float:
        """The one alarm that is set; how many seconds it was set for."""
        self.run(lambda: None)
        (alarm,) = [alarm for alarm in self.set if not alarm.is_cancelled]
        alarm.cancel()
        self.run(alarm.call)
        return alarm.seconds


class Alarm:
    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self.seconds = seconds
        self.call = call
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class Hosted:
    """A running host, its tables in the order of its games, and what it said."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.tables: list[Table] = []
        self.said: list[str] = []
        self.alarms = Alarms(self.run)
        self.open = ExitStack()
        self.host = Host(self.said.append)

    @property
    def port(self) -> int:
        return int(self.said[0].rpartition(":")[2])

    def client(self, reads_at_most: int | None = None) -> Client:
        """One more; it is in the game once it has heard something."""
        client = Client(self.port, reads_at_most)
        self.open.callback(client.leaves)
        return client

    def player(self, *hears: str) -> Client:
        """One more in the full dialect, greeted with these lines."""
        client = self.client()
        client.hears(*hears)
        return client

    def run(self, call: Callable[[], None]) -> None:
        """Call something in the host's own thread, and wait for it."""

        async def calling() -> None:
            call()

        self.wait(calling())

    def settle(self) -> None:
        """Let the host finish what it is at."""
        self.run(lambda: None)

    def until(self, holds: Callable[[], bool]) -> None:
        """Let the host go on until it has noticed something."""
        late = monotonic() + PATIENCE
        held: list[bool] = []
        while not any(held):
            assert monotonic() < late
            self.run(lambda: held.append(holds()))

    def stop(self) -> None:
        self.run(self.host.stop)

    def wait(self, doing: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(PATIENCE)


@contextmanager
def serving(
    new_table: NewTable,
    *,
    simple: bool = False,
    testing: bool = False,
    turn_seconds: float | None = None,
    bent: Callable[[Send], Send] = lambda send: send,
) -> Iterator[Hosted]:
    """A host with these tables, in a thread of its own; `bent` spoils what it sends."""
    hosted = Hosted()
    thread = threading.Thread(target=hosted.loop.run_forever, daemon=True)
    thread.start()

    def kept() -> Table:
        hosted.tables.append(new_table())
        return hosted.tables[-1]

    clock = None if turn_seconds is None else TurnClock(turn_seconds, hosted.alarms.later)
    dialect = SimpleDialect(kept) if simple else FullDialect(kept, testing, clock)

    async def begin() -> "asyncio.Task[None]":
        await hosted.host.listen(lambda send: dialect.connect(bent(send)), "127.0.0.1", 0)
        return asyncio.get_running_loop().create_task(hosted.host.run())

    async def end() -> None:
        hosted.host.stop()
        await running

    running = hosted.wait(begin())
    try:
        with hosted.open:
            yield hosted
    finally:
        hosted.wait(end())
        hosted.loop.call_soon_threadsafe(hosted.loop.stop)
        thread.join(PATIENCE)
        hosted.loop.close()


@contextmanager
def hosted(
    drawing: str,
    *,
    win: int = 0,
    on: str = "",
    attacks: Iterable[int] = (),
    simple: bool = False,
    testing: bool = False,
    turn_seconds: float | None = None,
    **options: object,
) -> Iterator[Hosted]:
    """A host whose games begin as they are drawn: digits are where the clients are put."""
    plan, starts = drawn(drawing, win, on)
    blows = list(attacks)

    def new_table() -> Table:
        dooom = book("dungeon-of-dooom")
        chosen = DooomOptions(**options)  # type: ignore[arg-type]
        return Table(dooom, plan, [unnamed(0)], chosen, Planned(starts, blows))

    with serving(new_table, simple=simple, testing=testing, turn_seconds=turn_seconds) as running:
        yield running
