"""The process that thinks: an order a line comes in, an answer a line goes out."""

import contextlib
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from asterion.books import book
from asterion.coach.coaching import FOLLOWS, Coaching, asked_for, is_key, said_of
from asterion.core.audience import EVERYONE
from asterion.core.contract.options import options_from
from asterion.core.event import events_decoder
from asterion.core.phrase import Phrase, phrase
from asterion.core.records.record import RecordError, read
from asterion.knowledge import NoKnowledge, knowledge_of
from asterion.knowledge.advising import Advice, Adviser
from asterion.knowledge.advising import Explained as ExplainedFact
from asterion.knowledge.argument.showing import Arguing, drawn, said_steps
from asterion.knowledge.budget import STEPS
from asterion.knowledge.daily import daily_number
from asterion.knowledge.labyrinth.puzzles import puzzle_number
from asterion.knowledge.prose.writing import complete
from asterion.knowledge.reviewed import packed, played_again
from asterion.server.study.question import (
    Answer,
    Because,
    Chair,
    DailyOrder,
    Explained,
    Hint,
    Known,
    Open,
    Order,
    PuzzleOrder,
    Question,
    Reply,
    ReviewOrder,
)
from asterion.server.workshop.maker import limit_itself
from asterion.words.shelf import speaker

Say = Callable[[Phrase], str]
CHAIRS: Final = 12
"""This many are remembered; anyone who asks after a longer while is heard from the start again."""
MOST_CLAUSES: Final = 800_000
"""Of all chairs that are remembered; some 160 MB. One large dungeon with its proofs has as many."""
OFTEN: Final = 8
"""After this many thoughts of a review it is said how far it is."""


class Mind:
    """One chair: its adviser, and the number up to which it has heard."""

    def __init__(self, chair: Chair, steps: int) -> None:
        chosen = book(chair.book)
        options = options_from(chosen.rules.options, chair.options)
        self.decoder = events_decoder(chosen.rules.events)
        try:
            knowledge = knowledge_of(chosen.name, chair.seat, options, chair.alone)
            self.adviser: Adviser | None = Adviser(knowledge, steps, chair.odds)
            self.why_not: Phrase | None = None
        except NoKnowledge as error:  # there is a coach all the same
            self.adviser, self.why_not = None, error.why
        self.coaching = Coaching(chosen, chair.seat, options, self.adviser, chair.alone)
        self.book = chosen
        self.heard = -1  # anyone who goes through a record begins with its entry 0

    def hear(self, told: list[tuple[int, msgspec.Raw]]) -> None:
        for number, raw in told:
            # Who else was told is not known here, and nothing here asks for it.
            events = [{**event, "to": EVERYONE} for event in msgspec.json.decode(raw)]
            decoded = self.decoder.decode(msgspec.json.encode(events))
            if self.adviser is not None:
                self.adviser.hear(decoded, number)
            self.coaching.hear(decoded)
            self.heard = number


class Thinker:
    """Remembers the chairs that asked last; a question may take this many steps."""

    def __init__(self, steps: int = STEPS) -> None:
        self.steps = steps
        self.minds: OrderedDict[bytes, Mind] = OrderedDict()

    def reply(self, order: Order) -> Reply:
        key = msgspec.json.encode(order.chair)
        mind = self.minds.pop(key, None)
        if mind is None or mind.heard < order.since:
            if order.since:
                return Reply(forgot=True)
            mind = Mind(order.chair, self.steps)
        mind.hear([(number, raw) for number, raw in order.told if number > mind.heard])
        answer = answered(mind, order.question)
        self.minds[key] = mind  # only now: what fails half-way is forgotten
        while len(self.minds) > CHAIRS or (len(self.minds) > 1 and self._bulk() > MOST_CLAUSES):
            self.minds.popitem(last=False)
        return Reply(answer)

    def _bulk(self) -> int:
        return sum(
            mind.adviser.knowledge.bulk for mind in self.minds.values() if mind.adviser is not None
        )


