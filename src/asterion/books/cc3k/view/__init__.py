"""What the player was told, and what follows from it."""

from asterion.books.cc3k.view.fold import fold
from asterion.books.cc3k.view.model import View, asks, check, legal, turn
from asterion.books.cc3k.view.screen import screen

__all__ = ["View", "asks", "check", "fold", "legal", "screen", "turn"]
