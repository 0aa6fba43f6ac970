"""`asterion dooom check`: where somebody's program breaks the rules or the protocol of Dooom."""

import click

from asterion.books.dooom.options import DooomOptions
from asterion.bots.wire import DIALECTS, SIMPLE
from asterion.commands.addresses import host_and_port
from asterion.commands.common import read_options, take_book
from asterion.commands.dooom_report import findings_of, rules_of
from asterion.commands.flags import seed_option, set_option
from asterion.commands.limiting import memory_option
from asterion.commands.numbers import Number, OneOf, WholeNumber
from asterion.commands.reporting import check_weights, report_options, status_of, write_reports
from asterion.commands.talk import fail
from asterion.commands.verb import VerbGroup, option
from asterion.core.phrase import Phrase, PhrasedError, Value, phrase
from asterion.examiner.dooom.client.examining import ClientExamination
from asterion.examiner.dooom.client.program import STARTS_WITHIN, Door, NeverConnected, Waiting
from asterion.examiner.dooom.examining import Examination
from asterion.examiner.dooom.finding import CannotExamine, Examined
from asterion.examiner.program import Limits
from asterion.examiner.report.findings import PROGRAM
from asterion.examiner.report.weights import Weights
from asterion.examiner.report.writing import Wanted
from asterion.server.wire.options import BOOK, never_begins


class NotExamined(PhrasedError):
    """Nobody answers there; `short` is for a report, which says the rest itself."""

    def __init__(self, why: Phrase, short: str) -> None:
        super().__init__(why)
        self.short = short


@click.group(
    cls=VerbGroup,
    invoke_without_command=True,
    examples="""
  asterion dooom check --server 127.0.0.1:40004
  asterion dooom check --client "python bot.py {host} {port}\"""",
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
  asterion dooom check --server 127.0.0.1:40004 --dialect simple
  asterion dooom check --client "python bot.py {host} {port}"
  asterion dooom check --client "java -cp out Bot {host} {port} {name}" --games 40
  asterion dooom check --client ./bot_on_stdin --dialect simple"""
)
@option("--server", metavar="HOST:PORT", help="commands-option-check-server")
@option("--client", metavar="CMD", help="commands-option-check-client")
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
@memory_option
@report_options
@seed_option
@set_option
def check(
    server: str | None,
    client: str | None,
    dialect: str,
    games: int,
    patience: float,
    memory: int,
    reports: tuple[Wanted, ...],
    weights: Weights | None,
    seed: int | None,
    settings: tuple[str, ...],
) -> None:
    """Play with a server or a client, and name what each game shows that is not allowed."""
    if (server is None) == (client is None):
        fail(phrase("commands-check-one-of"))
    book = take_book(BOOK)
    options = read_options(book, None, settings)
    assert isinstance(options, DooomOptions)
    check_weights(weights, {*rules_of(book, options), PROGRAM})
    waiting = never_begins(options, dialect == SIMPLE)
    if waiting is not None:
        fail(waiting)
    called = server or client or ""
    try:
        if server is not None:
            examined = check_server(server, options, games, patience, seed or 0, dialect)
        else:
            limits = Limits(megabytes=memory)
            examined = check_client(called, limits, options, games, patience, seed or 0, dialect)
    except NotExamined as error:
        if files := [wanted for wanted in reports if wanted.file]:
            away = findings_of(book, options, Examined(), called, error.short)
            write_reports([away], files, weights)
        fail(error.why)
    found = findings_of(book, options, examined, called)
    write_reports([found], reports, weights)
    raise SystemExit(status_of([found]))


def check_server(
    server: str, options: DooomOptions, games: int, patience: float, seed: int, dialect: str
) -> Examined:
    try:
        return Examination(host_and_port(server), options, games, patience, seed, dialect).run()
    except CannotExamine as error:
        why = phrase("commands-not-examined", address=server[:80], why=str(error))
        raise NotExamined(why, str(error)) from error


def check_client(
    client: str,
    limits: Limits,
    options: DooomOptions,
    games: int,
    patience: float,
    seed: int,
    dialect: str,
) -> Examined:
    within = max(STARTS_WITHIN, patience)
    command: dict[str, Value] = {"command": client[:80]}
    try:
        door = Door(client, Waiting(), limits, within)
    except ValueError as error:
        fail(phrase("commands-client-unreadable", **command, why=str(error)))
    try:
        return ClientExamination(door, options, games, patience, seed, dialect).run()
    except NeverConnected as never:
        about: dict[str, Value] = {**command, "seconds": f"{within:g}", "how": never.how}
        ended = "commands-client-ended" if never.how else "commands-client-stays-away"
        raise NotExamined(phrase(ended, **about), never.how or client) from never
    except CannotExamine as error:
        why = phrase("commands-client-not-started", **command, why=str(error))
        raise NotExamined(why, str(error)) from error
