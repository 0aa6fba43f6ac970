"""Are the odds of the kinds of cells honest? `./dev bench odds`, about two minutes of processor.

Labyrinth 5x5, classic, mapper and wanderer, from the first player's chair at rounds 10 and 20,
against what anybody can say who knows how masters draw: the shares of kinds in generated plans,
without what is disproved. Wanted are 0.1 less of log loss per cell, and each of ten bins within
seven points. The bins are of both rounds together: the wrong guesses of a game come in clusters (a
piece of the map in another place), and a bin of one round is of few games. How far the tracks are
believed was chosen on games of its own (`--tune`). Writes `benchmarks/results/odds.md`; with a
number of games it only prints.
"""

import math
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import process_time
from typing import Final

from asterion.books import book
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import PRESETS
from asterion.books.labyrinth.plan.model import Plan
from asterion.bots import make_bot
from asterion.core.contract.book import Refused
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.knowledge import LabyrinthKnowledge
from asterion.knowledge.labyrinth.ground import KINDS
from asterion.knowledge.labyrinth.odds import BELIEVED, odds_of

BOOK: Final = book("labyrinth")
OPTIONS: Final = PRESETS["classic"]
TEAM: Final = ("mapper", "wanderer")
ROUNDS: Final = (10, 20)
RESULTS: Final = Path(__file__).with_name("results") / "odds.md"
PLANS, GAMES = 500, 200
TUNING, MEASURING = 90_000, 94_000
TRIED: Final = (0.7, 0.8, 0.9, 0.95, 1.0)
BOTH: Final = 0
"""Instead of a round: of all of them."""
LEAST: Final = 50
"""A bin with fewer guesses is not judged."""
BETTER, OFF = 0.1, 7.0
"""What is wanted: of the log loss per cell, and of the worst bin in points."""


def new_plan(seed: int) -> Plan:
    wanted = settings_for(LabyrinthSettings(players=len(TEAM)), OPTIONS)
    return generate(wanted, Rolled(seed))


def moments(seed: int) -> Iterator[tuple[int, Table, LabyrinthKnowledge]]:
    """The game at each of the rounds, and what the first player has heard."""
    names = ["Ann", "Bob"]
    table = Table(BOOK, new_plan(seed), names, OPTIONS, Rolled(seed), salt="")
    bots = [make_bot(BOOK.name, name, Rolled(seed + n)) for n, name in enumerate(TEAM)]
    knowledge = LabyrinthKnowledge(0, OPTIONS)
    heard, left = 0, list(ROUNDS)
    while table.result is None and left:
        seat = table.awaited[0]
        if seat == 0 and table.state.round == left[0]:
            for entry in table.entries[heard:]:
                knowledge.hear(entry.told(0), entry.n)
            heard = len(table.entries)
            yield left.pop(0), table, knowledge
        prompt = table.prompt(seat)
        assert prompt is not None
        try:
            table.submit(seat, bots[seat].answer(table.view(seat), prompt))
        except Refused:  # a fault of the bot, as in the arena
            table.submit(seat, table.legal(seat)[0])


def shares_of(plans: Sequence[Plan]) -> dict[str, float]:
    """How often each kind is in generated plans; never quite never."""
    count = Counter(chr(plan.kinds[cell]) for plan in plans for cell in plan.cells)
    return {kind: (count[kind] + 1) / (sum(count.values()) + len(KINDS)) for kind in KINDS}


class Score:
    """Log loss per cell, ten bins, and the time that it took."""

    def __init__(self) -> None:
        self.losses: list[float] = []
        self.bins: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
        self.seconds: list[float] = []

    def add(self, odds: Mapping[str, float], kind: str) -> None:
        self.losses.append(-math.log(max(1e-9, odds[kind])))
        for guessed, chance in odds.items():
            if len(odds) > 1:
                self.bins[min(9, int(chance * 10))].append((chance, guessed == kind))

    @property
    def loss(self) -> float:
        return sum(self.losses) / max(1, len(self.losses))

    @property
    def off(self) -> float:
        """How far what was said is from what happened, in points, in the worst bin."""
        return max((abs(said - came) for said, came, _ in self.judged()), default=0.0)

    def judged(self) -> Iterator[tuple[float, float, int]]:
        """What was said and what happened, in hundredths, and how often: of each bin."""
        for one in self.bins:
            if len(one) >= LEAST:
                said = sum(chance for chance, _ in one) / len(one)
                came = sum(hit for _, hit in one) / len(one)
                yield 100 * said, 100 * came, len(one)


