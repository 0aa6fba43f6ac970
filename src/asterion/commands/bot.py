"""`asterion bot`: one of our bots as a program, on the line protocol or on Dooom's wire."""

import socket
import sys
from collections.abc import Iterable, Sequence
from typing import TextIO

import click

from asterion.books.dooom.options import DooomOptions
from asterion.bots import UnknownBot, make_bot
from asterion.bots.lines import LineBot, LineFault
from asterion.bots.wire import DIALECTS, SIMPLE
from asterion.bots.wire.client import Closed, WirePlayer, play
from asterion.bots.wire.full import CannotPlay, FullPlayer
from asterion.bots.wire.simple import SimplePlayer
from asterion.commands.addresses import host_and_port
from asterion.commands.common import fail, read_options, take_book
from asterion.commands.flags import seed_option, set_option
from asterion.commands.numbers import Number, OneOf
from asterion.commands.verb import option, verb
from asterion.commands.words import say
from asterion.core.dice import Rolled
from asterion.core.phrase import Value, phrase

GAME_LOST = 1
"""The status of a game on the wire that was not played to its end."""

FAULTS = 1
"""The status of a game in which something legal had to be said in the bot's place."""


@verb(
    examples="""
  asterion bot labyrinth mapper
  asterion bot labyrinth hard --connect 127.0.0.1:4000 --say "join TABLE Robin"
  asterion bot dooom hunter --wire 127.0.0.1:40004 --called Robin
  asterion bot dooom walker --wire 127.0.0.1:40004 --dialect simple
  asterion arena labyrinth mapper "program:asterion bot labyrinth reasoner" """
)
@click.argument("book")
@click.argument("name")
@seed_option
@option("--connect", metavar="HOST:PORT", help="commands-option-bot-connect")
@option("--say", "first", metavar="LINE", multiple=True, help="commands-option-bot-say")
@option("--wire", metavar="HOST:PORT", help="commands-option-bot-wire")
@option(
    "--dialect",
    type=OneOf(DIALECTS),
    default=DIALECTS[0],
    metavar="DIALECT",
    help="commands-option-bot-dialect",
)
@option("--called", default="Robin", metavar="NAME", help="commands-option-bot-called")
@option(
    "--patience",
    type=Number(0.1, 86400),
    metavar="S",
    help="commands-option-bot-patience",
)
@set_option
def bot(
    book: str,
    name: str,
    seed: int | None,
    connect: str | None,
    first: tuple[str, ...],
    wire: str | None,
    dialect: str,
    called: str,
    patience: float | None,
    settings: tuple[str, ...],
) -> None:
    """Run a bot as a program."""
    chosen = take_book(book)
    try:
        made = make_bot(chosen.name, name, Rolled(seed))
    except UnknownBot as error:
        fail(error.why)
    if wire is not None:
        options = read_options(chosen, None, settings)
        if not isinstance(options, DooomOptions):
            fail(phrase("commands-no-wire", book=chosen.called))
        simple = dialect == SIMPLE
        client = SimplePlayer(made, options) if simple else FullPlayer(made, called, options)
        play_on_wire(client, wire, patience)
        return
    faults: list[LineFault] = []
    player = LineBot(chosen, made, Rolled(seed), faults.append)
    if connect is None:
        speak(player, sys.stdin, sys.stdout, first)
        tell_faults(faults)
        return
    host, port = host_and_port(connect)
    try:
        with (
            socket.create_connection((host, port)) as line,
            line.makefile("r", newline="\n") as lines,
            line.makefile("w") as out,
        ):
            speak(player, lines, out, first)
    except OSError as error:
        fail(phrase("commands-not-connected", address=connect[:80], why=str(error)))
    tell_faults(faults)


def tell_faults(faults: Sequence[LineFault]) -> None:
    """Each answer that was of no use, with its question, on standard error."""
    for fault in faults:
        told = "commands-bot-fault" if fault.said else "commands-bot-failed"
        click.echo(
            say(told, asked=fault.asked, said=fault.said, wrong=fault.wrong.strip()), err=True
        )
    if faults:
        raise SystemExit(FAULTS)


def play_on_wire(player: WirePlayer, wire: str, patience: float | None) -> None:
    """One game, whose result is printed."""
    about: dict[str, Value] = {"address": wire[:80]}
    try:
        click.echo(play(player, host_and_port(wire), patience))
    except Closed as closed:
        said = "commands-wire-refused" if str(closed) else "commands-wire-closed"
        fail(phrase(said, **about, why=str(closed)), GAME_LOST)
    except CannotPlay as error:
        fail(phrase("commands-wire-strange", **about, came=str(error)[:200]), GAME_LOST)
    except TimeoutError:
        fail(phrase("commands-wire-silent", **about, seconds=f"{patience or 0:g}"), GAME_LOST)
    except OSError as error:
        fail(phrase("commands-not-connected", **about, why=error.strerror or str(error)))


def speak(player: LineBot, lines: Iterable[str], out: TextIO, first: tuple[str, ...]) -> None:
    for said in player.talk(lines, first):
        print(said, file=out, flush=True)
