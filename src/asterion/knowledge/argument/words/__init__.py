"""An argument as phrases, one for each step; the facts in it are said by the book."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from asterion.core.audience import Seat
from asterion.core.phrase import Item, Phrase, Value, phrase
from asterion.knowledge.argument.steps import (
    AnyStep,
    Argument,
    Clash,
    Excluded,
    Follows,
    Ghost,
    Left,
    Placed,
)
from asterion.words import bring_words

bring_words(Path(__file__).parent)

SayFact = Callable[[Any], Phrase]
SayPlayer = Callable[[Seat], dict[str, Value]]
PlaceName = Callable[[Any], Item]

MOST_NAMED = 8


class ArgumentTelling:
    """Speaks to one chair, with the facts, places and names of its book."""

    def __init__(self, fact: SayFact, place: PlaceName, who: SayPlayer) -> None:
        self.fact = fact
        self.place = place
        self.who = who

    def said(self, argument: Argument) -> list[Phrase]:
        seats = {step.walk: step.seat for step in argument.steps if step.walk >= 0}
        return [self.step(step, seats) for step in argument.steps]

    def step(self, step: AnyStep, seats: dict[int, Seat]) -> Phrase:
        match step:
            case Placed():
                return self._placed(step, step.ghosts)
            case Excluded(clashes=clashes, left=left, ghosts=ghosts):
                said = [self._clash(clash, seats) for clash in clashes]
                if ghosts:
                    said.insert(0, self._placed(step, ghosts))
                if left:
                    said.append(self._left(left))
                return _in_a_row(said)
            case Left(ghosts=ghosts):
                return self._left(ghosts, _cited(step.entries, step.rules))
            case Follows():
                return self._follows(step)

    def _placed(self, step: Placed | Excluded, ghosts: Sequence[Ghost]) -> Phrase:
        """Many places are counted: the plan shows them."""
        return phrase(
            "argument-placed",
            places=self._places(ghosts) if len(ghosts) <= MOST_NAMED else [],
            count=len(ghosts),
            many=len(ghosts) > MOST_NAMED,
            since=step.since,
            cited=_cited(step.entries if isinstance(step, Placed) else (), ()),
            **self.who(step.seat),
        )

    def _clash(self, clash: Clash, seats: dict[int, Seat]) -> Phrase:
        places = self._places(clash.ghosts)
        cited = _cited(clash.entries, clash.rules)
        would, against = self._facts(clash.would), self._facts(clash.against)
        if would and against:
            return phrase(
                "argument-not-but", places=places, would=would, against=against, cited=cited
            )
        if against:
            return phrase("argument-not-because", places=places, against=against, cited=cited)
        if would:
            return phrase("argument-not-both", places=places, would=would, cited=cited)
        if clash.after >= 0:
            who = self.who(seats.get(clash.after, -1))
            return phrase("argument-not-reached", places=places, cited=cited, **who)
        return phrase("argument-not", places=places, cited=cited)

    def _left(self, ghosts: Sequence[Ghost], cited: Phrase | None = None) -> Phrase:
        """Many places are counted: the plan shows them."""
        return phrase(
            "argument-left",
            places=self._places(ghosts) if len(ghosts) <= MOST_NAMED else [],
            count=len(ghosts),
            many=len(ghosts) > MOST_NAMED,
            cited=cited or _cited((), ()),
        )

    def _follows(self, step: Follows) -> Phrase:
        facts, given = self._facts(step.facts), self._facts(step.given)
        cited = _cited(step.entries, step.rules)
        if step.ghosts:
            places = self._places(step.ghosts)
            return phrase("argument-in-each", facts=facts, places=places, cited=cited)
        if step.would:
            would = self._facts(step.would)
            return phrase(
                "argument-otherwise", facts=facts, would=would, given=given,
                has_given=bool(given), cited=cited,
            )  # fmt: skip
        if given:
            return phrase("argument-since", facts=facts, given=given, cited=cited)
        return phrase("argument-so", facts=facts, cited=cited)

    def _facts(self, facts: Sequence[Any]) -> list[Item]:
        return [self.fact(fact) for fact in facts]

    def _places(self, ghosts: Sequence[Ghost]) -> list[Item]:
        return [self.place(ghost.at) for ghost in ghosts]


def _cited(entries: Sequence[int], rules: Sequence[str]) -> Phrase:
    """“(answers 3 and 7, rule L93)”, or nothing."""
    answers: list[Item] = [str(entry) for entry in entries]
    if len(answers) > MOST_NAMED:
        between = phrase("argument-to", first=answers[0], last=answers[-1])
        answers = [between]
    numbers: list[Item] = [*rules]
    if answers and numbers:
        return phrase("argument-cited-both", answers=answers, count=len(entries), rules=numbers)
    if answers:
        return phrase("argument-cited-answers", answers=answers, count=len(entries))
    if numbers:
        return phrase("argument-cited-rules", rules=numbers, count=len(numbers))
    return phrase("argument-cited-nothing")


def _in_a_row(said: Sequence[Phrase]) -> Phrase:
    whole = said[0]
    for next_one in said[1:]:
        whole = phrase("knowledge-then", before=whole, next=next_one)
    return whole
