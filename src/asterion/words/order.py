"""Words in any order: what stands beside each other in one phrase, by its kinds."""

from typing import Final, NamedTuple

from asterion.core.phrase import Phrase
from asterion.words.lexicon import Lexicon

LONGEST_QUOTED: Final = 60


class Strange(Exception):
    """A word that is not known, or has no place here."""


class Part(NamedTuple):
    """A word, and what it stands for: its kind (“way”) and its value (“up”)."""

    kind: str
    value: str
    word: str


class Heard:
    """The words of one phrase by their kinds; whoever takes one takes it away."""

    def __init__(self, parts: list[Part]) -> None:
        self.left: dict[str, list[Part]] = {}
        for part in parts:
            self.left.setdefault(part.kind, []).append(part)

    def take(self, *kinds: str) -> str:
        """The value of the one word of these kinds; empty if there is none."""
        found = [(kind, part) for kind in kinds for part in self.left.get(kind, ())]
        if len(found) > 1:
            raise Strange
        for kind, part in found:
            del self.left[kind]
            return part.value or part.word
        return ""

    def has(self, kind: str) -> bool:
        return kind in self.left

    def done(self) -> None:
        """Whatever has not been taken has no place here."""
        if self.left:
            raise Strange


def quoting(why: Phrase, text: str) -> Phrase:
    """A refusal that quotes what was said, not what it was understood as."""
    if "said" not in why.args:
        return why
    said = " ".join(text.split())
    shown = said if len(said) <= LONGEST_QUOTED else said[: LONGEST_QUOTED - 3] + "..."
    return Phrase(why.id, {**why.args, "said": shown})


def heard_in(text: str, lexicon: Lexicon) -> Heard:
    """A phrase of words in any order. A `letter` is a word of its own only at the end: “иду в”."""
    parts: list[Part] = []
    letter: Part | None = None
    for word, meaning in lexicon.read(text):
        kind, _, value = meaning.partition(" ")
        letter = None
        if kind == "letter":
            letter = Part("way", value, word)
        elif not kind and word not in ",.!":
            raise Strange
        elif kind and kind != "filler":
            parts.append(Part(kind, value, word))
    return Heard([*parts, letter] if letter is not None else parts)
