"""What follows at once: a clause of which all but one literal are refuted says the last one.

That is how a person reads answers, one small inference after the other. A solver does more, but it
cannot say how; here every literal remembers the clause that made it so.
"""

from collections.abc import Collection, Iterator

from asterion.knowledge.clauses import Clauses, Literal

SAID = -1
"""Of a literal that was put in from outside, instead of the number of a clause."""


class Conflict(Exception):
    """A clause is refuted in all its literals; its number."""

    def __init__(self, clause: int) -> None:
        super().__init__(clause)
        self.clause = clause


class Propagation:
    """The clauses of some lines of a story, and what follows from them literal by literal.

    What was put in after `mark` can be taken back.
    """

    def __init__(self, clauses: Clauses, lines: Collection[int]) -> None:
        self.lines: list[int] = []  # of each clause the line of the story, or -1
        self.clauses: list[list[Literal]] = []
        size = 2 * clauses.variables + 2
        self.values = bytearray(size)  # by literal: 1 where it holds; Python counts back from 0
        self.reasons: dict[Literal, int] = {}  # in the order in which they followed
        self._trail: list[Literal] = []
        self._next = 0
        self.work = 0  # how many clauses were looked at, which is the same on every machine
        self._watchers: list[list[int]] = [[] for _ in range(size)]
        self._units: list[tuple[Literal, int]] = []
        line_of = {selector: line for line, selector in enumerate(clauses.selectors)}
        used = {*lines}
        for clause in clauses.clauses.since(0):
            line = line_of.get(-clause[0], -1) if clause else -1
            if line < 0:
                self._add(clause, -1)
            elif line in used:
                self._add(clause[1:], line)

    def _add(self, clause: list[Literal], line: int) -> None:
        number = len(self.clauses)
        self.clauses.append(clause)
        self.lines.append(line)
        if len(clause) > 1:
            self._watchers[clause[0]].append(number)
            self._watchers[clause[1]].append(number)
        elif clause:
            self._units.append((clause[0], number))

    def begin(self) -> None:
        """Everything that follows without any assumption; Conflict where nothing fits."""
        for literal, clause in self._units:
            if self.values[-literal]:
                raise Conflict(clause)
            if not self.values[literal]:
                self._set(literal, clause)
        self.go_on()

    def holds(self, literal: Literal) -> bool:
        return bool(self.values[literal])

    def is_open(self, literal: Literal) -> bool:
        return not self.values[literal] and not self.values[-literal]

    def say(self, literal: Literal, reason: int = SAID) -> None:
        """Put it in, and whatever follows from it."""
        self._set(literal, reason)
        self.go_on()

    def mark(self) -> int:
        return len(self._trail)

    def since(self, mark: int) -> list[Literal]:
        """What was put in or has followed since."""
        return self._trail[mark:]

    def take_back(self, mark: int) -> None:
        for literal in self._trail[mark:]:
            self.values[literal] = 0
            del self.reasons[literal]
        del self._trail[mark:]
        self._next = mark

    def others(self, clause: int, literal: Literal = 0) -> Iterator[Literal]:
        """What held when this clause said the literal, or was refuted."""
        return (-other for other in self.clauses[clause] if other != literal)

    def _set(self, literal: Literal, reason: int) -> None:
        self.values[literal] = 1
        self.reasons[literal] = reason
        self._trail.append(literal)

    def go_on(self) -> None:
        values, watchers, clauses, trail = self.values, self._watchers, self.clauses, self._trail
        while self._next < len(trail):
            false = -trail[self._next]
            self._next += 1
            watching, kept = watchers[false], list[int]()
            self.work += len(watching)
            for place, number in enumerate(watching):
                clause = clauses[number]
                if clause[0] == false:
                    clause[0], clause[1] = clause[1], false
                first = clause[0]
                if values[first]:
                    kept.append(number)
                    continue
                for at in range(2, len(clause)):
                    other = clause[at]
                    if not values[-other]:
                        clause[1], clause[at] = other, false
                        watchers[other].append(number)
                        break
                else:
                    kept.append(number)
                    if values[-first]:
                        watchers[false] = kept + watching[place + 1 :]
                        raise Conflict(number)
                    self._set(first, number)
            watchers[false] = kept
