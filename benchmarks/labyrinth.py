"""Labyrinth: commands as text through the table, with every seat's view kept up to date."""

import random

from asterion.books import book
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.books.labyrinth.plan.model import Plan
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from benchmarks.again import said_again
from benchmarks.chess_play import random_chess
from benchmarks.measure import Staged, Work, rates, table

BOOK = book("labyrinth")
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
PLANS = 10
YARDSTICK = "python-chess, random moves"


def make_plans(options: LabyrinthOptions, players: int) -> list[Plan]:
    settings = settings_for(LabyrinthSettings(players=players), options)
    return [generate(settings, Rolled(seed)) for seed in range(PLANS)]


def new_tables(plans: list[Plan], options: LabyrinthOptions, players: int) -> list[Table]:
    """One on each plan, before anybody has said a word."""
    names = NAMES[:players]
    return [Table(BOOK, plan, names, options, Rolled(n), salt="") for n, plan in enumerate(plans)]


def random_game(game: Table, chooser: random.Random) -> int:
    """Legal commands until it is over; everybody listens to every answer."""
    seats = range(len(game.names))
    while game.result is None:
        seat = game.awaited[0]
        game.submit(seat, chooser.choice(game.legal(seat)))
        for listener in seats:
            game.view(listener)
    return len(game.entries) - 1


def random_play(options: LabyrinthOptions, players: int) -> Work:
    """Whole games, with the choice of every command from the list of legal ones."""
    plans = make_plans(options, players)

    def play() -> int:
        chooser = random.Random(1)
        return sum(random_game(game, chooser) for game in new_tables(plans, options, players))

    return play


def same_again(options: LabyrinthOptions, players: int) -> Staged:
    plans = make_plans(options, players)
    return said_again(lambda: new_tables(plans, options, players))


def main() -> None:
    works: dict[str, Work | Staged] = {YARDSTICK: random_chess}
    for preset in ("classic", "full"):
        for players in (2, 3, 5):
            options, who = PRESETS[preset], f"{preset}, {players} players"
            works[f"{who}: submit, all views"] = same_again(options, players)
            works[f"{who}: with legal lists"] = random_play(options, players)
    table("Labyrinth, 5 x 5, random moves", rates(works), YARDSTICK)
