"""Chance for a server under test: every game rolls the same dice.

Python imports this file by itself where its folder stands in PYTHONPATH, in the server and in the
processes that it starts. Otherwise a page's test would meet a player who starts on the exit, or
out of sight, once in some hundred runs.
"""

import random
import secrets
import sys
from pathlib import Path


class Loaded(random.Random):
    """Stands in for the system's own chance. Each function that makes dice has others: with those
    of the game, a plan would have its treasure where the player starts."""

    def __init__(self) -> None:
        makes_dice = sys._getframe(2).f_code  # beyond the dice's own constructor
        file = Path(makes_dice.co_filename).name
        super().__init__(f"20261117 {file} {makes_dice.co_name}")


assert secrets.token_bytes(1), "tokens took the real chance at their import, and keep it"
random.SystemRandom = Loaded  # type: ignore[assignment, misc]
