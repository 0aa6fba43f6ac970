"""`asterion dooom-host`: a game of Dooom for programs that speak its wire protocol."""

import asyncio
import errno
import math
import os
import signal
from collections.abc import Callable
from pathlib import Path

import click

from asterion.books.dooom.options import DooomOptions
from asterion.bots import UnknownBot, make_bot
from asterion.bots.wire.full import FullPlayer
from asterion.commands.common import check_plan, fail, load_plan, read_options, take_book
from asterion.commands.flags import seed_option, set_option
from asterion.commands.numbers import Number, WholeNumber
from asterion.commands.talk import talk
from asterion.commands.verb import option, verb
from asterion.core.dice import Rolled
from asterion.core.phrase import Phrase, Value, phrase
from asterion.core.referee.table import Table
from asterion.server.wire.bots import BotsBeside
from asterion.server.wire.dialects import Connect, FullDialect, NewTable, SimpleDialect, TurnClock
from asterion.server.wire.host import Host
from asterion.server.wire.match import unnamed
from asterion.server.wire.options import BOOK, never_begins
from asterion.server.wire.records import CannotKeep, Records

CUSTOMARY_PORT = 40004


@verb(
    "dooom-host",
    examples="""
  asterion dooom-host cellar.txt
  asterion dooom-host cellar.txt --host 0.0.0.0 --port 4000 --turn-seconds 30
  asterion dooom-host cellar.txt --bots 2 --bot hunter
  asterion dooom-host cellar.txt --simple --seed 7""",
)
@click.argument("path", metavar="MAP")
@option(
    "--port",
    type=WholeNumber(0, 65535),
    default=CUSTOMARY_PORT,
    show_default=True,
    metavar="N",
    help="commands-option-dooom-host-port",
)
@option(
    "--host",
    "address",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help="commands-option-address",
)
@option("--simple", is_flag=True, help="commands-option-simple")
@option("--testing", is_flag=True, help="commands-option-testing")
@seed_option
@option(
    "--turn-seconds",
    type=Number(0.1, 86400),
    metavar="S",
    help="commands-option-turn-seconds",
)
@option(
    "--bots",
    type=WholeNumber(0, 31),
    default=0,
    metavar="N",
    help="commands-option-dooom-host-bots",
)
@option("--bot", "named", default="normal", metavar="NAME", help="commands-option-dooom-host-bot")
@set_option
@option("--record", metavar="FILE", help="commands-option-dooom-host-record")
def dooom_host(
    path: str,
    port: int,
    address: str,
    simple: bool,
    testing: bool,
    seed: int | None,
    turn_seconds: float | None,
    bots: int,
    named: str,
    settings: tuple[str, ...],
    record: str | None,
) -> None:
    """Host Dungeon of Dooom on MAP for every program that speaks its wire protocol."""
    if simple and (testing or turn_seconds is not None):
        fail(phrase("commands-simple-turns"))
    if simple and bots:
        fail(phrase("commands-simple-bots"))
    if turn_seconds is not None and math.isnan(turn_seconds):
        fail(phrase("commands-turn-number"))
    book = take_book(BOOK)
    options = read_options(book, None, settings)
    assert isinstance(options, DooomOptions)
    waiting = never_begins(options, simple)
    if waiting is not None:
        fail(waiting)
    players = bot_makers(bots, named, options, seed)
    plan = load_plan(book, path)
    check_plan(book, plan, options, options.wait_for, path)
    records = open_records(record)

    def new_table() -> Table:
        table = Table(book, plan, [unnamed(0)], options, Rolled(seed))
        if records is not None:
            records.keep(table)
        return table

    try:
        asyncio.run(serve(new_table, address, port, simple, testing, turn_seconds, players))
    except CannotKeep as error:
        fail(error.why)
    finally:
        if records is not None:
            records.close()


def open_records(path: str | None) -> Records | None:
    if path is None:
        return None
    try:
        return Records(Path(path))
    except FileExistsError:
        fail(phrase("commands-exists", path=path))
    except OSError as error:
        fail(phrase("commands-unwritable", path=path, why=error.strerror or str(error)))


MakeBots = Callable[[], list[FullPlayer]]


def bot_makers(count: int, named: str, options: DooomOptions, seed: int | None) -> MakeBots | None:
    """Bots for another game, other ones each time; the program ends where none has this name."""
    if not count:
        return None

    def make() -> list[FullPlayer]:
        try:
            bots = [
                make_bot(BOOK, named, Rolled(None if seed is None else seed + number + 1))
                for number in range(count)
            ]
        except UnknownBot as error:
            fail(error.why)
        names = [f"Bot {number + 1}" for number in range(count)]
        return [FullPlayer(bot, name, options) for bot, name in zip(bots, names, strict=True)]

    make()
    return make


async def serve(
    new_table: NewTable,
    address: str,
    port: int,
    simple: bool,
    testing: bool,
    turn_seconds: float | None,
    make_bots: MakeBots | None = None,
) -> None:
    """Until somebody stops it."""
    loop = asyncio.get_running_loop()
    host = Host(talk)
    clock = TurnClock(turn_seconds, host.later) if turn_seconds is not None else None
    full = FullDialect(new_table, testing, clock)
    connect: Connect = SimpleDialect(new_table).connect if simple else full.connect
    if make_bots is not None:
        connect = BotsBeside(full, make_bots, host.later).connect
    try:
        await host.listen(connect, address, port)
    except OSError as error:
        fail(why_not(error, address, port))
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, host.stop)
    await host.run()
    talk(phrase("commands-stopped"))


def why_not(error: OSError, address: str, port: int) -> Phrase:
    """Why the port cannot be listened on, in one sentence."""
    if error.errno == errno.EADDRINUSE:
        return phrase("commands-port-in-use", port=str(port), address=address)
    known = error.errno in errno.errorcode
    reason = os.strerror(error.errno) if known and error.errno is not None else error.strerror
    about: dict[str, Value] = {"port": str(port), "address": address, "why": reason or ""}
    return phrase("commands-port-unusable", **about)
