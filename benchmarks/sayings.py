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

from asterion.core.book import Refused
from asterion.core.understanding import Listening, understanding_of

TESTS = Path(__file__).parents[1] / "tests" / "books"
RESULTS = Path(__file__).parent / "results" / "sayings.md"
NAMED = re.compile(r"(?P<language>[a-z]{2})-(?P<round>\d+)")
HEADERS = re.compile(r"#\s*(names|board|first heard):\s*(.*)")
HEAD = (
    "# How well people are understood\n\n"
    "Sayings in rounds, written by somebody who had not seen the words that are known; each\n"
    "round was scored before anything was mended (“first heard”). Wrong is a command that was\n"
    "not meant, or an act where none was. `./dev bench sayings` writes this.\n\n"
    "From round 7 on (DungeonLab, Labyrinth) who wrote the sayings had also mended the words\n"
    "between the rounds. Each list was fixed before it was scored, and its meanings were drawn\n"
    "at random from rounds 1 to 6. The earlier rounds play parts (an actor, a grandmother); these\n"
    "say what people type at a table, so their scores are not to be compared.\n\n"
    "| book | language | round | sayings | right | asked back or refused | wrong | first heard |\n"
    "|---|---|---|---|---|---|---|---|"
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
    listening = Listening(names, columns, named["language"])
    pairs = (line.rpartition(" => ") for line in lines if line and not line.startswith("#"))
    heard = [judged(book, said, meant.strip(), listening) for said, _, meant in pairs]
    return Round(book, named["language"], int(named["round"]), about.get("first heard", ""), heard)


def _order(path: Path) -> tuple[Path, str, int]:
    language, _, number = path.stem.partition("-")
    return path.parent, language, int(number)


def rounds(path: Path) -> Iterator[Round]:
    files = [path] if path.is_file() else sorted(path.rglob("*-[0-9]*.txt"), key=_order)
    yield from map(scored, files)


def main(path: str = "") -> None:
    done = list(rounds(Path(path))) if path else list(rounds(TESTS))
    print(HEAD)
    for each in done:
        print(each.row)
    if not path:
        RESULTS.write_text(HEAD + "\n" + "\n".join(each.row for each in done) + "\n", "utf-8")
        return
    for each in done:
        for heard in each.heard:
            if heard.how != "right":
                print(f"{heard.how}: {heard.said} => {heard.meant}\n    {heard.understood}")


if __name__ == "__main__":
    main(*sys.argv[1:])
