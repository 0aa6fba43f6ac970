"""The generator of labyrinths."""

from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings

__all__ = ["LabyrinthSettings", "generate", "settings_for"]
