"""The course of a game in which chance is a player of its own: OpenSpiel wants it so."""

from typing import Any

from asterion.core.dice import Dice, Scripted
from asterion.core.referee.table import Table
from asterion.envs.playing import NO_SALT, Playing

Said = tuple[int, str, tuple[int, ...]]
"""A seat, what it said, and what chance answered on the way."""


class _Missing(Exception):
    """The rules ask chance for more than was decided."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class _Decided(Dice):
    """What was decided so far; the next question breaks the trial off."""

    __slots__ = ("left",)

    def __init__(self, decided: list[int]) -> None:
        super().__init__()
        self.left = decided[:]

    def answer(self, n: int, why: str) -> int:
        if not self.left:
            raise _Missing(n)
        return self.left.pop(0)


class Course:
    """One game on the plan of one seed. A saying waits until chance has decided all it asks for."""

    def __init__(self, playing: Playing, seed: int) -> None:
        self.playing = playing
        self.seed = seed
        playing.start(seed)
        self.table = playing.table
        self.said: list[Said] = []
        self.waiting: tuple[int, str] | None = None
        self.decided: list[int] = []
        self.outcomes = 0  # of the question that chance has to decide; 0: none

    def say(self, seat: int, text: str) -> None:
        self.waiting = seat, text
        self.decided = []
        self._go_on()

    def decide(self, outcome: int) -> None:
        self.decided.append(outcome)
        self._go_on()

    def _go_on(self) -> None:
        """Try it on a copy of the truth: the table itself hears it only when all is decided."""
        assert self.waiting is not None
        seat, text = self.waiting
        table = self.table
        trial = table.state.copy()
        command, _ = table.understand(text)
        try:
            table.book.rules.execute(trial, seat, command, _Decided(self.decided), [])
        except _Missing as missing:
            self.outcomes = missing.outcomes
            return
        table.dice = Scripted(self.decided)
        table.submit(seat, text)
        self.said.append((seat, text, tuple(self.decided)))
        self.waiting, self.outcomes = None, 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as what was said and decided, and played again from that."""
        return _resumed, (self.playing, self.seed, self.said, self.waiting, self.decided)

    def __deepcopy__(self, memory: dict[int, Any]) -> "Course":
        """The same game, played again; plans and books are shared, for nobody changes them."""
        other = Course.__new__(Course)
        other.playing, other.seed = self.playing, self.seed
        other.table = self._played_again()
        other.said = self.said[:]
        other.waiting, other.decided = self.waiting, self.decided[:]
        other.outcomes = self.outcomes
        return other

    def _played_again(self) -> Table:
        old = self.table
        opening = Scripted([result for _, _, result in old.entries[0].draws])
        table = Table(old.book, old.plan, old.first_names, old.options, opening, salt=NO_SALT)
        for seat, text, decided in self.said:
            table.dice = Scripted(decided)
            table.submit(seat, text)
        return table


def _resumed(
    playing: Playing,
    seed: int,
    said: list[Said],
    waiting: tuple[int, str] | None,
    decided: list[int],
) -> Course:
    course = Course(playing, seed)
    for seat, text, draws in said:
        course.table.dice = Scripted(draws)
        course.table.submit(seat, text)
    course.said = said[:]
    if waiting is not None:
        course.say(*waiting)
        for outcome in decided:
            course.decide(outcome)
    return course
