"""The page of results that a run of `bench-bots` writes: tables, ladders, worst losses."""

import os
import platform
import subprocess
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from asterion import __version__
from asterion.arena.bench import ladder, measured, own_seats, wasted, worst_losses
from asterion.arena.contest import Outcome, Outcomes
from asterion.arena.report import percent
from asterion.arena.rows import MEASURING, Row
from asterion.arena.standing import NoRatings
from asterion.books import book
from asterion.bots import levels

RUNS: Final = "runs.jsonl"
WORST: Final = 10
TABLE: Final = (
    "row", "who", "games", "won", "95 %", "not won by anyone", "rounds", "oracle",
    "95 of 100 answers within", "slowest",
)  # fmt: skip


class Run(msgspec.Struct, frozen=True):
    """When, from which code and on what some games of a folder were played."""

    day: str
    commit: str
    machine: str
    games: int


def this_run(games: int) -> Run:
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return Run(day, commit(), machine, games)


def commit() -> str:
    """Of the checkout that runs, with a + if the package differs from it; else the version."""
    here = Path(__file__).parents[1]

    def git(*said: str) -> str:
        return subprocess.run(
            ("git", "-C", str(here), *said), capture_output=True, text=True, check=True
        ).stdout.strip()

    try:
        changed = git("status", "--porcelain", "--untracked-files=no", ".")
        return git("rev-parse", "--short=10", "HEAD") + ("+" if changed else "")
    except (OSError, subprocess.CalledProcessError):
        return __version__


def keep_run(folder: Path, run: Run) -> None:
    with (folder / RUNS).open("ab") as file:
        file.write(msgspec.json.encode(run) + b"\n")


def runs_of(folder: Path) -> list[Run]:
    path = folder / RUNS
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Run) for line in lines]


# ---- the page


def as_page(
    rows: Sequence[Row], played: Mapping[str, Outcomes], runs: Mapping[str, Sequence[Run]]
) -> str:
    """These rows by book, with their games and runs by the names of the rows."""
    parts = [
        "# How well the bots play",
        "Written by `asterion bench-bots --page`; do not edit. Each plan is played from every "
        f"seat. The plans have seeds from {MEASURING:,} on, and no bot was tuned on them; "
        "intervals are Wilson's of 95 %. Times are seconds of processor. “Rounds” are those of the "
        "games won, on average; “oracle” is the fewest in which somebody who saw the plan "
        "could have won these games. What the figures mean: [bots](../program/bots.md).",
        _origins(runs),
    ]
    for name in dict.fromkeys(row.book for row in rows):
        parts += _section([row for row in rows if row.book == name], played)
    return "\n\n".join(parts) + "\n"


def _origins(runs: Mapping[str, Sequence[Run]]) -> str:
    """Each commit and machine with its days, and how many games it played of which rows."""
    found: dict[tuple[str, str, str], dict[str, int]] = {}
    for row, every in runs.items():
        for run in every:
            rows = found.setdefault((run.commit, run.day, run.machine), {})
            rows[row] = rows.get(row, 0) + run.games
    lines = [
        f"- commit {commit}, {day}, {machine}: "
        + ", ".join(f"{row} {games}" for row, games in sorted(rows.items()))
        for (commit, day, machine), rows in sorted(found.items(), key=lambda one: one[0][1])
    ]
    return "Games by commit:\n\n" + "\n".join(lines)


def _section(rows: Sequence[Row], played: Mapping[str, Outcomes]) -> list[str]:
    name = rows[0].book
    stand = ", ".join(f"{strength} is {bot}" for strength, bot in levels(name).items())
    parts = [f"## {book(name).title}", f"Here {stand}.", table_of(TABLE, lines_of(rows, played))]
    hard = [row for row in rows if row.bots[0] == "hard" and row.players == 2]
    worst = sorted(loss for row in hard for loss in _losses(row, played[row.name]))
    several = [row for row in rows if len(row.bots) > 1]
    if several:
        parts += ["### The ladder", _ladder(several, played)]
    if worst:
        parts += ["### The worst losses", "\n".join(said for _, said in worst[:WORST])]
    return parts


def lines_of(rows: Sequence[Row], played: Mapping[str, Outcomes]) -> list[list[str]]:
    """A line of cells per row that has games."""
    return [line_of(row, played[row.name]) for row in rows if played[row.name]]


def line_of(row: Row, outcomes: Outcomes) -> list[str]:
    found = measured(row, outcomes)
    return [
        row.name,
        row.meeting,
        str(found.games),
        f"{found.won} ({percent(found.won / max(1, found.games))})",
        f"{100 * found.low:.1f}-{100 * found.high:.1f} %",
        f"{found.drawn} ({percent(found.drawn / max(1, found.games))})",
        f"{found.rounds:.1f}" if found.rounds else "",
        f"{found.fewest:.1f}" if found.rounds else "",
        f"{found.usual:.3f} s",
        f"{found.slowest:.2f} s",
    ]


def _ladder(rows: Sequence[Row], played: Mapping[str, Outcomes]) -> str:
    try:
        lines = ladder(rows, played)
    except NoRatings as error:
        return f"Not made: {error}."
    cells = [
        [line.bot, f"{line.rating:.1f} ± {line.margin:.1f}", str(line.games), str(line.won),
         str(line.drawn)]
        for line in lines
    ]  # fmt: skip
    return table_of(("bot", "rating", "games", "won", "not won by anyone"), cells)


def _losses(row: Row, outcomes: Outcomes) -> list[tuple[int, str]]:
    """Those in which most rounds were wasted, first."""
    return [(-wasted(one), _loss(row, one)) for one in worst_losses(row, outcomes, WORST)]


def _loss(row: Row, outcome: Outcome) -> str:
    own = own_seats(outcome)[0]
    who = row.bots[outcome.bots[outcome.winners[0]]] if outcome.winners else "nobody"
    ending = outcome.ending.rpartition("-")[2]
    return (
        f"- {row.name} {outcome.id}: {who} won ({ending}) in round {outcome.rounds}; the oracle "
        f"needed {outcome.fewest[own]} for {row.bots[0]} and {_rivals(outcome, own)} against it. "
        f"It was after: {outcome.aims[own].rpartition('-')[2] or 'nothing'}."
    )


def _rivals(outcome: Outcome, own: int) -> int:
    return min(few for seat, few in enumerate(outcome.fewest) if seat != own)


def table_of(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
