"""The weeks of a server, by number; and what a try at the labyrinth of one was worth."""

from asterion.books import books
from asterion.core.contract.book import AnyBook
from asterion.core.contract.contest import Contest
from asterion.server.game.doc import Worth
from asterion.server.game.game import Game

SECONDS = 7 * 86400.0
FIRST_MONDAY = 4 * 86400.0
"""Midnight in Greenwich before the first Monday that clocks count from; that week has number 1."""
PLAYER = 0
"""The seat of anyone who tries it; bots sit behind them."""


def number_at(wall: float) -> int:
    return int((wall - FIRST_MONDAY) // SECONDS) + 1


def begins(number: int) -> float:
    return FIRST_MONDAY + (number - 1) * SECONDS


def is_over(number: int, wall: float) -> bool:
    return wall >= begins(number + 1)


def contests() -> list[tuple[AnyBook, Contest]]:
    """The books that have one, in the order of the shelf."""
    return [(book, book.host.contest) for book in books() if book.host.contest is not None]


def worth(game: Game, served: float) -> Worth:
    """Of a game that has just come to its end."""
    contest, result = game.book.host.contest, game.table.result
    value = None
    if contest is not None and result is not None:
        if PLAYER in result.winners or not contest.winners:
            value = contest.measure(game.table.entries, PLAYER)
    return Worth(value, max(0.0, served - game.served[0]) if game.served else 0.0)
