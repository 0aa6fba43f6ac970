"""Our games at random: run by `benchmarks.peers`, once interpreted and once compiled."""

import json
import random

from asterion.books import book
from asterion.books.making import generated
from asterion.core.contract.options import Options
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.version import is_compiled
from benchmarks.measure import Work, rates

STEPS, ROUNDS, PLANS = 2000, 5, 10
PLAYERS = {"dungeon-of-dooom": 2, "labyrinth": 3, "dungeonlab": 3, "cc3k": 1}


def random_play(name: str, players: int) -> Work:
    """Whole games: the list of what may be said, one of it said, and the view of who said it."""
    chosen = book(name)
    options: Options = chosen.rules.options()
    names = [f"Player {number}" for number in range(1, players + 1)]
    plans = [generated(chosen, Rolled(seed), players, options) for seed in range(PLANS)]

    def play() -> int:
        chooser = random.Random(1)
        steps = games = 0
        while steps < STEPS:
            plan = plans[games % PLANS]
            game = Table(chosen, plan, names, options, Rolled(games), salt="")
            games += 1
            while game.result is None and steps < STEPS:
                seat = game.awaited[0]
                game.submit(seat, chooser.choice(game.legal(seat)))
                game.view(seat)
                steps += 1
        return steps

    return play


def main() -> None:
    works = {name: random_play(name, players) for name, players in PLAYERS.items()}
    print(json.dumps({"compiled": is_compiled(), "rates": rates(works, ROUNDS)}))


if __name__ == "__main__":
    main()
