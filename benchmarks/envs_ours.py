"""Our environments of one game: `benchmarks.envs` runs it once interpreted and once compiled.

For each line that it reads it does a round of each, and says how many steps per CPU second; and,
apart from that, how many games are begun, for a step's share of that is in its rate.
"""

import json
import sys

import gymnasium

import asterion.envs  # noqa: F401
from asterion.envs.pettingzoo import dooom_v0, labyrinth_v0
from asterion.version import is_compiled
from benchmarks.envs_single import new_games, of_gymnasium, of_pettingzoo, of_vector
from benchmarks.measure import Work, rate

NEW = "new games: "


def works() -> dict[str, Work]:
    crawler, dungeon = (gymnasium.make(f"asterion/{name}") for name in ("CC3k-v0", "DungeonLab-v0"))
    alone = gymnasium.make_vec("asterion/CC3k-v0", 1, "vector_entry_point")
    labyrinth, dooom = labyrinth_v0.env(players=3), dooom_v0.env(players=2)
    return {
        "CC3k-v0": of_gymnasium(crawler),
        "CC3k-v0, a batch of one game": of_vector(alone),
        "DungeonLab-v0": of_gymnasium(dungeon),
        "labyrinth_v0, three seats": of_pettingzoo(labyrinth),
        "dooom_v0, two seats": of_pettingzoo(dooom),
        f"{NEW}CC3k-v0": new_games(crawler),
        f"{NEW}DungeonLab-v0": new_games(dungeon),
        f"{NEW}labyrinth_v0, three seats": new_games(labyrinth),
        f"{NEW}dooom_v0, two seats": new_games(dooom),
    }


def main() -> None:
    made = works()
    for work in made.values():
        work()  # what is loaded and remembered at the first use
    for _ in sys.stdin:
        measured = {name: rate(work) for name, work in made.items()}
        print(json.dumps({"compiled": is_compiled(), "rates": measured}), flush=True)


if __name__ == "__main__":
    main()
