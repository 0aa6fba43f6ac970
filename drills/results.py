"""The page of results: one row per drill, replaced by each run at full size."""

import fcntl
import re
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Final

from asterion.arena.results import this_run
from drills import DRILLS, Drill, Run
from drills.serving import ROOT

PAGE: Final = ROOT / "docs" / "results" / "drills.md"
TITLE: Final = """\
# Results of the drills

Written by `./dev drill NAME` at full size; do not edit. Each row is the latest full run.
What the drills are: [drills](../contribute/drills.md). A commit with a + had local changes.
"""
COLUMNS: Final = ("drill", "size", "date", "commit", "seed", "seconds", "machine", "result")
ROW: Final = re.compile(r"^\| (?P<drill>[a-z][^|]*?) \|", re.MULTILINE)


@dataclass(frozen=True)
class Row:
    """What the page says of one drill, or of one part of it."""

    drill: str
    size: str
    date: str
    commit: str
    seed: str
    seconds: str
    machine: str
    result: str

    def __str__(self) -> str:
        cells = (" ".join(cell.replace("|", "\\|").split()) for cell in astuple(self))
        return f"| {' | '.join(cells)} |"


def rows_of(name: str, run: Run, seconds: float, result: str) -> list[Row]:
    """A row for each part that it counted on its own; one for the drill if there are none, or if
    it failed."""
    now, drill = this_run(0), DRILLS[name]
    found = [(f"{name} {part}", *said) for part, said in run.parts.items()]
    if not found or result.startswith("FAILED"):
        found.append((name, seconds, result))
    return [
        Row(row, size_of(run, drill), now.day, now.commit, str(run.seed), f"{took:,.0f}",
            now.machine, said)
        for row, took, said in found
    ]  # fmt: skip


def size_of(run: Run, drill: Drill) -> str:
    of = "" if run.size >= drill.full else f" (of {drill.full:,})"
    return f"{run.size:,} {drill.counts}{of}"


def keep(rows: Sequence[Row], page: Path) -> None:
    """Puts these rows in the place of the drills' earlier ones, in the order of the list."""
    page.parent.mkdir(parents=True, exist_ok=True)
    with page.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # another drill may end in the same moment
        file.seek(0)
        found = {match["drill"]: line for line in file if (match := ROW.match(line))}
        for gone in (COLUMNS[0], *(row.drill.split()[0] for row in rows)):
            found.pop(gone, None)
        found |= {row.drill: f"{row}\n" for row in rows}
        file.truncate(0)
        file.write(as_page(found))


def as_page(rows: dict[str, str]) -> str:
    order = [*DRILLS]
    names = sorted(rows, key=lambda name: (order.index(name.split()[0]), name))
    heads = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|\n"
    return f"{TITLE}\n{heads}{''.join(rows[name] for name in names)}"
