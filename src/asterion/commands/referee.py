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
    outcome,
    parse_chair,
    preset_option,
    read_limits,
    read_options,
    seed_option,
    set_option,
    take_book,
)
from asterion.commands.talk import fail, printable, talk
from asterion.commands.voting import Say, vote_on
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.book import Refused
from asterion.core.dice import Rolled
from asterion.core.event import Event
from asterion.core.names import MASTER_NAME, find_seat, name_of
from asterion.core.phrase import english
from asterion.core.record import Writer, header_of
from asterion.core.table import Entry, Table
from asterion.words.spoken import spoken_screen

STATUS = "status"
LONGEST_LINE = 20_000
"""In bytes: more than any name and command together."""


class Told(msgspec.Struct, omit_defaults=True):
    """One line of an answer: to whom it is said, what, and what is drawn for them with it."""

    to: str
    text: str
    drawing: list[str] = []


class Answer(msgspec.Struct, omit_defaults=True):
    """What `--json` prints for one line: what was told, who is asked what now, how it ended.

    The last one also has the certificate of the plan, where the book gives one.
    """

    told: list[Told]
    refused: bool
    asks: dict[str, str]
    result: dict[str, object] | None
    certificate: Sequence[str] = ()


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


def heard(table: Table, ear: Seat | None, line: bytes) -> tuple[list[Told], bool]:
    """Carry out one line; what is told of it to this ear, and whether it was refused."""
    try:
        seat, text = understood(line, table.names)
    except Refused as refused:
        # Whose word it was is not known, so a single ear is not told what it was.
        known = ear in (None, MASTER)
        reason = str(refused) if known else f"say who speaks, as in “{table.names[0]}: help”"
        return [Told(MASTER_NAME, f"refused: {reason}")], True
    private = ear in (None, MASTER, seat)
    name = name_of(seat, table.names)
    if text.lower() in ("help", "?"):
        return [Told(name, row) for row in english(table.book.help).splitlines() if private], False
    try:
        entry = table.submit(seat, text)
    except Refused as refused:
        if text.lower() == STATUS and (rows := status_of(table, seat)):
            return [Told(name, row) for row in rows if private], False
        return [Told(name, f"refused: {refused}")] if private else [], True
    return announced(table, entry, ear), False


def status_of(table: Table, seat: Seat) -> list[str]:
    """What a screen shows beside the board, where the book itself has no answer to `status`."""
    status = spoken_screen(table.book.screen(table.view(seat))).status
    return [f"{label}: {value}" if label else value for label, value in status]


def understood(line: bytes, names: Sequence[str]) -> tuple[Seat, str]:
    """Who speaks, and what; Refused where a line does not say."""
    if len(line) > LONGEST_LINE:
        raise Refused(f"a line has at most {LONGEST_LINE} bytes")
    try:
        said = line.decode()
    except UnicodeDecodeError as error:
        raise Refused(f"that was no text in UTF-8: see byte {error.start + 1} of it") from None
    speaker, colon, text = said.partition(":")
    if not colon:
        raise Refused(f"say who speaks, as in “{names[0]}: {said.strip()[:60]}”")
    return find_seat(speaker, names), text.strip()


# ---- out


def announced(table: Table, entry: Entry, ear: Seat | None) -> list[Told]:
    """What this ear hears of an entry; without one, what each seat hears."""
    if ear is not None:
        name = MASTER_NAME if ear < 0 else name_of(ear, table.names)
        heard = [
            Told(name, table.book.voice(event, ear, table.names), drawing(table, event))
            for event in entry.told(ear)
        ]
        return [line for line in heard if line.text]
    seats = range(len(table.names))
    listeners = (PUBLIC, *seats)
    heard_by = {seat: set(map(id, entry.told(seat))) for seat in listeners}
    told: list[Told] = []
    for event in entry.events:
        words = {
            seat: table.book.voice(event, seat, table.names)
            for seat in listeners
            if id(event) in heard_by[seat]
        }
        if len(words) == len(listeners) and len(set(words.values())) == 1:
            told.append(Told(MASTER_NAME, words[PUBLIC]))
        else:
            drawn = drawing(table, event)
            told += [Told(table.names[seat], words[seat], drawn) for seat in seats if seat in words]
    return [line for line in told if line.text]


def drawing(table: Table, event: Event) -> list[str]:
    """What an event gives to see, for those who only read."""
    sketch = table.book.sketch
    return [printable(line) for line in sketch(event)] if sketch is not None else []


def answer(
    table: Table, ear: Seat | None, as_json: bool, told: Iterable[Told], refused: bool
) -> None:
    """Print an answer at once, so that a program at the other end can wait for it."""
    lines = [Told(line.to, printable(line.text), line.drawing) for line in told]
    if not as_json:
        for line in lines:
            click.echo(f"{line.to}: {line.text}")
            for row in line.drawing:
                click.echo(f"{line.to}: {row}")
    elif lines or ear in (None, MASTER):
        asked = range(len(table.names)) if ear in (None, MASTER) else [ear] if ear >= 0 else []
        prompts = [table.prompt(seat) for seat in asked]
        asks = {table.names[prompt.seat]: prompt.words for prompt in prompts if prompt}
        whole = Answer(lines, refused, asks, outcome(table), table.certificate)
        click.echo(msgspec.json.encode(whole).decode())
