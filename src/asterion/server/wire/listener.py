"""Dooom's wire protocol as one of the server's ports: a fresh map for every match."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.books.samples import sample
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Dice, Rolled
from asterion.core.referee.table import Table
from asterion.server.guard.rates import Rates
from asterion.server.sockets import Limits
from asterion.server.wire.dialects import FullDialect, SimpleDialect, TurnClock
from asterion.server.wire.host import Host
from asterion.server.wire.match import unnamed
from asterion.server.wire.options import BOOK
from asterion.server.wire.records import CannotKeep, Folder

BY_THE_BOOK: Final = DooomOptions()
Say = Callable[..., None]
"""The server's log: what happened, and more by name."""


class DooomListener:
    """A running port; a game that cannot be written down closes it, and nothing else."""

    def __init__(self, host: Host, records: Folder, say: Say) -> None:
        self._host = host
        self._records = records
        self._say = say
        self._running = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            await self._host.run()
        except CannotKeep as failure:
            self._say("dooom stopped", why=str(failure))
        finally:
            self._records.close()

    async def stop(self) -> None:
        """Close the port; games that are not over stay in their records without a seal."""
        self._host.stop()
        await self._running


async def start_dooom(
    address: str,
    port: int,
    folder: Path,
    say: Say,
    *,
    drawing: str = "",
    simple: bool = False,
    turn_seconds: float | None = None,
    options: DooomOptions = BY_THE_BOOK,
    limits: Limits | None = None,
    given: socket.socket | None = None,
    chance: Callable[[], Dice] = Rolled,
) -> DooomListener:
    """Open the port; OSError where that cannot be done, PlanError where the map has faults.

    Matches are played on the map that is drawn, or each on a new one; their records are kept in
    the folder.
    """
    dooom = book(BOOK)
    plan = read_map(drawing, options) if drawing else None
    fresh = msgspec.structs.replace(
        dooom.plan.settings(), players=max(dooom.plan.settings().players, options.wait_for)
    )
    records = Folder(folder)
    host = Host(lambda sentence: say("dooom", why=sentence), limits or beside_others())

    def lay() -> Table:
        dice = chance()
        ground = dooom.plan.generate(fresh, dice) if plan is None else plan
        table = Table(dooom, ground, [unnamed(0)], options, dice)
        records.keep(table)
        return table

    clock = TurnClock(turn_seconds, host.later) if turn_seconds is not None else None
    dialect = SimpleDialect(lay) if simple else FullDialect(lay, clock=clock)
    await host.listen(dialect.connect, address, port, given)
    return DooomListener(host, records, say)


def beside_others(barred: Callable[[str], str] | None = None) -> Limits:
    """Beside the server's other ports nobody gets as much as on a port of its own."""
    return Limits(
        barred=barred,
        of_one_address=64,
        comings=Rates(120, 64, monotonic),
        lines=Rates(6000, 200, monotonic),
    )


def map_drawing(named: str) -> str:
    """The map in a file, or the sample plan of this name; OSError where there is neither."""
    found = None if Path(named).exists() else sample(book(BOOK), named)
    return Path(named).read_text("utf-8") if found is None else found


def read_map(drawing: str, options: DooomOptions) -> Any:
    """The plan that is drawn; PlanError with every fault, also those of one that can be read."""
    dooom = book(BOOK)
    plan = dooom.plan.read(drawing)
    faults = [
        fault for fault in dooom.plan.problems(plan, options, options.wait_for) if not fault.advice
    ]
    if faults:
        raise PlanError(faults)
    return plan
