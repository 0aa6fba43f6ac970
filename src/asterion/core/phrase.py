"""What is said, without a language: the name of a message and what it is about."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from asterion.core.audience import MASTER, PUBLIC, Seat


class Phrase(msgspec.Struct, frozen=True):
    """A message by its id (`wall-hit`, or `wall-hit.title` for an attribute) and its variables.

    It survives JSON, so a server can send phrases as data, and a page says them in its own words.
    """

    id: str
    args: "dict[str, Value]" = {}


Item: TypeAlias = str | int | bool | Phrase
Value: TypeAlias = str | int | bool | Phrase | list[str | int | bool | Phrase]
"""A text is said as it stands (a player's name), a phrase in the listener's language; a list is
joined by `LIST($items)`, with the commas and the “and” of the language."""


def phrase(id: str, /, **args: Value) -> Phrase:
    """`phrase("wall-hit", **person("who", seat, listener, names), n=3)`"""
    return Phrase(id, args)


def person(role: str, seat: Seat, listener: Seat, names: Sequence[str]) -> dict[str, Value]:
    """Two variables for a player: `$who`, the name, and `$whoIs`, what they are to the listener.

    `$whoIs` is `you`, `master`, `public` or `other`. A message selects on it, since grammar is the
    language's own matter; a name is never changed.
    """
    if seat == listener:
        relation = "you"
    elif seat >= 0:
        relation = "other"
    else:
        relation = _UNSEATED[seat]
    return {role: names[seat] if seat >= 0 else "", role + "Is": relation}


def persons(seats: Iterable[Seat], listener: Seat, names: Sequence[str]) -> list[Item]:
    """Several players as one variable, for `LIST($others)`: “Ann, Bob and you”."""
    return [Phrase("person", person("who", seat, listener, names)) for seat in seats]


GENDER: Final = "Gender"
NOT_SAID: Final = "none"
GENDERS: Final = ("she", "he")
"""How a player may want to be spoken of: `$whoGender`, beside `$who` and `$whoIs`."""
_PRONOUNS: Final = {
    **dict.fromkeys(("she", "она", "sie"), "she"),
    **dict.fromkeys(("he", "он", "er"), "he"),
}


def read_player(said: str) -> tuple[str, str]:
    """The name, and how they are spoken of, of “Ann”, “Ann:she”, “Аня:она” or “Anna:sie”.

    No name has a colon; what follows one and is no pronoun is left in the name, and refused there.
    """
    name, _, pronoun = said.strip().rpartition(":")
    gender = _PRONOUNS.get(pronoun.strip().casefold(), "")
    return (name.strip(), gender) if name and gender else (said.strip(), "")


def gendered(said: Phrase, genders: Mapping[str, str]) -> Phrase:
    """The phrase with `$whoGender` for each player in it who said how they are spoken of.

    `genders` has them by name. It is the host's to know and to add, on the way to a listener:
    rules, views and records know nothing of it. Where it is missing, `none` is meant.
    """
    args: dict[str, Value] = {}
    for name, value in said.args.items():
        if isinstance(value, Phrase):
            value = gendered(value, genders)
        elif isinstance(value, list):
            value = [
                gendered(each, genders) if isinstance(each, Phrase) else each for each in value
            ]
        elif isinstance(value, str) and name + "Is" in said.args and value in genders:
            args[name + GENDER] = genders[value]
        args[name] = value
    return Phrase(said.id, args)


def chained(glue: str, items: Sequence[Item]) -> Item:
    """The items from the left, each joined to those before by the message `glue`.

    It is given `$before` and `$next`, for rows that `LIST` has no glue for: sentences, clauses.
    """
    first, *others = items
    for other in others:
        first = Phrase(glue, {"before": first, "next": other})
    return first


class PhrasedError(Exception):
    """An error whose sentence is a phrase, so that everyone reads it in their own language."""

    def __init__(self, why: Phrase) -> None:
        self.why = why
        super().__init__(why)

    def __str__(self) -> str:
        return english(self.why)


def verbatim(text: str) -> Phrase:
    """Words that nobody translates, where a phrase is wanted: what a stranger's code says."""
    return Phrase("core-verbatim", {"text": text})


def english(said: Phrase | str) -> str:
    """The phrase in English, for logs, errors and tests, once somebody has lent the words.

    What is text already (a name, a ruling, the words of a book that has no others) stays as it is.
    """
    return said if isinstance(said, str) else _speak(said)


def lend_words(speak: Callable[[Phrase], str]) -> None:
    """`core` has no language of its own: the package of words makes itself known here."""
    global _speak
    _speak = speak


def _wordless(said: Phrase) -> str:
    return f"[{said.id}]"


_speak: Callable[[Phrase], str] = _wordless

_UNSEATED = {MASTER: "master", PUBLIC: "public"}
