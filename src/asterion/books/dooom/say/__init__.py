"""How things are said: commands, their exact notation, speech and help."""

from typing import Final

from asterion.books.dooom.say.notation import named, write
from asterion.books.dooom.say.notation import read as _read
from asterion.core.phrase import Phrase
from asterion.core.referee.understanding import Understanding

HELP: Final = Phrase("dooom-help")

_understanding = Understanding(_read, write, speech="asterion.books.dooom.say.speech", names=named)
parse = _understanding.parse
read = _understanding.read

__all__ = ["HELP", "parse", "read", "write"]
