"""DungeonLab in English."""

from asterion.books.dungeonlab.words.rules import rules_in_force
from asterion.books.dungeonlab.words.sentences import voice

__all__ = ["rules_in_force", "voice"]
