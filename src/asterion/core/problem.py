"""What is wrong with a plan, and where; a validator reports every fault, not the first."""

import msgspec

from asterion.core.phrase import Phrase, english


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One fault or piece of advice.

    Line and column are a place in the file, from 1; 0 means the plan as a whole. `cell` is a place
    on the plan, by the name that it has in its book. Only one of the two is said: where there is a
    cell, people look for that.
    """

    rule: str
    says: Phrase | str
    line: int = 0
    column: int = 0
    level: int = 0
    advice: bool = False
    cell: str = ""

    def __str__(self) -> str:
        kind = "advice" if self.advice else "fault"
        place = f"{self.place}: " if self.place else ""
        return f"{place}{kind} ({self.rule}): {self.text}"

    @property
    def text(self) -> str:
        """What is wrong, in English."""
        return english(self.says)

    @property
    def place(self) -> str:
        """Where it is, in words; "" for the plan as a whole, or where the text names the cell."""
        if self.cell:
            return "" if self.text.startswith(self.cell) else self.cell
        numbers = (("level", self.level), ("line", self.line), ("column", self.column))
        return ", ".join(f"{word} {number}" for word, number in numbers if number)


class PlanError(ValueError):
    """A drawing that cannot be read as a plan; it carries every problem that was found."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(str(problem) for problem in problems))
