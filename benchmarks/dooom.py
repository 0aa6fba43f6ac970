"""Dooom: random legal play through the table, bare rules, copies, replays, and huge plans."""

import random

from asterion.books import book
from asterion.books.dooom.make.generate import DooomSettings, generate
from asterion.books.dooom.plan.model import Plan
from asterion.core.dice import Rolled
from asterion.core.records import record
from asterion.core.referee.table import Table
from benchmarks.again import bare_rules, replaying
from benchmarks.chess_play import random_chess
from benchmarks.measure import Work, rates, table

BOOK = book("dungeon-of-dooom")
NAMES = ("Ann", "Bob", "Cid", "Dee")
MOVES = 1000


def random_play(plan: Plan, names: tuple[str, ...] = NAMES, moves: int = MOVES) -> Work:
    """Text in, events, the record's line, the acting seat's view and its legal commands."""

    def play() -> int:
        chooser = random.Random(1)
        tables, said = 0, 0
        while said < moves:
            game = Table(BOOK, plan, names, dice=Rolled(tables), salt="")
            tables += 1
            while said < moves and game.result is None:
                seat = game.awaited[0]
                entry = game.submit(seat, chooser.choice(game.legal(seat)))
                record.encode(entry)
                game.view(seat)
                said += 1
        return said

    return play


def a_game(plan: Plan, moves: int) -> Table:
    chooser = random.Random(2)
    game = Table(BOOK, plan, NAMES, dice=Rolled(3), salt="")
    while game.result is None and len(game.entries) < moves:
        seat = game.awaited[0]
        game.submit(seat, chooser.choice(game.legal(seat)))
    return game


def copying(game: Table) -> Work:
    def copy() -> int:
        for _ in range(2000):
            game.state.copy()
        return 2000

    return copy


def tiled(plan: Plan, times: int) -> Plan:
    """The same neighbourhoods over and over: only the size of the map is different."""
    rows = [row * times for row in plan.rows] * times
    return Plan("tiled", plan.target, rows)


def main() -> None:
    plan = generate(DooomSettings(width=20, height=20, players=4), Rolled(4))
    game = a_game(plan, MOVES)
    works: dict[str, Work] = {
        "python-chess, random moves": random_chess,
        "Table.submit, two players": random_play(plan, NAMES[:2]),
        "Table.submit, four players": random_play(plan),
        "rules alone, four players": bare_rules(game),
        "copies of the state": copying(game),
        "replayed entries": replaying(game),
    }
    table("Dooom, 20 x 20, random legal play", rates(works), "python-chess, random moves")

    hard = plan.rows  # a target out of reach keeps the walk going on
    small = Plan("small", sum(row.count(b"G") for row in hard), hard)
    large = tiled(small, 100)
    large.starts  # noqa: B018  what the plan implies is computed once, not with every move
    one = NAMES[:1]
    sizes: dict[str, Work] = {
        "20 x 20": random_play(small, one),
        "2000 x 2000": random_play(large, one),
    }
    table("One player, random moves, by the size of the map", rates(sizes), "20 x 20")
