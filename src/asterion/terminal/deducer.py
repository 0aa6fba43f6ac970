"""At the keyboard: `hint`, and where the table plays with deduction `certain` and `why`."""

from asterion.coach.coaching import FOLLOWS, Coaching, asked_for, said_of
from asterion.core.audience import Seat
from asterion.core.contract.book import Refused
from asterion.core.contract.offer import Offer
from asterion.core.phrase import Phrase
from asterion.core.referee.table import Table
from asterion.knowledge import MissingSolver, NoKnowledge, knowledge_of
from asterion.knowledge.advising import WHY as REASONS
from asterion.knowledge.advising import Adviser
from asterion.terminal.general import CERTAIN, HINT, WHY, in_english
from asterion.terminal.words import in_words, say, word

MOST_REMEMBERED = 10
"""This many remarks are not made again before something new was heard."""


class Deducer:
    """Thinks for one seat, from what that seat was told."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.adviser: Adviser | None = None
        self.why_not: Phrase | None = None
        try:
            self.adviser = Adviser(knowledge_of(table.book.name, seat, table.options))
        except (MissingSolver, NoKnowledge) as error:
            self.why_not = error.why
        self.coaching = Coaching(table.book, seat, table.options, self.adviser)
        self.heard = 0
        self.spoken: list[str] = []

    def answer(self, said: str) -> list[str]:
        """What is said to `certain`, `why ...` and `hint`."""
        self._listen()
        asked, _, about = in_english(said.strip(), CERTAIN, WHY, HINT).partition(" ")
        asked, about = asked.lower(), about.strip()
        if asked == HINT:
            return self._hint(about)
        if self.adviser is None:
            assert self.why_not is not None
            return [in_words(self.why_not)]
        if asked == REASONS and not about and self.spoken:
            fact = self.coaching.proof_of(self.spoken[-1])
            if fact is not None:
                return [*map(in_words, self.adviser.explain(fact).lines)]
        return [in_words(line) for line in self.adviser.answer(asked, about).lines]

    def _listen(self) -> None:
        news = self.table.entries[self.heard :]
        for entry in news:
            told = entry.told(self.seat)
            if self.adviser is not None:
                self.adviser.hear(told, entry.n)
            self.coaching.hear(told)
        self.heard += len(news)
        if news:
            del self.spoken[:-1]  # the last one is not said again all the same

    def _hint(self, about: str) -> list[str]:
        _, number = asked_for(about)
        advice = self.coaching.advise(self.spoken, number)
        self.spoken = [*self.spoken, advice.key][-MOST_REMEMBERED:]
        offer = None if advice.act is None else self.table.book.speech.offer(advice.act)
        lines = [in_words(said_of(advice.act, advice.because, offer))]
        if self.coaching.contradiction:
            lines.insert(0, word("knowledge-contradiction"))
        if advice.act is not None and advice.because.id != FOLLOWS:
            lines.append(say("terminal-hint-type", said=self._typed(advice.act, offer)))
        return lines

    def _typed(self, act: str, offer: Offer | None) -> str:
        """As the player may say it in their own language, if it is heard; else as it is written."""
        words = act if offer is None else in_words(offer.words)
        try:
            return words if self.table.understand(words)[1] == act else act
        except Refused:
            return act
