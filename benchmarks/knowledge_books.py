"""Deduction for DungeonLab and Dooom: how long a thought takes, and how long its reasons are.

Games of the product's bots from one player's chair, who asks what is certain at each own turn,
with half a second for each question; CPU time.
"""

import time
from typing import NamedTuple

from asterion.books import book
from asterion.books.dungeonlab.make.settings import DungeonLabSettings
from asterion.books.dungeonlab.options import PRESETS
from asterion.bots import make_bot
from asterion.core.contract.options import Options
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.knowledge import knowledge_of
from asterion.knowledge.budget import Budget

NAMES = ("Ann", "Bob", "Cid")
FIRST_SEED = 70_000
"""Games that nobody has looked at while the code was made."""
SECONDS = 0.5
ANSWERS = 250
EXPLAINED = 4


class Setting(NamedTuple):
    title: str
    book: str
    team: tuple[str, ...]
    settings: Options
    options: Options
    part: int  # of the number of games


def settings_wanted() -> list[Setting]:
    lab, dooom = book("dungeonlab"), book("dungeon-of-dooom")
    team, walkers = ("scout", "scout", "random"), ("walker", "hunter", "fighter")
    small, large = DungeonLabSettings(), DungeonLabSettings(width=10, height=10)
    return [
        Setting("5x5, 2 levels, classic", lab.name, team, small, PRESETS["classic"], 1),
        Setting("5x5, 2 levels, computer", lab.name, team, small, PRESETS["computer"], 1),
        Setting("10x10, 2 levels, classic", lab.name, team, large, PRESETS["classic"], 4),
        Setting("any map", dooom.name, walkers, dooom.plan.settings(), dooom.rules.options(), 1),
    ]


class Measured:
    def __init__(self) -> None:
        self.hearing: list[float] = []
        self.asking: list[float] = []
        self.explaining: list[float] = []
        self.lines: list[float] = []
        self.unfinished = 0
        self.unproved = 0
        self.facts = 0


def play(setting: Setting, seed: int, measured: Measured) -> None:
    chosen = book(setting.book)
    plan = chosen.plan.generate(setting.settings, Rolled(seed))
    names = NAMES[: len(setting.team)]
    table = Table(chosen, plan, names, setting.options, Rolled(seed), salt="")
    bots = [make_bot(chosen.name, name, Rolled(seed + n)) for n, name in enumerate(setting.team)]
    knowledge = knowledge_of(chosen.name, 0, setting.options)
    heard = 0
    while table.result is None and len(table.entries) < ANSWERS:
        seat = table.awaited[0]
        if seat == 0:
            begin = time.process_time()
            for entry in table.entries[heard:]:
                told = entry.told(0)
                if told:
                    knowledge.hear(told, entry.n)
            heard = len(table.entries)
            ready = time.process_time()
            certain = knowledge.certain(Budget(SECONDS))
            measured.asking.append(time.process_time() - ready)
            measured.hearing.append(ready - begin)
            measured.unfinished += not certain.finished
        prompt = table.prompt(seat)
        assert prompt is not None
        table.submit(seat, bots[seat].answer(table.view(seat), prompt))
    facts = knowledge.certain(Budget(SECONDS)).facts
    measured.facts += len(facts)
    for fact in facts[:: max(1, len(facts) // EXPLAINED)]:
        begin = time.process_time()
        reasons = knowledge.why(fact)
        measured.explaining.append(time.process_time() - begin)
        measured.unproved += not reasons.proved
        measured.lines.append(len(reasons.lines))


def spread(numbers: list[float]) -> tuple[float, float, float]:
    """Median, 95th percentile, largest."""
    ordered = sorted(numbers) or [0]
    return ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)], ordered[-1]


def main(games: int) -> None:
    for setting in settings_wanted():
        measured = Measured()
        played = max(1, games // setting.part)
        for seed in range(FIRST_SEED, FIRST_SEED + played):
            play(setting, seed, measured)
        who = f"{book(setting.book).title}, {setting.title}: {', '.join(setting.team)}"
        print(f"  {who}, {played} games, {len(measured.asking)} questions")
        print("    hear       {:.3f} / {:.3f} / {:.3f}".format(*spread(measured.hearing)))
        print("    certain    {:.3f} / {:.3f} / {:.3f}".format(*spread(measured.asking)), end="")
        print(f", {measured.facts} facts at the end, {measured.unfinished} not finished")
        why, lines = spread(measured.explaining), spread(measured.lines)
        print("    why        {:.3f} / {:.3f} / {:.3f}".format(*why), end="")
        print(", lines {:.0f} / {:.0f} / {:.0f}".format(*lines), end="")
        print(f", {measured.unproved} of {len(measured.explaining)} without a proof")
