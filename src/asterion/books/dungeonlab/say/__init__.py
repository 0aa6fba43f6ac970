"""How things are said: commands, reading, writing and help."""

from asterion.books.dungeonlab.say.speech import HELP, parse, write

__all__ = ["HELP", "parse", "write"]
