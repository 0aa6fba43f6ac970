"""A bot as a program on the line protocol: it hears `event` lines, and answers `ask`.

With `show events on` the lines carry all that the seat is told, as data; the view is folded from
them here, so the bot answers as it would at the table itself.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from asterion.bots import Bot
from asterion.bots.seated import Seated
from asterion.core.audience import EVERYONE
from asterion.core.book import AnyBook, Prompt
from asterion.core.event import events_decoder
from asterion.core.options import with_settings

FIRST_WORDS = ("show board off", "show events on")
OVER = ("over", "bye", "away")


class LineBot:
    """One seat. Lines in, lines out; it knows nothing but what the lines say."""

    def __init__(self, book: AnyBook, bot: Bot) -> None:
        self.book = book
        self.bot = bot
        self.settings: dict[str, str] = {}
        self.seat = 0
        self._decoder = events_decoder(book.events)
        self._heard: dict[int, list[Any]] = {}  # by the number under which it was told
        self._folded = 0
        self._view: Any = None
        self._mind: Seated | None = None
        self._answered = -1

    def talk(self, lines: Iterable[str]) -> Iterator[str]:
        """What it says to what it hears, until the game is over."""
        yield from FIRST_WORDS
        for line in lines:
            word, _, rest = line.rstrip("\r\n").partition(" ")
            if word == "option":
                name, _, value = rest.split(" ")[0].partition("=")
                self.settings[name] = value
            elif word == "you":
                first = rest.split(" ")[0]
                self.seat = int(first) if first.isdigit() else self.seat
            elif word == "event":
                number, _, data = rest.partition(" ")
                event = {**msgspec.json.decode(data), "to": EVERYONE}
                self._heard.setdefault(int(number), []).append(event)
            elif word == "ask":
                asked = int(rest.split(" ")[0])
                text = self._answer(asked)
                if text:
                    yield f"answer {asked} {text}"
            elif word in OVER:
                return

    def _answer(self, number: int) -> str:
        """Nothing where nothing is known yet, or where the question was answered before."""
        fresh = [n for n in sorted(self._heard) if n > self._folded]
        if number == self._answered or (self._mind is None and not fresh):
            return ""
        if self._mind is None:
            self._mind = Seated(self.bot, self.seat)
            options = with_settings(self.book.options(), self.settings, hidden=True)
            self._view = self.book.view(self.seat, options, None)
        news = []
        for n in fresh:
            news.append(self._decoder.decode(msgspec.json.encode(self._heard.pop(n))))
            self.book.fold(self._view, news[-1])
            self._folded = n
        asks = self.book.asks(self._view)
        if asks is None:
            return ""
        self._answered = number
        return self._mind.think(news, self._view, Prompt(self.seat, number, asks))
