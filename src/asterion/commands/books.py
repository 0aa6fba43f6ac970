"""`asterion books`: what is on the shelf."""

import click

from asterion.books import ALIASES, broken_books
from asterion.books import books as all_books
from asterion.books.samples import preset_for, samples
from asterion.commands.common import json_option
from asterion.commands.talk import print_json, talk, wrapped
from asterion.core.book import AnyBook
from asterion.core.phrase import english


@click.command(
    epilog="""\b
Examples:
  asterion books
  asterion books --json"""
)
@json_option
def books(as_json: bool) -> None:
    """List the rule books on the shelf.

    The name in front, or a short name where there is one, is what the other verbs want as BOOK.
    The sample plans are for --plan, and for asterion plan show and check, by name.
    Books of other packages are listed after our own; one that is broken is named on its own line.
    """
    shelf = [(book, names(book)) for book in all_books()]
    for complaint in broken_books():
        talk(complaint)
    if as_json:
        print_json([_data(book, called) for book, called in shelf])
        return
    for book, called in shelf:
        click.echo(f"{' or '.join(called)}: {book.title}, {players(book)}, edition {book.edition}")
        click.echo(wrapped(english(book.summary), "    "))
        drawn = ", ".join(_called(book, name, drawing) for name, drawing in samples(book).items())
        if drawn:
            click.echo(wrapped(f"Sample plans: {drawn}", "    "))


def _called(book: AnyBook, name: str, drawing: str) -> str:
    preset = preset_for(book, drawing)
    return f"{name} (with --preset {preset})" if preset else name


def _data(book: AnyBook, called: list[str]) -> dict[str, object]:
    return {
        "name": book.name,
        "aliases": called[1:],
        "title": book.title,
        "summary": english(book.summary),
        "edition": book.edition,
        "fewest_players": book.seats[0],
        "most_players": book.seats[-1],
        "presets": list(book.presets),
        "plans": list(samples(book)),
    }


def names(book: AnyBook) -> list[str]:
    """What the book is called on the command line, its full name first."""
    return [book.name, *(alias for alias, name in ALIASES.items() if name == book.name)]


def players(book: AnyBook) -> str:
    few, many = book.seats[0], book.seats[-1]
    if few == many:
        return "1 player" if few == 1 else f"{few} players"
    return f"{few} to {many} players"
