"""The words in which a player is spoken to: English as it is, or with made-up names."""

from typing import Literal

from asterion.core.phrase import Phrase
from asterion.words import speaker
from asterion.words.made_up import made_up, understood

Vocabulary = Literal["plain", "made-up"]
LANGUAGE = {"plain": "en", "made-up": "xm"}


class Wording:
    """Out to a player and back. Data inside of sentences, such as a move that is quoted, is not a
    message of its own, so whole texts are gone over once more."""

    def __init__(self, vocabulary: Vocabulary = "plain") -> None:
        self.vocabulary = vocabulary
        self.language = LANGUAGE[vocabulary]
        self.is_plain = vocabulary == "plain"
        self._speak = speaker(self.language)

    def say(self, phrase: Phrase) -> str:
        return self.out(self._speak(phrase))

    def out(self, text: str) -> str:
        return text if self.is_plain else made_up(text)

    def back(self, text: str) -> str:
        return text if self.is_plain else understood(text)
