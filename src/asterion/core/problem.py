"""What is wrong with a plan, and where; a validator reports every fault, not the first."""

import msgspec


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One fault or piece of advice. Line and column count from 1; 0 means the plan as a whole."""

    rule: str
    text: str
    line: int = 0
    column: int = 0
    level: int = 0
    advice: bool = False

    def __str__(self) -> str:
        where = [
            f"{word} {number}"
            for word, number in (
                ("level", self.level),
                ("line", self.line),
                ("column", self.column),
            )
            if number
        ]
        kind = "advice" if self.advice else "fault"
        place = f"{', '.join(where)}: " if where else ""
        return f"{place}{kind} ({self.rule}): {self.text}"


class PlanError(ValueError):
    """A drawing that cannot be read as a plan; it carries every problem that was found."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(str(problem) for problem in problems))
