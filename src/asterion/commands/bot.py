"""`asterion bot`: one of our bots as a program that speaks the line protocol."""

import socket
import sys
from collections.abc import Iterable
from typing import TextIO

import click

from asterion.bots import UnknownBot, make_bot
from asterion.bots.lines import LineBot
from asterion.commands.common import fail, take_book
from asterion.commands.flags import seed_option
from asterion.commands.verb import option, verb
from asterion.core.dice import Rolled
from asterion.core.phrase import phrase


@verb(
    examples="""
  asterion bot labyrinth mapper
  asterion bot labyrinth hard --connect 127.0.0.1:4000 --say "join TABLE Robin"
  asterion arena labyrinth mapper "program:asterion bot labyrinth reasoner" """
)
@click.argument("book")
@click.argument("name")
@seed_option
@option("--connect", metavar="HOST:PORT", help="commands-option-bot-connect")
@option("--say", "first", metavar="LINE", multiple=True, help="commands-option-bot-say")
def bot(
    book: str, name: str, seed: int | None, connect: str | None, first: tuple[str, ...]
) -> None:
    """Run a bot as a program."""
    chosen = take_book(book)
    try:
        player = LineBot(chosen, make_bot(chosen.name, name, Rolled(seed)))
    except UnknownBot as error:
        fail(error.why)
    if connect is None:
        speak(player, sys.stdin, sys.stdout, first)
        return
    host, _, port = connect.rpartition(":")
    if not port.isdecimal():
        fail(phrase("commands-no-host-and-port", said=connect[:80]))
    try:
        with (
            socket.create_connection((host, int(port))) as wire,
            wire.makefile("r", newline="\n") as lines,
            wire.makefile("w") as out,
        ):
            speak(player, lines, out, first)
    except OSError as error:
        fail(phrase("commands-not-connected", address=connect[:80], why=str(error)))


def speak(player: LineBot, lines: Iterable[str], out: TextIO, first: tuple[str, ...]) -> None:
    for said in first:
        print(said, file=out, flush=True)
    for said in player.talk(lines):
        print(said, file=out, flush=True)
