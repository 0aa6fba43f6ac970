"""`asterion dooom check`: where somebody's program breaks the rules or the protocol of Dooom."""

import click

from asterion.books.dooom.options import DooomOptions
from asterion.commands.common import read_options, take_book
from asterion.commands.dooom_report import print_report
from asterion.commands.flags import seed_option, set_option
from asterion.commands.numbers import Number, OneOf, WholeNumber
from asterion.commands.talk import fail
from asterion.commands.verb import VerbGroup, option
from asterion.core.phrase import phrase
from asterion.examiner.dooom.examining import DIALECTS, Examination
from asterion.examiner.dooom.finding import CannotExamine
from asterion.server.wire.options import BOOK

FOUND = 1


@click.group(
    cls=VerbGroup,
    invoke_without_command=True,
    examples="""
  asterion dooom check --server 127.0.0.1:40004""",
)
@click.pass_context
def dooom(context: click.Context) -> None:
    """Examine programs that speak Dooom's wire protocol."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@dooom.command(
    examples="""
  asterion dooom check --server 127.0.0.1:40004
  asterion dooom check --server 127.0.0.1:40004 --games 50 --report json
  asterion dooom check --server 127.0.0.1:40004 --dialect simple"""
)
@option("--server", required=True, metavar="HOST:PORT", help="commands-option-check-server")
@option(
    "--dialect",
    type=OneOf(DIALECTS),
    default=DIALECTS[0],
    metavar="DIALECT",
    help="commands-option-check-dialect",
)
@option(
    "--games",
    type=WholeNumber(1, 100_000),
    default=20,
    show_default=True,
    metavar="N",
    help="commands-option-check-games",
)
@option(
    "--patience",
    type=Number(0.1, 600),
    default=5.0,
    show_default=True,
    metavar="S",
    help="commands-option-check-patience",
)
@option(
    "--report",
    type=OneOf(("text", "json")),
    default="text",
    metavar="FORM",
    help="commands-option-check-report",
)
@seed_option
@set_option
def check(
    server: str,
    dialect: str,
    games: int,
    patience: float,
    report: str,
    seed: int | None,
    settings: tuple[str, ...],
) -> None:
    """Play at a server, and name the first answer of each game that is not allowed."""
    host, _, port = server.rpartition(":")
    if not host or not (port.isascii() and port.isdecimal() and int(port) < 1 << 16):
        fail(phrase("commands-no-host-and-port", said=server[:80]))
    book = take_book(BOOK)
    options = read_options(book, None, settings)
    assert isinstance(options, DooomOptions)
    examination = Examination((host, int(port)), options, games, patience, seed or 0, dialect)
    try:
        examined = examination.run()
    except CannotExamine as error:
        fail(phrase("commands-not-examined", address=server[:80], why=str(error)))
    print_report(book, options, examined, report)
    if examined.findings:
        raise SystemExit(FOUND)
