"""What the verbs say: talk to stderr, data to stdout, nothing that could move a cursor."""

import shutil
import textwrap
from typing import NoReturn

import click
import msgspec

from asterion.commands.words import in_words
from asterion.core.phrase import Phrase


def talk(said: Phrase | str) -> None:
    """One line for the person, on stderr."""
    click.echo(f"asterion: {printable(in_words(said))}", err=True)


def fail(said: Phrase | str, status: int = 2) -> NoReturn:
    """End the program with one sentence: 1 for a failed check, 2 for wrong usage."""
    talk(said)
    raise SystemExit(status)


def printable(text: str) -> str:
    """The text on one line, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def wrapped(text: str, indent: str = "", hang: int | None = None) -> str:
    """Text broken between words to the width of the terminal, the lines below indented as much."""
    columns = max(40, min(100, shutil.get_terminal_size().columns))
    below = " " * (len(indent) if hang is None else hang)
    return textwrap.fill(
        text,
        columns,
        initial_indent=indent,
        subsequent_indent=below,
        break_on_hyphens=False,  # names of plans and options are copied, so they stay whole
    )


def print_json(data: object) -> None:
    """Data for programs, on stdout."""
    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
