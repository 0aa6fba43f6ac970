"""Can honest odds be had for the kind of a cell? Samplers against the statistics of plans.

Labyrinth 5x5, classic, mapper and wanderer, from the first player's chair at rounds 10 and 20. Each
sampler's counts are mixed with the statistics of generated plans (without what is disproved); how
much of them is chosen on games of its own. Printed: log loss per cell, and how far any of ten bins
is off. `python -m benchmarks.odds GAMES`; CPU time is a second or two per game.
"""

import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from asterion.books import book
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import PRESETS
from asterion.books.labyrinth.plan.model import CLOSED_EXIT, OPEN_EXIT, WALL, Plan
from asterion.bots import make_bot
from asterion.core.dice import Rolled
from asterion.core.table import Table
from asterion.knowledge import LabyrinthKnowledge
from asterion.knowledge.ask import Model, Reasoner
from asterion.knowledge.clauses import TRUE, Literal
from asterion.knowledge.labyrinth.cuts import Cuts
from asterion.knowledge.labyrinth.ground import KINDS
from asterion.knowledge.labyrinth.scene import Scene

BOOK: Final = book("labyrinth")
OPTIONS: Final = PRESETS["classic"]
TEAM: Final = ("mapper", "wanderer")
ROUNDS: Final = (10, 20)
PLANS, SAMPLES = 500, 60
TUNING, FIRST_SEED = 12, 90_000
WEIGHTS: Final = (0.1, 0.3, 0.6)
"""The part of the samples in the mixture, to choose from."""
LEAST: Final = 50
"""A bin with fewer guesses is not judged."""

Odds = list[dict[str, float]]
"""For each cell the weight of each kind."""


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
        table.submit(seat, bots[seat].answer(table.view(seat), prompt))


# ---- plans as literals


def literals_of(scene: Scene, plan: Plan) -> Iterator[Literal]:
    """What a generated plan says of every unknown of the ground."""
    ground = scene.ground
    for cell, real in enumerate(plan.cells):
        for kind, literal in ground.kind[cell].items():
            yield literal if chr(plan.kinds[real]) == kind else -literal
        for way, flow in enumerate(ground.flow[cell]):
            yield flow if plan.flow.get(real) == real + plan.grid.steps[way] else -flow
    for (cell, way), wall in ground.wall.items():
        yield wall if plan.edge(plan.cells[cell], way) == WALL else -wall
    for (cell, way), there in ground.exit.items():
        edge = plan.edge(plan.cells[cell], way)
        yield there if edge in (CLOSED_EXIT, OPEN_EXIT) else -there
        yield ground.open[cell, way] if edge == OPEN_EXIT else -ground.open[cell, way]


def free(literals: Sequence[Literal]) -> list[Literal]:
    return [literal for literal in literals if abs(literal) != TRUE]


# ---- samplers: each yields plans that fit, with a weight


class Thinking:
    """A solver over one moment, and the pool of generated plans."""

    def __init__(self, knowledge: LabyrinthKnowledge, plans: Sequence[Plan], dice: Rolled) -> None:
        scene = knowledge.listener.scene
        assert scene is not None
        self.scene, self.plans, self.dice = scene, plans, dice
        self.clauses = knowledge.clauses
        self.reasoner = Reasoner(self.clauses, Cuts(scene))

    def repaired(self) -> Model | None:
        """The model that the solver finds when it leans towards a generated plan."""
        plan = self.dice.pick(self.plans, "plan")
        self.reasoner.solver.set_phases(free([*literals_of(self.scene, plan)]))
        return self.reasoner.solve()

    def kinds(self, model: Model) -> list[str]:
        return [
            next(kind for kind in KINDS if model[abs(of[kind])] == of[kind])
            for of in self.scene.ground.kind
        ]


def by_repair(thinking: Thinking) -> Iterator[tuple[list[str], float]]:
    """Sequential Monte Carlo: generated plans, each repaired to fit, all with the same weight."""
    for _ in range(SAMPLES):
        model = thinking.repaired()
        if model is not None:
            yield thinking.kinds(model), 1.0


def by_positions(thinking: Thinking) -> Iterator[tuple[list[str], float]]:
    """The same, each weighed by the number of places where the other can stand in it."""
    ground, others = thinking.scene.ground, thinking.scene.at[1]
    for _ in range(SAMPLES):
        model = thinking.repaired()
        if model is None:
            return
        fixed = [of[kind] for of in ground.kind for kind in KINDS]
        fixed += [*ground.wall.values(), *ground.exit.values()]
        plan = [one if model[abs(one)] == one else -one for one in free(fixed)]
        places = sum(thinking.reasoner.is_possible([*plan, here]) for here in others.values())
        yield thinking.kinds(model), float(places)


