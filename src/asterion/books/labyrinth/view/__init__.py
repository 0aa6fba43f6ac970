"""What one listener was told, and what follows from it for them."""

from asterion.books.labyrinth.view.asking import asks, legal, turn
from asterion.books.labyrinth.view.checking import check
from asterion.books.labyrinth.view.fold import fold
from asterion.books.labyrinth.view.model import View
from asterion.books.labyrinth.view.screen import screen
from asterion.books.labyrinth.view.status import log

__all__ = ["View", "asks", "check", "fold", "legal", "log", "screen", "turn"]
