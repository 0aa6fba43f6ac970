"""How things are said: commands, their exact notation, speech and help."""

from typing import Final

from asterion.books.cc3k.say.notation import read as _read
from asterion.books.cc3k.say.notation import write
from asterion.core.phrase import Phrase
from asterion.core.referee.understanding import Understanding

HELP: Final = Phrase("cc3k-help")

_understanding = Understanding(_read, write, speech="asterion.books.cc3k.say.speech")
parse = _understanding.parse
read = _understanding.read

__all__ = ["HELP", "parse", "read", "write"]
