"""Every room of the program that has words, and what a language lacks of them.

`./dev words` lists what is missing in the languages that are offered, `./dev words ru` in one. A
change may leave it to the translators; a release may not (release/__main__).
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import asterion
from asterion.books import dungeonlab
from asterion.words.check import Fault, Language, missing
from asterion.words.language import FIRST
from asterion.words.offered import KNOWN, OFFERED

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


def main(languages: Sequence[str]) -> int:
    """What these languages lack, or all that are offered; the status is that of a release."""
    unknown = [language for language in languages if language not in KNOWN]
    if unknown:
        print(f"There is no language “{unknown[0]}”: {', '.join(KNOWN)}.", file=sys.stderr)
        return 2
    wanting = 0
    for language in languages or [name for name in OFFERED if name != FIRST]:
        faults = lacking(language)
        wanting += len(faults)
        for fault in faults:
            print(str(fault).removeprefix(f"{CHECKOUT}/"))
        print(f"{len(faults)} messages are missing in “{language}”.")
    return 1 if wanting else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
