"""ChamberCrawler3000: a long game through the drop-in with a frame after each command, and bare."""

import io
import random

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.plan.model import default_plan
from asterion.books.cc3k.say.command import Command
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.terminal.cc3k.program import PLAYER, Program, words
from benchmarks.chess_play import random_chess
from benchmarks.measure import Work, rates, table

COMMANDS = 10_000
SEED = 3
ROWS = 30


def a_script(commands: int) -> list[str]:
    """Random legal commands, with the answers that go on to another game wherever one is over."""
    chooser, dice = random.Random(SEED), Rolled(SEED)
    said: list[str] = []
    while len(said) < commands:
        game = Table(BOOK, default_plan(), ["Player"], dice=dice, salt="")
        said += ["y"] if said else []
        while game.result is None and len(said) < commands:
            said.append(chooser.choice(game.legal(PLAYER)))
            game.submit(PLAYER, said[-1])
    return said


def drop_in(script: list[str]) -> Work:
    """`asterion cc3k`: text in, 30 rows out for every command; the terminal is left out."""
    typed = "\n".join(script) + "\n"

    def play() -> int:
        dice, shown = Rolled(SEED), io.StringIO()

        def new_table() -> Table:
            return Table(BOOK, default_plan(), ["Player"], dice=dice, salt="")

        source = words(io.StringIO(typed), shown.flush)
        Program(source, new_table, shown.write, lambda question: None).run()
        return shown.getvalue().count("\n") // ROWS

    return play


def bare_turns(script: list[str]) -> Work:
    """The rules alone: commands as data in, events out, the same games."""
    commands: list[Command | None] = [
        BOOK.speech.parse(word) if word != "y" else None for word in script
    ]

    def carry_out() -> int:
        dice = Rolled(SEED)
        options, names = BOOK.rules.options(), ["Player"]
        state = BOOK.rules.begin(default_plan(), options, names, dice, [])
        turns = 0
        for command in commands:
            if command is None:
                state = BOOK.rules.begin(default_plan(), options, names, dice, [])
                continue
            dice.draws = []
            BOOK.rules.execute(state, PLAYER, command, dice, [])
            turns += 1
        return turns

    return carry_out


def main() -> None:
    script = a_script(COMMANDS)
    works: dict[str, Work] = {
        "python-chess, random moves": random_chess,
        "asterion cc3k, a frame a command": drop_in(script),
        "bare turns through the rules": bare_turns(script),
    }
    title = f"ChamberCrawler3000, {COMMANDS} random commands"
    table(title, rates(works, rounds=5), "python-chess, random moves")
