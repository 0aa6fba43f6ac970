"""Options and floors of ChamberCrawler3000 as the records of its compiled rules."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from asterion.books.cc3k import learning
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.floor import Floor
from asterion.books.cc3k.plan.kinds import GRID
from asterion.books.cc3k.say.notation import CHOICES
from asterion.envs.batch import cc3k
from asterion.envs.batch.cc3k import numbers
from asterion.envs.batch.dealing import Dealt, Terms, one
from asterion.envs.playing import CannotLearn, Playing

CELLS: Final = GRID.size
MOST_CHAMBERS, MOST_ENEMIES = 64, 64
_NUMBER = bytes(max(0, learning.GLYPHS.find(chr(code))) for code in range(256))

TABLE: Final = np.dtype([
    ("players", "i4"), ("plans", "i4"), ("race", "i4"), ("patience", "i4"), ("by_score", "?"),
    ("hard", "?"), ("pursuit", "?"), ("as_printed", "?"), ("orc_blow_37", "?"), ("drow_up", "?"),
], align=True)  # fmt: skip
PLAN: Final = np.dtype([
    ("chambers", "i4"), ("first", "i4", (MOST_CHAMBERS + 1,)), ("room", "i4", (MOST_CHAMBERS,)),
    ("cells", "i2", (CELLS,)), ("chamber", "i2", (CELLS,)),
    ("ground", "u1", (CELLS,)), ("tile", "u1", (CELLS,)),
], align=True)  # fmt: skip
GAME: Final = np.dtype([
    ("dice", "u8"), ("opened", "u8"), ("plan", "i4"), ("answers", "i4"), ("turn", "i4"),
    ("winner", "i4"), ("over", "?"), ("cut", "?"), ("ended", "?"), ("hostile", "?"),
    ("reward", "f4", (1,)), ("race", "i4"), ("hit_points", "i4"), ("strength", "i4"),
    ("defence", "i4"), ("gold", "i4"), ("level", "i4"), ("here", "i4"), ("under", "u1"),
    ("score", "i4"), ("known", "u1", (6,)), ("enemies", "i4"), ("foes", "i2", (MOST_ENEMIES,)),
    ("room", "i4", (MOST_CHAMBERS,)), ("drawing", "u1", (CELLS,)), ("free", "u1", (CELLS,)),
    ("pile", "i2", (CELLS,)), ("hoard", "i2", (CELLS,)),
], align=True)  # fmt: skip
"""`pile` is what a cell holds: the gold, the kind of a potion, or an enemy's hit points."""


def deal(playing: Playing, plans: Sequence[Any], terms: Terms) -> Dealt:
    options = playing.options
    assert isinstance(options, Cc3kOptions)
    assert (GRID.stride, GRID.origin) == (numbers.STRIDE, numbers.ORIGIN)
    race = CHOICES.index(terms.opening[0]) if terms.opening else numbers.NO_RACE
    table = one(
        TABLE,
        players=1,
        plans=len(plans),
        race=race,
        patience=terms.patience,
        by_score=terms.by_score,
        hard=options.hard,
        pursuit=options.pursuit,
        as_printed=options.damage == "as-printed",
        orc_blow_37=options.orc_blow == "37",
        drow_up=options.drow_rounding == "up",
    )
    packed = np.zeros(len(plans), PLAN)
    for record, plan in zip(packed, plans, strict=True):
        if len(plan.floors) > 1 or not plan.floors[0].generated:
            raise CannotLearn("a batch plays floors that are made when they are entered, not drawn")
        _pack(record, plan.floors[0])
    return Dealt(cc3k, table, packed, GAME)


def _pack(record: Any, floor: Floor) -> None:
    """The empty drawing, and its chambers: the tiles of each in reading order (C4)."""
    if len(floor.chambers) > MOST_CHAMBERS:
        raise CannotLearn(f"a batch plays floors of {MOST_CHAMBERS} chambers at most")
    record["ground"] = bytearray(floor.ground.translate(_NUMBER))
    record["chambers"] = len(floor.chambers)
    record["chamber"] = -1
    for number, tiles in enumerate(floor.chambers):
        first = int(record["first"][number])
        record["first"][number + 1] = first + len(tiles)
        record["cells"][first : first + len(tiles)] = tiles
        record["room"][number] = len(tiles)
        record["chamber"][tiles] = number
        record["tile"][tiles] = 1
