"""What is said in DungeonLab: events and everything else as phrases, and a folder per language."""

from pathlib import Path

from asterion.books.dungeonlab.words.offers import offer
from asterion.books.dungeonlab.words.rules import rules_in_force
from asterion.books.dungeonlab.words.sentences import masters_tell, tell
from asterion.words import bring_words

bring_words(Path(__file__).parent)

__all__ = ["masters_tell", "offer", "rules_in_force", "tell"]
