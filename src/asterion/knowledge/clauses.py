"""Clauses in the making: variables, gates, and the line of the story from which each clause comes.

A literal is a whole number, as solvers have it: a variable, or its negative. TRUE and FALSE are
literals too, so that what is known from the start costs nothing.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, overload

Literal = int
TRUE: Final[Literal] = 1
FALSE: Final[Literal] = -1
FEW: Final = 6
"""Up to this many literals are kept apart pair by pair; more of them by a ladder."""


Rungs = list[tuple[Literal, list[Literal]]]
"""Of a ladder: literals that stand for any of a few others, which may be such literals too."""


class Line(NamedTuple):
    """Where clauses come from: a rule, or what was heard in one entry (`n`) of somebody's move."""

    rule: str = ""
    seat: int = -1  # whose move or start it was
    n: int = -1
    heard: int = -1  # the number of the event among all that this chair heard
    given: bool = False  # a choice of one's own, which needs no reason


class Packed(Sequence[list[Literal]]):
    """Clauses one behind the other in plain memory: the story of a large dungeon has half a million
    of them, and as lists of Python's numbers they would take eight times the room."""

    def __init__(self) -> None:
        self._literals = array("i")
        self._ends = array("i", [0])

    def append(self, clause: Iterable[Literal]) -> None:
        self._literals.extend(clause)
        self._ends.append(len(self._literals))

    def __len__(self) -> int:
        return len(self._ends) - 1

    @overload
    def __getitem__(self, at: int) -> list[Literal]: ...

    @overload
    def __getitem__(self, at: slice) -> list[list[Literal]]: ...

    def __getitem__(self, at: int | slice) -> list[Literal] | list[list[Literal]]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        number = range(len(self))[at]
        return self._literals[self._ends[number] : self._ends[number + 1]].tolist()

    def since(self, number: int) -> Iterator[list[Literal]]:
        """From this one on, one at a time."""
        ends = self._ends[number:].tolist()
        literals, first = self._literals[ends[0] :].tolist(), ends[0]
        for begin, end in pairwise(ends):
            yield literals[begin - first : end - first]


class Clauses:
    """A growing set of clauses.

    A *traced* set gives every line a selector, so that lines can be left out again. What is added
    with `always` belongs to no line: it says what words mean, not what was announced.
    """

    def __init__(self, traced: bool = False) -> None:
        self.traced = traced
        self.variables = 1
        self.clauses = Packed()
        self.clauses.append([TRUE])
        self.lines: list[Line] = []
        self.selectors: list[Literal] = []
        self.line = -1
        self._gates: dict[tuple[Literal, ...], Literal] = {}

    def new(self) -> Literal:
        self.variables += 1
        return self.variables

    def begin(self, line: Line) -> int:
        """From here on clauses belong to this line."""
        self.lines.append(line)
        self.line = len(self.lines) - 1
        if self.traced:
            self.selectors.append(self.new())
        return self.line

    def resume(self, line: int) -> None:
        self.line = line

    def add(self, *literals: Literal) -> None:
        """At least one of these, says the line."""
        if self.traced:
            self._keep((-self.selectors[self.line], *literals))
        else:
            self._keep(literals)

    def always(self, *literals: Literal) -> None:
        """At least one of these, by what the words mean."""
        self._keep(literals)

    def _keep(self, literals: tuple[Literal, ...]) -> None:
        if TRUE not in literals:
            if FALSE in literals:
                literals = tuple(literal for literal in literals if literal != FALSE)
            self.clauses.append(literals)

    # ---- gates: literals that mean something about others

    def both(self, *literals: Literal) -> Literal:
        """The literal that is true where all of these are."""
        wanted = sorted({literal for literal in literals if literal != TRUE})
        if not wanted:
            return TRUE
        if FALSE in wanted or any(-literal in wanted for literal in wanted):
            return FALSE
        if len(wanted) == 1:
            return wanted[0]
        key = tuple(wanted)
        gate = self._gates.get(key)
        if gate is None:
            gate = self._gates[key] = self.new()
            for literal in wanted:
                self.always(-gate, literal)
            self.always(gate, *(-literal for literal in wanted))
        return gate

    def either(self, *literals: Literal) -> Literal:
        """The literal that is true where one of these is."""
        return -self.both(*(-literal for literal in literals))

    def one_at_most(self, literals: Sequence[Literal]) -> Rungs:
        """No two of them; what the words mean, like `always`. The rungs that it took."""
        rungs: Rungs = []
        left = [literal for literal in literals if literal != FALSE]
        while len(left) > FEW:
            # One rung: the first few, and a literal that stands for any of them among the rest.
            rung, left = left[: FEW - 1], left[FEW - 1 :]
            self._apart(rung)
            any_of_them = self.new()
            for literal in rung:
                self.always(-literal, any_of_them)
            left.append(any_of_them)
            rungs.append((any_of_them, rung))
        self._apart(left)
        return rungs

    def _apart(self, literals: Sequence[Literal]) -> None:
        for place, one in enumerate(literals):
            for other in literals[:place]:
                self.always(-one, -other)

    def exactly_one(self, literals: Sequence[Literal]) -> Rungs:
        self.always(*literals)
        return self.one_at_most(literals)

    def settled(self, literal: Literal) -> Literal:
        """What a line made of something: in a traced set a literal of its own, free without it."""
        if not self.traced:
            return literal
        made = self.new()
        self.same(made, literal)
        return made

    def same(self, one: Literal, other: Literal) -> None:
        """Both or neither, says the line."""
        self.add(-one, other)
        self.add(one, -other)
