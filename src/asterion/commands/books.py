"""`asterion books`: what is on the shelf."""

import click

from asterion.books import ALIASES, broken_books
from asterion.books import books as all_books
from asterion.books.samples import preset_for, samples
from asterion.commands.flags import json_option
from asterion.commands.talk import print_json, talk, wrapped
from asterion.commands.verb import verb
from asterion.commands.words import in_words, say
from asterion.core.contract.book import AnyBook
from asterion.core.phrase import Item, Phrase, Value, phrase


@verb(
    examples="""
  asterion books
  asterion books --json"""
)
@json_option
def books(as_json: bool) -> None:
    """List the rule books on the shelf."""
    shelf = [(book, names(book)) for book in all_books()]
    for complaint in broken_books():
        talk(complaint)
    if as_json:
        print_json([_data(book, called) for book, called in shelf])
        return
    for book, called in shelf:
        about: dict[str, Value] = {"names": [*called], "book": book.called, "edition": book.edition}
        click.echo(say("commands-book-line", **about, players=players(book)))
        click.echo(wrapped(in_words(book.summary), "    "))
        drawn: list[Item] = [_called(book, *sample) for sample in samples(book).items()]
        if drawn:
            click.echo(wrapped(say("commands-samples", plans=drawn), "    "))


def _called(book: AnyBook, name: str, drawing: str) -> Phrase | str:
    preset = preset_for(book, drawing)
    return phrase("commands-sample-with", name=name, preset=preset) if preset else name


def _data(book: AnyBook, called: list[str]) -> dict[str, object]:
    return {
        "name": book.name,
        "aliases": called[1:],
        "title": in_words(book.called),
        "summary": in_words(book.summary),
        "edition": book.edition,
        "fewest_players": book.seats[0],
        "most_players": book.seats[-1],
        "presets": list(book.rules.presets),
        "plans": list(samples(book)),
    }


def names(book: AnyBook) -> list[str]:
    """What the book is called on the command line, its full name first."""
    return [book.name, *(alias for alias, name in ALIASES.items() if name == book.name)]


def players(book: AnyBook) -> Phrase:
    few, many = book.seats[0], book.seats[-1]
    if few == many:
        return phrase("commands-players", few=few)
    return phrase("commands-players-between", few=few, many=many)
