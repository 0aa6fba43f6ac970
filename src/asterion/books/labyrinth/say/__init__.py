"""How moves are said: commands, reading, writing and help."""

from asterion.books.labyrinth.say.help import HELP
from asterion.books.labyrinth.say.saying import parse, write

__all__ = ["HELP", "parse", "write"]