Scores = dict[tuple[int, str], Score]


def judge(seeds: range, believed: Sequence[float]) -> Scores:
    """The statistics, and the tracks as far as they are believed, at each of the rounds."""
    shares = shares_of([new_plan(seed) for seed in range(PLANS)])
    scores: Scores = {}
    both: dict[str, Score] = {}

    def add(number: int, name: str, said: Mapping[str, Mapping[str, float]], table: Table) -> Score:
        score = scores.setdefault((number, name), Score())
        for cell, odds in zip(table.plan.cells, said.values(), strict=True):
            score.add(odds, chr(table.plan.kinds[cell]))
            both.setdefault(name, Score()).add(odds, chr(table.plan.kinds[cell]))
        return score

    for seed in seeds:
        for number, table, knowledge in moments(seed):
            left = {name: sorted(knowledge.possible(name)) for name in knowledge.cell_names}
            whole = {name: sum(shares[kind] for kind in kinds) for name, kinds in left.items()}
            statistics = {
                name: {kind: shares[kind] / whole[name] for kind in kinds}
                for name, kinds in left.items()
            }
            add(number, "shares of kinds", statistics, table)
            for part in believed:
                begun = process_time()
                odds = odds_of(knowledge, believed=part)
                spent = process_time() - begun
                add(number, f"tracks, {part:.0%}", odds, table).seconds.append(spent)
    return scores | {(BOTH, name): score for name, score in both.items()}


def lines_of(scores: Scores) -> Iterator[str]:
    """A table, and whether what is wanted holds."""
    yield "| round | odds by | log loss per cell | better by | worst bin off by | CPU s, 95 % |"
    yield "|---|---|---|---|---|---|"
    for (number, name), score in sorted(scores.items()):
        better = scores[number, "shares of kinds"].loss - score.loss
        times = sorted(score.seconds)
        spent = f"{times[int(0.95 * len(times))]:.2f}" if times else ""
        compared = f"{better:.3f}" if times else ""
        cells = (number or "both", name, f"{score.loss:.3f}", compared, f"{score.off:.1f}", spent)
        yield f"| {' | '.join(map(str, cells))} |"


def bins_of(scores: Scores, name: str) -> Iterator[str]:
    yield "| round | said, of 100 | happened, of 100 | guesses |"
    yield "|---|---|---|---|"
    for number in (BOTH, *ROUNDS):
        for said, came, guesses in scores[number, name].judged():
            yield f"| {number or 'both'} | {said:.1f} | {came:.1f} | {guesses} |"


def main(games: int = 0) -> None:
    scores = judge(range(MEASURING, MEASURING + (games or GAMES)), (BELIEVED,))
    shown = f"tracks, {BELIEVED:.0%}"
    holds = scores[BOTH, shown].off <= OFF and all(
        scores[number, "shares of kinds"].loss - scores[number, shown].loss >= BETTER
        for number in ROUNDS
    )
    verdict = f"Wanted: {BETTER} better, each of ten bins within {OFF:.0f} points. "
    verdict += "It holds." if holds else "It does not hold."
    told = [*lines_of(scores), "", verdict, "", *bins_of(scores, shown)]
    print(*told, sep="\n")
    if not games:
        RESULTS.write_text(HEAD.format(games=GAMES, first=MEASURING) + "\n".join(told) + "\n")


HEAD: Final = """\
# Are the odds honest?

Written by `./dev bench odds`: {games} games of Labyrinth 5x5, classic, mapper and wanderer, plans
from seed {first} on, from the first player's chair. Bins of fewer than 50 guesses are left out.

"""


if __name__ == "__main__":
    if "--tune" in sys.argv:
        print(*lines_of(judge(range(TUNING, TUNING + 30), TRIED)), sep="\n")
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
