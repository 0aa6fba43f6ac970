"""The numbers that stand for things, as in `books/cc3k`."""

from typing import Final

import numpy as np

from asterion.envs.batch.chance import below
from asterion.envs.batch.compiling import rule

ROWS, COLUMNS, STRIDE, ORIGIN, FLOORS = 25, 79, 80, 81, 5
TILE, STAIRS, PLAYER, POTION, GOLD = 3, 6, 7, 8, 9
HUMAN, DWARF, ELF, ORC, MERCHANT, DRAGON, HALFLING = range(10, 17)
"""Squares as they are observed: `GLYPHS` of `books/cc3k/learning`."""
SHADE, DROW, VAMPIRE, GOBLIN, TROLL = range(5)
NO_RACE, NOWHERE = -1, 0
RESTORE_HEALTH, BOOST_ATTACK, BOOST_DEFENCE, POISON_HEALTH, WOUND_ATTACK, WOUND_DEFENCE = range(6)
SMALL, NORMAL, MERCHANT_HOARD, DRAGON_HOARD = 1, 2, 4, 6
ATTACK, DRINK, QUIT, CHOOSE, SAYINGS = 8, 16, 24, 25, 30  # moves are 0 to 7
A_FLOOR: Final = 10  # what a floor is worth beside a piece of gold, for the score on the way
MOST: Final = 9999
REFUSED: Final = -0.01
RACES: Final = np.array([[125, 25, 25], [150, 25, 15], [50, 25, 25], [110, 15, 20], [120, 25, 15]])
"""C10-C15  Hit points, attack, defence."""
ENEMIES: Final = np.array([
    [140, 20, 20], [100, 20, 30], [140, 30, 10], [180, 30, 25], [30, 70, 5], [150, 20, 20],
    [100, 15, 20],
])  # fmt: skip
"""C16  The same of each enemy, from the human on."""
SPAWNED: Final = np.array([HUMAN] * 4 + [DWARF] * 3 + [HALFLING] * 5 + [ELF] * 2 + [ORC] * 2
                          + [MERCHANT] * 2)  # fmt: skip
"""C6  Eighteen cases."""
STEPS: Final = np.array([-80, 80, 1, -1, -79, -81, 81, 79])
"""C34  no so ea we ne nw se sw."""
AROUND: Final = np.array([-81, -80, -79, -1, 1, 79, 80, 81])


@rule
def choose(game, n):
    """One of them, uniformly; where there is only one, no die is thrown."""
    return below(game, n) if n > 1 else 0
