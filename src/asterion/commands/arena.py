"""`asterion arena`: bots against bots, many games, and who is the better one."""

import os
from pathlib import Path
from typing import Literal

import click

from asterion.arena.at_server import BadServer
from asterion.arena.contest import Contest
from asterion.arena.keeping import OtherContest
from asterion.arena.players import check_player
from asterion.arena.pools import NoRay
from asterion.arena.program import BadProgram
from asterion.arena.report import about, as_markdown, write_page
from asterion.arena.running import run
from asterion.arena.standing import NoRatings, rated
from asterion.arena.trouble import troubles
from asterion.arena.wording import Words
from asterion.bots import UnknownBot
from asterion.commands.common import fail, read_options, read_settings, take_book
from asterion.commands.flags import preset_option, seed_option, set_option
from asterion.commands.talk import talk
from asterion.commands.verb import option, verb
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import settings_of
from asterion.core.dice import Lowest
from asterion.core.phrase import phrase
from asterion.terminal.words import Tongue

USUAL_FOLDER = "arena"


@verb(
    examples="""
  asterion arena labyrinth reasoner:hard mapper wanderer --plans 50
  asterion arena dooom walker hunter --players 4 --plans 100 --out fours
  asterion arena labyrinth mapper "program:python my_bot.py" --plans 10
  asterion arena dooom fighter "server:http://127.0.0.1:8000#@Robin" --plans 5
  asterion arena labyrinth mapper wanderer random --kind swiss --rounds 3
  asterion arena cc3k crawler --first v --plans 100
  asterion arena dooom walker hunter --plans 1000 --ray auto"""
)
@click.argument("book")
@click.argument("bots", nargs=-1, metavar="BOT BOT ...")
@option("--players", type=int, metavar="N", help="commands-option-arena-players")
@option(
    "--plans",
    type=click.IntRange(1, 100_000),
    default=10,
    show_default=True,
    metavar="N",
    help="commands-option-arena-plans",
)
@option(
    "--kind",
    type=click.Choice(["round-robin", "swiss", "ladder"]),
    default="round-robin",
    help="commands-option-arena-kind",
)
@option(
    "--rounds",
    type=click.IntRange(1, 1000),
    default=3,
    show_default=True,
    metavar="N",
    help="commands-option-arena-rounds",
)
@seed_option
@preset_option
@set_option
@option("--made", multiple=True, metavar="NAME=VALUE", help="commands-option-arena-made")
@option("--first", metavar="TEXT", default="", help="commands-option-arena-first")
@option("--out", metavar="FOLDER", default=USUAL_FOLDER, help="commands-option-arena-out")
@option("--processes", type=click.IntRange(1, 1024), metavar="N", help="commands-option-processes")
@option("--ray", metavar="ADDRESS", default="", help="commands-option-ray")
def arena(
    book: str,
    bots: tuple[str, ...],
    players: int | None,
    plans: int,
    kind: Literal["round-robin", "swiss", "ladder"],
    rounds: int,
    seed: int | None,
    preset: str | None,
    settings: tuple[str, ...],
    made: tuple[str, ...],
    first: str,
    out: str,
    processes: int | None,
    ray: str,
) -> None:
    """Let bots play each other."""
    chosen = take_book(book)
    contest = Contest(
        chosen.name,
        bots,
        players_of(chosen, players),
        plans,
        seed or 0,
        kind,
        rounds if kind != "round-robin" else 1,
        settings_of(read_options(chosen, preset, settings)),
        read_settings(made),
        first,
    )
    check(contest)
    run_and_report(contest, Path(out), processes or os.cpu_count() or 1, ray)


def players_of(book: AnyBook, wanted: int | None) -> int:
    few, many = book.seats[0], book.seats[-1]
    if wanted is not None and wanted not in book.seats:
        if few == many:
            fail(phrase("arena-seats-exactly", book=book.called, wanted=few))
        fail(phrase("arena-seats", book=book.called, few=few, many=many))
    return wanted or min(max(2, few), many)


def check(contest: Contest) -> None:
    """Before the first game: every bot can play, and there is somebody to compare."""
    if len(contest.bots) < min(2, contest.players):
        fail(phrase("arena-two-bots"))
    try:
        for name in contest.bots:
            check_player(contest, name, Lowest())
        rated(contest, {})
    except (UnknownBot, BadProgram, NoRatings, BadServer) as error:
        fail(error.why)


def run_and_report(contest: Contest, path: Path, processes: int, ray: str) -> None:
    """Progress goes to standard error, the table to standard output."""
    say = Words(Tongue.language)

    def progress(done: int, every: int, seconds: float) -> None:
        if done % max(1, every // 50) == 0 or done == every:
            left = f"{seconds / 60:.0f} min" if seconds > 90 else f"{seconds:.0f} s"
            talk(phrase("arena-progress", done=done, all=every, left=left))

    try:
        folder = run(contest, path, processes, ray, progress)
    except (OtherContest, NoRay, BadServer) as error:
        fail(error.why)
    except KeyboardInterrupt:
        talk(phrase("arena-stopped"))
        raise
    click.echo(about(contest, folder.outcomes, say))
    click.echo(as_markdown(contest, folder.outcomes, say))
    for line in troubles(contest, folder.outcomes, say):
        click.echo(line)
    talk(phrase("arena-report-is", path=str(write_page(path, contest, folder.outcomes, say))))
