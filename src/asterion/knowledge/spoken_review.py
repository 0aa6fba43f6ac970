"""A review in one language, as a page or a program is sent it."""

from collections.abc import Sequence

import msgspec

from asterion.core.phrase import Phrase
from asterion.knowledge import reviewed
from asterion.knowledge.marks import Mark
from asterion.knowledge.prose.text import Written
from asterion.knowledge.reviewed import STILL
from asterion.knowledge.reviewed import Point as Point
from asterion.words.language import FIRST
from asterion.words.shelf import speaker


class Stretch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact, and from which entry on and before which one it was certain (or true)."""

    words: str
    mark: Mark | None
    since: int
    until: int = STILL


class Found(msgspec.Struct, frozen=True):
    """What could be known from an entry on, and the entries and rules that prove it."""

    n: int
    kind: str
    words: str
    mark: Mark | None
    answers: Sequence[int]
    rules: Sequence[str]


class ReviewedChair(msgspec.Struct, frozen=True):
    """One chair; -1 is the public."""

    seat: int
    facts: Sequence[Stretch]
    curve: Sequence[Point]
    found: Sequence[Found]


class Overlooked(msgspec.Struct, frozen=True):
    """The decisive blindness: who could have known a way out for this many entries, and lost."""

    seat: int
    found: Found
    answers: int
    won: bool = True  # by somebody else; else nobody won


class Section(msgspec.Struct, frozen=True):
    """A heading and its sentences."""

    heading: str
    lines: Sequence[str]


class Text(msgspec.Struct, frozen=True):
    """The game in sentences: the outcome, its story, how places are called, and all the rest."""

    outcome: str
    story: Sequence[str]
    places: str
    sections: Sequence[Section]


class Review(msgspec.Struct, frozen=True):
    """The whole game; entries by their numbers in the record, the same for every chair."""

    chairs: Sequence[ReviewedChair]
    truth: Sequence[Stretch]
    blind: Overlooked | None = None
    text: Text | None = None


def spoken_review(review: reviewed.Review, language: str = FIRST) -> Review:
    says = speaker(language)

    def stretch(one: reviewed.Stretch) -> Stretch:
        return Stretch(_said(one.words), one.mark, one.since, one.until)

    def found(one: reviewed.Found) -> Found:
        return Found(one.n, one.kind, says(one.words), one.mark, one.answers, one.rules)

    def _said(words: Phrase | None) -> str:
        return "" if words is None else says(words)

    chairs = [
        ReviewedChair(
            chair.seat,
            [stretch(fact) for fact in chair.facts],
            chair.curve,
            [found(one) for one in chair.found],
        )
        for chair in review.chairs
    ]
    blind = review.blind
    return Review(
        chairs,
        [stretch(one) for one in review.truth],
        None
        if blind is None
        else Overlooked(blind.seat, found(blind.found), blind.answers, blind.won),
        None if review.text is None else spoken_text(review.text, language),
    )


def spoken_text(text: Written, language: str = FIRST) -> Text:
    """Each sentence with a capital, whatever it begins with: “everyone”, “the spectators”."""
    says = speaker(language)

    def sentence(said: Phrase | None) -> str:
        words = "" if said is None else says(said)
        return words[:1].upper() + words[1:]

    return Text(
        sentence(text.outcome),
        [sentence(line) for line in text.story],
        sentence(text.places),
        [
            Section(sentence(section.heading), [sentence(line) for line in section.lines])
            for section in text.sections
        ],
    )
