"""Somebody to play at the page: one of the project's own bots, who knows what the browser heard."""

from typing import Any

import msgspec

from asterion.books import book
from asterion.bots import make_bot
from asterion.core.audience import EVERYONE
from asterion.core.contract.book import Prompt
from asterion.core.contract.options import options_from
from asterion.core.dice import Rolled
from asterion.core.event import events_decoder
from tests.web.browsing import Person

MOST_MOVES = 400


class Mind:
    """Folds what the person's browser was told, and has a bot choose from that alone."""

    def __init__(self, person: Person, bot: str, seed: int) -> None:
        views = (message for message in person.heard if message["type"] == "view")
        first = next(view for view in views if isinstance(view["seat"], int))
        self.person = person
        self.book = book(first["table"]["book"])
        self.seat: int = first["seat"]
        options = options_from(self.book.rules.options, first["table"]["options"])
        self.view: Any = self.book.view.new(self.seat, options, None)
        self._bot = make_bot(self.book.name, bot, Rolled(seed))
        self._decoder = events_decoder(self.book.rules.events)
        self._folded = 0

    def choose(self) -> str:
        for told in self.person.told()[self._folded :]:
            events = [{**event, "to": EVERYONE} for event in told["events"]]
            self.book.view.fold(self.view, self._decoder.decode(msgspec.json.encode(events)))
            self._folded += 1
        asked, asks = self.person.latest("prompt"), self.book.view.asks(self.view)
        assert asks is not None
        assert asked["asks"]["id"] == asks.id, "the page is asked for what the view says"
        return self._bot.answer(self.view, Prompt(self.seat, asked["n"], asks))


def play_to_the_end(person: Person, bot: str, seed: int = 1) -> int:
    """Answers whatever the page asks until it shows the end; returns how often it was asked."""
    if not person.is_asked():
        return 0
    mind = Mind(person, bot, seed)
    for moves in range(MOST_MOVES):
        if not person.is_asked():
            return moves
        person.say(mind.choose())
    raise AssertionError(f"{MOST_MOVES} moves, and the game goes on")
