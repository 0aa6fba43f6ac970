"""Generated plans of Labyrinth: faults, advice that is not met, and the time they take."""

import time
from collections import Counter

from asterion.books.labyrinth.make.generate import generate, options_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.plan.problems import problems
from asterion.core.dice import Rolled

PLANS = 400
SIZES = {
    "4x5": LabyrinthSettings(width=4, height=5),
    "5x5": LabyrinthSettings(width=5, height=5),
    "6x6": LabyrinthSettings(width=6, height=6),
    "5x5 without corners": LabyrinthSettings(width=5, height=5, shape="no-corners"),
}
ADVICE = ("L78", "L95", "L96", "L97", "L98", "L99", "L100")


def main() -> None:
    print(f"\nLabyrinth plans, {PLANS} of each size: faults, and plans that do not meet an advice")
    print(f"  {'size':<20} {'faults':>6} {' '.join(f'{rule:>4}' for rule in ADVICE)}  CPU a plan")
    for name, settings in SIZES.items():
        found, seconds = _measure(settings)
        advice = " ".join(f"{found[rule]:>4}" for rule in ADVICE)
        print(f"  {name:<20} {found['fault']:>6} {advice}  {seconds / PLANS * 1000:>7.2f} ms")
    begin = time.process_time()
    generate(LabyrinthSettings(width=30, height=30), Rolled(1))
    print(f"  one of 30x30: {time.process_time() - begin:.2f} s of CPU")


def _measure(settings: LabyrinthSettings) -> tuple[Counter[str], float]:
    """How many plans have a fault or leave an advice unmet, by rule, and the CPU time of all."""
    begin = time.process_time()
    plans = [generate(settings, Rolled(seed)) for seed in range(PLANS)]
    seconds = time.process_time() - begin
    found: Counter[str] = Counter()
    for plan in plans:
        unmet = list(problems(plan, options_for(settings), settings.players))
        found.update({problem.rule if problem.advice else "fault" for problem in unmet})
    return found, seconds


if __name__ == "__main__":
    main()
