"""`asterion referee`: a game master for scripts and clubs, a line in, the answers out."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from typing import BinaryIO

import click
import msgspec

from asterion.commands.common import (
    STANDARD_INPUT,
    chair_option,
    check_plan,
    json_option,
    limit_option,
    load_plan,
    parse_chair,
    preset_option,
    read_limits,
    read_options,
    seed_option,
    set_option,
    take_book,
)
from asterion.commands.refereed import (
    LONGEST_LINE,
    Answer,
    Told,
    announced,
    answer,
    heard,
    understood,
)
from asterion.commands.talk import fail, printable, talk
from asterion.commands.voting import Say, vote_on
from asterion.core.audience import Seat
from asterion.core.book import Refused
from asterion.core.dice import Rolled
from asterion.core.names import MASTER_NAME
from asterion.core.record import Writer, header_of
from asterion.core.table import Entry, Table


@click.command(
    epilog="""\b
Examples:
  asterion referee dooom --plan cellar.txt --players Ann,Bob --seed 7
  asterion referee dooom --plan cellar.txt --players Ann --as Ann < moves.txt
  asterion referee dooom --plan old-keep --players Ann,Bob --record game.jsonl

\b
A line says who speaks, and what:
  Ann: move north
  GM: leave Bob
  GM: rule: Bob may take that back
  # and this one is skipped, like empty ones"""
)
@click.argument("book")
@click.option(
    "--plan",
    "path",
    metavar="FILE|NAME",
    required=True,
    help="The secret plan: a file, or the name of a sample (see asterion books).",
)
@click.option("--players", metavar="NAME,NAME,...", required=True, help="In the order of seats.")
@seed_option
@preset_option
@set_option
@limit_option
@click.option("--vote", is_flag=True, help="Let the players vote on options before the game.")
@chair_option
@click.option("--record", "record_path", metavar="FILE", help="Write the game to this new file.")
@json_option
def referee(
    book: str,
    path: str,
    players: str,
    seed: int | None,
    preset: str | None,
    settings: tuple[str, ...],
    limits: tuple[str, ...],
    vote: bool,
    chair: str | None,
    record_path: str | None,
    as_json: bool,
) -> None:
    """Referee a game of BOOK: read what is said from standard input, answer on standard output.

    Every answer is a line that begins with the name of the one it is for; what all hear in the
    same words is said once, by GM. With --as, only what that one hears is said. A line that is
    refused is answered to its speaker, costs nothing, and the game goes on. “Ann: help” lists the
    commands, “Ann: status” tells Ann how she stands.

    The exit status is 0 when the game is over or the input ends, 2 for wrong usage or a plan with
    faults.

    With --vote the game begins after a vote, where the book has one: “Ann: vote skips=yes” as often
    as anyone likes, until the master says “GM: begin”. The options given here are the proposal.
    """
    chosen = take_book(book)
    options = read_options(chosen, preset, settings)
    names = [name.strip() for name in players.split(",")]
    if path == STANDARD_INPUT:
        fail("the plan and the game cannot both come from standard input")
    plan = load_plan(chosen, path)
    lines = read_lines(sys.stdin.buffer) if sys.stdin is not None else iter(())
    if vote:
        if chosen.elected is None:
            fail(f"{chosen.title} has no vote on its options")
        options = vote_on(chosen, options, names, speakers(lines, names, as_json), say_of(as_json))
    check_plan(chosen, plan, options, len(names), path, read_limits(chosen, limits))
    try:
        table = Table(chosen, plan, names, options, Rolled(seed))
    except Refused as refused:
        fail(str(refused))
    ear = parse_chair(chair, names) if chair is not None else None
    with nullcontext() if record_path is None else new_file(record_path) as file:
        if file is not None:
            keep_in(file, table)
        preside(table, ear, as_json, lines)


def new_file(path: str) -> BinaryIO:
    try:
        return open(path, "xb")
    except FileExistsError:
        fail(f"“{path}” is there already; a record is never overwritten")
    except OSError as error:
        fail(f"“{path}” cannot be written: {error.strerror}")


def keep_in(file: BinaryIO, table: Table) -> None:
    """Write down the opening, and from now on every entry before it is told, the seal too."""
    writer = Writer(file)

    def keep(entry: Entry) -> None:
        writer.line(entry)
        writer.seal(table)

    writer.line(header_of(table))
    keep(table.entries[0])
    table.keep = keep


def preside(table: Table, ear: Seat | None, as_json: bool, lines: Iterator[bytes]) -> None:
    """The game from its opening to its end, or to the end of the input."""
    talk(f"plan and options are sealed: SHA-256 {table.commitment}")
    answer(table, ear, as_json, announced(table, table.entries[0], ear), refused=False)
    while table.result is None:
        line = next(lines, None)
        if line is None:
            talk("the input has ended, and the game is not over")
            return
        told, refused = heard(table, ear, line)
        answer(table, ear, as_json, told, refused)
    for row in table.certificate:
        click.echo(printable(row), err=True)
    talk(f"the game is over: {table.result.reason}")


# ---- before the game


def speakers(
    lines: Iterable[bytes], names: Sequence[str], as_json: bool
) -> Iterator[tuple[Seat, str]]:
    """Who says what in the vote; a line that does not tell is answered, and passed over."""
    for line in lines:
        try:
            yield understood(line, names)
        except Refused as refused:
            say_of(as_json)(MASTER_NAME, f"refused: {refused}", True)


def say_of(as_json: bool) -> Say:
    """A vote is public, so every ear hears the whole of it."""

    def say(to: str, text: str, refused: bool) -> None:
        told = Told(to, printable(text))
        whole = msgspec.json.encode(Answer([told], refused, {}, None)).decode()
        click.echo(whole if as_json else f"{told.to}: {told.text}")

    return say


# ---- in


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines that say something; of one that is too long only the beginning."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        if line.strip() and not line.startswith(b"#"):
            yield line
