"""The numbers that stand for things, as in `books/labyrinth`, and the record of one game."""

from typing import Any, Final

import numpy as np

LAND, HOSPITAL, WEAPONRY, PIT, RIVER, DELTA = range(1, 7)
OUTSIDE: Final = 8
OPEN, WALL, SOLID, CLOSED_EXIT, OPEN_EXIT = range(5)
FLOW, LOOP = 4, 5
HEALTHY, WOUNDED, DEAD, LOST = 0, 1, 3, 4
NOTHING, CORPSE, TREASURE = 0, 1, 3
MOST_BULLETS, MOST_GRENADES = 3, 3
INSIDE, NO_TURN, NOBODY = -1, -1, -1
CHOOSING, PLAYING, OVER = 0, 1, 2

SCREAM, TREASURE_FOUND, FOUND, HEALED, FEET = 1, 2, 4, 16, 128
"""Bits of an answer: `FACTS` of `books/labyrinth/learning`."""
BY_WALL, NO_SUCH_WAY = 1, 2

MOVE, SKIP, START, ORDER, KEEP = range(5)
NO_PART, GO, SHOOT, BLOW, LEAVE_TREASURE, LEAVE_GRENADE, LEAVE_BULLETS, TAKE = range(8)
MOST_PARTS: Final = 2
TOPMOST, OLD = 0, -1
NO_MASK, START_MASK, MOVE_MASK, ORDER_MASK = range(4)

ALL_SIDES, SKIPPING, LASTING = 15, 64, 8
"""Bits of what is known to fail (L32): four sides, skipping, and how far up lasting walls are."""
PATIENCE: Final = 2
VOID_ONCE_IN, MOST_VOID_ROUNDS = 6, 3

MOST_PLAYERS: Final = 6
LAST: Final = 8
NO_CELL: Final = 0


def table_record(sayings: int, cells: int) -> np.dtype[Any]:
    """What all games share: what each saying means, and the masks."""
    return np.dtype([
        ("players", "i4"), ("plans", "i4"), ("patience", "i4"), ("nstop", "i4"),
        ("steps", "i4", (4,)), ("first_start", "i4"), ("first_keep", "i4"),
        # what was agreed on
        ("repeats", "?"), ("range_of_one", "?"), ("through_buildings", "?"), ("damp_powder", "?"),
        ("heals_ordered", "?"), ("carries_placed", "?"), ("void_same", "?"), ("void_by_draw", "?"),
        ("number", "i4", (cells,)),
        ("says", "i4", (sayings,)), ("parts", "i4", (sayings, MOST_PARTS)),
        ("ways", "i4", (sayings, MOST_PARTS)),
        ("goes", "i4", (sayings,)), ("blows", "i4", (sayings,)),
        ("cell", "i4", (sayings,)), ("rank", "i4", (sayings,)), ("masks", "i1", (4, sayings)),
    ], align=True)  # fmt: skip


def plan_record(cells: int, treasures: int) -> np.dtype[Any]:
    return np.dtype([
        ("treasures", "i4"), ("true", "u1", (treasures,)), ("treasure_at", "i4", (treasures,)),
        ("kinds", "u1", (cells,)), ("source", "u1", (cells,)), ("void", "u1", (cells,)),
        ("next", "i4", (cells,)), ("edges", "u1", (cells * 4,)),
        ("bullets_at", "u2", (cells,)), ("grenades_at", "u2", (cells,)),
    ], align=True)  # fmt: skip


def game_record(cells: int, treasures: int) -> np.dtype[Any]:
    seats = (MOST_PLAYERS,)
    return np.dtype([
        ("dice", "u8"), ("opened", "u8"), ("plan", "i4"), ("said", "i4"), ("turn", "i4"),
        ("winner", "i4"), ("over", "?"), ("cut", "?"), ("phase", "i4"), ("reward", "f4", seats),
        # the course of the game
        ("asking", "i4", seats), ("to_choose", "i4"), ("rounds", "i4"), ("void_rounds", "i4"),
        ("may_order", "?"), ("treasures_asked", "i4"), ("took_topmost", "?"), ("since", "i4"),
        ("quiet", "i4"), ("public_quiet", "i4"), ("changed", "?"), ("public_changed", "?"),
        # the players
        ("at", "i4", seats), ("outside", "i4", seats), ("health", "i4", seats),
        ("bullets", "i4", seats), ("grenades", "i4", seats), ("load", "i4", seats),
        ("thing", "i4", seats), ("fallen", "u1", seats), ("untold", "u1", seats),
        ("gone", "u1", seats), ("orders", "i4", seats), ("chosen", "i4", seats),
        ("choosing", "u1", seats), ("skipped", "u1", seats),
        # what each was told
        ("began_on", "u1", seats), ("wounded", "u1", seats), ("kind", "u1", seats),
        ("walls", "u1", seats), ("blown", "u1", seats), ("lasting", "u1", seats),
        ("stays", "i4", seats), ("answers", "u1", (MOST_PLAYERS, LAST, 5)),
        # the answer in the making
        ("went", "?"), ("way", "i4"), ("blocked", "i4"), ("entered", "i4"), ("reached", "i4"),
        ("facts", "i4"), ("threw", "i4"), ("ashes", "?"), ("was_outside", "?"), ("ordered", "?"),
        ("shed_at", "i4"), ("shed_treasure", "i4"), ("shed_grenades", "i4"),
        ("choice_at", "i4"), ("choice_thing", "i4"), ("choice_lying", "i4"),
        ("choice_since", "i4"), ("choice_topmost", "?"),
        # the labyrinth as it is now
        ("corpse_at", "i4", seats), ("corpse_since", "i4", seats),
        ("treasure_at", "i4", (treasures,)), ("treasure_since", "i4", (treasures,)),
        ("edges", "u1", (cells * 4,)), ("bullets_at", "u2", (cells,)),
        ("grenades_at", "u2", (cells,)),
    ], align=True)  # fmt: skip
