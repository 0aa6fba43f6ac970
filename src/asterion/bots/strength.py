"""How a bot is asked to play: easy, normal or hard, and for how long it may think."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from asterion.bots.words import plays
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase, PhrasedError, phrase

EASY, NORMAL, HARD = "easy", "normal", "hard"
STRENGTHS: Final = (EASY, NORMAL, HARD)
DISTRACTED: Final = 4
"""An easy bot without a manner of its own says anything in one answer of four."""


class Manner(NamedTuple):
    """A strength, and CPU seconds per move; None is as long as the strength usually takes."""

    strength: str = NORMAL
    seconds: float | None = None


USUAL: Final = Manner()
UNHURRIED: Final = 10.0
"""Seconds that no answer takes: a net, for the same told events always have the same answer."""


class BadManner(PhrasedError, ValueError):
    """What stands behind the bot's name is neither a strength nor a number of seconds."""


def read_manner(said: Sequence[str]) -> Manner:
    """`hard`, `0.5` or both, as they stand behind `reasoner:`."""
    manner = Manner()
    for word in said:
        wanted = word.strip().lower()
        if wanted in STRENGTHS:
            manner = manner._replace(strength=wanted)
            continue
        try:
            seconds = float(wanted.removesuffix("s"))
        except ValueError:
            seconds = 0.0
        if not 0 < seconds <= 3600:
            raise BadManner(phrase("core-bad-strength", word=word[:40], known=[*STRENGTHS]))
        manner = manner._replace(seconds=seconds)
    return manner


class Distracted:
    """Any bot as a beginner: now and then its mind is elsewhere."""

    summary: ClassVar[Phrase] = plays("distracted")

    def __init__(self, bot: Any, legal: Callable[[Any], Sequence[str]], dice: Dice) -> None:
        self.bot = bot
        self.legal = legal
        self.dice = dice

    def hear(self, events: Sequence[Event]) -> None:
        hear = getattr(self.bot, "hear", None)
        if hear is not None:
            hear(events)

    @property
    def aim(self) -> Phrase | None:
        return getattr(self.bot, "aim", None)

    def answer(self, view: Any, prompt: Prompt) -> str:
        text: str = self.bot.answer(view, prompt)
        if self.dice.below(DISTRACTED, "is it distracted") == 0:
            return self.dice.pick(self.legal(view), "whatever comes to mind")
        return text
