"""The options of the book that a port is played with, and whether a game can begin with them."""

from collections.abc import Iterable

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.core.options import OptionError, with_settings

BOOK = "dungeon-of-dooom"


def read_options(settings: Iterable[str]) -> DooomOptions:
    """The book's options, changed by `name=value`; ValueError with the reason where they cannot."""
    wanted: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            raise ValueError("an option of the book is said as name=value")
        wanted[name.strip()] = value.strip()
    try:
        return with_settings(DooomOptions(), wanted)
    except OptionError as error:
        raise ValueError(str(error)) from None  # an option of the book, not of the server


def never_begins(options: DooomOptions, simple: bool) -> str:
    """O24  Why no game of this port could ever begin; "" if one can."""
    seats = 1 if simple else book(BOOK).seats[-1]
    if options.wait_for <= seats:
        return ""
    return f"a game that waits for {options.wait_for} players never begins: the most is {seats}"
