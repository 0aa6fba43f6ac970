"""CC3k in English."""

from asterion.books.cc3k.words.rules import rules_in_force
from asterion.books.cc3k.words.sentences import voice

__all__ = ["rules_in_force", "voice"]
