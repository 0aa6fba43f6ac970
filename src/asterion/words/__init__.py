"""Words as Project Fluent files: a phrase goes in, a sentence of some language comes out."""

from asterion.words.fault import WordsError
from asterion.words.language import choose, direction
from asterion.words.shelf import bring_text, bring_words, speak, speaker
from asterion.words.speaker import Speaker, Words
from asterion.words.voice import remembering

__all__ = [
    "Speaker",
    "Words",
    "WordsError",
    "bring_text",
    "bring_words",
    "choose",
    "direction",
    "remembering",
    "speak",
    "speaker",
]
