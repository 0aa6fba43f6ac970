"""What one listener was told, and what follows from it for them."""

from asterion.books.dungeonlab.view.asking import asks, check, turn
from asterion.books.dungeonlab.view.fold import fold
from asterion.books.dungeonlab.view.legal import legal
from asterion.books.dungeonlab.view.model import View
from asterion.books.dungeonlab.view.screen import screen

__all__ = ["View", "asks", "check", "fold", "legal", "screen", "turn"]
