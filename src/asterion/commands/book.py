"""`asterion book new`: a rule book of one's own, to begin with."""

from pathlib import Path

import click

from asterion.books import ALIASES, books
from asterion.commands.book_copied import CannotCopy, copy_book, is_name, package_of
from asterion.commands.talk import fail
from asterion.commands.verb import VerbGroup, option
from asterion.commands.words import say
from asterion.core.phrase import phrase
from asterion.terminal.program import program


@click.group(
    cls=VerbGroup,
    invoke_without_command=True,
    examples="""
  asterion book new tides
  asterion book new salt-mine --into ~/games""",
)
@click.pass_context
def book(context: click.Context) -> None:
    """Begin a rule book of your own."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@book.command(
    name="new",
    examples="""
  asterion book new tides
  asterion book new salt-mine --into ~/games""",
)
@click.argument("name", metavar="NAME")
@option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    default=".",
    metavar="DIR",
    help="commands-option-book-into",
)
def new(name: str, into: Path) -> None:
    """Write a package with a whole small game under another name."""
    if not is_name(name):
        fail(phrase("commands-book-no-name", name=name))
    if name in ALIASES or name in {each.name for each in books()}:
        fail(phrase("commands-book-taken", name=name))
    folder = into / f"asterion-{name}"
    if folder.exists():
        fail(phrase("commands-book-exists", folder=str(folder)))
    try:
        copy_book(name, folder)
    except (CannotCopy, OSError) as error:
        fail(phrase("commands-book-cannot", why=str(error)))
    click.echo(
        say(
            "commands-book-written",
            folder=str(folder),
            package=package_of(name),
            name=name,
            program=program(),
        )
    )
