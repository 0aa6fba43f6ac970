"""Dooom for learners: what is in sight, what is remembered around one, and what one has."""

from collections.abc import Sequence
from typing import Final

from asterion.books.dooom.say.notation import (
    ATTACKS,
    END,
    MOVES,
    PICK_UP,
)
from asterion.books.dooom.view.model import View
from asterion.core.contract.learning import (
    Factors,
    Field,
    Learning,
    Notes,
    Numbers,
    rows_of,
    within,
)
from asterion.core.state.grid import WAYS

TILES: Final = "#.GHSALEP@"
"""What a square can show; 0 is out of sight, or never seen, then these from 1."""
REACH: Final = 10
"""How far the remembered map is given on each side."""
SIDE: Final = 2 * REACH + 1
MOST: Final = 999

_NUMBER = bytes(TILES.find(chr(code)) + 1 for code in range(128)) + bytes(128)
_LINE_END = bytes([255])
_SEEN = _NUMBER[: ord("/")] + _LINE_END + _NUMBER[ord("/") + 1 :]
"""The same for rows with a stroke between them."""
_SAYINGS: Final = (*MOVES, *ATTACKS, PICK_UP, END)


def sayings(view: View) -> tuple[str, ...]:
    return _SAYINGS


def fields(view: View) -> tuple[Field, ...]:
    side = 2 * _sight(view) + 1
    return (
        Field("sight", (side, side), 0, len(TILES)),
        Field("map", (SIDE, SIDE), 0, len(TILES)),
        Field("own", (9,), 0, MOST),
    )


def features(view: View, notes: Notes) -> tuple[Numbers, ...]:
    return _in_sight(view), _around(view), _own(view)


def _sight(view: View) -> int:
    """As far as one can ever see at this table."""
    return max(view.options.sight, view.options.lantern_sight)


def _in_sight(view: View) -> bytes:
    """O7  The field of vision in the middle of the largest that there is."""
    side = 2 * _sight(view) + 1
    if not view.seen:
        return bytes(side * side)
    margin = (side - 1 - view.seen.count("/")) // 2
    beside, above = bytes(margin), bytes(side * margin + margin)
    return above + view.seen.encode().translate(_SEEN).replace(_LINE_END, 2 * beside) + above


def _around(view: View) -> bytes:
    """What was ever seen, with oneself in the middle."""
    chart, here = view.chart, view.here
    stride = chart.stride
    row, column = divmod(here, stride)
    if REACH <= row < stride - REACH and REACH <= column < stride - REACH:
        seen = chart.tiles[here - REACH * stride - REACH :]
        return b"".join(rows_of(SIDE, SIDE, stride)(seen)).translate(_NUMBER)
    return _around_at_the_edge(chart.tiles, stride, row, column)


def _around_at_the_edge(tiles: bytearray, stride: int, row: int, column: int) -> bytes:
    """Beyond the edge of the sheet nothing was seen."""
    left, right = max(0, column - REACH), min(stride, column + REACH + 1)
    top, bottom = max(0, row - REACH), min(stride, row + REACH + 1)
    before, after = left - (column - REACH), column + REACH + 1 - right
    seen = tiles[top * stride : bottom * stride].translate(_NUMBER)
    rows = [seen[begin + left : begin + right] for begin in range(0, len(seen), stride)]
    above = bytes((top - (row - REACH)) * SIDE + before)
    below = bytes((row + REACH + 1 - bottom) * SIDE + after)
    return above + bytes(after + before).join(rows) + below


def _own(view: View) -> list[int]:
    kit = view.kit
    alive = len(view.names) - len(view.dead)
    own = [
        view.hit_points, view.ap, view.treasure, view.target,
        "S" in kit, "A" in kit, "L" in kit, alive, view.round,
    ]  # fmt: skip
    return within(own, MOST)


_AIMED: Final = ("move", "attack")


def factors(view: View) -> Factors:
    return Factors(((*_AIMED, PICK_UP, END), WAYS), _join)


def _join(said: Sequence[str]) -> str:
    return " ".join(said) if said[0] in _AIMED else said[0]


def score(view: View) -> int:
    """O2  Treasure is what one needs to be let out."""
    return min(view.treasure, view.target)


LEARNING: Final = Learning(sayings, fields, features, score=score, factors=factors)
