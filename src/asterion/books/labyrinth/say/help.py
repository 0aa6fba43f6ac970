"""How to say everything at a table of Labyrinth, one form per line."""

from typing import Final

from asterion.core.phrase import Phrase

HELP: Final = Phrase("labyrinth-help")
