"""What the verbs say to whoever plays, in the language of the terminal."""

from pathlib import Path

from asterion.terminal.words import in_words, say, speak_in, word
from asterion.words import bring_words

__all__ = ["in_words", "say", "speak_in", "word"]

bring_words(Path(__file__).parent)
