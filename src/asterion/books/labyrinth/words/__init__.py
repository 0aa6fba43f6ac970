"""The words of Labyrinth: phrases for what happens, and the folders of messages that say them."""

from pathlib import Path

from asterion.books.labyrinth.words.composing import compound
from asterion.books.labyrinth.words.events import tell
from asterion.books.labyrinth.words.offers import offer
from asterion.books.labyrinth.words.rules import rules_in_force
from asterion.words import bring_words

bring_words(Path(__file__).parent)

__all__ = ["compound", "offer", "rules_in_force", "tell"]
