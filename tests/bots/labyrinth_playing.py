"""Games of Labyrinth that bots play with each other."""

from collections.abc import Iterator, Sequence

from asterion.books import book
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import Plan
from asterion.bots import Bot, make_bot
from asterion.core.contract.book import Refused
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table

BOOK = book("labyrinth")
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
CLASSIC = LabyrinthOptions()


def seated(kinds: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat, with dice of its own."""
    return [make_bot(BOOK.name, kind, Rolled(seed * 100 + n)) for n, kind in enumerate(kinds)]


def generated(players: int, seed: int, options: LabyrinthOptions, **settings: int) -> Plan:
    wanted = LabyrinthSettings(players=players, **settings)  # type: ignore[arg-type]  # sizes
    return generate(settings_for(wanted, options), Rolled(seed))


def table_of(
    players: int, seed: int, options: LabyrinthOptions = CLASSIC, **settings: int
) -> Table:
    plan = generated(players, seed, options, **settings)
    return Table(BOOK, plan, NAMES[:players], options, Rolled(seed), salt="salt")


def play_on(table: Table, bots: Sequence[Bot]) -> Iterator[tuple[int, str]]:
    """Let the bots answer until the game is over; a refused answer fails."""
    while table.result is None:
        seat = table.awaited[0]
        prompt = table.prompt(seat)
        assert prompt is not None
        text = bots[seat].answer(table.view(seat), prompt)
        try:
            table.submit(seat, text, prompt.n)
        except Refused as refused:
            drawn = table.book.plan.write(table.plan)
            raise AssertionError(f"{text}: {refused}, on\n{drawn}") from refused
        yield seat, text


def play(
    kinds: Sequence[str], seed: int, options: LabyrinthOptions = CLASSIC, **settings: int
) -> Table:
    """A whole game."""
    table = table_of(len(kinds), seed, options, **settings)
    for _ in play_on(table, seated(kinds, seed)):
        pass
    return table
