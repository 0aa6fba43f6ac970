"""Dig for learners: the island as one seat knows it, cell by cell, and who stands where."""

from collections.abc import Sequence

from asterion.core.contract.learning import Field, Learning, Notes, Numbers
from asterion_dig.say import WAYS
from asterion_dig.view import HOLE, MARKS, View

KNOWN = (HOLE, *MARKS.values())
"""What is known of a cell, from 1; 0 is a cell where nobody has dug."""


def sayings(view: View) -> Sequence[str]:
    return ("dig", *(f"go {way}" for way in WAYS), *(f"spy {name}" for name in view.names))


def fields(view: View) -> Sequence[Field]:
    columns, rows = view.size
    players = len(view.names)
    return (
        Field("holes", (rows, columns), 0, len(KNOWN)),
        Field("players", (players, 2), 0, max(columns, rows) - 1),
    )


def features(view: View, notes: Notes) -> Sequence[Numbers]:
    """Oneself first, then the others in the order of their turns."""
    columns, rows = view.size
    marks = {cell: KNOWN.index(mark) + 1 for cell, mark in view.holes.items()}
    holes = [marks.get((x, y), 0) for y in range(rows) for x in range(columns)]
    return holes, [
        number for cell in (*view.at[view.seat :], *view.at[: view.seat]) for number in cell
    ]


LEARNING = Learning(sayings=sayings, fields=fields, features=features, patience=400)
