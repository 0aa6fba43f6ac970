"""The options of the book that a port is played with, and whether a game can begin with them."""

from collections.abc import Iterable

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.core.contract.options import OptionError, with_settings
from asterion.core.phrase import Phrase, PhrasedError, phrase

BOOK = "dungeon-of-dooom"


class Unfit(PhrasedError, ValueError):
    """An option of the book, not of the server."""


def read_options(settings: Iterable[str]) -> DooomOptions:
    """The book's options, changed by `name=value`; Unfit where they cannot."""
    wanted: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            raise Unfit(phrase("server-setting-pair"))
        wanted[name.strip()] = value.strip()
    try:
        return with_settings(DooomOptions(), wanted)
    except OptionError as error:
        raise Unfit(error.why) from None  # an option of the book, not of the server


def never_begins(options: DooomOptions, simple: bool) -> Phrase | None:
    """O24  Why no game of this port could ever begin, if none could."""
    seats = 1 if simple else book(BOOK).seats[-1]
    if options.wait_for <= seats:
        return None
    return phrase("server-never-begins", players=options.wait_for, most=seats)
