"""A bot as a program on the line protocol: it hears `event` lines, and answers `ask`.

With `show events on` the lines carry all that the seat is told, as data; the view is folded from
them here, so the bot answers as it would at the table itself. Where its answer is refused, or it
fails, that is kept with the question, and something legal is said in its place; without dice
nothing is ever said in its place, and it gives the game up.
"""

from collections.abc import Callable, Iterable, Iterator
from traceback import format_exc
from typing import Any

import msgspec

from asterion.bots import Bot
from asterion.bots.forfeit import Forfeit
from asterion.bots.seated import Seated
from asterion.core.audience import EVERYONE
from asterion.core.contract.book import AnyBook, Prompt
from asterion.core.contract.options import with_settings
from asterion.core.dice import Dice
from asterion.core.event import events_decoder

FIRST_WORDS = ("show board off", "show events on")
OVER = ("over", "bye", "away")
MOST_TRIES = 5


class LineFault(msgspec.Struct, frozen=True):
    """An answer that was of no use."""

    asked: str
    said: str
    """Empty where the bot failed before it had one."""
    wrong: str
    """The refusal, or the traceback."""


class LineBot:
    """One seat. Lines in, lines out; it knows nothing but what the lines say."""

    def __init__(
        self,
        book: AnyBook,
        bot: Bot,
        dice: Dice | None = None,
        on_fault: Callable[[LineFault], object] = lambda fault: None,
    ) -> None:
        self.book = book
        self.bot = bot
        self.dice = dice
        self.on_fault = on_fault
        self.settings: dict[str, str] = {}
        self.seat = 0
        self._decoder = events_decoder(book.rules.events)
        self._heard: dict[int, list[Any]] = {}  # by the number under which it was told
        self._folded = 0
        self._view: Any = None
        self._mind: Seated | None = None
        self._answered = -1
        self._tries = 0
        self._said = ("", "")  # the last question and answer, until it is known to be taken

    def talk(self, lines: Iterable[str], first: Iterable[str] = ()) -> Iterator[str]:
        """What it says to what it hears, until the game is over; `first` leads to a table.

        A game may begin with that line, and what is not shown from its beginning is lost.
        """
        yield from FIRST_WORDS
        yield from first
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
            elif word == "ok":
                self._said = ("", "")
            elif word in OVER:
                return
            try:
                if word == "ask":
                    yield from self._asked(int(rest.split(" ")[0]))
                elif word == "no" and self._said[1]:
                    yield from self._refused(rest)
            except Forfeit as forfeit:
                yield f"forfeit {' '.join(str(forfeit).split())}"
                return

    def _asked(self, number: int) -> Iterator[str]:
        text = self._answer(number)
        if text:
            yield f"answer {number} {text}"

    def _answer(self, number: int) -> str:
        """Nothing where nothing is known yet, or where the question was answered before."""
        fresh = [n for n in sorted(self._heard) if n > self._folded]
        if number == self._answered or (self._mind is None and not fresh):
            return ""
        if self._mind is None:
            self._mind = Seated(self.bot, self.seat)
            options = with_settings(self.book.rules.options(), self.settings, hidden=True)
            self._view = self.book.view.new(self.seat, options, None)
        news = []
        for n in fresh:
            news.append(self._decoder.decode(msgspec.json.encode(self._heard.pop(n))))
            self.book.view.fold(self._view, news[-1])
            self._folded = n
        asks = self.book.view.asks(self._view)
        if asks is None:
            return ""
        self._answered, self._tries = number, 0
        prompt = Prompt(self.seat, number, asks)
        try:
            text = self._mind.think(news, self._view, prompt)
        except Forfeit:
            raise
        except Exception:  # the game goes on, whatever is wrong with a bot
            self.on_fault(LineFault(prompt.words, "", format_exc()))
            return self._instead(prompt.words)
        self._said = (prompt.words, text)
        return text

    def _refused(self, why: str) -> Iterator[str]:
        """What is too late stays refused, so it is not tried for ever."""
        question, text = self._said
        self.on_fault(LineFault(question, text, why))
        self._tries += 1
        if self._tries <= MOST_TRIES:
            yield f"answer {self._answered} {self._instead(question)}"

    def _instead(self, asked: str) -> str:
        """Something legal; where even that is refused, something else is tried."""
        if self.dice is None:
            raise Forfeit(self._said[1])
        text = self.dice.pick([*self.book.view.legal(self._view)], "after a fault")
        self._said = (asked, text)
        return text
