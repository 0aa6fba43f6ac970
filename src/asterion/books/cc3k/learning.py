"""ChamberCrawler3000 for learners: the floor as it is drawn, and the player character."""

from collections.abc import Sequence
from typing import Final

from asterion.books.cc3k.plan.kinds import COLUMNS, FLOORS, GRID, NO_RACE, POTIONS, RACES, ROWS
from asterion.books.cc3k.say.notation import (
    ATTACKS,
    CHOICES,
    DRINKS,
    MOVES,
    QUIT,
)
from asterion.books.cc3k.view.model import View
from asterion.core.contract.learning import (
    Factors,
    Field,
    Learning,
    Notes,
    Numbers,
    rows_of,
    within,
)

GLYPHS: Final = " |-.+#\\@PGHWEOMDL"
"""What a square can show, from 0."""
MOST: Final = 9999
A_FLOOR: Final = 10
"""What a floor is worth beside a piece of gold, for anyone who learns by the score on the way."""

_NUMBER = bytes(max(0, GLYPHS.find(chr(code))) for code in range(256))
_SAYINGS: Final = (*MOVES, *ATTACKS, *DRINKS, QUIT, *CHOICES)
_ROWS: Final = rows_of(ROWS, COLUMNS, GRID.stride)
_NOTHING_KNOWN: Final = bytes(len(POTIONS))


def sayings(view: View) -> tuple[str, ...]:
    return _SAYINGS


def fields(view: View) -> tuple[Field, ...]:
    return (
        Field("floor", (ROWS, COLUMNS), 0, len(GLYPHS) - 1),
        Field("own", (10,), 0, MOST),
        Field("potions", (len(POTIONS),), 0, 1),
    )


def features(view: View, notes: Notes) -> tuple[Numbers, ...]:
    floor = b"".join(_ROWS(view.drawing[GRID.origin :])).translate(_NUMBER)
    row, column = divmod(view.here - GRID.origin, GRID.stride) if view.here else (0, 0)
    race = view.race + 1
    full = RACES[view.race].hit_points if view.race != NO_RACE else 0
    own = [
        race, view.hit_points, full, view.attack, view.defence, view.gold, view.floor,
        view.hostile, row, column,
    ]  # fmt: skip
    known = view.known
    potions = bytes([kind in known for kind in POTIONS]) if known else _NOTHING_KNOWN
    return floor, within(own, MOST), potions


def score(view: View) -> int:
    """C38  Gold, and how deep one has come."""
    return view.gold + A_FLOOR * min(view.floor, FLOORS)


def factors(view: View) -> Factors:
    return Factors((("", "a ", "u "), MOVES), _join, lambda view: view.race != NO_RACE)


def _join(said: Sequence[str]) -> str:
    return "".join(said)


LEARNING: Final = Learning(
    sayings, fields, features, score=score, factors=factors, opening=("s",), patience=5000
)
