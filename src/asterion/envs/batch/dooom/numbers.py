"""The numbers that stand for things, as in `books/dooom`."""

from typing import Final

REACH: Final = 10  # of the remembered map; the ground has a margin as wide, so no step is checked
SIDE: Final = 2 * REACH + 1
WALL, FLOOR, TREASURE, POTION, SWORD, ARMOUR, LANTERN, EXIT, PLAYER = range(1, 10)
SWORD_BIT, ARMOUR_BIT, LANTERN_BIT = 1, 2, 4
ATTACK, PICK_UP, END = 4, 8, 9  # moves are 0 to 3, attacks 4 to 7
NO_TURN: Final = -3
MOST: Final = 999
REFUSED: Final = -0.01
