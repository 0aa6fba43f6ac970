"""How well people are understood: rounds of sayings by somebody who has not seen the lexicons.

    python -m benchmarks.sayings [FILE or FOLDER]

A line is `saying => meaning`: the exact notation (several with ` | ` between them), `?` for what
must not act, `~` for what has to be asked back. Wrong is a command other than the one meant, or an
act where none was meant. A comment `# first heard: ...` is the score before anything was mended.
"""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from asterion.books import book as taken
from asterion.core.contract.book import Refused
from asterion.core.referee.understanding import Listening, understanding_of

TESTS = Path(__file__).parents[1] / "tests" / "books"
RESULTS = Path(__file__).parent / "results" / "sayings.md"
NAMED = re.compile(r"(?P<language>[a-z]{2})-(?P<round>\d+)")
HEADERS = re.compile(r"#\s*(names|board|first heard):\s*(.*)")
HEAD = (
    "# How well people are understood\n\n"
    "Sayings in rounds, written by somebody who had not seen the words that are known; each\n"
    "round was scored before anything was mended (“first heard”). Wrong is a command that was\n"
    "not meant, or an act where none was. `./dev bench sayings` writes this.\n\n"
    "Rounds 1 to 6 of Labyrinth and DungeonLab play parts (an actor, a grandmother); the later\n"
    "ones say what people type at a table, so their scores are not to be compared. Of those each\n"
    "list was fixed in a commit before it was scored, and its meanings were drawn at random from\n"
    "rounds 1 to 6. Rounds 7 to 11 (DungeonLab: to 10) are by somebody who had mended the words\n"
    "between the rounds; round 12 (11) by somebody who had seen no word; the last ones by the\n"
    "same, after round 12 (11) was mended. The table has the default options of the book.\n\n"
)
ROUNDS_HEAD = (
    "## Every round\n\n"
    "| book | language | round | sayings | right | asked back or refused | wrong | first heard |\n"
    "|---|---|---|---|---|---|---|---|"
)


LAST_HEAD = (
    "## The last unseen round of each column, as it was first heard\n\n"
    "| book | language | round | sayings | right | wrong |\n|---|---|---|---|---|---|"
)


class Heard(NamedTuple):
    said: str
    meant: str
    understood: str
    how: str


class Round(NamedTuple):
    book: str
    language: str
    number: int
    first: str
    heard: list[Heard]

    @property
    def first_heard(self) -> tuple[int, int]:
        """How many were right and wrong before anything was mended."""
        right, wrong = re.match(r"\d+", self.first), re.search(r"(\d+) wrong", self.first)
        return int(right[0]) if right else 0, int(wrong[1]) if wrong else 0

    def count(self, how: str) -> int:
        return sum(each.how == how for each in self.heard)

    @property
    def row(self) -> str:
        counts = " | ".join(str(self.count(how)) for how in ("right", "refused", "wrong"))
        return (
            f"| {self.book} | {self.language} | {self.number} | {len(self.heard)} | {counts} "
            f"| {self.first} |"
        )


def understood(book: str, text: str, listening: Listening) -> tuple[str, bool]:
    """The command as it is written, and whether it acts; or what was refused."""
    say = import_module(f"asterion.books.{book}.say")
    speech = import_module(f"asterion.books.{book}.say.speech")
    try:
        command, written = understanding_of(say.parse, say.write)(text, listening)
    except Refused as refused:
        return str(refused), False
    return written, not speech.READER.manner.is_free(command)


def judged(book: str, said: str, meant: str, listening: Listening) -> Heard:
    written, acts = understood(book, said, listening)
    try:
        import_module(f"asterion.books.{book}.say").read(written)
        commanded = True
    except Refused:
        commanded = False
    if meant in ("?", "~"):
        how = "wrong" if acts else "right" if meant == "?" or not commanded else "refused"
    elif written in meant.split(" | "):
        how = "right"
    else:
        how = "wrong" if commanded else "refused"
    return Heard(said, meant, written, how)


def scored(path: Path) -> Round:
    named = NAMED.match(path.stem)
    assert named is not None, path
    book = path.parent.name if path.parent.name != "sayings" else path.parent.parent.name
    lines = path.read_text("utf-8").splitlines()
    about = {found[1]: found[2] for line in lines if (found := HEADERS.match(line))}
    columns = int(about.get("board", "0").split("x")[0])
    names = tuple(about["names"].split()) if "names" in about else None
    options = taken(book).rules.options()
    listening = Listening(names, columns, named["language"], options)
    pairs = (line.rpartition(" => ") for line in lines if line and not line.startswith("#"))
    heard = [judged(book, said, meant.strip(), listening) for said, _, meant in pairs]
    return Round(book, named["language"], int(named["round"]), about.get("first heard", ""), heard)


def _order(path: Path) -> tuple[Path, str, int]:
    language, _, number = path.stem.partition("-")
    return path.parent, language, int(number)


def rounds(path: Path) -> Iterator[Round]:
    files = [path] if path.is_file() else sorted(path.rglob("*-[0-9]*.txt"), key=_order)
    yield from map(scored, files)


def last(done: list[Round]) -> Iterator[Round]:
    """The round with the highest number of each book and language."""
    latest: dict[tuple[str, str], Round] = {}
    for each in done:
        if each.number >= latest.get((each.book, each.language), each).number:
            latest[each.book, each.language] = each
    yield from latest.values()


def report(done: list[Round]) -> str:
    columns = (
        f"| {each.book} | {each.language} | {each.number} | {len(each.heard)} | {right} | {wrong} |"
        for each in last(done)
        for right, wrong in [each.first_heard]
    )
    rows = (each.row for each in done)
    return "\n".join((HEAD + LAST_HEAD, *columns, "", ROUNDS_HEAD, *rows)) + "\n"


def main(path: str = "") -> None:
    done = list(rounds(Path(path))) if path else list(rounds(TESTS))
    if not path:
        RESULTS.write_text(report(done), "utf-8")
        print(report(done))
        return
    for each in done:
        print(each.row)
        for heard in each.heard:
            if heard.how != "right":
                print(f"{heard.how}: {heard.said} => {heard.meant}\n    {heard.understood}")


if __name__ == "__main__":
    main(*sys.argv[1:])
