"""The commands of random games, said again: `Table.submit` and the views of all seats alone."""

import random
from collections.abc import Callable

from asterion.core.table import Table
from benchmarks.measure import Staged


def said_again(new_tables: Callable[[], list[Table]], most: int = 1000) -> Staged:
    """Games are played once by chance; then the same is said at fresh tables, and timed."""
    chooser = random.Random(1)
    said: list[list[tuple[int, str]]] = []
    for game in new_tables():
        while game.result is None and len(game.entries) <= most:
            seat = game.awaited[0]
            game.submit(seat, chooser.choice(game.legal(seat)))
        said.append([(entry.seat, entry.do) for entry in game.entries[1:]])

    def say_again(tables: list[Table]) -> int:
        for game, texts in zip(tables, said, strict=True):
            seats = range(len(game.names))
            for seat, text in texts:
                game.submit(seat, text)
                for listener in seats:
                    game.view(listener)
        return sum(map(len, said))

    return Staged(new_tables, say_again)
