"""What can hurt a player, and how much of each is borne."""

from typing import Final

BITE: Final = "bite"
PIERCE: Final = "pierce"
BURN: Final = "burn"
LIMITS: Final = {BITE: 5, PIERCE: 30, BURN: 5, "bullet": 5, "grenade": 1, "blaster": 2}
"""D8  What a player can take of each kind of damage; the last three are hits."""
