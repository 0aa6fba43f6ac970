"""What the dailies of all books have in common in words: marks as clauses, kinds, counts."""

from collections.abc import Mapping, Sequence

from asterion.books.labyrinth.paper import spot_of as spot_of
from asterion.core.phrase import Item, Phrase, phrase
from asterion.knowledge.daily.daily import YOU
from asterion.knowledge.daily.labyrinth.playing import OPTIONS
from asterion.knowledge.daily.trails import rectangle
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, PlayerAt, WallStands
from asterion.knowledge.labyrinth.words import Telling
from asterion.knowledge.marks import Mark


def said_of(fact: AnyFact, book: str, names: Sequence[str], columns: int, rows: int) -> Phrase:
    """What a mark says, true or not, as a clause."""
    if isinstance(fact, KindIs) and book != "labyrinth":
        return phrase("daily-kind-is", cell=fact.cell, kind=kind_in_words(fact.kind))
    return Telling(rectangle(columns, rows), YOU, names, OPTIONS).fact(fact)


def kind_in_words(kind: str) -> Phrase:
    """With its article, where it has one."""
    return phrase("daily-kind", kind=kind.replace(" ", "-"))


def things_in_words(counts: Mapping[str, int]) -> list[Item]:
    return [phrase("daily-count", kind=kind, count=count) for kind, count in counts.items()]


def mark_of(fact: AnyFact) -> Mark:
    """Where it is drawn."""
    at = spot_of(fact.cell)
    match fact:
        case WallStands(way=way, stands=stands):
            return Mark(at, way=way, edge="wall" if stands else "open")
        case PlayerAt(seat=seat) | NotAt(seat=seat):
            return Mark(at, seat=seat)
    return Mark(at)
