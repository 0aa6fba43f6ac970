"""`asterion plan`: maps made, checked and shown."""

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from asterion.commands.common import (
    STANDARD_INPUT,
    broken_limits,
    json_option,
    limit_option,
    load_plan,
    make_plan,
    preset_option,
    read_drawing,
    read_limits,
    read_options,
    read_settings,
    seed_option,
    set_option,
    shown,
    take_book,
)
from asterion.commands.rules import described
from asterion.commands.talk import fail, print_json, printable, wrapped
from asterion.core.audience import MASTER
from asterion.core.book import AnyBook
from asterion.core.dice import Rolled
from asterion.core.options import Options, choices
from asterion.core.problem import PlanError, Problem
from asterion.terminal.words import word
from asterion.words.spoken import spoken_problem


@click.group(
    invoke_without_command=True,
    epilog="""\b
Examples:
  asterion plan new dooom --seed 7 -o cellar.txt
  asterion plan check dooom cellar.txt
  asterion plan show dooom cellar.txt""",
)
@click.pass_context
def plan(context: click.Context) -> None:
    """Make, check and show plans."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# ---- new


@plan.command(
    epilog="""\b
Examples:
  asterion plan new dooom > cellar.txt
  asterion plan new dooom --seed 7 --set width=40 --set height=20 -o cellar.txt
  asterion plan new dooom --list"""
)
@click.argument("book")
@set_option
@seed_option
@click.option("-o", "--output", metavar="FILE", help="Write the drawing there instead of stdout.")
@click.option("--list", "listing", is_flag=True, help="List what can be set, and make nothing.")
def new(
    book: str,
    settings: tuple[str, ...],
    seed: int | None,
    output: str | None,
    listing: bool,
) -> None:
    """Draw a plan for BOOK by chance: without faults, and the same for the same seed.

    --set says what it should be like; --list shows what can be said.
    """
    chosen = take_book(book)
    if listing:
        for choice in choices(chosen.settings):
            click.echo(wrapped(described(choice, chosen.settings()), hang=4))
        return
    wanted = read_settings(settings)
    drawing = chosen.write_plan(make_plan(chosen, None, Rolled(seed), None, wanted))
    if output is None or output == STANDARD_INPUT:
        click.echo(drawing, nl=False)
        return
    try:
        Path(output).write_text(drawing, encoding="utf-8")
    except OSError as error:
        fail(f"“{output}” cannot be written: {error.strerror}")


# ---- check


class Checked(msgspec.Struct):
    """What was found in one file."""

    file: str
    faults: int
    problems: list[Problem]


@plan.command(
    epilog="""\b
Examples:
  asterion plan check dooom cellar.txt
  asterion plan check dooom *.txt --players 4 --json
  asterion plan check labyrinth mill.txt --limit most_pits=3 --limit safe_chain=yes"""
)
@click.argument("book")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--players", type=click.IntRange(1, 1000), metavar="N", help="Check for so many.")
@preset_option
@set_option
@limit_option
@json_option
def check(
    book: str,
    files: tuple[str, ...],
    players: int | None,
    preset: str | None,
    settings: tuple[str, ...],
    limits: tuple[str, ...],
    as_json: bool,
) -> None:
    """Name every fault of a plan, and give advice, each with its place.

    A place is a line and column of the file, or a cell by the name that it has in the book.

    FILE may also be the name of a sample plan, as asterion books lists them.

    The exit status is 0 if no FILE has a fault, 1 if one has, and 2 if one is no text at all.
    """
    chosen = take_book(book)
    options = read_options(chosen, preset, settings)
    agreed = read_limits(chosen, limits)
    count = players or chosen.seats[0]
    checked = [_check(chosen, file, options, count, agreed) for file in files]
    if as_json:
        print_json(
            [
                {
                    "file": found.file,
                    "faults": found.faults,
                    "problems": [spoken_problem(problem) for problem in found.problems],
                }
                for found in checked
            ]
        )
    else:
        for found in checked:
            for problem in found.problems:
                click.echo(f"{found.file}: {printable(str(problem))}")
            if not found.faults:
                click.echo(f"{found.file}: no faults")
    if any(found.faults for found in checked):
        raise SystemExit(1)


def _check(
    book: AnyBook, file: str, options: Options, players: int, agreed: Options | None
) -> Checked:
    text = read_drawing(book, file)
    try:
        drawn = book.read_plan(text)
        problems = [*book.problems(drawn, options, players), *broken_limits(book, drawn, agreed)]
    except PlanError as error:
        problems = error.problems
    faults = sum(not problem.advice for problem in problems)
    return Checked(printable(shown(file)), faults, problems)


# ---- show


@plan.command(
    epilog="""\b
Examples:
  asterion plan show dooom cellar.txt
  asterion plan show labyrinth old-mill
  asterion plan new dooom | asterion plan show dooom -"""
)
@click.argument("book")
@click.argument("file")
@json_option
def show(book: str, file: str, as_json: bool) -> None:
    """Draw a plan and count what is on it. It is the master's: a player should not look.

    FILE may also be the name of a sample plan, as asterion books lists them.
    """
    chosen = take_book(book)
    drawn = load_plan(chosen, file)
    board = chosen.screen(chosen.view(MASTER, chosen.options(), drawn)).board
    counts = _counts(chosen, board)
    drawing = chosen.write_plan(drawn)
    if as_json:
        print_json({"book": chosen.name, "drawing": drawing, "counts": counts})
        return
    for line in drawing.splitlines():
        click.echo(printable(line))
    click.echo()
    click.echo(wrapped(", ".join(f"{thing}: {count}" for thing, count in counts.items())))


def _counts(book: AnyBook, board: Sequence[str]) -> dict[str, int]:
    """How often each thing is on the board, in words where the book's symbols have some."""
    known = book.looks.by_mark()
    if not known:
        return dict(sorted(Counter("".join(board).replace(" ", "")).items()))
    longest_first = sorted(map(re.escape, known), key=len, reverse=True)
    counted = Counter(re.findall("|".join(longest_first), "\n".join(board)))
    counts: Counter[str] = Counter()
    for mark, symbol in known.items():
        counts[word(symbol.word)] += counted[mark]
    return dict(+counts)
