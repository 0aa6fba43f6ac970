"""Every refusal that a rule test meets is also said in the pseudo-language: no English is left."""

import re
from collections.abc import Iterator

import pytest

from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase
from asterion.words import speak

TYPED = {
    "book", "cell", "cells", "choices", "close", "enemy", "letters", "meant", "move", "name",
    "names", "one", "option", "other", "rule", "said", "seat", "target", "text", "typed", "verb",
    "who", "whose", "word",
}  # fmt: skip
"""Variables that are names, numbers of rules, or quote what was or may be typed."""
PLAIN = re.compile(r"[A-Za-z]{2,}")


@pytest.fixture(autouse=True)
def refused(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Phrase]]:
    """What was refused in this test."""
    whys: dict[str, Phrase] = {}
    begin = Refused.__init__

    def remembered(self: Refused, why: Phrase) -> None:
        begin(self, why)
        whys[repr(why)] = why

    monkeypatch.setattr(Refused, "__init__", remembered)
    found: list[Phrase] = []
    yield found
    found += whys.values()
    left = {why.id: english for why in found if (english := english_left(why))}
    assert left == {}


def english_left(said: Phrase) -> list[str]:
    spoken = speak(said, "xx")
    for text in sorted(typed(said), key=len, reverse=True):
        spoken = spoken.replace(text, "")
    return PLAIN.findall(spoken)


def typed(said: Phrase) -> Iterator[str]:
    """The texts in it that stand as they are in every language."""
    for name, value in said.args.items():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Phrase):
                yield from typed(item)
            elif isinstance(item, str) and name in TYPED:
                yield item
