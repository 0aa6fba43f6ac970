"""`asterion bench-bots`: the standing table of our own bots, by one command."""

import os
from pathlib import Path

import click

from asterion.arena.bench import ROWS, Row, folder_of, measured
from asterion.arena.contest import Pairing
from asterion.arena.keeping import OtherContest
from asterion.arena.report import percent
from asterion.arena.running import run
from asterion.arena.wording import Words
from asterion.commands.common import fail
from asterion.commands.talk import talk
from asterion.commands.verb import option, verb
from asterion.core.options import nearest_to
from asterion.core.phrase import phrase
from asterion.terminal.words import Tongue

HEADINGS = ("row", "games", "won", "interval", "drawn", "usual", "slowest", "longest")


@verb(
    examples="""
  asterion bench-bots
  asterion bench-bots dooom-two dooom-four --plans 20
  asterion bench-bots cc3k-vampire --from 100 --plans 50"""
)
@click.argument("rows", nargs=-1, metavar="[ROW]...")
@option("--plans", type=click.IntRange(1), metavar="N", help="commands-option-bench-plans")
@option(
    "--from",
    "first",
    type=click.IntRange(0),
    metavar="N",
    default=0,
    help="commands-option-bench-from",
)
@option("--out", metavar="FOLDER", default="bench-bots", help="commands-option-arena-out")
@option("--processes", type=click.IntRange(1, 1024), metavar="N", help="commands-option-processes")
@option("--ray", metavar="ADDRESS", default="", help="commands-option-ray")
def bench_bots(
    rows: tuple[str, ...],
    plans: int | None,
    first: int,
    out: str,
    processes: int | None,
    ray: str,
) -> None:
    """Measure our own bots."""
    say = Words(Tongue.language)
    lines = [[say(name) for name in HEADINGS], ["---"] * len(HEADINGS)]
    many = processes or os.cpu_count() or 1
    for row in chosen(rows):
        talk(phrase("arena-bench-row", row=row.name))
        lines.append(played(row, row.games(first, plans), Path(out), many, ray, say))
    for line in lines:
        click.echo("| " + " | ".join(line) + " |")


def chosen(names: tuple[str, ...]) -> list[Row]:
    known = {row.name: row for row in ROWS}
    for name in names:
        if name not in known:
            fail(phrase("arena-no-row", name=name[:40], hint=nearest_to(name, list(known))))
    return [row for row in ROWS if row.name in names or not names]


def played(
    row: Row, games: list[Pairing], out: Path, processes: int, ray: str, say: Words
) -> list[str]:
    """A line of the table, once these games are played: of all that are in the folder."""

    def progress(done: int, every: int, seconds: float) -> None:
        if done % max(1, every // 10) == 0 or done == every:
            left = f"{seconds / 60:.0f} min" if seconds > 90 else f"{seconds:.0f} s"
            talk(phrase("arena-progress", done=done, all=every, left=left))

    try:
        folder = run(row.contest(), out / folder_of(row), processes, ray, progress, games)
    except OtherContest as error:
        fail(error.why)
    found = measured(row, folder.outcomes)
    return [
        say(f"row-{row.name}"),
        str(found.games),
        f"{found.won} ({percent(found.won / max(1, found.games))})",
        f"{100 * found.low:.0f}-{100 * found.high:.0f} %",
        str(found.drawn),
        f"{found.usual:.3f} s",
        f"{found.slowest:.2f} s",
        str(found.longest),
    ]
