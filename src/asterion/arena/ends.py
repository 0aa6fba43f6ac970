"""Whether games of bots end: all books, presets and bots, cheap bots mostly."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from asterion.arena.contest import Contest, Pairing
from asterion.arena.merging import ENDS
from asterion.arena.referee import NO_END, play
from asterion.arena.results import Run, table_of, this_run
from asterion.books import book
from asterion.core.contract.options import settings_of
from asterion.core.dice import Rolled

FIRST: Final = 70_000_000
"""The first plan: of game N the Nth."""
EVERY: Final = 100
"""Games in one piece of work."""
KEPT: Final = "ends.json"
DOOOM: Final = (("walker", "hunter", "fighter", "walker:easy"), ("fighter:hard",))
BOTS: Final = {
    "labyrinth": (("wanderer", "newcomer", "mapper"), ("reasoner:easy", "reasoner:hard")),
    "dungeon-of-dooom": DOOOM,
    "labyrinth-of-dooom": DOOOM,
    "dungeonlab": (("scout", "scout:easy"), ("scout:hard",)),
    "cc3k": (("random",), ("crawler:easy", "crawler", "crawler:hard")),
}
"""The quick ones, and the slow ones."""
SHARES: Final = {
    "labyrinth": 40, "dungeon-of-dooom": 27, "labyrinth-of-dooom": 27, "dungeonlab": 4, "cc3k": 2
}  # fmt: skip
"""Of a hundred games."""
DEAR: Final = 40
"""One seat in this many has a slow bot."""
RANDOM: Final = 6
"""Of the seats after the first, one in this many has a bot that plays at random."""


class Ends(msgspec.Struct):
    """What became of the games of one book."""

    games: int = 0
    ended: int = 0
    faults: int = 0  # answers that could not be used
    endings: dict[str, int] = {}
    open: list[int] = []  # the numbers of games that did not end

    def add(self, number: int, ending: str, faults: int) -> None:
        self.games += 1
        self.faults += faults
        if ending == NO_END:
            self.open.append(number)
        else:
            self.ended += 1
            self.count(ending.partition("-ending-")[2] or ending, 1)

    def count(self, ending: str, games: int) -> None:
        self.endings[ending] = self.endings.get(ending, 0) + games

    def join(self, others: "Ends") -> None:
        """Take in what became of other games."""
        self.games += others.games
        self.ended += others.ended
        self.faults += others.faults
        self.open += others.open
        for ending, games in others.endings.items():
            self.count(ending, games)


Found = dict[str, Ends]


class Kept(NamedTuple):
    """The file in the folder of games."""

    run: Run
    books: Found


def game(number: int) -> tuple[Contest, Pairing]:
    """The game of this number: its book, preset, players and bots are always the same."""
    dice = Rolled(FIRST + number)
    names = [name for name, share in SHARES.items() for _ in range(share)]
    name = names[number * 37 % len(names)]
    rules = book(name)
    options = dice.pick(list(rules.rules.presets.values()) or [rules.rules.options()], "preset")
    players = dice.pick([seats for seats in rules.seats if seats <= 4], "players")
    bots = tuple(_bot(name, seat, dice) for seat in range(players))
    contest = Contest(
        rules.name, bots, players, 0, FIRST, "round-robin", 1, settings_of(options), {}, ""
    )
    return contest, Pairing(f"e{number}", tuple(range(players)), number)


def _bot(name: str, seat: int, dice: Rolled) -> str:
    quick, dear = BOTS[name]
    if dice.below(DEAR, "dear") == 0:
        return dice.pick(dear, "bot")
    if seat and dice.below(RANDOM, "random") == 0:
        return "random"
    return dice.pick(quick, "bot")


def played(numbers: Iterable[int]) -> Found:
    """In a process of its own."""
    found: Found = {}
    for number in numbers:
        contest, pairing = game(number)
        outcome, _ = play(contest, pairing)
        ends = found.setdefault(book(contest.book).title, Ends())
        ends.add(number, outcome.ending, sum(outcome.faults))
    return found


def ends_of(games: int, processes: int, out: Path) -> Iterator[Found]:
    """What is known so far, again and again; it goes on after the games that are in the folder."""
    whole = kept_in(out).books
    begin = sum(ends.games for ends in whole.values())
    parts = [range(first, min(games, first + EVERY)) for first in range(begin, games, EVERY)]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for found in pool.map(played, parts):
            for title, ends in found.items():
                whole.setdefault(title, Ends()).join(ends)
            keep_ends(out, whole)
            yield whole


def keep_ends(out: Path, found: Found) -> None:
    out.mkdir(parents=True, exist_ok=True)
    games = sum(ends.games for ends in found.values())
    (out / KEPT).write_bytes(msgspec.json.encode(Kept(this_run(games), found)))


def kept_in(out: Path) -> Kept:
    path = out / KEPT
    if not path.exists():
        return Kept(this_run(0), {})
    return msgspec.json.decode(path.read_bytes(), type=Kept)


def section(out: Path) -> str:
    """For the page of results; empty where no such games were played."""
    run, books = kept_in(out)
    if not books:
        return ""
    games, ended = (
        sum(getattr(one, name) for one in books.values()) for name in ("games", "ended")
    )
    return (
        f"## {ENDS}\n\n{ended:,} of {games:,} games ended, of all books, presets and bots: "
        f"`asterion bench-bots --ends {games}`, commit {run.commit}, {run.day}. A game in which a "
        f"seat has answered 6,000 times is stopped.\n\n{table_of(HEADINGS, lines_of(books))}\n"
    )


HEADINGS: Final = ("book", "games", "ended", "answers refused", "how")


def lines_of(books: Found) -> list[list[str]]:
    return [
        [
            title, f"{ends.games:,}", f"{ends.ended:,}", str(ends.faults),
            ", ".join(f"{ending} {count:,}" for ending, count in often(ends.endings)),
        ]
        for title, ends in sorted(books.items())
    ]  # fmt: skip


def often(endings: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(endings.items(), key=lambda one: (-one[1], one[0]))
