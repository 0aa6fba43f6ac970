"""A player made of anything that answers a text with a text, in the place of a bot."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final

from asterion.bots.forfeit import Forfeit
from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook, Prompt
from asterion.core.event import Event
from asterion.core.phrase import Item, Phrase, english
from asterion.harness.tries import RETRIES, Answer, Tries
from asterion.harness.words import say
from asterion.words.spoken import spoken_screen

MOST_OFFERED: Final = 40
Ask = Callable[[str], str]


class TextPlayer:
    """Each question is one text: what was told since, what is seen, what is asked.

    With `offers`, some of the moves that are allowed are listed; without them a player has to know
    the rules.
    """

    summary = "anything that answers a text with a text"

    def __init__(
        self,
        book: AnyBook,
        seat: Seat,
        ask: Ask,
        retries: int = RETRIES,
        offers: bool = False,
        keep: Callable[[Answer], None] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.tries = Tries(book, seat, retries, keep)
        self._book = book
        self._seat = seat
        self._ask = ask
        self._offers = offers
        self._clock = clock
        self._told: list[Event] = []
        self._has_played = False

    def hear(self, events: Sequence[Event]) -> None:
        self._told += events

    def answer(self, view: Any, prompt: Prompt) -> str:
        """A move that is allowed; Forfeit after too many answers that are none."""
        text = self.question(view, prompt)
        while True:
            began = self._clock()
            said = self._ask(text)
            tried = self.tries.hear(view, said, prompt.n, self._clock() - began)
            if tried.move:
                return tried.move
            if tried.is_forfeit:
                raise Forfeit(tried.reply)
            text = tried.reply

    def question(self, view: Any, prompt: Prompt) -> str:
        """All that the player has not been told yet."""
        parts = []
        if not self._has_played:
            self._has_played = True
            whole = {"seat": self._seat + 1, "players": len(names_of(view))}
            parts.append(say("harness-opening", title=self._book.title, **whole))
            parts.append(english(self._book.speech.help))
        parts.append("\n".join(self._sentences(view)))
        screen = spoken_screen(self._book.view.screen(view))
        parts.append("\n".join([*screen.board, *map(str, screen.status)]))
        parts.append(asked(prompt.words, self._book.view.legal(view) if self._offers else ()))
        return "\n\n".join(part for part in parts if part)

    def _sentences(self, view: Any) -> list[str]:
        voice = self._book.voice_for(self._seat, None)
        told, self._told = self._told, []
        names = names_of(view)
        return [said for event in told if (said := voice(event, self._seat, names))]


def names_of(view: Any) -> Sequence[str]:
    """Who plays, as far as was told; a book for one player need not say."""
    names: Sequence[str] = getattr(view, "names", None) or ("Player 1",)
    return names


def asked(asks: str, legal: Sequence[str] = ()) -> str:
    """The question, with some of the moves that are allowed where they are to be listed."""
    text = say("harness-asked", asks=asks)
    if not legal:
        return text
    some: list[Item] = [Phrase("harness-saying", {"saying": one}) for one in legal[:MOST_OFFERED]]
    more = max(0, len(legal) - MOST_OFFERED)
    return f"{text} {say('harness-offered', some=some, more=more)}"
