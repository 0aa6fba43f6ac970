"""The generator of dungeons."""

from asterion.books.dungeonlab.make.generate import generate, settings_for
from asterion.books.dungeonlab.make.settings import DungeonLabSettings

__all__ = ["DungeonLabSettings", "generate", "settings_for"]
