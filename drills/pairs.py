"""Games and their twins: plans that differ where one seat was never told of it.

How a plan may be changed without a seat's knowing is the rule books' own matter, and stands in the
kits of the contract suite; what is heard of it is compared by the drill.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from asterion.core.contract.options import settings_of
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.testing.play import play
from asterion.testing.twins.books import on_another_plan
from drills import Run
from tests.contract.shelf import take

PUBLIC, MASTER = -1, -2
FEWEST, MOST = 4, 14
"""Entries that a game must have to be worth a comparison; commands that are played."""
PER_GAME, TRIES = 10, 14
"""Twins of one game, each another plan; how often one is looked for."""


@dataclass(frozen=True)
class Game:
    """What is needed to play a game again over sockets."""

    book: str
    options: Mapping[str, object]
    plan: str
    names: tuple[str, ...]
    said: list[tuple[int, str]]  # seat and command
    draws: list[tuple[str, int, int]]
    by_a_person: bool  # the master speaks
    is_over: bool


def game_of(table: Table) -> Game:
    said = [(entry.seat, entry.do) for entry in table.entries[1:]]
    return Game(
        book=table.book.name,
        options=settings_of(table.options),
        plan=table.book.plan.write(table.plan),
        names=table.first_names,
        said=said,
        draws=[draw for entry in table.entries for draw in entry.draws],
        by_a_person=any(seat == MASTER for seat, _ in said),
        is_over=table.result is not None,
    )


def is_playable(table: Table) -> bool:
    """A server plays it: nobody joins late, and the plan has no fault; in Labyrinth it is also
    agreed whether the master is a person."""
    if len(table.entries) < FEWEST:
        return False
    if any(entry.seat >= len(table.first_names) for entry in table.entries):
        return False
    person = any(entry.seat == MASTER for entry in table.entries[1:])
    agreed = getattr(table.options, "master", None)
    if agreed is not None and (agreed == "human") != person:
        return False
    faults = table.book.plan.problems(table.plan, table.options, len(table.first_names))
    return all(fault.advice for fault in faults)


def pairs(drill: Run, names: list[str]) -> Iterator[tuple[Game, int, list[Game]]]:
    """A game, one who listens, and its twins for that ear; of all books in turn."""
    turn = 0
    while True:
        seed = drill.dice.randrange(2**40)
        book, kit = take(names[turn % len(names)])
        table = play(book, kit, seed, MOST)
        if not is_playable(table):
            continue
        ears = (PUBLIC, *range(len(table.first_names)))
        seat = drill.dice.choice(ears)
        twins: dict[str, Game] = {}
        for n in range(TRIES):
            if len(twins) == PER_GAME:
                break
            other = on_another_plan(kit, table, seat, Rolled(seed + n))
            if other is not None and is_playable(other):
                twin = game_of(other)
                twins.setdefault(twin.plan, twin)
        if twins:
            turn += 1
            yield game_of(table), seat, list(twins.values())
