"""One reader of speech for all books: words to terminals, terminals to commands, by tables.

Nothing here is imported before somebody speaks: records, bots and pages use the exact notation.
"""

from asterion.core.referee.understanding import Listening
from asterion.words.speech.manner import Manner
from asterion.words.speech.reader import Reader

__all__ = ["Listening", "Manner", "Reader"]
