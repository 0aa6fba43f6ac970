"""A hint for one chair: always another one, and never none."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from asterion.coach import coach_of
from asterion.coach.advice import Advice, goal_of
from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook
from asterion.core.contract.offer import Offer
from asterion.core.contract.options import Options
from asterion.core.event import Event
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.advising import Adviser
from asterion.knowledge.chair import AnyFact

FOLLOWS = "coach-follows"
KEY = re.compile(r"k[0-9a-f]{5}")
STILL = phrase("coach-still")


class Coaching:
    """Hears what one chair is told, and folds the view that a bot in that chair would see.

    An answer depends on what was heard and on which remarks were made before, which anyone who asks
    has to say: so it is the same after a restart and in any process.
    """

    def __init__(
        self,
        book: AnyBook,
        seat: Seat,
        options: Options,
        adviser: Adviser | None = None,
        alone: bool = False,
    ) -> None:
        self.book = book
        self.adviser = adviser
        self.view: Any = book.view.new(seat, options, None)
        self.coach = coach_of(book.name, seat, options, alone)

    def hear(self, events: Sequence[Event]) -> None:
        """One answer. `adviser` hears it by its own way."""
        if events:
            self.book.view.fold(self.view, events)
            if self.coach is not None:
                self.coach.hear(events, self.view)

    def advise(self, spoken: Collection[str] = (), number: int = 1) -> Advice:
        """The best remark that was not made yet, or the one of this number.

        A player who has heard all of them hears the first ones again, but never the last one twice.
        """
        first: Advice | None = None
        last = [*spoken][-1:]
        seen: set[str] = set()
        for advice in self.remarks():
            key = advice.key
            if key in seen:
                continue
            seen.add(key)
            if first is None and key not in last:
                first = advice
            if key not in spoken:
                number -= 1
                if not number:
                    return advice
        assert first is not None, "there are always two remarks"
        return first

    def remarks(self) -> Iterator[Advice]:
        """Everything worth saying now, the best first; an act only if it is offered."""
        book, view = self.book, self.view
        is_asked = book.view.asks(view) is not None
        offered = [*book.view.legal(view)] if is_asked else []
        yield from self._of_the_book(offered)
        yield from (advice for advice, _ in self._follows())
        yield from self._general(is_asked, offered)

    def _of_the_book(self, offered: Sequence[str]) -> Iterator[Advice]:
        """What its coach says. The best act has two reasons, if need be that nothing is better."""
        allowed = frozenset(offered)
        best: str | None = None
        reasons = 0
        for advice in () if self.coach is None else self.coach.advice(self.view, offered):
            if advice.act is not None and advice.act not in allowed:
                continue
            if best is None:
                best = advice.act
            if advice.act == best:
                reasons += 1
            elif reasons == 1:
                reasons += 1
                yield Advice(best, STILL)
            yield advice
        if best is not None and reasons == 1:
            yield Advice(best, STILL)

    @property
    def contradiction(self) -> bool:
        """Whether nothing at all fits what was heard; those who ask are told so besides."""
        return self.adviser is not None and self.adviser.is_contradicted()

    def proof_of(self, key: str) -> AnyFact | None:
        """What a remark of this key says to follow, if it was such a remark."""
        return next((fact for advice, fact in self._follows() if advice.key == key), None)

    def _follows(self) -> Iterator[tuple[Advice, AnyFact]]:
        """What can be proved and takes thought, the shortest proof first."""
        if self.adviser is None:
            return
        for fact, said in self.adviser.hints():
            mark = self.adviser.knowledge.mark(fact)
            about = (mark,) if mark else ()
            yield Advice(None, phrase(FOLLOWS, fact=said), about), fact

    def _general(self, is_asked: bool, offered: Sequence[str]) -> Iterator[Advice]:
        """Of any book: whose turn it is, what it is about, how to begin, and what may be said."""
        looks = self.book.looks
        if not is_asked:
            yield Advice(None, phrase("coach-wait"))
        yield from goal_of(looks.goal)
        for say in offered:
            offer = self.book.speech.offer(say)
            if not offer.careful:
                yield Advice(say, phrase("coach-may-say", all=len(offered)))
        yield from goal_of(looks.hint)
        yield Advice(None, phrase("coach-listen"))


def said_of(act: str | None, because: Phrase, offer: Offer | None) -> Phrase:
    """A remark as one line: the act as a person says it, and the reason."""
    if act is None:
        return because
    return phrase("coach-line", act=offer.words if offer else act, because=because)


def is_key(word: str) -> bool:
    """Whether this is the key of a remark, and nothing else that one may ask about."""
    return KEY.fullmatch(word) is not None


def asked_for(about: str) -> tuple[list[str], int]:
    """What a question says of the remarks before it: their keys, or that it wants the second."""
    words = about.split()
    numbers = [int(word) for word in words if word.isdecimal() and len(word) < 4]
    return [word for word in words if is_key(word)], max(1, *numbers, 1)
