"""`asterion bench-bots`: the standing table of our own bots, by one command."""

import os
from pathlib import Path

import click

from asterion.arena.contest import Outcomes, Pairing
from asterion.arena.ends import ends_of, section
from asterion.arena.keeping import Folder, OtherContest
from asterion.arena.merging import with_the_rest
from asterion.arena.results import Run, as_page, keep_run, line_of, runs_of, this_run
from asterion.arena.rows import MEASURING, ROWS, TUNING, Row, folder_of
from asterion.arena.running import run
from asterion.arena.wording import Words
from asterion.commands.common import fail
from asterion.commands.talk import talk
from asterion.commands.verb import option, verb
from asterion.core.contract.options import nearest_to
from asterion.core.phrase import phrase
from asterion.terminal.words import Tongue

HEADINGS = (
    "row", "who", "games", "won", "interval", "drawn", "rounds", "oracle", "usual", "slowest"
)  # fmt: skip


@verb(
    examples="""
  asterion bench-bots
  asterion bench-bots --ends 10000
  asterion bench-bots dooom-normal-walker dooom-four --plans 20
  asterion bench-bots labyrinth-hard-normal --from 100 --plans 50 --page docs/results/bots.md
  asterion bench-bots labyrinth-hard-mapper --plans 20 --tuning --out tried"""
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
@option("--ends", type=click.IntRange(1), metavar="N", help="commands-option-bench-ends")
@option("--tuning", is_flag=True, help="commands-option-bench-tuning")
@option("--page", metavar="FILE", default="", help="commands-option-bench-page")
@option("--out", metavar="FOLDER", default="bench-bots", help="commands-option-arena-out")
@option("--processes", type=click.IntRange(1, 1024), metavar="N", help="commands-option-processes")
@option("--ray", metavar="ADDRESS", default="", help="commands-option-ray")
def bench_bots(
    rows: tuple[str, ...],
    plans: int | None,
    first: int,
    ends: int | None,
    tuning: bool,
    page: str,
    out: str,
    processes: int | None,
    ray: str,
) -> None:
    """Measure our own bots."""
    if tuning and page:
        fail(phrase("arena-tuned-page"))
    say = Words(Tongue.language)
    lines = [[say(name) for name in HEADINGS], ["---"] * len(HEADINGS)]
    many = processes or os.cpu_count() or 1
    seed = TUNING if tuning else MEASURING
    if ends:
        write_ends(ends, many, Path(out))
    for row in chosen(rows) if rows or not ends else ():
        talk(phrase("arena-bench-row", row=row.name))
        games = row.games(first, plans)
        lines.append(line_of(row, played(row, seed, games, Path(out), many, ray)))
    for line in lines if rows or not ends else ():
        click.echo("| " + " | ".join(line) + " |")
    if page:
        write_page(Path(page), Path(out))


def write_ends(games: int, processes: int, out: Path) -> None:
    """Play this many games of all kinds, and count those that end."""
    for found in ends_of(games, processes, out):
        done = sum(one.games for one in found.values())
        talk(phrase("arena-ends", done=done, all=games, ended=sum(b.ended for b in found.values())))
    click.echo(section(out))


def chosen(names: tuple[str, ...]) -> list[Row]:
    known = {row.name: row for row in ROWS}
    for name in names:
        if name not in known:
            fail(phrase("arena-no-row", name=name[:40], hint=nearest_to(name, list(known))))
    return [row for row in ROWS if row.name in names or not names]


def played(
    row: Row, seed: int, games: list[Pairing], out: Path, processes: int, ray: str
) -> Outcomes:
    """Once these games are played: all that are in the row's folder."""

    def progress(done: int, every: int, seconds: float) -> None:
        if done % max(1, every // 10) == 0 or done == every:
            left = f"{seconds / 60:.0f} min" if seconds > 90 else f"{seconds:.0f} s"
            talk(phrase("arena-progress", done=done, all=every, left=left))

    path = out / folder_of(row)
    try:
        before = len(outcomes_in(row, seed, path))
        folder = run(row.contest(seed), path, processes, ray, progress, games)
    except OtherContest as error:
        fail(error.why)
    if len(folder.outcomes) > before:
        keep_run(path, this_run(len(folder.outcomes) - before))
    return folder.outcomes


def outcomes_in(row: Row, seed: int, path: Path) -> Outcomes:
    if not path.exists():
        return {}
    folder = Folder(path, row.contest(seed))
    folder.close()
    return folder.outcomes


def write_page(page: Path, out: Path) -> None:
    """Of every row whose games are in the folder; books without any are left as they are."""
    rows: list[Row] = []
    found: dict[str, Outcomes] = {}
    runs: dict[str, list[Run]] = {}
    for row in ROWS:
        path = out / folder_of(row)
        outcomes = outcomes_in(row, MEASURING, path)
        if any(row.counts(outcome.bots) for outcome in outcomes.values()):
            rows.append(row)
            found[row.name] = outcomes
            runs[row.name] = runs_of(path) if folder_of(row) == row.name else []
    page.parent.mkdir(parents=True, exist_ok=True)
    text = as_page(rows, found, runs)
    ending = section(out)
    text += f"\n{ending}" if ending else ""
    page.write_text(
        with_the_rest(text, page.read_text("utf-8")) if page.exists() else text, "utf-8"
    )
    talk(phrase("arena-report-is", path=str(page)))
