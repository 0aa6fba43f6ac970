"""Games that bots play with each other, and single answers of a bot to a drawing."""

from collections.abc import Iterator, Sequence

from asterion.books import book
from asterion.books.dooom.make.generate import DooomSettings
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.bots import Bot, make_bot
from asterion.core.contract.book import Refused
from asterion.core.dice import Dice, Highest, Rolled
from asterion.core.referee.names import find_seat
from asterion.core.referee.table import Table
from tests.books.dooom.helper import Game

BOOK = "dungeon-of-dooom"
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
GENEROUS = 5000
"""Rounds. Games of bots on maps of a thousand tiles take some tens, rarely some hundreds."""


def seated(kinds: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat, with dice of its own."""
    return [make_bot(BOOK, kind, Rolled(seed * 100 + seat)) for seat, kind in enumerate(kinds)]


def table_of(plan: Plan, players: int, seed: int, options: DooomOptions | None = None) -> Table:
    return Table(book(BOOK), plan, NAMES[:players], options, Rolled(seed), salt="salt")


def play_on(table: Table, bots: Sequence[Bot], rounds: int = GENEROUS) -> Iterator[tuple[int, str]]:
    """Let the bots answer until the game is over; a refused answer or a stalled game fails."""
    while table.result is None:
        (seat,) = table.awaited
        view, prompt = table.view(seat), table.prompt(seat)
        assert prompt is not None
        assert view.round <= rounds, f"no end after {rounds} rounds of\n{drawn(table)}"
        text = bots[seat].answer(view, prompt)
        try:
            table.submit(seat, text, prompt.n)
        except Refused as refused:
            raise AssertionError(f"{text}: {refused}, on\n{drawn(table)}") from refused
        yield seat, text


def play(plan: Plan, kinds: Sequence[str], seed: int, options: DooomOptions | None = None) -> Table:
    """A whole game."""
    table = table_of(plan, len(kinds), seed, options)
    for _ in play_on(table, seated(kinds, seed)):
        pass
    return table


def drawn(table: Table) -> str:
    return str(table.book.plan.write(table.plan))


def generated(seed: int, **settings: object) -> Plan:
    plan: Plan = book(BOOK).plan.generate(DooomSettings(**settings), Rolled(seed))  # type: ignore[arg-type]
    return plan


class Player:
    """A bot in one seat of a drawn game. It has no patience to lose unless its dice say so."""

    def __init__(self, game: Game, kind: str, name: str = "Ann", dice: Dice | None = None) -> None:
        self.game = game
        self.table = game.table
        self.seat = find_seat(name, self.table.names)
        self.bot = make_bot(BOOK, kind, Highest() if dice is None else dice)

    def says(self) -> str:
        """What it answers now; it is not carried out."""
        prompt = self.table.prompt(self.seat)
        assert prompt is not None, "it is not this bot's turn"
        return self.bot.answer(self.table.view(self.seat), prompt)

    def plays(self) -> str:
        """What it answers now, carried out."""
        text = self.says()
        self.table.submit(self.seat, text)
        return text

    def plays_turn(self) -> list[str]:
        """All that it does in this turn; the others say nothing and end theirs."""
        table, said = self.table, []
        now = table.view(self.seat).round
        while self._is_asked() and table.view(self.seat).round == now:
            said.append(self.plays())
        while table.result is None and not self._is_asked():
            table.submit(table.awaited[0], "end")
        return said

    def _is_asked(self) -> bool:
        return self.table.prompt(self.seat) is not None
