"""Every room of the program that has words, and what a language lacks of them.

    python -m tests.words.rooms ru

lists what is missing, room by room: for whoever translates.
"""

import sys
from pathlib import Path

import asterion
from asterion.books import dungeonlab
from asterion.words.check import Fault, Language, missing
from asterion.words.language import FIRST
from asterion.words.offered import KNOWN

SOURCE = Path(asterion.__file__).parent
CHECKOUT = Path(__file__).parents[2]
PAGE = CHECKOUT / "web" / "src" / "words"
BESIDE = {
    SOURCE / "books" / "dungeonlab" / "words": Path(dungeonlab.__file__).parent / "encounters"
}
"""English that stands in Python files, beside the folder in which it is translated."""


def rooms() -> list[tuple[Path, ...]]:
    """The folders of each room: `<folder>/<language>/*.ftl`."""
    found = sorted(path.parent for path in SOURCE.rglob("words/en") if path.is_dir())
    return [(room, BESIDE[room]) if room in BESIDE else (room,) for room in (*found, PAGE)]


def lacking(language: str) -> list[Fault]:
    """All that a language lacks of what it has to say before it is offered."""
    aside = KNOWN[language].in_english if language in KNOWN else ()
    return [
        fault
        for room in rooms()
        for fault in missing(Language(room, language), Language(room, FIRST))
        if Path(fault.file).name not in aside
    ]


if __name__ == "__main__":
    faults = lacking(sys.argv[1])
    for fault in faults:
        print(str(fault).removeprefix(f"{CHECKOUT}/"))
    print(f"{len(faults)} messages are missing in “{sys.argv[1]}”.")
