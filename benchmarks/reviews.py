"""Reviews of fresh games: how long they take, and what they say, to be read and marked.

`python -m benchmarks.reviews` prints the CPU seconds of five games of each book; with a FILE, it
writes the reviews there as well, and keeps the marks that the file has for the same games.
"""

import io
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from asterion.books import book
from asterion.bots import make_bot
from asterion.bots.seated import Seated
from asterion.commands.reviewing import summary
from asterion.core.dice import Rolled
from asterion.core.records import record
from asterion.core.referee.table import Table
from asterion.knowledge.reviewed import played_again

NAMES = ("Ann", "Bob", "Cid")
FIRST_SEED = 47_000
MOST_ANSWERS = 500
GAMES = 5
DOOOM = (
    ("walker", "hunter"),
    ("walker", "hunter", "fighter"),
    ("fighter", "hunter"),
    ("walker", "walker", "walker"),
    ("walker", "random"),
)
TEAMS: dict[str, tuple[tuple[str, ...], ...]] = {
    "labyrinth": (
        ("mapper", "wanderer"),
        ("mapper", "mapper", "wanderer"),
        ("reasoner", "mapper"),
        ("mapper", "mapper", "mapper"),
        ("wanderer", "wanderer"),
    ),
    "dungeonlab": (
        ("scout", "scout"),
        ("scout", "scout", "random"),
        ("scout", "random"),
        ("scout", "scout"),
        ("scout",),
    ),
    "dungeon-of-dooom": DOOOM,
    "labyrinth-of-dooom": DOOOM,
}
MARK = re.compile(r"^## (?P<game>.+)\n\n(?P<mark>\*\*\d+ of 10\.\*\*.*(?:\n.+)*)", re.MULTILINE)
UNMARKED = "**Not marked yet.**"


class Reviewed(NamedTuple):
    game: str
    answers: int
    seconds: float
    text: str


def play(name: str, seed: int) -> Table | None:
    """A whole game of the bots; None where it was not over in time."""
    chosen, team = book(name), TEAMS[name][seed % GAMES]
    settings = chosen.plan.settings()
    if hasattr(settings, "players"):
        settings = msgspec.structs.replace(settings, players=len(team))
    plan = chosen.plan.generate(settings, Rolled(seed))
    names = NAMES[: len(team)]
    table = Table(chosen, plan, names, chosen.rules.options(), Rolled(seed), salt="")
    bots = [Seated(make_bot(name, bot, Rolled(seed + n)), n) for n, bot in enumerate(team)]
    while table.result is None and len(table.entries) < MOST_ANSWERS:
        seat = table.awaited[0]
        table.submit(seat, bots[seat].answer(table))
    return table if table.result is not None else None


def review(name: str, seed: int, table: Table) -> Reviewed:
    written = io.BytesIO()
    record.write(table, written)
    kept = record.read(written.getvalue())
    begin = time.process_time()
    again = played_again(kept, table.book)
    seconds = time.process_time() - begin
    team = ", ".join(TEAMS[name][seed % GAMES])
    game = f"{table.book.title} {seed}: {team}"
    return Reviewed(game, len(table.entries), seconds, "\n".join(summary(again)))


def reviews(names: tuple[str, ...] = tuple(TEAMS)) -> Iterator[Reviewed]:
    """Five of each book; a game that has no end makes room for the next one of the same team."""
    for place, name in enumerate(names):
        for number in range(GAMES):
            seed = FIRST_SEED + 100 * place + number
            table = play(name, seed)
            while table is None:
                seed += GAMES
                table = play(name, seed)
            yield review(name, seed, table)


def write(target: Path, made: list[Reviewed]) -> None:
    before = target.read_text("utf-8") if target.exists() else ""
    marks = {found["game"]: found["mark"] for found in MARK.finditer(before)}
    head = before.partition("\n## ")[0].rstrip() or "# Reviews of fresh games"
    parts = [
        f"## {each.game}\n\n{marks.get(each.game, UNMARKED)}\n\n```\n{each.text.strip()}\n```"
        for each in made
    ]
    target.write_text("\n\n".join([head, *parts]) + "\n", "utf-8")


def main(arguments: list[str] | None = None) -> None:
    made = []
    print("\nReviews of fresh games (CPU seconds)")
    for each in reviews():
        print(f"  {each.game}: {each.answers} answers, {each.seconds:.1f}", flush=True)
        made.append(each)
    print(f"  slowest {max(each.seconds for each in made):.1f}")
    if arguments:
        write(Path(arguments[0]), made)


if __name__ == "__main__":
    main(sys.argv[1:])
