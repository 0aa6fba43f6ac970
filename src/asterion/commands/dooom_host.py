"""`asterion dooom-host`: a game of Dooom for programs that speak its wire protocol."""

import asyncio
import errno
import math
import os
import signal
from pathlib import Path

import click

from asterion.books.dooom.options import DooomOptions
from asterion.commands.common import (
    check_plan,
    fail,
    load_plan,
    read_options,
    seed_option,
    set_option,
    take_book,
)
from asterion.commands.talk import talk
from asterion.core.dice import Rolled
from asterion.core.table import Table
from asterion.server.wire.dialects import FullDialect, Lay, SimpleDialect, TurnClock
from asterion.server.wire.host import Host
from asterion.server.wire.match import unnamed
from asterion.server.wire.options import BOOK, never_begins
from asterion.server.wire.records import CannotKeep, Records

CUSTOMARY_PORT = 40004


@click.command(
    "dooom-host",
    epilog="""\b
Examples:
  asterion dooom-host cellar.txt
  asterion dooom-host cellar.txt --host 0.0.0.0 --port 4000 --turn-seconds 30
  asterion dooom-host cellar.txt --simple --seed 7""",
)
@click.argument("path", metavar="MAP")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=CUSTOMARY_PORT,
    show_default=True,
    metavar="N",
    help="Listen here; 0 takes any port that is free.",
)
@click.option(
    "--host",
    "address",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help="Listen on this address of the machine; 0.0.0.0 is all of them.",
)
@click.option("--simple", is_flag=True, help="Speak the simple dialect: a game for each client.")
@click.option("--testing", is_flag=True, help="Let clients put themselves anywhere: SETPLAYERPOS.")
@seed_option
@click.option(
    "--turn-seconds",
    type=click.FloatRange(0.1, 86400),
    metavar="S",
    help="A turn that takes longer is ended.",
)
@set_option
@click.option("--record", metavar="FILE", help="Write the games to this new file, and beside it.")
def dooom_host(
    path: str,
    port: int,
    address: str,
    simple: bool,
    testing: bool,
    seed: int | None,
    turn_seconds: float | None,
    settings: tuple[str, ...],
    record: str | None,
) -> None:
    """Host Dungeon of Dooom on MAP for every program that speaks its wire protocol.

    All clients play one game, which begins with the first of them; when it is over, whoever comes
    next begins another. With --simple every client has a game of its own. Ctrl-C ends it.
    """
    if simple and (testing or turn_seconds is not None):
        fail("--testing and --turn-seconds are not for the simple dialect, which has no turns")
    if turn_seconds is not None and math.isnan(turn_seconds):
        fail("--turn-seconds wants a number")
    book = take_book(BOOK)
    options = read_options(book, None, settings)
    assert isinstance(options, DooomOptions)
    waiting = never_begins(options, simple)
    if waiting:
        fail(waiting)
    plan = load_plan(book, path)
    check_plan(book, plan, options, options.wait_for, path)
    records = open_records(record)

    def lay() -> Table:
        table = Table(book, plan, [unnamed(0)], options, Rolled(seed))
        if records is not None:
            records.keep(table)
        return table

    try:
        asyncio.run(serve(lay, address, port, simple, testing, turn_seconds))
    except CannotKeep as error:
        fail(str(error))
    finally:
        if records is not None:
            records.close()


def open_records(path: str | None) -> Records | None:
    if path is None:
        return None
    try:
        return Records(Path(path))
    except FileExistsError:
        fail(f"“{path}” is there already; a record is never overwritten")
    except OSError as error:
        fail(f"“{path}” cannot be written: {error.strerror}")


async def serve(
    lay: Lay, address: str, port: int, simple: bool, testing: bool, turn_seconds: float | None
) -> None:
    """Until somebody stops it."""
    loop = asyncio.get_running_loop()
    host = Host(talk)
    clock = TurnClock(turn_seconds, host.later) if turn_seconds is not None else None
    dialect = SimpleDialect(lay) if simple else FullDialect(lay, testing, clock)
    try:
        await host.listen(dialect.connect, address, port)
    except OSError as error:
        fail(why_not(error, address, port))
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, host.stop)
    await host.run()
    talk("stopped")


def why_not(error: OSError, address: str, port: int) -> str:
    """Why the port cannot be listened on, in one sentence."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {address} is in use already; choose another with --port"
    known = error.errno in errno.errorcode
    reason = os.strerror(error.errno) if known and error.errno is not None else error.strerror
    return f"port {port} of {address} cannot be listened on: {reason}"
