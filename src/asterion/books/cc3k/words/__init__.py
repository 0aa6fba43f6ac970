"""CC3k in English."""

from pathlib import Path

from asterion.books.cc3k.words.rules import rules_in_force
from asterion.books.cc3k.words.sentences import voice
from asterion.words import bring_words

__all__ = ["rules_in_force", "voice"]

bring_words(Path(__file__).parent)
