"""Arguments: what share of what is certain has a short one, and how long it takes to find it.

`python -m benchmarks.argument` plays fifty games of our bots on fresh plans of 5x5; set
ASTERION_GAMES for another number. What is told outright is counted apart: one step says it.
"""

import os
import time
from collections.abc import Iterator

from asterion.books import book
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.bots import make_bot
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.knowledge.argument.steps import Argument, Excluded
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.labyrinth.facts import AnyFact
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.reasons import is_said

GAMES = int(os.environ.get("ASTERION_GAMES", "50"))
FIRST_SEED = 91_000
TEAMS = (("mapper", "wanderer"), ("mapper", "mapper", "wanderer"))
ANSWERS = (25, 50)
ASKED = 10
FEW, MOST = 8, 20


def played(seed: int, answers: int) -> Table:
    chosen = book("labyrinth")
    options = chosen.rules.options()
    team = TEAMS[seed % len(TEAMS)]
    wanted = settings_for(LabyrinthSettings(players=len(team)), options)
    names = ("Ann", "Bob", "Cid")[: len(team)]
    table = Table(chosen, generate(wanted, Rolled(seed)), names, options, Rolled(seed), salt="")
    bots = [make_bot(chosen.name, name, Rolled(seed + n)) for n, name in enumerate(team)]
    while table.result is None and len(table.entries) < answers:
        seat = table.awaited[0]
        prompt = table.prompt(seat)
        assert prompt is not None
        table.submit(seat, bots[seat].answer(table.view(seat), prompt))
    return table


def asked(table: Table) -> Iterator[tuple[AnyFact, bool, Argument | None, float]]:
    """A fact, whether it was told outright, its argument, and the CPU seconds that took."""
    assert isinstance(table.options, type(book("labyrinth").rules.options()))
    knowledge = LabyrinthKnowledge(0, table.options)
    for entry in table.entries:
        if entry.told(0):
            knowledge.hear(entry.told(0), entry.n)
    facts = knowledge.certain(Budget(steps=STEPS)).facts
    for fact in facts[:: max(1, len(facts) // ASKED)]:
        reasons = knowledge.why(fact, Budget(steps=STEPS))
        begin = time.process_time()
        argument = knowledge.argue(fact)
        yield fact, is_said(reasons.lines), argument, time.process_time() - begin


def strokes(argument: Argument) -> int:
    """Steps, if every reason for which places are struck off were a step of its own."""
    return sum(len(step.clashes) if isinstance(step, Excluded) else 1 for step in argument.steps)


def share(part: int, of: int) -> str:
    return f"{part} of {of} ({part / max(1, of):.0%})"


def main() -> None:
    print("# Arguments for what is certain\n")
    print(f"`python -m benchmarks.argument`: {GAMES} games of Labyrinth 5x5, classic, of two and")
    print("three of our bots, from the first chair; up to eleven facts of each.\n")
    print(
        "| after answers | facts | at most 8 steps | at most 20 | of those not told outright: "
        "8 | 20 | 20 with every reason a step | CPU s: median / 95 % / worst |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for answers in ANSWERS:
        rows = [
            row
            for seed in range(FIRST_SEED, FIRST_SEED + GAMES)
            for row in asked(played(seed, answers))
        ]
        counts: list[str] = []
        for chosen in (rows, [row for row in rows if not row[1]]):
            lengths = [len(row[2].steps) for row in chosen if row[2] is not None]
            counts += [
                share(sum(one <= most for one in lengths), len(chosen)) for most in (FEW, MOST)
            ]
        deduced = [row[2] for row in rows if not row[1]]
        fine = sum(one is not None and strokes(one) <= MOST for one in deduced)
        seconds = sorted(row[3] for row in rows)
        middle, late = seconds[len(seconds) // 2], seconds[int(len(seconds) * 0.95)]
        print(
            f"| {answers} | {len(rows)} | {' | '.join(counts)} | {share(fine, len(deduced))} "
            f"| {middle:.3f} / {late:.2f} / {seconds[-1]:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
