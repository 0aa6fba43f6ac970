"""Deduction at the keyboard: `certain`, `why` and `hint`, where the table agreed on it."""

from collections.abc import Iterable, Sequence

from asterion.core.audience import Seat
from asterion.core.book import Refused
from asterion.core.names import find_seat
from asterion.core.table import Table
from asterion.knowledge import knowledge_of
from asterion.knowledge.ask import new_solver
from asterion.knowledge.budget import Budget
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitIs,
    ExitOpen,
    FlowIs,
    KindIs,
    MineSet,
    PitLeads,
    PlayerAt,
    TreasureLies,
    WallStands,
)
from asterion.knowledge.labyrinth.terms import WAYS, opposite
from asterion.knowledge.reasons import Reasons
from asterion.terminal.general import CERTAIN, HINT

SECONDS = 2.0
WEIGHED = 12
"""So many facts are weighed before one is given as a hint."""

GROUPS: Sequence[tuple[str, tuple[type[AnyFact], ...]]] = (
    ("Cells", (KindIs, FlowIs, PitLeads)),
    ("Sides", (WallStands,)),
    ("Exits", (ExitIs, ExitOpen)),
    ("Players", (PlayerAt,)),
    ("Things", (TreasureLies, MineSet)),
)


class Deducer:
    """Thinks for one seat, from what that seat was told."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        new_solver()  # says at once where it is missing
        self.knowledge = knowledge_of(table.book.name, seat, table.options)
        self.heard = 0
        self.hinted: list[AnyFact] = []

    def answer(self, said: str) -> list[str]:
        """What is said to `certain`, `why ...` and `hint`."""
        for entry in self.table.entries[self.heard :]:
            told = entry.told(self.seat)
            if told:
                self.knowledge.hear(told, entry.n)
        self.heard = len(self.table.entries)
        answer = self.knowledge.certain(Budget(SECONDS))
        if answer.contradiction:
            return ["No labyrinth fits what you were told: the plan breaks a rule."]
        word, _, more = said.strip().lower().partition(" ")
        if word == CERTAIN:
            lines = self._certain(answer.facts)
        elif word == HINT:
            lines = self._hint(answer.facts)
        else:
            lines = self._why(more.strip(), answer.facts)
        return lines if answer.finished else [*lines, "There was not enough time to finish."]

    def _certain(self, facts: Iterable[AnyFact]) -> list[str]:
        lines = []
        for heading, kinds in GROUPS:
            said = [self.knowledge.say(fact) for fact in facts if isinstance(fact, kinds)]
            if said:
                lines.append(f"{heading}: {'; '.join(said)}.")
        return lines or ["Nothing is certain yet."]

    # ---- why

    def _why(self, about: str, facts: Sequence[AnyFact]) -> list[str]:
        if not about:
            wanted: Sequence[AnyFact] = self.hinted[-1:]
            if not wanted:
                return ["Why what? Say for example “why c2”, “why c2 up” or “why me”."]
        else:
            wanted = self._meant(about.split(), facts)
        if not wanted:
            return [f"Nothing of that is certain{self._but_possible(about)}."]
        lines = []
        for fact in wanted:
            reasons = self.knowledge.why(fact, Budget(SECONDS))
            lines += [f"{_capital(self.knowledge.say(fact))}, because", *self._because(reasons)]
        return lines

    def _because(self, reasons: Reasons) -> list[str]:
        if not reasons.proved:
            return ["- no proof was found in time."]
        return [f"- {line}" for line in self.knowledge.say_why(reasons)] or ["- you chose it."]

    def _meant(self, about: list[str], facts: Sequence[AnyFact]) -> Sequence[AnyFact]:
        """“c2”, “c2 up”, “me” or a player's name."""
        name, *more = about
        if name in self.knowledge.cell_names:
            if more and more[0] in WAYS:
                return [fact for fact in facts if self._is_side(fact, name, WAYS.index(more[0]))]
            kinds = (KindIs, FlowIs, PitLeads, MineSet)
            return [fact for fact in facts if isinstance(fact, kinds) and fact.cell == name][:1]
        try:
            seat = self.seat if name == "me" else find_seat(" ".join(about), self.table.names)
        except Refused:
            return []
        return [fact for fact in facts if isinstance(fact, PlayerAt) and fact.seat == seat]

    def _is_side(self, fact: AnyFact, cell: str, way: int) -> bool:
        if not isinstance(fact, WallStands | ExitOpen):
            return False
        beside = self.knowledge.beside(cell, way)
        return (fact.cell, fact.way) in ((cell, way), (beside, opposite(way)))

    def _but_possible(self, about: str) -> str:
        if about not in self.knowledge.cell_names:
            return ""
        kinds = self.knowledge.say_kinds(self.knowledge.possible(about, Budget(SECONDS)))
        return f": {about} may be {kinds}"

    # ---- hint

    def _hint(self, facts: Sequence[AnyFact]) -> list[str]:
        """The shortest proof that takes a rule, or somebody else's answers."""
        telling = [
            fact
            for fact in reversed(facts)
            if fact not in self.hinted and not isinstance(fact, TreasureLies | ExitIs)
        ]
        best: tuple[int, AnyFact] | None = None
        for fact in telling[:: max(1, len(telling) // WEIGHED)]:
            reasons = self.knowledge.why(fact, Budget(SECONDS))
            if any(reason.rule or reason.seat != self.seat for reason in reasons.lines):
                length = sum(max(1, len(reason.heard)) for reason in reasons.lines)
                if best is None or length < best[0]:
                    best = length, fact
        if best is None:
            return ["There is no hint now: what is certain you were told, or walked yourself."]
        self.hinted.append(best[1])
        return [f"It follows that {self.knowledge.say(best[1])}. Say “why” to hear the reasons."]


def _capital(sentence: str) -> str:
    """Cells keep their small letters."""
    return sentence if sentence[1:2].isdigit() else sentence[:1].upper() + sentence[1:]
