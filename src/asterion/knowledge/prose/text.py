"""What a review says, as data: sentences without a language."""

from collections.abc import Sequence

import msgspec

from asterion.core.phrase import Phrase


class Section(msgspec.Struct, frozen=True):
    """A heading and its sentences; without any, there is nothing to tell."""

    heading: Phrase
    lines: Sequence[Phrase]


class Written(msgspec.Struct, frozen=True):
    """The outcome, the story in a few sentences, how places are called, and all the rest."""

    outcome: Phrase
    story: Sequence[Phrase]
    places: Phrase | None
    sections: Sequence[Section]
