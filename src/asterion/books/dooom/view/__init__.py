"""What one listener was told, and what follows from it for them."""

from asterion.books.dooom.view.asking import asks, check, legal, turn
from asterion.books.dooom.view.fold import fold
from asterion.books.dooom.view.model import View
from asterion.books.dooom.view.screen import screen

__all__ = ["View", "asks", "check", "fold", "legal", "screen", "turn"]
