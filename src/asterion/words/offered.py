"""The languages there are, and which of them are offered: `languages.json`, which the page reads.

A language that is still growing is spoken if asked for by name (`--lang ru`, `?lang=ru`);
nobody comes upon it by the settings of their system or browser. An offered one says everything that
English says by the time of a release; until then it may lag (`./dev words`).
"""

from pathlib import Path
from typing import Final

import msgspec

from asterion.words.language import FIRST, choose

LIST: Final = Path(__file__).parent / "languages.json"


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A language by its own name; `in_english` are the files that it leaves in English.

    `gendered`: of a woman it says other words than of a man, so players are asked.
    `heard`: moves may be said in it.
    """

    name: str
    growing: bool = False
    gendered: bool = False
    heard: bool = False
    in_english: tuple[str, ...] = ()


KNOWN: Final = msgspec.json.decode(LIST.read_bytes(), type=dict[str, Offer])
OFFERED: Final = tuple(name for name, offer in KNOWN.items() if not offer.growing)


def expected_of(language: str) -> str:
    """What somebody reads who did not choose: the nearest offered to what their system is set to.

    Pseudo-languages are nobody's by accident, so they may be asked for in this way too.
    """
    return choose(language, (*OFFERED, "xx", "xr"), FIRST)


def is_heard(language: str) -> bool:
    """Whether moves may be said in it too, besides English: only then are they offered in it."""
    offer = KNOWN.get(language)
    return offer is not None and offer.heard


def is_english_in(language: str, file: str) -> bool:
    """Whether a language leaves the English files of this name as they are: “rules.ftl”."""
    offer = KNOWN.get(language)
    return offer is not None and file in offer.in_english
