"""`asterion dataset`: finished games of bots as a file for anyone who wants to learn from them."""

import os
from pathlib import Path

import click

from asterion.arena.card import CARD, is_card, written_card
from asterion.arena.contest import Contest
from asterion.arena.dataset import NoParquet, rows, writing
from asterion.arena.players import check_player
from asterion.arena.pools import NoRay
from asterion.arena.program import BadProgram
from asterion.bots import UnknownBot
from asterion.commands.arena import players_of
from asterion.commands.common import fail, read_options, read_settings, take_book
from asterion.commands.flags import preset_option, seed_option, set_option
from asterion.commands.talk import talk
from asterion.commands.verb import option, verb
from asterion.core.contract.options import settings_of
from asterion.core.dice import Lowest
from asterion.core.phrase import phrase

USUAL = "normal"


@verb(
    examples="""
  asterion dataset labyrinth --games 1000
  asterion dataset labyrinth mapper wanderer --games 200 --out games.parquet
  asterion dataset dooom walker hunter --players 4 --games 100 --truth --seed 7
  asterion dataset cc3k --games 10000 --out cc3k.parquet --ray auto"""
)
@click.argument("book")
@click.argument("bots", nargs=-1, metavar="[BOT ...]")
@option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True,
        metavar="N", help="commands-option-dataset-games")  # fmt: skip
@option("--players", type=int, metavar="N", help="commands-option-arena-players")
@option("--truth", is_flag=True, help="commands-option-dataset-truth")
@seed_option
@preset_option
@set_option
@option("--made", multiple=True, metavar="NAME=VALUE", help="commands-option-arena-made")
@option("--out", metavar="FILE", default=None, help="commands-option-dataset-out")
@option("--card", is_flag=True, help="commands-option-dataset-card")
@option("--processes", type=click.IntRange(1, 1024), metavar="N", help="commands-option-processes")
@option("--ray", metavar="ADDRESS", default="", help="commands-option-ray")
def dataset(
    book: str,
    bots: tuple[str, ...],
    games: int,
    players: int | None,
    truth: bool,
    seed: int | None,
    preset: str | None,
    settings: tuple[str, ...],
    made: tuple[str, ...],
    out: str | None,
    card: bool,
    processes: int | None,
    ray: str,
) -> None:
    """Write finished games of bots."""
    chosen = take_book(book)
    contest = Contest(
        chosen.name,
        bots or (USUAL,),
        players_of(chosen, players),
        games,
        seed or 0,
        options=settings_of(read_options(chosen, preset, settings)),
        settings=read_settings(made),
    )
    try:
        for name in contest.bots:
            check_player(contest, name, Lowest())
        path = Path(out or f"{chosen.name}.jsonl")
        beside = path.with_name(CARD)
        if card and beside.exists() and not is_card(beside.read_text("utf-8", "replace")):
            fail(phrase("dataset-other-readme", path=str(beside)))
        file = writing(path)
    except (UnknownBot, BadProgram, NoParquet) as error:
        fail(error.why)
    except OSError as error:
        fail(phrase("dataset-not-written", path=str(out), why=str(error.strerror)))
    done = 0
    try:
        for game in rows(contest, games, truth, processes or os.cpu_count() or 1, ray):
            file.add(game)
            done += 1
            if done % max(1, games // 20) == 0:
                talk(phrase("dataset-progress", done=done, all=games))
    except (BadProgram, NoRay) as error:
        fail(error.why)
    finally:
        file.close()
    talk(phrase("dataset-written", games=done, path=str(path)))
    if card:
        try:
            beside.write_text(written_card(contest, chosen.title, done, truth, path.name), "utf-8")
        except OSError as error:
            fail(phrase("dataset-not-written", path=str(beside), why=str(error.strerror)))
        talk(phrase("dataset-card-written", path=str(beside)))
