"""The map of a stranger's server as far as it is known: one of our own games, played on islands.

Each client starts on an island of unknown tiles, because nobody says where on the map it is. What a
LOOK shows is drawn in; when two clients see each other, their islands become one. The game itself
is a table of the book, so everything that follows from a command is asked of the rules.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from asterion.books import book
from asterion.books.dooom.event import Died, PickedUp
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.books.dooom.state import State
from asterion.core.audience import Seat
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.referee.table import Table
from asterion.server.wire.match import unnamed
from asterion.server.wire.options import BOOK

UNKNOWN: Final = "?"
SIDE: Final = 256
ISLANDS: Final = 6
MOST_STEPS: Final = SIDE // 2 - 18
"""In one game, so that nobody walks off an island, nor into sight of its edge."""
MOST_TREASURE: Final = SIDE * ISLANDS - 1
FIXED: Final = "#E"
"""Walls and exits are for ever."""


class Steered(Dice):
    """Chance as the stranger's server had it."""

    def __init__(self) -> None:
        super().__init__()
        self.start = 0
        self.hit = True
        self.attacks: list[bool] = []

    def answer(self, n: int, why: str) -> int:
        if why == "start":
            return self.start
        self.attacks.append(self.hit)
        return 0 if self.hit else n - 1


class World:
    """A table whose map is learned, and which island each seat is on."""

    def __init__(self, target: int, options: DooomOptions) -> None:
        self.dice = Steered()
        far_north = b"E" + b"G" * target  # what makes the map one that can be won; never reached
        plan = Plan(
            "unknown",
            target,
            [far_north.ljust(SIDE * ISLANDS, b"?"), *[b"?" * (SIDE * ISLANDS)] * (SIDE - 1)],
        )
        self.plan = plan
        self.island: dict[Seat, int] = {}
        self.known: dict[int, set[int]] = defaultdict(set)
        self._gone: dict[int, set[str]] = defaultdict(set)  # taken elsewhere, perhaps from here
        self._dropped: set[int] = set()  # islands where an unseen pile may lie
        self.await_seat(0)
        self.table = Table(book(BOOK), plan, [unnamed(0)], options, self.dice)

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def await_seat(self, seat: Seat) -> None:
        """The next to join is put on an island of their own."""
        home = self.plan.grid.cell(seat * SIDE + SIDE // 2, SIDE // 2)
        taken = self.state.occupied if self.island else {}
        column, row = self.plan.grid.place(home)
        before = row * self.plan.grid.width + column
        self.dice.start = before - sum(cell < home for cell in taken)
        self.island[seat] = seat

    # ---- what is known

    def tile(self, cell: int) -> str:
        return chr(self.state.ground[cell])

    def learn(self, seat: Seat, seen: dict[int, str]) -> None:
        for cell, tile in seen.items():
            self.state.ground[cell] = ord(tile)
            self.state.piles.pop(cell, None)
        self.known[self.island[seat]].update(seen)

    def may_have_changed(self, seat: Seat, was: str, now: str) -> bool:
        """Whether somebody on another island, who may be near, can have done this."""
        island = self.island[seat]
        if was in FIXED or now in FIXED:
            return False
        if island in self._dropped:
            return now in ".G"
        return now == "." and was in self._gone[island]

    def is_pile_unknown(self, seat: Seat) -> bool:
        """Whether somebody who may have been here has dropped treasure."""
        return self.island[seat] in self._dropped

    def others_elsewhere(self, seat: Seat) -> bool:
        """Whether somebody lives whose place is not known from here."""
        mine = self.island[seat]
        return any(
            alive and self.island[other] != mine for other, alive in enumerate(self.state.alive)
        )

    def note(self, events: list[Event], treasure: list[int]) -> None:
        """What was done on one island may show on another; `treasure` is what each had before."""
        for event in events:
            if isinstance(event, PickedUp):
                for island in self._other_islands(event.seat):
                    self._gone[island].add(event.thing)
            elif isinstance(event, Died) and treasure[event.seat]:
                self._dropped.update(self._other_islands(event.seat))

    def _other_islands(self, seat: Seat) -> Iterator[int]:
        mine = self.island[seat]
        return (island for island in set(self.island.values()) if island != mine)

    # ---- two islands are one

    def fits(self, seat: Seat, cell: int) -> bool:
        """Whether the island of this seat can lie so that the seat is on this cell."""
        island = self.island[seat]
        moved = cell - self.state.at[seat]
        return all(
            there in (UNKNOWN, here) or not (here in FIXED or there in FIXED)
            for here, there in (
                (self.tile(known), self.tile(known + moved)) for known in self.known[island]
            )
        )

    def join_islands(self, seat: Seat, cell: int, other: Seat) -> None:
        """The island of `seat` is put where `seat` is on this cell, on the island of `other`."""
        old, new = self.island[seat], self.island[other]
        game = self.state
        moved = cell - game.at[seat]
        ground, piles = game.ground, game.piles
        for known in self.known.pop(old, set()):
            tile, there = self.tile(known), self.tile(known + moved)
            # Where they differ, somebody has changed it since: the next LOOK will tell.
            ground[known + moved] = ord(tile if there in (UNKNOWN, tile) else UNKNOWN)
            if known in piles:
                piles[known + moved] = piles.pop(known)
            ground[known] = ord(UNKNOWN)
            self.known[new].add(known + moved)
        for member, island in self.island.items():
            if island == old:
                self._move(member, moved)
                self.island[member] = new
        self._gone[new] |= self._gone.pop(old, set())
        if old in self._dropped:
            self._dropped.add(new)

    def _move(self, seat: Seat, moved: int) -> None:
        game = self.state
        here = game.at[seat]
        game.at[seat] = here + moved
        if game.occupied.get(here) == seat:
            del game.occupied[here]
            game.occupied[here + moved] = seat
