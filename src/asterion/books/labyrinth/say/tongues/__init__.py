"""Moves that are said in another language than English, word for word in the parser's own words."""

from asterion.books.labyrinth.say.tongues.reading import in_english, tongue_of

__all__ = ["in_english", "tongue_of"]
