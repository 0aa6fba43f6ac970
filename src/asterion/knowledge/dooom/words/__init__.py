"""What is known of a dungeon, as phrases: facts, and the reasons for them."""

import re
from collections.abc import Iterable, Sequence
from functools import cache, partial
from itertools import groupby
from pathlib import Path

from asterion.books.dooom.event import Walked
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.words import rules_in_force, tell
from asterion.books.dooom.words.things import WORD_FOR
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.phrase import Item, Phrase, chained, phrase
from asterion.core.state.grid import WAYS
from asterion.knowledge.dooom.facts import (
    AnyFact,
    Carries,
    MayWin,
    PlayerAt,
    ThingLies,
    ThingTaken,
    TileIs,
)
from asterion.knowledge.dooom.places import (
    START,
    START_NAME,
    column_and_row,
    name,
    named,
    place,
)
from asterion.knowledge.reasons import Reason
from asterion.knowledge.telling import Teller
from asterion.words import bring_words, speak
from asterion.words.offered import KNOWN

bring_words(Path(__file__).parent)

TILES = {"#": "wall", "E": "exit", ".": "floor"}
FEW = 2
"""More sights than that in a row are counted, not told one by one."""


def thing_in_words(letter: str) -> Phrase:
    word = WORD_FOR.get(letter)
    if word is None:
        return phrase("knowledge-tile", tile=TILES[letter])
    return Phrase(f"{word.id}.some", {"amount": 1}) if letter != "G" else word


def place_in_words(cell: str) -> Item:
    """The tile where one began has a name; the others are called by their way from it."""
    here = named(cell)
    if here is None:
        return cell
    column, row = column_and_row(here)
    ways: list[Item] = [
        phrase("knowledge-straight", count=abs(by), way=one if by < 0 else other)
        for by, one, other in ((row, "north", "south"), (column, "west", "east"))
        if by
    ]
    return phrase("knowledge-from-start", ways=ways) if ways else phrase("knowledge-start")


@cache
def words_for_ways() -> dict[str, str]:
    """“north”, “nach norden”: as anybody says a way, and the way."""
    said = {}
    for language in KNOWN:
        for way in WAYS:
            words = speak(Phrase("knowledge-straight", {"count": 1, "way": way}), language)
            said[words.lower().strip("1 ()")] = way
    return said


def place_meant(said: str) -> str:
    """The name of the tile that is called so in words, “2 north, 3 east”; empty: of none."""
    gone = dict.fromkeys(WAYS, 0)
    for words, way in words_for_ways().items():
        found = re.search(rf"\b(\d{{1,6}}) {words}\b|\b{words} \(?(\d{{1,6}})\b", said)
        if found is not None:
            gone[way] = int(found[1] or found[2])
    there = place(gone["east"] - gone["west"], gone["south"] - gone["north"])
    return name(there) if there != START else ""


@cache
def words_for_start() -> frozenset[str]:
    """As anybody says it, in any language."""
    said = (speak(Phrase("knowledge-start"), language) for language in KNOWN)
    return frozenset({START_NAME, *(words.lower() for words in said)})


def tiles_in_words(letters: Iterable[str]) -> Phrase:
    kinds: list[Item] = [thing_in_words(letter) for letter in letters]
    return phrase("knowledge-kinds", kinds=kinds)


class Telling(Teller):
    """Speaks to one chair of one table."""

    def __init__(self, viewer: Seat, names: Sequence[str], options: DooomOptions) -> None:
        super().__init__(viewer, names, partial(rules_in_force, options))

    def fact(self, fact: AnyFact) -> Phrase:
        """One sentence without its full stop."""
        cell = place_in_words(fact.cell)
        match fact:
            case TileIs(kind=kind):
                return phrase("knowledge-tile-is", cell=cell, tile=thing_in_words(kind))
            case ThingLies(thing=thing):
                return phrase("knowledge-thing-lies", cell=cell, thing=thing_in_words(thing))
            case MayWin():
                return phrase("knowledge-may-win", cell=cell)
            case PlayerAt(seat=seat):
                return phrase("knowledge-player-on", cell=cell, **self.who(seat))
            case ThingTaken(seat=seat, thing=thing):
                what = thing_in_words(thing)
                return phrase("knowledge-taken", cell=cell, thing=what, **self.who(seat))
            case Carries(seat=seat, thing=thing, has=has):
                what = WORD_FOR[thing]
                return phrase("knowledge-carries", thing=what, has=has, **self.who(seat))

    def reason(self, reason: Reason, heard: Sequence[Event]) -> Phrase:
        """One line: a rule with its text, or what was heard, steps and sights folded."""
        if reason.rule:
            return self.by_rule(reason.rule)
        events = [heard[number] for number in reason.heard]
        said: Item
        if all(isinstance(event, Walked) for event in events):
            said = phrase("knowledge-steps", steps=self._steps(events))
        elif len(events) > FEW:
            said = phrase("knowledge-sights", count=len(events))
        else:
            tells: list[Item] = [tell(event, self.viewer, self.names) for event in events]
            said = chained("knowledge-then", tells)
        return self.heard_of(reason, said)

    def _steps(self, events: Sequence[Event]) -> list[Item]:
        """“3 north, 2 east”: one item for each straight line."""
        ways = [event.way for event in events if isinstance(event, Walked)]
        return [
            phrase("knowledge-straight", count=len(list(run)), way=WAYS[way])
            for way, run in groupby(ways)
        ]
