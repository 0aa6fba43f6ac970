"""`asterion review --ask`: the moments at which one could have known something, each a question."""

import os
import sys
from collections.abc import Iterator, Sequence

from asterion.commands.words import in_words, say, voice_for, word
from asterion.core.audience import Seat
from asterion.core.contract.paper import HERE, Spot
from asterion.core.phrase import PhrasedError, phrase
from asterion.core.records.record import Record
from asterion.core.records.replay import replayed
from asterion.core.referee.table import Table
from asterion.knowledge import knowledge_of
from asterion.knowledge.advising import Adviser
from asterion.knowledge.dungeonlab.places import named
from asterion.knowledge.missed.moments import Marked, Missed, judged
from asterion.terminal.console import Console

LATELY = 12
"""Answers that are read out again where there is a board."""
TYPED = {
    "side": "commands-missed-type-side",
    "cell": "commands-missed-type-cell",
    "player": "commands-missed-type-player",
}
WAYS = ("up", "right", "down", "left", "north", "east", "south", "west")


class NoMark(PhrasedError):
    """What was typed is no mark of the kind that is asked for."""


def ask_all(record: Record, table: Table, seat: Seat, moments: list[Missed]) -> None:
    """One question after the other; what is right is said after each answer."""
    console = Console(sys.stdin, sys.stdout, os.environ)
    if not moments:
        console.say(say("commands-missed-none", name=table.names[seat]))
        return
    right = 0
    for number, moment in enumerate(moments, 1):
        console.say(say("commands-missed", number=number, count=len(moments), answer=moment.n))
        then = _then(record, table, moment.n)
        console.lines(_heard(then, seat))
        console.say(in_words(moment.question), word(TYPED[moment.asks]))
        marked = _mark(console, moment, table)
        if marked is None:
            return
        verdict, fact = judged(moment, marked)
        right += verdict == "right"
        console.say(say(f"missed-{verdict}", fact=fact.words))
        console.say(*_proof(then, seat, fact.fact))
    console.say(say("commands-missed-score", right=right, count=len(moments)))


def _then(record: Record, table: Table, n: int) -> Table:
    """The table as it stood after this answer."""
    return next(then for then, entry in replayed(record, table.book) if entry.n == n)


def _heard(then: Table, seat: Seat) -> Iterator[str]:
    """The board and the last answers; on paper, all of them, for they are all that one has."""
    voice = voice_for(then.book, seat, then.plan)
    entries = [entry for entry in then.entries if entry.told(seat)]
    if then.book.looks.notebook is None:
        yield from then.hearing(seat).screen().board
        entries = entries[-LATELY:]
    for entry in entries:
        sentences = [voice(event, seat, then.names) for event in entry.told(seat)]
        yield f"{entry.n:>4}  {' '.join(filter(None, sentences))}"


def _mark(console: Console, moment: Missed, table: Table) -> Marked | None:
    while True:
        try:
            return read_mark(console.ask("> ").strip(), moment, table)
        except EOFError:
            return None
        except NoMark as error:
            console.say(in_words(error.why))


def read_mark(said: str, moment: Missed, table: Table) -> Marked:
    """“c2”, “c2 up”, “3 2 1”, “3 2 north”, “Bob”."""
    if moment.asks == "player":
        for seat, name in enumerate(table.names):
            if name.lower() == said.lower():
                return Marked(seat=seat)
        raise NoMark(phrase("commands-missed-no-player", names=[*table.names]))
    *place, way = said.lower().split() or [""]
    way_meant = next((words.index(way) % 4 for words in _ways() if way in words), None)
    if moment.asks == "side" and way_meant is not None:
        at = _spot(place)
        if at is not None:
            return Marked(at, way_meant)
    at = _spot([*place, way]) if moment.asks == "cell" else None
    if at is None:
        raise NoMark(phrase("commands-missed-unread", said=said[:40], asks=moment.asks))
    return Marked(at, HERE)


def _ways() -> tuple[Sequence[str], Sequence[str]]:
    """The ways in English, which are always read, and in the language of the terminal."""
    return WAYS, word("commands-missed-ways").split(", ")


def _spot(words: list[str]) -> Spot | None:
    """A cell by its letter and number, or by column, row and level."""
    match words:
        case [cell] if cell[:1].isalpha() and cell[1:].isdecimal():
            return Spot(ord(cell[0]) - ord("a"), int(cell[1:]) - 1)
        case [_, _] | [_, _, _] if all(word.isdecimal() for word in words):
            place = named(" ".join(words))
            return None if place is None else Spot(*(number - 1 for number in place))
    return None


def _proof(then: Table, seat: Seat, fact: dict[str, object]) -> list[str]:
    adviser = Adviser(knowledge_of(then.book.name, seat, then.options))
    for entry in then.entries:
        adviser.hear(entry.told(seat), entry.n)
    return [in_words(line) for line in adviser.explain_data(fact).lines]
