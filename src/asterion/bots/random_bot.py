"""The simplest player there is; it plays every book."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from asterion.bots.words import plays
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase


class RandomBot:
    """It needs the book's `legal`, which reads the view alone, and a die."""

    summary: ClassVar[Phrase] = plays("random")

    def __init__(self, dice: Dice, legal: Callable[[Any], Sequence[str]]) -> None:
        self.dice = dice
        self.legal = legal

    def answer(self, view: Any, prompt: Prompt) -> str:
        return self.dice.pick(self.legal(view), "answer")
