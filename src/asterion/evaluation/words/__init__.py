"""What an evaluation says: the heads of its table, and what is wrong with a report."""

from pathlib import Path

from asterion.core.phrase import Phrase, Value
from asterion.words import bring_words, speaker
from asterion.words.language import FIRST

bring_words(Path(__file__).parent)


def say(name: str, /, **about: Value) -> str:
    """Reports are compared, so they are in English, the first language."""
    return speaker(FIRST)(Phrase(name, about))
