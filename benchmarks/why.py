"""Why: how long a proof takes on a large board, late in the game.

`python -m benchmarks.why` plays three games of 400 answers on 10x10; set ASTERION_GAMES for more.
CPU seconds of a chair that is asked for the first time, as a host asks it.
"""

import os
import time

from asterion.books import book
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.bots import make_bot
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.knowledge import knowledge_of
from asterion.knowledge.budget import STEPS, Budget

GAMES = int(os.environ.get("ASTERION_GAMES", "3"))
FIRST_SEED = 70_000
SIZE, ANSWERS, ASKED = 10, 400, 8
NAMES, TEAM = ("Ann", "Bob", "Cid"), ("mapper", "mapper", "wanderer")


def played(seed: int) -> Table:
    chosen = book("labyrinth")
    options = chosen.rules.options()
    wanted = settings_for(LabyrinthSettings(width=SIZE, height=SIZE, players=len(TEAM)), options)
    table = Table(chosen, generate(wanted, Rolled(seed)), NAMES, options, Rolled(seed), salt="")
    bots = [make_bot(chosen.name, name, Rolled(seed + n)) for n, name in enumerate(TEAM)]
    while table.result is None and len(table.entries) < ANSWERS:
        seat = table.awaited[0]
        prompt = table.prompt(seat)
        assert prompt is not None
        table.submit(seat, bots[seat].answer(table.view(seat), prompt))
    return table


def asked(table: Table) -> tuple[list[float], int]:
    """The seconds of each question, and how many had no proof."""
    knowledge = knowledge_of("labyrinth", 0, table.options)
    for entry in table.entries:
        if entry.told(0):
            knowledge.hear(entry.told(0), entry.n)
    facts = knowledge.certain(Budget(steps=STEPS)).facts
    seconds, unproved = [], 0
    for fact in facts[:: max(1, len(facts) // ASKED)]:
        begin = time.process_time()
        unproved += not knowledge.why(fact, Budget(steps=STEPS)).proved
        seconds.append(time.process_time() - begin)
    return seconds, unproved


def main() -> None:
    print(f"\nWhy, Labyrinth {SIZE}x{SIZE} after {ANSWERS} answers (CPU seconds)")
    seconds: list[float] = []
    without = 0
    for seed in range(FIRST_SEED, FIRST_SEED + GAMES):
        taken, unproved = asked(played(seed))
        seconds += taken
        without += unproved
    seconds.sort()
    middle, most = seconds[len(seconds) // 2], seconds[int(len(seconds) * 0.95)]
    print(f"  {len(seconds)} questions in {GAMES} games: median {middle:.2f}, ", end="")
    print(f"95th percentile {most:.2f}, worst {seconds[-1]:.2f}; {without} without a proof")


if __name__ == "__main__":
    main()
