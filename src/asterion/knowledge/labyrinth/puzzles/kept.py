"""Games that were played to their end, each good for a puzzle or several: `games.jsonl`.

Our bots played them by all the rules that were agreed, and nobody led them. They are the same on
every machine, and so are the puzzles that are made of them.
"""

from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.core.dice import Recorded
from asterion.core.referee.table import Table
from asterion.knowledge.labyrinth.puzzles.puzzle import Kind

PLAYERS = ("Ann", "Bob", "Cid")


class KeptGame(msgspec.Struct, frozen=True):
    """The plan, what was said by whom, what chance decided."""

    players: int
    plan: str
    said: tuple[str, ...]
    draws: tuple[tuple[str, int, int], ...]


class KeptPuzzle(NamedTuple):
    """A puzzle that is in a game, by its number: from the ears of which pair, and of which kind."""

    game: int
    pair: int
    kind: Kind


@cache
def kept_puzzles() -> tuple[KeptPuzzle, ...]:
    """All that there are, each of them once: `puzzles.json`, made of the games."""
    listed = files(__package__).joinpath("puzzles.json").read_bytes()
    return msgspec.json.decode(listed, type=tuple[KeptPuzzle, ...])


@cache
def kept_games() -> tuple[KeptGame, ...]:
    lines = files(__package__).joinpath("games.jsonl").read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=KeptGame) for line in lines)


def played(game: KeptGame) -> Table:
    """The whole game again."""
    options = LabyrinthOptions(mites=False, mines=False)
    plan: Any = BOOK.plan.read(game.plan)
    dice = Recorded(game.draws)
    table = Table(BOOK, plan, PLAYERS[: game.players], options, dice, salt="")
    for said in game.said:
        seat, _, text = said.partition(" ")
        table.submit(int(seat), text)
    return table
