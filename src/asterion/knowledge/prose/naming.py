"""How a review calls its players, moments, proofs and places."""

from asterion.core.phrase import Phrase, phrase
from asterion.core.referee.names import name_of
from asterion.core.referee.table import Table
from asterion.knowledge.afterwards import calls_places_alike
from asterion.knowledge.chronicle import Insight

FEW = 6
"""Answers of a proof."""
LONGEST_SAYING = 60


def outcome(table: Table) -> Phrase:
    assert table.result is not None
    return phrase("review-outcome", result=table.result.ending, answers=table.entries[-1].n)


def chair_name(table: Table, seat: int) -> str | Phrase:
    return phrase("review-public") if seat < 0 else name_of(seat, table.names)


def places(table: Table) -> Phrase | None:
    """How the book calls places, where a stranger would have to guess."""
    name = table.book.name
    if not calls_places_alike(name):
        return phrase("review-tiles")
    return phrase("review-levels") if name == "dungeonlab" else None


def answer(table: Table, n: int) -> Phrase:
    """By its number, with what was said to get it."""
    entry = table.entries[n]
    if entry.seat < 0 or not entry.do:
        return phrase("review-opening")
    return phrase(
        "review-answer", n=n, name=name_of(entry.seat, table.names), said=said_in(table, n)
    )


def said_in(table: Table, n: int) -> str:
    """What was said to get this answer."""
    did = table.entries[n].do
    return did if len(did) <= LONGEST_SAYING else did[: LONGEST_SAYING - 1] + "…"


def proof(one: Insight) -> Phrase:
    """The answers that it takes, where they are few: a number of many is of no use to anybody."""
    answers = [number for number in one.answers if number]  # all have the first look
    if one.seen or not 2 <= len(answers) <= FEW:
        return phrase("review-seen")
    return phrase("review-proof", by=[str(number) for number in answers])


def of_somebody(fact: Phrase) -> Phrase:
    """A report speaks to nobody: where a chair is told “you”, it has the name."""
    return Phrase(fact.id, {**fact.args, "whoIs": "other"}) if "whoIs" in fact.args else fact
