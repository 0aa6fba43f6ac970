"""A drawing, moves as people type them, and the sentences that come back."""

from typing import Any

import msgspec

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.event import Asked, TurnBegan
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.drawing import drawing_with_players
from asterion.books.labyrinth.plan.model import name_of_cell
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.book import Refused
from asterion.core.contract.options import with_settings
from asterion.core.dice import Dice, Highest
from asterion.core.phrase import english
from asterion.core.referee.table import Entry, Table

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
ANYTHING = LabyrinthOptions(
    mines=True,
    dark_moves=True,
    semi_dark_moves=True,
    skips=True,
    repeats=True,
    void_treasure=False,
    void_inaccessible=False,
)
"""Everything may be said, and a player may stand wherever the drawing has him."""

FIND = """
+--+--+--+
|1  F  2 |
+--+--+--+
|.  .  T |
+--+--+--+
"""
WATER = """
+--+--+--+--+
|1  >  v  2 |
+  +  +  +--+
|.  .  D  . |
+--+--+--+--+
"""


def options(**changes: Any) -> LabyrinthOptions:
    return msgspec.structs.replace(ANYTHING, **changes)


def table(drawing: str, names: tuple[str, ...] = NAMES, **changes: Any) -> Table:
    """A game in which each player has chosen to start where his number is drawn."""
    plan, starts = drawing_with_players(drawing)
    dice: Dice = Highest()  # never voids the start cells
    game = Table(BOOK, plan, names[: len(starts)], options(**changes), dice, salt="salt")
    if not changes.get("common_start"):
        for player, cell in sorted(starts.items()):
            game.submit(player - 1, f"start {name_of_cell(plan.grid, cell)}")
    return game


def say(game: Table, *moves: str, viewer: Seat = PUBLIC) -> list[str]:
    """What is heard of the moves, each said by whose turn it is, or by the one named before “:”.

    The requests and the calling of turns are left out.
    """
    heard: list[str] = []
    for move in moves:
        speaker, _, text = move.partition(": ")
        if speaker in game.names:
            seat = list(game.names).index(speaker)
        elif speaker == "GM":
            seat = MASTER
        else:
            seat, text = game.awaited[0], move
        heard += answers(game, game.submit(seat, text), viewer)
    return heard


def answers(game: Table, entry: Entry, viewer: Seat = PUBLIC) -> list[str]:
    told = [event for event in entry.told(viewer) if not isinstance(event, Asked | TurnBegan)]
    return [BOOK.voice_for(viewer, None)(event, viewer, game.names) for event in told]


def hears(drawing: str, *moves: str, **changes: Any) -> list[str]:
    """What a listener hears of these moves on this plan."""
    return say(table(drawing, **changes), *moves)


def opening(drawing: str, **changes: Any) -> list[str]:
    """What everyone hears when the start cells are confirmed."""
    game = table(drawing, **changes)
    return answers(game, game.entries[-1])


def refusal(game: Table, text: str, seat: Seat | None = None) -> str:
    """Why this is refused; empty if it is not."""
    try:
        command = BOOK.speech.parse(text)
    except Refused as refused:
        return str(refused)
    view = game.view(game.awaited[0] if seat is None else seat)
    return english(BOOK.view.check(view, command) or "")


def wanted(**changes: int | str) -> LabyrinthSettings:
    """What the generator is to make."""
    return with_settings(LabyrinthSettings(), {name: str(to) for name, to in changes.items()})
