"""How much a beginner wins by taking every hint, in each book: `python -m benchmarks.coach`.

The beginner of `benchmarks.beginner` plays each game twice, on the same plan against the same easy
bots: once alone, once saying whatever the hint names (what comes to mind where it names nothing).
Its plans are others than those on which the coaches were tried (seeds below 1,000). Writes
`benchmarks/results/coach.md`; with names of books, and a number of games before them, only prints.
"""

import sys
from pathlib import Path
from typing import Final, NamedTuple

from asterion.arena.standing import interval
from asterion.books import SHELF, book
from asterion.bots import levels, make_bot
from asterion.bots.seated import Seated
from asterion.coach.coaching import Coaching
from asterion.core.contract.book import AnyBook
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from benchmarks.beginner import Beginner

RESULTS: Final = Path(__file__).with_name("results") / "coach.md"
FIRST_SEED: Final = 70_000
GAMES: Final = 200
FEWER: Final = {"cc3k": 60}
"""Its games take thousands of answers."""
MOST: Final = {"cc3k": 6000}
USUAL_MOST: Final = 2500
"""This many answers of the beginner; a game that is not over by then is not won."""
NAMES: Final = ("Ann", "Bob", "Cid", "Dan")


class Games(NamedTuple):
    """What became of them."""

    won: int
    played: int
    asked: int
    acts: int

    @property
    def share(self) -> str:
        low, high = interval(self.won, self.played)
        return (
            f"{self.won} of {self.played} = {100 * self.won / self.played:.1f} %"
            f" [{100 * low:.1f} to {100 * high:.1f}]"
        )


def open_table(chosen: AnyBook, seed: int) -> Table:
    """As *Play now* opens it."""
    options = chosen.rules.presets.get("beginner", chosen.rules.options())
    settings = chosen.plan.settings()
    if chosen.plan.settings_for is not None:
        settings = chosen.plan.settings_for(settings, options)
    players = 1 + min(chosen.host.opponents, chosen.seats[-1] - 1)
    plan = chosen.plan.generate(settings, Rolled(seed))
    return Table(chosen, plan, NAMES[:players], options, Rolled(seed), salt="")


def play(name: str, seed: int, takes_hints: bool) -> tuple[bool, int, int]:
    """Whether the beginner won; how often it was asked, and how often the hint named an act."""
    table = open_table(book(name), seed)
    easy = levels(name)["easy"]
    bots = {
        seat: Seated(make_bot(name, easy, Rolled(10 * seed + seat)), seat)
        for seat in range(1, len(table.names))
    }
    beginner = Beginner(Rolled(10 * seed))
    hints = Coaching(table.book, 0, table.options)
    heard = asked = acts = 0
    last = ""
    while table.result is None and asked < MOST.get(name, USUAL_MOST):
        seat = table.awaited[0]
        if seat in bots:
            table.submit(seat, bots[seat].answer(table))
            continue
        asked += 1
        act: str | None = None
        if takes_hints:
            for n in range(heard, len(table.entries)):
                hints.hear(table.entries[n].told(0))
            heard = len(table.entries)
            advice = hints.advise([last] if last else [])
            act, last = advice.act, advice.key
            acts += act is not None
        table.submit(0, act or beginner.choose(table.offers(0)))
    return table.result is not None and 0 in table.result.winners, asked, acts


def played(name: str, games: int, takes_hints: bool) -> Games:
    found = [play(name, FIRST_SEED + n, takes_hints) for n in range(games)]
    return Games(
        sum(won for won, _, _ in found),
        games,
        sum(asked for _, asked, _ in found),
        sum(acts for _, _, acts in found),
    )


def at_least(hinted: Games, alone: Games) -> float:
    """How many times as many are won, with both intervals at their worst."""
    return interval(hinted.won, hinted.played)[0] / max(interval(alone.won, alone.played)[1], 1e-9)


def main(games: int = 0, *names: str) -> None:
    rows = []
    for name in names or SHELF:
        number = games or FEWER.get(name, GAMES)
        alone, hinted = (played(name, number, takes) for takes in (False, True))
        named = 100 * hinted.acts / max(1, hinted.asked)
        row = (
            f"| {name} | {alone.share} | {hinted.share} "
            f"| {at_least(hinted, alone):.1f} | {named:.1f} % of {hinted.asked} |"
        )
        print(row, flush=True)
        rows.append(row)
    if not names:
        RESULTS.write_text(HEAD.format(first=FIRST_SEED) + "\n".join(rows) + "\n")


HEAD: Final = """\
# A beginner with hints

Written by `python -m benchmarks.coach`: plans from seed {first} on, each played twice by the
beginner of `benchmarks/beginner.py` against the easy bots of *Play now*. Intervals are Wilson's,
95 %; the ratio is the lower end of the second divided by the upper end of the first.

| book | won alone | won with every hint | ratio at least | hints that name an act |
|---|---|---|---|---|
"""


if __name__ == "__main__":
    main(*(int(one) if one.isdecimal() else one for one in sys.argv[1:]))  # type: ignore[arg-type]
