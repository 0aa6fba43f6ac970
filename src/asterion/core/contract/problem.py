"""What is wrong with a plan, and where; a validator reports every fault, not the first."""

import msgspec

from asterion.core.phrase import Item, Phrase, Value, english


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One fault or piece of advice.

    Line and column are a place in the file, from 1; 0 means the plan as a whole. `cell` is a place
    on the plan, by the name that it has in its book. Only one of the two is said: where there is a
    cell, people look for that.
    """

    rule: str
    says: Phrase
    line: int = 0
    column: int = 0
    level: int = 0
    advice: bool = False
    cell: Phrase | str = ""
    warning: bool = False  # advice that is given before a game too: it gives nothing away

    def __str__(self) -> str:
        return english(self.whole)

    @property
    def whole(self) -> Phrase:
        """Place, kind, rule and what is wrong, as one sentence."""
        kind = "advice" if self.advice else "fault"
        said: dict[str, Value] = {"kind": kind, "rule": self.rule, "text": self.says}
        place = self.place
        return (
            Phrase("core-problem-at", said | {"place": place})
            if place
            else Phrase("core-problem", said)
        )

    @property
    def text(self) -> str:
        """What is wrong, in English."""
        return english(self.says)

    @property
    def place(self) -> Phrase | str:
        """Where it is; "" for the plan as a whole, or where the text names the cell."""
        if self.cell:
            return "" if self.text.startswith(english(self.cell)) else self.cell
        numbers = (("level", self.level), ("line", self.line), ("column", self.column))
        parts: list[Item] = [
            Phrase(f"core-place-{word}", {"n": number}) for word, number in numbers if number
        ]
        return Phrase("core-place", {"parts": parts}) if parts else ""


class PlanError(ValueError):
    """A drawing that cannot be read as a plan; it carries every problem that was found."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__(problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)
