"""DungeonLab in English."""

from pathlib import Path

from asterion.books.dungeonlab.words.rules import rules_in_force
from asterion.books.dungeonlab.words.sentences import voice
from asterion.words import bring_words

__all__ = ["rules_in_force", "voice"]

bring_words(Path(__file__).parent)
