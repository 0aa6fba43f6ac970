"""A bot on a chair: it hears what its seat was told, in order, and is asked when it is its turn.

The same three steps in process, on a server and over a network: what was told since last time, the
view that is folded from it, the question. Nothing else reaches a bot.
"""

from collections.abc import Sequence
from typing import Any

from asterion.bots import Bot
from asterion.core.audience import Seat, ear
from asterion.core.contract.book import Prompt
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.core.referee.table import Table

LAST_AIMS = 3
"""This many are told when the game is over."""


class Seated:
    """One bot in one seat of one game; `aims` is what it was after, whenever that changed."""

    def __init__(self, bot: Bot, seat: Seat) -> None:
        self.bot = bot
        self.seat = seat
        self.aims: list[tuple[int, Phrase]] = []  # the question at which it began
        self._heard = 0  # entries of the table
        self._hear = getattr(bot, "hear", None)

    def news(self, table: Table) -> list[list[Event]]:
        """What the seat was told since this was last asked, an item per entry that it heard of."""
        if self._hear is None:
            return []
        listening = ear(self.seat)
        told = [table.told(n, listening)[1] for n in range(self._heard, len(table.entries))]
        self._heard = len(table.entries)
        return [events for events in told if events]

    def think(self, news: Sequence[Sequence[Event]], view: Any, prompt: Prompt) -> str:
        """Take in the news, then answer."""
        if self._hear is not None:
            for events in news:
                self._hear(events)
        text = self.bot.answer(view, prompt)
        aim: Phrase | None = getattr(self.bot, "aim", None)
        if aim is not None and (not self.aims or self.aims[-1][1] != aim):
            self.aims.append((prompt.n, aim))
        return text

    def last_aims(self) -> list[Phrase]:
        """What it was after in the end, each aim once, the last one last; then what it knew."""
        backwards = {aim.id: aim for _, aim in reversed(self.aims)}
        knew: Phrase | None = getattr(self.bot, "knew", None)
        return [*reversed(list(backwards.values())[:LAST_AIMS]), *([knew] if knew else ())]

    def answer(self, table: Table) -> str:
        """What it says to the question that the table asks now."""
        prompt = table.prompt(self.seat)
        assert prompt is not None, "nobody asks this bot anything"
        return self.think(self.news(table), table.view(self.seat), prompt)
