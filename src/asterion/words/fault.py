"""What can go wrong in saying something: loud in tests, survived in play."""

import os
from typing import Final

STRICT_VARIABLE: Final = "ASTERION_STRICT_WORDS"
"""Set to 1, every fault is raised; the tests set it, also for the programs that they start."""


class WordsError(Exception):
    """A message that does not exist, lacks a variable, or cannot be read."""


class Faults:
    """Raises each fault, or logs it once and shows what can be shown in its place."""

    __slots__ = ("_told", "strict")
    MOST_TOLD = 1000

    def __init__(self, strict: bool | None = None) -> None:
        self.strict = os.environ.get(STRICT_VARIABLE) == "1" if strict is None else strict
        self._told: set[str] = set()

    def __call__(self, text: str, shown: str, cause: Exception | None = None) -> str:
        if self.strict:
            raise WordsError(text) from cause
        if text not in self._told and len(self._told) < self.MOST_TOLD:
            self._told.add(text)
            import logging  # late, since it is seldom needed and slow to load

            logging.getLogger("asterion.words").warning(text)
        return shown
