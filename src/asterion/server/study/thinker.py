"""The process that thinks: an order a line comes in, an answer a line goes out."""

import contextlib
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from asterion.books import book
from asterion.core.audience import EVERYONE
from asterion.core.event import events_decoder
from asterion.core.options import options_from
from asterion.core.phrase import Phrase
from asterion.core.record import RecordError, read
from asterion.knowledge import NoKnowledge, knowledge_of
from asterion.knowledge.advising import Advice, Adviser
from asterion.knowledge.advising import Explained as ExplainedFact
from asterion.knowledge.budget import STEPS
from asterion.knowledge.labyrinth.puzzles import puzzle_number
from asterion.knowledge.reviewed import packed, played_again
from asterion.server.study.question import (
    Answer,
    Because,
    Chair,
    Explained,
    Known,
    Open,
    Order,
    PuzzleOrder,
    Reply,
    ReviewOrder,
)
from asterion.server.workshop.maker import limit_itself
from asterion.words.shelf import speaker

Say = Callable[[Phrase], str]
CHAIRS: Final = 12
"""So many are remembered; whoever asks after a longer while is heard from the start again."""
MOST_CLAUSES: Final = 800_000
"""Of all chairs that are remembered; some 160 MB. One large dungeon with its proofs has as many."""
OFTEN: Final = 8
"""After so many thoughts of a review it is said how far it is."""


class Mind:
    """One chair: its adviser, and the number up to which it has heard."""

    def __init__(self, chair: Chair, steps: int) -> None:
        chosen = book(chair.book)
        options = options_from(chosen.options, chair.options)
        self.decoder = events_decoder(chosen.events)
        knowledge = knowledge_of(chosen.name, chair.seat, options, chair.alone)
        self.adviser = Adviser(knowledge, steps)
        self.heard = -1  # whoever goes through a record begins with its entry 0

    def hear(self, told: list[tuple[int, msgspec.Raw]]) -> None:
        for number, raw in told:
            # Who else was told is not known here, and nothing here asks for it.
            events = [{**event, "to": EVERYONE} for event in msgspec.json.decode(raw)]
            self.adviser.hear(self.decoder.decode(msgspec.json.encode(events)), number)
            self.heard = number


class Thinker:
    """Remembers the chairs that asked last; a question may take so many steps."""

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
        adviser = mind.adviser
        advice = adviser.answer(order.question.asked, order.question.about)
        self.minds[key] = mind  # only now: what fails half-way is forgotten
        while len(self.minds) > CHAIRS or (len(self.minds) > 1 and self._bulk() > MOST_CLAUSES):
            self.minds.popitem(last=False)
        return Reply(in_words(adviser, advice, speaker(order.question.language)))

    def _bulk(self) -> int:
        return sum(mind.adviser.knowledge.bulk for mind in self.minds.values())


def reviewed(order: ReviewOrder, answers: BinaryIO) -> Reply:
    """Says now and then how far it is; a game that cannot be reviewed is no reason to fail."""
    record = read(order.record.encode())

    def progress(done: int, of: int) -> None:
        if done % OFTEN == 0:
            tell(answers, Reply(done=done, of=of))

    try:
        again = played_again(record, book(record.header.book), progress)
        return Reply(review=packed(again.review))
    except (RecordError, NoKnowledge) as error:
        return Reply(why=error.why)


def puzzle_made(order: PuzzleOrder) -> Reply:
    return Reply(made=puzzle_number(order.number))


def in_words(adviser: Adviser, advice: Advice, say: Say) -> Answer:
    possible = advice.possible
    return Answer(
        finished=advice.finished,
        contradiction=advice.contradiction,
        lines=[say(line) for line in advice.lines],
        certain=[_known(adviser, fact, say) for fact in advice.certain],
        possible=None
        if possible is None
        else Open(say(possible.words), possible.about, possible.kinds, possible.cells),
        why=[_explained(adviser, each, say) for each in advice.why],
        hint=None if advice.hint is None else _known(adviser, advice.hint, say),
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
    return Explained(known.fact, known.words, reasons.proved, because, known.mark)


def work(orders: BinaryIO, answers: BinaryIO, steps: int = STEPS) -> None:
    """Until nobody asks any more, because the server has ended."""
    thinker = Thinker(steps)
    for line in orders:
        order = msgspec.json.decode(line, type=Order | PuzzleOrder | ReviewOrder)
        match order:
            case Order():
                reply = thinker.reply(order)
            case PuzzleOrder():
                reply = puzzle_made(order)
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
