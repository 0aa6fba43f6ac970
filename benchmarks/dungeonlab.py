"""DungeonLab: random legal play with everybody's view, bare rules, replays, and made plans."""

import random
import time

from asterion.books import book
from asterion.books.dungeonlab.make.generate import generate
from asterion.books.dungeonlab.make.settings import DungeonLabSettings
from asterion.books.dungeonlab.plan.model import Plan
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from benchmarks.again import bare_rules, replaying, said_again
from benchmarks.chess_play import random_chess
from benchmarks.measure import Staged, Work, rates, table

BOOK = book("dungeonlab")
NAMES = ("Ann", "Bob", "Cid", "Dee")
MOVES = 1000
SIZES = ((5, 5, "2"), (7, 7, "2"), (10, 10, "2"), (30, 30, "4"))


def random_play(plan: Plan, names: tuple[str, ...] = NAMES, moves: int = MOVES) -> Work:
    """Legal commands, one of them as text, its events, and the views of all seats after it."""

    def play() -> int:
        chooser = random.Random(1)
        seats = range(len(names))
        tables, said = 0, 0
        while said < moves:
            game = Table(BOOK, plan, names, dice=Rolled(tables), salt="")
            tables += 1
            while said < moves and game.result is None:
                seat = game.awaited[0]
                game.submit(seat, chooser.choice(game.legal(seat)))
                for viewer in seats:
                    game.view(viewer)
                said += 1
        return said

    return play


def same_again(plan: Plan, names: tuple[str, ...]) -> Staged:
    return said_again(lambda: [Table(BOOK, plan, names, dice=Rolled(1), salt="")])


def a_game(plan: Plan, moves: int) -> Table:
    chooser = random.Random(2)
    game = Table(BOOK, plan, NAMES, dice=Rolled(3), salt="")
    while game.result is None and len(game.entries) < moves:
        seat = game.awaited[0]
        game.submit(seat, chooser.choice(game.legal(seat)))
    return game


def main() -> None:
    plan = generate(DungeonLabSettings(), Rolled(4))
    game = a_game(plan, MOVES)
    works: dict[str, Work | Staged] = {
        "python-chess, random moves": random_chess,
        "one player: submit and view": same_again(plan, NAMES[:1]),
        "two players: submit, all views": same_again(plan, NAMES[:2]),
        "four players: submit, all views": same_again(plan, NAMES),
        "one player: with legal lists": random_play(plan, NAMES[:1]),
        "two players: with legal lists": random_play(plan, NAMES[:2]),
        "four players: with legal lists": random_play(plan),
        "rules alone": bare_rules(game),
        "replayed entries": replaying(game),
    }
    title = "DungeonLab, 5 x 5, two levels; rules and replay with four players"
    table(title, rates(works), "python-chess, random moves")

    print("\nA plan that is proved to be winnable")
    for width, height, levels in SIZES:
        settings = DungeonLabSettings(width=width, height=height, levels=levels)  # type: ignore[arg-type]
        begin = time.process_time()
        for seed in range(3):
            generate(settings, Rolled(seed))
        seconds = (time.process_time() - begin) / 3
        print(f"  {width} x {height} x {levels:<20} {seconds * 1000:>10.1f} ms of CPU")


if __name__ == "__main__":
    main()
