"""How far somebody is with a daily: what is inked, what was read out, and what a mark comes to."""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from asterion.knowledge.daily.daily import Daily, Due, Heard, Stage
from asterion.knowledge.daily.fitting import holds
from asterion.knowledge.labyrinth.facts import AnyFact, NotAt, PlayerAt, World

Came = Literal["inked", "known", "refused"]
"""What a mark comes to. What is drawn already, or says nothing, is known, and no mistake."""


class Verdict(msgspec.Struct, frozen=True):
    """What a mark came to; where it is refused, a plan that fits and in which it is not so."""

    came: Came
    plan: World | None = None
    due: Due | None = None  # as which it was asked for, with its proof

    @property
    def asked(self) -> bool:
        """Whether it is one of those that are asked for."""
        return self.due is not None


class Progress:
    """One daily from its first answers on; everything follows from the marks that were made."""

    def __init__(self, daily: Daily) -> None:
        self.daily = daily
        self.inked: list[AnyFact] = []
        self.done: list[AnyFact] = []  # those of them that were asked for
        self._marked: set[int] = set()  # the players whose place was inked
        self._at = 0
        self._struck: set[tuple[int, str]] = set()  # who did not begin where
        self._follow()

    @classmethod
    def of(cls, daily: Daily, marks: Sequence[AnyFact]) -> "Progress":
        """After these marks, in their order; what is not certain by then is passed over."""
        progress = cls(daily)
        for fact in marks:
            if not progress.is_solved:
                progress.mark(fact)
        return progress

    @property
    def stage(self) -> Stage:
        return self.daily.stages[min(self._at, len(self.daily.stages) - 1)]

    @property
    def is_solved(self) -> bool:
        return self._at >= len(self.daily.stages)

    @property
    def heard(self) -> tuple[Heard, ...]:
        """The answers that were read out."""
        return self.daily.heard[: self.stage.heard]

    @property
    def due(self) -> list[Due]:
        """What is asked for and certain now."""
        if self.is_solved:
            return []
        return [due for due in self.stage.due if due.fact not in self._inked_now]

    @property
    def found(self) -> set[int]:
        """Whose place is drawn: those whose place was never in doubt, or was inked."""
        return {
            seat
            for seat, track in self.stage.tracks.items()
            if track.known or (seat in self._marked and track.cells)
        }

    def mark(self, fact: AnyFact) -> Verdict:
        """What is certain is inked; once everything asked for is, the next answers are read."""
        if fact in self.drawn or fact in self.inked or self._says_nothing(fact):
            return Verdict("known")
        if not self._is_certain(fact):
            plan = next(plan for plan in self.stage.plans if not holds(fact, plan))
            return Verdict("refused", plan)
        due = next((due for due in self.due if due.fact == fact), None)
        self._ink(fact, due is not None)
        if not self.due:
            self._at += 1
            self._follow()
        return Verdict("inked", due=due)

    def cells(self, seat: int) -> list[str]:
        """The way of somebody who was found, cell by cell."""
        return list(self.stage.tracks[seat].cells)

    @property
    def ghosts(self) -> dict[int, list[str]]:
        """Where the others may be: where their way fits the size, and it was not struck off."""
        return {
            seat: [cell for start, cell in track.ghosts if (seat, start) not in self._struck]
            for seat, track in self.stage.tracks.items()
            if seat not in self.found
        }

    @property
    def drawn(self) -> set[AnyFact]:
        """What the answers say outright of those who were found, but for what is asked for."""
        tracks = self.stage.tracks
        told = {fact for seat in self.found for fact in tracks[seat].told}
        return told.union(self.stage.told) - {due.fact for due in self.due}

    @property
    def glimpses(self) -> dict[str, str]:
        """What showed itself on cells from which it was seen, and whose kind is not drawn."""
        tracks = [self.stage.tracks[seat] for seat in self.found]
        return {**self.stage.glimpses, **{c: g for one in tracks for c, g in one.glimpses.items()}}

    # ---- inking

    def _follow(self) -> None:
        """More answers are read: nothing of them is inked yet."""
        self._inked_now: set[AnyFact] = set()
        # Places are said of one moment only.
        self.inked = [one for one in self.inked if not isinstance(one, NotAt | PlayerAt)]

    def _ink(self, fact: AnyFact, asked: bool) -> None:
        self.inked.append(fact)
        if asked:
            self.done.append(fact)
            self._inked_now.add(fact)
        match fact:
            case PlayerAt(seat=seat):
                self._marked.add(seat)
                # Where they are not is not asked any more.
                self._inked_now |= {
                    due.fact
                    for due in self.stage.due
                    if isinstance(due.fact, NotAt) and due.fact.seat == seat
                }
            case NotAt(cell=cell, seat=seat):
                ghosts = self.stage.tracks[seat].ghosts
                self._struck |= {(seat, start) for start, now in ghosts if now == cell}

    def _is_certain(self, fact: AnyFact) -> bool:
        places = self.stage.places
        match fact:
            case PlayerAt(cell=cell, seat=seat):
                return places[seat] == (cell,)
            case NotAt(cell=cell, seat=seat):
                return cell not in places[seat]
        return fact in self.stage.certain

    def _says_nothing(self, fact: AnyFact) -> bool:
        """That somebody is not where their way does not fit, or not where they are not."""
        match fact:
            case PlayerAt(cell=cell, seat=seat) if seat in self.found:
                return self.cells(seat)[-1] == cell
            case NotAt(cell=cell, seat=seat) if seat in self.found:
                return self.cells(seat)[-1] != cell
            case NotAt(cell=cell, seat=seat):
                return cell not in self.ghosts[seat]
        return False


def in_order(daily: Daily) -> Iterator[AnyFact]:
    """Every mark that is asked for, one after the other."""
    for stage in daily.stages:
        for due in stage.due:
            yield due.fact
