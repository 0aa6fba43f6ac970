"""Options and plans of Dooom as the records of its compiled rules."""

from collections.abc import Sequence
from math import gcd
from typing import Any, Final

import numpy as np

from asterion.books.dooom import learning
from asterion.books.dooom.options import SIGHT_LIMIT, DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.books.dooom.plan.sight import squares
from asterion.envs.batch import dooom
from asterion.envs.batch.dealing import Dealt, Records, Terms, one, rounded_up
from asterion.envs.batch.dooom import numbers
from asterion.envs.playing import Playing

MARGIN: Final = max(numbers.REACH, SIGHT_LIMIT)
WIDEST: Final = 2 * SIGHT_LIMIT + 1
FEWEST, SMALLEST = 4, 2048
"""Records have room for this many players and cells, or for twice as many and so on: other games of
about the same size need no other compilation."""
_NUMBER = bytes(max(0, learning.TILES.find(chr(code)) + 1) for code in range(256))

TABLE: Final = np.dtype([
    ("players", "i4"), ("stride", "i4"), ("steps", "i4", (4,)), ("plans", "i4"),
    ("hit_points", "i4"), ("action_points", "i4"), ("round_limit", "i4"),
    ("hit_below", "i4"), ("hit_of", "i4"), ("patience", "i4"), ("by_score", "?"),
    ("radius", "i4", (2,)), ("wide", "i4", (2, WIDEST)), ("squares", "i4", (2,)),
    ("offset", "i4", (2, WIDEST * WIDEST)),
    ("row", "u1", (2, WIDEST * WIDEST)), ("column", "u1", (2, WIDEST * WIDEST)),
], align=True)  # fmt: skip
"""What all games share: options, and the squares in sight without and with a lantern (O7): how
many to each side of a row, how far each is from the eye, and where it is in `sight`."""


def plan_record(cells: int) -> np.dtype[Any]:
    return np.dtype([
        ("target", "i4"), ("count", "i4"), ("starts", "u2", (cells,)), ("ground", "u1", (cells,)),
    ], align=True)  # fmt: skip


def game_record(cells: int, players: int) -> np.dtype[Any]:
    return np.dtype([
        ("dice", "u8"), ("opened", "u8"), ("plan", "i4"), ("target", "i4"), ("answers", "i4"),
        ("turn", "i4"), ("rounds", "i4"), ("points", "i4"), ("winner", "i4"),
        ("over", "?"), ("cut", "?"), ("reward", "f4", (players,)),
        ("at", "i4", (players,)), ("hit_points", "i4", (players,)),
        ("treasure", "i4", (players,)), ("kit", "i4", (players,)), ("alive", "u1", (players,)),
        ("hidden", "u1", (players,)), ("score", "i4", (players,)),
        ("ground", "u1", (cells,)), ("pile", "u2", (cells,)), ("chart", "u1", (players, cells)),
    ], align=True)  # fmt: skip


def deal(playing: Playing, plans: Sequence[Any], terms: Terms) -> Dealt:
    assert learning.REACH == numbers.REACH
    options = playing.options
    assert isinstance(options, DooomOptions)
    players = len(playing.names)
    wide = max(plan.grid.width for plan in plans)
    high = max(plan.grid.height for plan in plans)
    stride = wide + 2 * MARGIN
    cells = rounded_up(stride * (high + 2 * MARGIN), SMALLEST)
    common = gcd(options.hit_chance, 100)
    table = one(
        TABLE,
        players=players,
        stride=stride,
        steps=(-stride, 1, stride, -1),
        plans=len(plans),
        hit_points=options.hit_points,
        action_points=options.action_points,
        round_limit=options.round_limit,
        hit_below=options.hit_chance // common,
        hit_of=100 // common,
        patience=terms.patience,
        by_score=terms.by_score,
    )
    _sights(table, options, stride)
    packed = np.zeros(len(plans), plan_record(cells))
    for record, plan in zip(packed, plans, strict=True):
        _pack(record, plan, stride)
    return Dealt(dooom, table, packed, game_record(cells, rounded_up(players, FEWEST)))


def _sights(table: Records, options: DooomOptions, stride: int) -> None:
    """O7, O23  The squares in sight, without and with a lantern."""
    eye = max(options.sight, options.lantern_sight)
    for lit, radius in enumerate((options.sight, options.lantern_sight)):
        seen = squares(radius, options.sight_shape)
        table["radius"][0, lit] = radius
        table["squares"][0, lit] = len(seen)
        for number, (right, down) in enumerate(seen):
            wide = table["wide"][0, lit]
            wide[down + radius] = max(wide[down + radius], right)
            table["offset"][0, lit, number] = down * stride + right
            table["row"][0, lit, number] = eye + down
            table["column"][0, lit, number] = eye + right


def _pack(record: Any, plan: Plan, stride: int) -> None:
    """The map inside a margin of walls, and the tiles on which a player may start (O5)."""
    ground = np.full(record["ground"].size, numbers.WALL, np.uint8)
    starts = []
    grid = plan.grid
    for number, row in enumerate(plan.rows):
        first = (number + MARGIN) * stride + MARGIN
        ground[first : first + len(row)] = bytearray(row.translate(_NUMBER))
        begin = grid.cell(0, number)
        starts += [first + at for at in range(grid.width) if begin + at in plan.starts]
    record["ground"] = ground
    record["target"] = plan.target
    record["count"] = len(starts)
    record["starts"][: len(starts)] = starts
