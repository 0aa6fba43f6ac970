"""Dooom in English."""

from asterion.books.dooom.words.rules import rules_in_force
from asterion.books.dooom.words.sentences import voice

__all__ = ["rules_in_force", "voice"]
