"""`asterion serve` with dice that fall as they did in another game, of which a file tells.

It can also be given a leak on purpose, to show that the tests would find it.
"""

import os
import sys
from pathlib import Path

import msgspec

from asterion.books import SHELF, book
from asterion.cli import main
from asterion.core.contract.book import AnyBook
from asterion.core.dice import Draw, Recorded
from asterion.core.event import Event
from asterion.server.tables import Hub
from asterion.testing.leaks import LEAKS, Truth, told_on
from tests.server.line import leaky

DRAWS = "DRAWS_OF_THE_GAME"
LEAK = "LEAK_ON_PURPOSE"
LEAKY_BOOK = "dungeon-of-dooom"
THE_LOG = "the log"


def script(file: str) -> None:
    """Every table of every hub of this process gets its chance from there."""
    dice = Recorded(msgspec.json.decode(Path(file).read_bytes(), type=list[Draw]))
    defaults = Hub.__init__.__kwdefaults__
    assert defaults is not None
    defaults["dice"] = lambda: dice


def knowing_log(book: AnyBook) -> AnyBook:
    """A line is logged that depends on the truth."""
    truth = Truth()

    def tell(news: list[Event]) -> None:
        truth.hear(news)
        print(f'{{"event": "{truth.word}"}}', file=sys.stderr)

    return told_on(book, tell)


def put_in(leak: str) -> None:
    """Into the book of that name, wherever it is taken from the shelf."""
    leaks = {**LEAKS, THE_LOG: knowing_log}
    leaky.BOOK = leaks[leak](book(LEAKY_BOOK))
    SHELF[LEAKY_BOOK] = "tests.server.line.leaky:BOOK"


if __name__ == "__main__":
    script(os.environ[DRAWS])
    if LEAK in os.environ:
        put_in(os.environ[LEAK])
    main()
