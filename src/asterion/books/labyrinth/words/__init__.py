"""Labyrinth in English."""

from asterion.books.labyrinth.words.rules import rules_in_force
from asterion.books.labyrinth.words.sentences import voice

__all__ = ["rules_in_force", "voice"]
