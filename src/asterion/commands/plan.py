"""`asterion plan`: maps made, checked and shown."""

from collections import Counter
from pathlib import Path

import click
import msgspec

from asterion.commands.common import (
    STANDARD_INPUT,
    broken_limits,
    load_plan,
    make_plan,
    read_drawing,
    read_limits,
    read_options,
    read_settings,
    shown,
    take_book,
)
from asterion.commands.flags import (
    json_option,
    limit_option,
    preset_option,
    seed_option,
    set_option,
)
from asterion.commands.numbers import WholeNumber
from asterion.commands.rules import described
from asterion.commands.talk import fail, print_json, printable, wrapped
from asterion.commands.verb import VerbGroup, option
from asterion.commands.words import Tongue, say, word
from asterion.core.audience import MASTER
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import Options, choices
from asterion.core.contract.problem import PlanError, Problem
from asterion.core.contract.screen import Screen
from asterion.core.dice import Rolled
from asterion.core.drawing.reading import read_board
from asterion.core.phrase import phrase
from asterion.words.spoken import spoken_problem


@click.group(
    cls=VerbGroup,
    invoke_without_command=True,
    examples="""
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
    examples="""
  asterion plan new dooom > cellar.txt
  asterion plan new dooom --seed 7 --set width=40 --set height=20 -o cellar.txt
  asterion plan new dooom --list"""
)
@click.argument("book")
@set_option
@seed_option
@option("-o", "--output", metavar="FILE", help="commands-option-output")
@option("--list", "listing", is_flag=True, help="commands-option-listing")
def new(
    book: str,
    settings: tuple[str, ...],
    seed: int | None,
    output: str | None,
    listing: bool,
) -> None:
    """Draw a plan for BOOK at random: without faults, and the same for the same seed."""
    chosen = take_book(book)
    if listing:
        for choice in choices(chosen.plan.settings):
            click.echo(wrapped(described(choice, chosen.plan.settings()), hang=4))
        return
    wanted = read_settings(settings)
    drawing = chosen.plan.write(make_plan(chosen, None, Rolled(seed), None, wanted))
    if output is None or output == STANDARD_INPUT:
        click.echo(drawing, nl=False)
        return
    try:
        Path(output).write_text(drawing, encoding="utf-8")
    except OSError as error:
        fail(phrase("commands-unwritable", path=output, why=error.strerror or str(error)))


# ---- check


class Checked(msgspec.Struct):
    """What was found in one file."""

    file: str
    faults: int
    problems: list[Problem]


@plan.command(
    examples="""
  asterion plan check dooom cellar.txt
  asterion plan check dooom *.txt --players 4 --json
  asterion plan check labyrinth mill.txt --limit most_pits=3 --limit safe_chain=yes"""
)
@click.argument("book")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@option(
    "--players",
    type=WholeNumber(1, 1000),
    metavar="N",
    help="commands-option-plan-check-players",
)
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
    """Name every fault of a plan, and give advice, each with its place."""
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
                    "problems": [
                        spoken_problem(problem, Tongue.language) for problem in found.problems
                    ],
                }
                for found in checked
            ]
        )
    else:
        for found in checked:
            for problem in found.problems:
                said = say("commands-problem-of", path=found.file, problem=problem.whole)
                click.echo(printable(said))
            if not found.faults:
                click.echo(say("commands-no-faults", file=found.file))
    if any(found.faults for found in checked):
        raise SystemExit(1)


def _check(
    book: AnyBook, file: str, options: Options, players: int, agreed: Options | None
) -> Checked:
    text = read_drawing(book, file)
    try:
        drawn = book.plan.read(text)
        problems = [
            *book.plan.problems(drawn, options, players),
            *broken_limits(book, drawn, agreed),
        ]
    except PlanError as error:
        problems = error.problems
    faults = sum(not problem.advice for problem in problems)
    return Checked(printable(shown(file)), faults, problems)


# ---- show


@plan.command(
    examples="""
  asterion plan show dooom cellar.txt
  asterion plan show labyrinth old-mill
  asterion plan new dooom | asterion plan show dooom -"""
)
@click.argument("book")
@click.argument("file")
@json_option
def show(book: str, file: str, as_json: bool) -> None:
    """Draw a plan and count what is on it. It is the master's: a player should not look."""
    chosen = take_book(book)
    drawn = load_plan(chosen, file)
    counts = _counts(
        chosen, chosen.view.screen(chosen.view.new(MASTER, chosen.rules.options(), drawn))
    )
    drawing = chosen.plan.write(drawn)
    if as_json:
        print_json({"book": chosen.name, "drawing": drawing, "counts": counts})
        return
    for line in drawing.splitlines():
        click.echo(printable(line))
    click.echo()
    click.echo(wrapped(", ".join(f"{thing}: {count}" for thing, count in counts.items())))


def _counts(book: AnyBook, screen: Screen) -> dict[str, int]:
    """How often each thing is on the board, in words where the book's symbols have some."""
    looks = book.looks
    found = list(read_board(screen.board, screen.sheets, looks))
    if not looks.symbols:
        return dict(sorted(Counter(each.mark for each in found).items()))
    counted = Counter(each.symbol for each in found if each.symbol is not None)
    counts: Counter[str] = Counter()
    for symbol in (*looks.symbols, *looks.sides):
        counts[word(symbol.word)] += counted[symbol]
    return dict(+counts)
