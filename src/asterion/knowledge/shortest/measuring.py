"""Who measures a game of which book."""

from collections.abc import Callable
from typing import Any

from asterion.core.referee.table import Table
from asterion.knowledge.afterwards import DOOOM
from asterion.knowledge.shortest.distance import Distances
from asterion.knowledge.shortest.dooom import DooomRuler
from asterion.knowledge.shortest.dungeonlab import DungeonLabRuler
from asterion.knowledge.shortest.labyrinth import LabyrinthRuler


def measuring(table: Table) -> Callable[[Any], Distances] | None:
    """To be asked after each answer; None of a book that nobody here can measure."""
    plan: Any = table.plan
    options: Any = table.options
    if table.book.name == "labyrinth":
        return LabyrinthRuler(plan, options.rivers == "turbulent").measured
    if table.book.name == "dungeonlab":
        return DungeonLabRuler(plan, options).measured
    return DooomRuler(plan).measured if table.book.name in DOOOM else None
