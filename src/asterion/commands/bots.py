"""`asterion bots`: who can be played against."""

import click

from asterion.books import books as all_books
from asterion.bots import describe, levels
from asterion.commands.common import take_book
from asterion.commands.flags import json_option
from asterion.commands.talk import print_json, wrapped
from asterion.commands.verb import verb
from asterion.commands.words import Tongue, say
from asterion.core.phrase import Item, chained, phrase
from asterion.words.language import FIRST


@verb(
    examples="""
  asterion bots
  asterion bots dooom --json"""
)
@click.argument("book", required=False)
@json_option
def bots(book: str | None, as_json: bool) -> None:
    """List the bots that play BOOK, or those of every book."""
    wanted = [take_book(book).name] if book is not None else [one.name for one in all_books()]
    found = [
        {"book": name, "bot": bot, "summary": summary}
        for name in wanted
        for bot, summary in describe(name, FIRST if as_json else Tongue.language)
    ]
    if as_json:
        print_json(found)
        return
    for name in wanted:
        click.echo(name)
        for bot in found:
            if bot["book"] == name:
                click.echo(wrapped(bot["summary"], f"  {bot['bot']:<10}"))
        stand: list[Item] = [
            phrase("commands-strength", strength=strength, bot=bot)
            for strength, bot in levels(name).items()
        ]
        click.echo(
            wrapped(say("commands-strengths", strengths=chained("commands-notes", stand)), "  ")
        )