def answered(mind: Mind, question: Question) -> Answer:
    """By deduction, or by the coach; the reasons of a remark by anyone who deduced it."""
    say, adviser = speaker(question.language), mind.adviser
    if question.asked == "hint":
        return hinted(mind, question.about, say)
    if adviser is None:
        assert mind.why_not is not None
        return Answer(True, False, [say(mind.why_not)])
    if question.fact is not None:
        return in_words(adviser, adviser.explain_data(question.fact), say)
    if question.asked == "why" and is_key(question.about):
        fact = mind.coaching.proof_of(question.about)
        if fact is not None:
            return in_words(adviser, adviser.explain(fact), say)
    return in_words(adviser, adviser.answer(question.asked, question.about), say)


def hinted(mind: Mind, about: str, say: Say) -> Answer:
    """The next useful thing that this chair was not told yet."""
    spoken, number = asked_for(about)
    advice = mind.coaching.advise(spoken, number)
    offer = mind.book.speech.offer(advice.act) if advice.act is not None else None
    line = say(said_of(advice.act, advice.because, offer))
    label = "" if offer is None else spoken_words(offer.words, say)
    follows = advice.because.id == FOLLOWS
    hint = Hint(advice.act, label, say(advice.because), advice.about, advice.key, follows)
    lines = [line]
    contradiction = mind.coaching.contradiction
    if contradiction:
        lines.insert(0, say(phrase("knowledge-contradiction")))
    return Answer(True, contradiction, lines, hint=hint)


def spoken_words(words: Phrase | str, say: Say) -> str:
    return words if isinstance(words, str) else say(words)


def reviewed(order: ReviewOrder, answers: BinaryIO) -> Reply:
    """Says now and then how far it is; a game that cannot be reviewed is no reason to fail."""
    record = read(order.record.encode())

    def progress(done: int, of: int) -> None:
        if done % OFTEN == 0:
            tell(answers, Reply(done=done, of=of))

    try:
        again = played_again(record, book(record.header.book), progress)
        return Reply(review=packed(complete(again)))
    except (RecordError, NoKnowledge) as error:
        return Reply(why=error.why)


def in_words(adviser: Adviser, advice: Advice, say: Say) -> Answer:
    possible = advice.possible
    return Answer(
        finished=advice.finished,
        contradiction=advice.contradiction,
        lines=[say(line) for line in advice.lines],
        certain=[_known(adviser, fact, say) for fact in advice.certain],
        possible=None
        if possible is None
        else Open(
            say(possible.words), possible.about, possible.kinds, possible.cells, possible.odds
        ),
        why=[_explained(adviser, each, say) for each in advice.why],
        maybe=advice.maybe,
    )


def _known(adviser: Adviser, fact: Any, say: Say) -> Known:
    knowledge = adviser.knowledge
    return Known(msgspec.to_builtins(fact), say(knowledge.say(fact)), knowledge.mark(fact))


def _explained(adviser: Adviser, explained: ExplainedFact, say: Say) -> Explained:
    reasons = explained.reasons
    said = [say(line) for line in adviser.knowledge.say_why(reasons)]
    because = [
        Because(words, reason.rule, reason.seat, reason.entries)
        for words, reason in zip(said, reasons.lines, strict=True)
    ]
    known = _known(adviser, explained.fact, say)
    argument = explained.argument
    if argument is None or not isinstance(adviser.knowledge, Arguing):
        return Explained(known.fact, known.words, reasons.proved, because, known.mark)
    steps = said_steps(drawn(argument, adviser.knowledge), say)
    return Explained(known.fact, known.words, reasons.proved, because, known.mark, steps)


def work(orders: BinaryIO, answers: BinaryIO, steps: int = STEPS) -> None:
    """Until nobody asks any more, because the server has ended."""
    thinker = Thinker(steps)
    for line in orders:
        order = msgspec.json.decode(line, type=Order | PuzzleOrder | DailyOrder | ReviewOrder)
        match order:
            case Order():
                reply = thinker.reply(order)
            case PuzzleOrder():
                reply = Reply(made=puzzle_number(order.number))
            case DailyOrder():
                reply = Reply(daily=daily_number(order.number))
            case ReviewOrder():
                reply = reviewed(order, answers)
        tell(answers, reply)


def tell(answers: BinaryIO, reply: Reply) -> None:
    answers.write(msgspec.json.encode(reply) + b"\n")
    answers.flush()


if __name__ == "__main__":
    limit_itself()
    with contextlib.suppress(BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer, *map(int, sys.argv[1:]))
