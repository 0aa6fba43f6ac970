"""How things are said: commands, their exact notation, speech and help."""

from typing import Final

from asterion.books.labyrinth.say.saying import parse, read, write
from asterion.core.phrase import Phrase

HELP: Final = Phrase("labyrinth-help")

__all__ = ["HELP", "parse", "read", "write"]
