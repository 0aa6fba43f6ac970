"""The arena's messages in one language."""

from asterion.core.phrase import Value, phrase
from asterion.words import speaker
from asterion.words.language import FIRST


class Words:
    def __init__(self, language: str = FIRST) -> None:
        self._speaker = speaker(language)

    def __call__(self, name: str, /, **about: Value) -> str:
        return self._speaker(phrase(f"arena-{name}", **about))