def by_parity(thinking: Thinking) -> Iterator[tuple[list[str], float]]:
    """Random XORs of three unknowns each, weighed by the odds of the kinds in generated plans."""
    dice, ground = thinking.dice, thinking.scene.ground
    unknown = free([of[kind] for of in ground.kind for kind in KINDS])
    shares = shares_of(thinking.plans)
    for _ in range(SAMPLES):
        selector = thinking.clauses.new()
        for _ in range(6):
            a, b, c = (dice.pick(unknown, "unknown") for _ in range(3))
            flip = -1 if dice.below(2, "parity") else 1
            for signs in ((1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)):
                x, y, z = signs
                thinking.reasoner.solver.add_clause([-selector, x * a * flip, y * b, z * c])
        phases = [one if dice.below(2, "phase") else -one for one in unknown]
        thinking.reasoner.solver.set_phases(phases)
        model = thinking.reasoner.solve([selector])
        thinking.reasoner.solver.add_clause([-selector])
        if model is not None:
            kinds = thinking.kinds(model)
            yield kinds, math.prod(4 * shares[kind] for kind in kinds)


SAMPLERS: Final[dict[str, Callable[[Thinking], Iterator[tuple[list[str], float]]]]] = {
    "plans repaired": by_repair,
    "and positions counted": by_positions,
    "random XORs": by_parity,
}


# ---- odds


def shares_of(plans: Sequence[Plan]) -> dict[str, float]:
    """How often each kind is in generated plans; never quite never."""
    count = Counter(chr(plan.kinds[cell]) for plan in plans for cell in plan.cells)
    return {kind: (count[kind] + 1) / (sum(count.values()) + len(KINDS)) for kind in KINDS}


def scaled(weights: dict[str, float]) -> dict[str, float]:
    whole = sum(weights.values())
    return {kind: weight / whole for kind, weight in weights.items()} if whole else weights


def mixed(statistics: Odds, sampled: Odds, part: float) -> Odds:
    mixtures = []
    for of_plans, of_samples in zip(statistics, sampled, strict=True):
        if not sum(of_samples.values()):
            mixtures.append(of_plans)
            continue
        seen = scaled({kind: of_samples.get(kind, 0.0) for kind in of_plans})
        mixtures.append(
            {kind: (1 - part) * of_plans[kind] + part * seen[kind] for kind in of_plans}
        )
    return mixtures


class Score:
    """Log loss per cell, and ten bins."""

    def __init__(self) -> None:
        self.losses: list[float] = []
        self.bins: list[list[tuple[float, bool]]] = [[] for _ in range(10)]

    def add(self, odds: Odds, truth: Sequence[str]) -> None:
        for of_cell, kind in zip(odds, truth, strict=True):
            self.losses.append(-math.log(max(1e-9, of_cell[kind])))
            for guessed, chance in of_cell.items():
                if len(of_cell) > 1:
                    self.bins[min(9, int(chance * 10))].append((chance, guessed == kind))

    @property
    def loss(self) -> float:
        return sum(self.losses) / max(1, len(self.losses))

    @property
    def worst_bin(self) -> float:
        """In points: how far what was said is from what happened."""
        off = [
            abs(sum(chance for chance, _ in one) - sum(hit for _, hit in one)) / len(one)
            for one in self.bins
            if len(one) >= LEAST
        ]
        return 100 * max(off, default=0.0)


def judge(seeds: range, plans: Sequence[Plan], scores: dict[tuple[int, str, float], Score]) -> None:
    shares = shares_of(plans)
    for seed in seeds:
        for number, table, knowledge in moments(seed):
            truth = [chr(table.plan.kinds[cell]) for cell in table.plan.cells]
            names = knowledge.cell_names
            possible = [knowledge.possible(name) for name in names]
            statistics = [scaled({kind: shares[kind] for kind in sorted(of)}) for of in possible]
            scores.setdefault((number, "statistics", 0.0), Score()).add(statistics, truth)
            for name, sampler in SAMPLERS.items():
                sampled: Odds = [{} for _ in names]
                for kinds, weight in sampler(Thinking(knowledge, plans, Rolled(seed))):
                    for cell, kind in enumerate(kinds):
                        sampled[cell][kind] = sampled[cell].get(kind, 0.0) + weight
                for part in WEIGHTS:
                    odds = mixed(statistics, sampled, part)
                    scores.setdefault((number, name, part), Score()).add(odds, truth)


def main(games: int) -> None:
    plans = [new_plan(seed) for seed in range(PLANS)]
    tuned: dict[tuple[int, str, float], Score] = {}
    judge(range(FIRST_SEED, FIRST_SEED + TUNING), plans, tuned)
    scores: dict[tuple[int, str, float], Score] = {}
    for done in range(1, games + 1):
        seed = FIRST_SEED + 1000 + done
        judge(range(seed, seed + 1), plans, scores)
        if done % 10 == 0 or done == games:
            report(done, tuned, scores)


def report(
    done: int,
    tuned: dict[tuple[int, str, float], Score],
    scores: dict[tuple[int, str, float], Score],
) -> None:
    print(f"after {done} games")
    for number in ROUNDS:
        base = scores.get((number, "statistics", 0.0), Score())
        print(f"  round {number}: statistics {base.loss:.3f}, worst bin {base.worst_bin:.1f}")
        for name in SAMPLERS:
            known = [part for part in WEIGHTS if (number, name, part) in tuned]
            part = min(known, key=lambda part: tuned[number, name, part].loss, default=WEIGHTS[0])
            score = scores.get((number, name, part), Score())
            better = base.loss - score.loss
            print(f"    {name:<24} {score.loss:.3f} ({better:+.3f}), ", end="")
            print(f"worst bin {score.worst_bin:.1f}, {part:.0%} of it", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
