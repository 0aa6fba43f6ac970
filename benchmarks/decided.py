"""How many first games of Labyrinth are decided: the preset `beginner`, on plans of their own.

Three easy bots, and a beginner against two of them. `python -m benchmarks.decided [GAMES]` prints
games, decided, draws and Wilson's interval of the share of draws. Its plans are others than those
on which the preset and the wanderer were tuned (seeds below 2,000).
"""

import sys
from collections import Counter
from typing import Final

from asterion.arena.standing import interval
from asterion.books import book
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.bots import Bot, levels, make_bot
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from benchmarks.newcomer import Newcomer

BOOK: Final = book("labyrinth")
NAMES: Final = ("Ann", "Bob", "Cid")
FIRST_SEED: Final = 50_000
USUAL: Final = 200


def play(seed: int, has_newcomer: bool) -> Table:
    """As *Play now* opens it: a person first, two easy bots."""
    options = BOOK.rules.presets["beginner"]
    plan = generate(settings_for(LabyrinthSettings(players=len(NAMES)), options), Rolled(seed))
    table = Table(BOOK, plan, list(NAMES), options, Rolled(seed), salt="")
    easy = levels(BOOK.name)["easy"]
    bots: list[Bot] = [make_bot(BOOK.name, easy, Rolled(seed * 10 + n)) for n in range(3)]
    if has_newcomer:
        bots[0] = Newcomer(Rolled(seed * 10 + 3))
    while table.result is None:
        seat = table.awaited[0]
        prompt = table.prompt(seat)
        assert prompt is not None
        table.submit(seat, bots[seat].answer(table.view(seat), prompt))
    return table


def main(games: int = USUAL) -> None:
    for who, has_newcomer in (("three easy bots", False), ("a beginner and two", True)):
        played = [play(FIRST_SEED + n, has_newcomer) for n in range(games)]
        rounds = sorted(table.state.round for table in played)
        won = Counter(table.result.winners for table in played if table.result is not None)
        draws = won.pop((), 0)
        low, high = interval(draws, games)
        print(
            f"{who}: {games} games, {games - draws} decided, {draws} draws "
            f"({100 * draws / games:.1f} %, {100 * low:.1f} to {100 * high:.1f}); "
            f"{won[(0,)]} won by the first; rounds: {rounds[games // 2]} (median), {rounds[-1]}"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
