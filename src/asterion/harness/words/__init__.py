"""What a player of text is told about answers that were no moves."""

from pathlib import Path

from asterion.core.phrase import Phrase, Value
from asterion.words import bring_words, speaker
from asterion.words.language import FIRST

bring_words(Path(__file__).parent)


def say(name: str, /, **about: Value) -> str:
    """Programs are spoken to in English, the first language."""
    return speaker(FIRST)(Phrase(name, about))
