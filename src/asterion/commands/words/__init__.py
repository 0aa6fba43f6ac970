"""What the verbs say to anyone who plays, in the language of the terminal."""

from pathlib import Path

from asterion.terminal.words import Tongue, in_words, say, speak_in, typed, voice_for, word
from asterion.words import bring_words

__all__ = ["Tongue", "in_words", "say", "speak_in", "typed", "voice_for", "word"]

bring_words(Path(__file__).parent)
