"""The simplest player there is; it plays every book."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from asterion.core.book import Prompt
from asterion.core.dice import Dice


class RandomBot:
    """It needs the book's `legal`, which reads the view alone, and a die."""

    summary: ClassVar[str] = "says any legal command, each as likely as the others"

    def __init__(self, dice: Dice, legal: Callable[[Any], Sequence[str]]) -> None:
        self.dice = dice
        self.legal = legal

    def answer(self, view: Any, prompt: Prompt) -> str:
        return self.dice.pick(self.legal(view), "answer")
