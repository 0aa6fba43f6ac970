"""The commands of random games, said again: through the table, the bare rules, a replay."""

import io
import random
from collections.abc import Callable
from typing import Any

from asterion.core.dice import Rolled
from asterion.core.records import record
from asterion.core.records.replay import replay
from asterion.core.referee.table import Table
from benchmarks.measure import Staged, Work


def said_again(new_tables: Callable[[], list[Table]], most: int = 1000) -> Staged:
    """Games are played once at random; then the same is said at fresh tables, and timed."""
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


def bare_rules(game: Table) -> Work:
    """The rules alone: commands as data in, events out."""
    book = game.book
    commands = [(entry.seat, book.speech.parse(entry.do)) for entry in game.entries[1:]]

    def carry_out() -> int:
        dice = Rolled(3)
        state: Any = book.rules.begin(game.plan, game.options, game.first_names, dice, [])
        for seat, command in commands:
            dice.draws = []
            book.rules.execute(state, seat, command, dice, [])
        return len(commands)

    return carry_out


def replaying(game: Table) -> Work:
    """The record of the game, read and played again."""
    file = io.BytesIO()
    record.write(game, file)
    text = file.getvalue()

    def again() -> int:
        return len(replay(record.read(text), game.book).entries)

    return again
