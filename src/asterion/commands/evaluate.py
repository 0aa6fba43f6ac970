"""`asterion evaluate`: what a player claims to know, beside what was provable and what is true."""

from pathlib import Path
from typing import Literal, cast

import click
import msgspec

from asterion.arena.program import BadProgram, NotStarted, words_of
from asterion.bots import UnknownBot, bot_names, make_bot
from asterion.commands.arena import players_of
from asterion.commands.common import fail, read_options, read_settings, take_book
from asterion.commands.files import read_bytes
from asterion.commands.flags import preset_option, seed_option, set_option
from asterion.commands.talk import talk
from asterion.commands.verb import option, verb
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import settings_of
from asterion.core.dice import Lowest
from asterion.core.phrase import phrase
from asterion.evaluation.claims import OWN
from asterion.evaluation.games import Contestant, Game, Task, games_of
from asterion.evaluation.players import MANNERS, Manner
from asterion.evaluation.report import first_wrong, read, reported, table, written
from asterion.knowledge import MissingSolver, check_deduction

AGAINST = {"labyrinth": "mapper", "dungeonlab": "scout"}
MOST_BYTES = 1024 * 1024 * 1024
WRONG = 1
"""The status where a report is not what comes of its games."""


@verb(
    examples="""
  asterion evaluate labyrinth --player "python my_player.py" --games 50
  asterion evaluate labyrinth --player "python my_player.py" --words made-up
  asterion evaluate dungeonlab --bot scout+notes --bot scout+proofs --games 20
  asterion evaluate dooom --baselines
  asterion evaluate --check report.json"""
)
@click.argument("book", required=False)
@option("--player", "commands", multiple=True, metavar="CMD",
        help="commands-option-evaluate-player")  # fmt: skip
@option("--bot", "bots", multiple=True, metavar="BOT+CLAIMS", help="commands-option-evaluate-bot")
@option("--baselines", is_flag=True, help="commands-option-evaluate-baselines")
@option("--games", type=click.IntRange(1, 100_000), default=20, show_default=True,
        metavar="N", help="commands-option-evaluate-games")  # fmt: skip
@option("--players", type=int, metavar="N", help="commands-option-arena-players")
@option("--against", metavar="BOT", help="commands-option-evaluate-against")
@option("--every", type=click.IntRange(1, 1000), default=1, show_default=True,
        metavar="N", help="commands-option-evaluate-every")  # fmt: skip
@option("--answers", type=click.IntRange(1, 100_000), default=60, show_default=True,
        metavar="N", help="commands-option-evaluate-answers")  # fmt: skip
@option("--words", type=click.Choice(["plain", "made-up"]), default="plain",
        help="commands-option-evaluate-words")  # fmt: skip
@seed_option
@preset_option
@set_option
@option("--made", multiple=True, metavar="NAME=VALUE", help="commands-option-arena-made")
@option("--out", metavar="FILE", help="commands-option-evaluate-out")
@option("--check", metavar="FILE", help="commands-option-evaluate-check")
def evaluate(
    book: str | None,
    commands: tuple[str, ...],
    bots: tuple[str, ...],
    baselines: bool,
    games: int,
    players: int | None,
    against: str | None,
    every: int,
    answers: int,
    words: Literal["plain", "made-up"],
    seed: int | None,
    preset: str | None,
    settings: tuple[str, ...],
    made: tuple[str, ...],
    out: str | None,
    check: str | None,
) -> None:
    """Measure what players know."""
    if check is not None:
        check_report(check)
        return
    if book is None:
        fail(phrase("commands-evaluate-book", books=[*OWN]))
    chosen = take_book(book)
    if chosen.name not in OWN:
        fail(phrase("commands-evaluate-book", books=[*OWN]))
    task = Task(
        chosen.name, games, seed or 0, players_of(chosen, players),
        against or AGAINST.get(chosen.name, "walker"), every, answers, words,
        settings_of(read_options(chosen, preset, settings)), read_settings(made),
    )  # fmt: skip
    contestants = [*map(program, commands), *(bot(chosen, name) for name in bots)]
    if baselines or not contestants:
        contestants += baselines_of(chosen)
    try:
        check_deduction(chosen.name)
        make_bot(chosen.name, task.against, Lowest())
        played = [(who, progressing(task, who)) for who in contestants]
    except (UnknownBot, BadProgram, MissingSolver) as error:
        fail(error.why)
    except NotStarted as error:
        fail(phrase("commands-evaluate-not-started", why=str(error)))
    report = reported(task, played)
    for line in table(report):
        click.echo(line)
    path = Path(out or f"{chosen.name}.evaluation.json")
    try:
        path.write_bytes(written(report))
    except OSError as error:
        fail(phrase("dataset-not-written", path=str(path), why=str(error.strerror)))
    talk(phrase("commands-evaluate-written", path=str(path)))


def program(command: str) -> Contestant:
    try:
        words_of(command)
    except BadProgram as error:
        fail(error.why)
    return Contestant(command, command)


def bot(book: AnyBook, said: str) -> Contestant:
    name, _, manner = said.partition("+")
    manner = manner or "notes"
    if manner not in MANNERS:
        fail(phrase("commands-evaluate-manner", manner=manner, manners=[*MANNERS]))
    try:
        make_bot(book.name, name, Lowest())
    except UnknownBot as error:
        fail(error.why)
    return Contestant(f"{name}+{manner}", "", cast(Manner, manner))


def baselines_of(book: AnyBook) -> list[Contestant]:
    """Chance, our bots by what they were told, and one that claims what it can prove."""
    ours = [name for name in bot_names(book.name) if name not in ("random", "reasoner")]
    named = ["random+random", *(f"{name}+notes" for name in ours), f"{ours[0]}+proofs"]
    return [bot(book, name) for name in named]


def progressing(task: Task, who: Contestant) -> list[Game]:
    games = []
    for game in games_of(task, who):
        games.append(game)
        if len(games) % max(1, task.games // 10) == 0:
            done = len(games)
            talk(phrase("commands-evaluate-progress", name=who.name, done=done, all=task.games))
    return games


def check_report(path: str) -> None:
    try:
        report = read(read_bytes(Path(path), MOST_BYTES))
    except msgspec.MsgspecError as error:
        fail(phrase("commands-evaluate-unreadable", path=path, why=str(error)))
    wrong = first_wrong(report)
    if wrong:
        click.echo(wrong)
        raise SystemExit(WRONG)
    for line in table(report):
        click.echo(line)
    talk(phrase("commands-evaluate-checked", path=path))
