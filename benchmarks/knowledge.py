"""Deduction: how long a thought takes, how much it proves, how long its reasons are.

Games of the product's bots from one player's chair, who asks what is certain at each own turn.
CPU time; set ASTERION_GAMES to play more or fewer of each.
"""

import os
import resource
import time
from collections.abc import Iterator
from typing import NamedTuple

from asterion.books import book
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import PRESETS
from asterion.bots import make_bot
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.knowledge import LabyrinthKnowledge
from asterion.knowledge.labyrinth.facts import AnyFact, ExitOpen, KindIs, PlayerAt, WallStands
from benchmarks import knowledge_books

BOOK = book("labyrinth")
NAMES = ("Ann", "Bob", "Cid", "Dee")
GAMES = int(os.environ.get("ASTERION_GAMES", "20"))
FIRST_SEED = 70_000
"""Games that nobody has looked at while the code was made."""
ROUNDS = 30
SHOWN = (10, 20, 30)
EXPLAINED = 5
"""This many facts of each game are asked why."""


class Setting(NamedTuple):
    size: int
    team: tuple[str, ...]
    preset: str
    games: int


SETTINGS = (
    Setting(5, ("mapper", "wanderer"), "classic", GAMES),
    Setting(5, ("mapper", "mapper", "wanderer"), "classic", GAMES),
    Setting(5, ("random", "random", "mapper"), "full", GAMES),
    Setting(5, ("mapper", "mapper", "mapper"), "full", GAMES),
    Setting(10, ("mapper", "mapper", "wanderer"), "classic", max(1, GAMES // 5)),
)


class Measured:
    """What one setting came to."""

    def __init__(self) -> None:
        self.hearing: list[float] = []
        self.asking: list[float] = []
        self.explaining: list[float] = []
        self.lines: list[int] = []
        self.answers: list[int] = []
        self.proved: dict[int, list[tuple[float, float, float]]] = {n: [] for n in SHOWN}
        self.facts = 0


def new_table(setting: Setting, seed: int) -> Table:
    options, players = PRESETS[setting.preset], len(setting.team)
    wanted = LabyrinthSettings(width=setting.size, height=setting.size, players=players)
    plan = generate(settings_for(wanted, options), Rolled(seed))
    return Table(BOOK, plan, NAMES[:players], options, Rolled(seed), salt="")


def play(setting: Setting, table: Table, seed: int) -> Iterator[int]:
    """The number of entries, each time before Ann is asked for a move."""
    bots = [make_bot("labyrinth", name, Rolled(seed + n)) for n, name in enumerate(setting.team)]
    while table.result is None and table.state.round <= ROUNDS:
        seat = table.awaited[0]
        prompt = table.prompt(seat)
        assert prompt is not None
        if seat == 0 and prompt.words.endswith("move"):
            yield len(table.entries)
        table.submit(seat, bots[seat].answer(table.view(seat), prompt))


def measure(setting: Setting) -> Measured:
    measured = Measured()
    for seed in range(FIRST_SEED, FIRST_SEED + setting.games):
        table = new_table(setting, seed)
        knowledge = LabyrinthKnowledge(0, PRESETS[setting.preset])
        facts: tuple[AnyFact, ...] = ()
        heard = 0
        for entries in play(setting, table, seed):
            begin = time.process_time()
            for entry in table.entries[heard:entries]:
                told = entry.told(0)
                if told:
                    knowledge.hear(told, entry.n)
            heard = entries
            ready = time.process_time()
            facts = knowledge.certain().facts
            measured.hearing.append(ready - begin)
            measured.asking.append(time.process_time() - ready)
            measured.facts += len(facts)
            if table.state.round in measured.proved:
                measured.proved[table.state.round].append(shares(table, facts))
        explain(knowledge, facts, measured)
    return measured


def shares(table: Table, facts: tuple[AnyFact, ...]) -> tuple[float, float, float]:
    """Of the kinds of cells, of all sides, and of the other players: how much is proved."""
    cells = len(table.plan.cells)
    kinds = sum(isinstance(fact, KindIs) for fact in facts)
    walls = {(f.cell, f.way) for f in facts if isinstance(f, WallStands | ExitOpen)}
    inner = sum(1 for cell in table.plan.cells for _ in table.plan.beside(cell)) // 2
    sides = inner + sum(4 - len(list(table.plan.beside(cell))) for cell in table.plan.cells)
    alive = [seat for seat in range(1, len(table.names)) if not table.state.gone_told[seat]]
    located = sum(isinstance(f, PlayerAt) and f.seat in alive for f in facts)
    return kinds / cells, len(walls) / sides, located / max(1, len(alive))


def explain(knowledge: LabyrinthKnowledge, facts: tuple[AnyFact, ...], measured: Measured) -> None:
    for fact in facts[:: max(1, len(facts) // EXPLAINED)]:
        begin = time.process_time()
        reasons = knowledge.why(fact)
        measured.explaining.append(time.process_time() - begin)
        if reasons.proved:
            measured.lines.append(len(reasons.lines))
            measured.answers.append(sum(max(1, len(reason.heard)) for reason in reasons.lines))


def spread(numbers: list[float] | list[int]) -> tuple[float, float, float]:
    """Median, 95th percentile, largest."""
    ordered = sorted(numbers) or [0]
    return ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)], ordered[-1]


def main() -> None:
    print("\nLabyrinth, what is certain (CPU seconds: median / 95th percentile / worst)")
    for setting in SETTINGS:
        measured = measure(setting)
        who = f"{setting.size}x{setting.size} {setting.preset}: {', '.join(setting.team)}"
        print(f"  {who}, {setting.games} games, {len(measured.asking)} questions")
        print("    hear       {:.3f} / {:.3f} / {:.3f}".format(*spread(measured.hearing)))
        print("    certain    {:.3f} / {:.3f} / {:.3f}".format(*spread(measured.asking)), end="")
        print(f", {measured.facts} facts")
        print(
            "    why        {:.3f} / {:.3f} / {:.3f}".format(*spread(measured.explaining)), end=""
        )
        lines, answers = spread(measured.lines), spread(measured.answers)
        print(", lines {:.0f} / {:.0f} / {:.0f}".format(*lines), end="")
        print(", answers and rules {:.0f} / {:.0f} / {:.0f}".format(*answers), end="")
        print(f", {len(measured.lines)} of {len(measured.explaining)} proved")
        for number, games in measured.proved.items():
            if games:
                means = [sum(share) / len(games) for share in zip(*games, strict=True)]
                text = "kinds {:.0%}, sides {:.0%}, others located {:.0%}".format(*means)
                print(f"    round {number:<4} {text} (of {len(games)} games still on)")
    print("\nDungeonLab and Dooom, what is certain")
    knowledge_books.main(GAMES)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"  peak memory of the whole run: {peak:.0f} MB")
