"""An argument as hosts show it: for each step a sentence and what to draw over the plan."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, Protocol, runtime_checkable

import msgspec

from asterion.core.contract.paper import Spot
from asterion.core.phrase import Phrase
from asterion.knowledge.argument.steps import (
    AnyStep,
    Argument,
    Excluded,
    Follows,
    Ghost,
    Left,
    Placed,
)
from asterion.knowledge.marks import Mark

Standing = Literal["open", "out", "gone", "left"]


@runtime_checkable
class Arguing(Protocol):
    """Those who can argue; a book whose knowledge cannot gives the list of answers alone."""

    def argue(self, fact: Any) -> Argument | None:
        """What `why` was asked last, in steps that a person follows; None where it takes more."""
        ...

    def say_argument(self, argument: Argument) -> list[Phrase]:
        """Its steps, a sentence or a few each."""
        ...

    def mark(self, fact: Any) -> Mark | None: ...


class Shade(msgspec.Struct, frozen=True):
    """A ghost on the plan: still open, struck off by this step or before, or what is left.

    `path` is where it would have led, beginning where it stands.
    """

    at: Mark
    path: tuple[Spot, ...]
    standing: Standing


class DrawnStep(msgspec.Struct, frozen=True):
    """One step: its sentence, the answers and rules it cites, the ghosts of the walk it is about,
    facts that it takes, what would have to be so, and what it proves."""

    words: Phrase
    answers: tuple[int, ...]
    rules: tuple[str, ...]
    ghosts: tuple[Shade, ...] = ()
    given: tuple[Mark, ...] = ()
    would: tuple[Mark, ...] = ()
    proves: tuple[Mark, ...] = ()


class SaidStep(msgspec.Struct, frozen=True):
    """One step of an argument, to read and to draw over the plan.

    It takes the marks in `given`; `would` are some that would follow and cannot be; it `proves`.
    """

    words: str
    answers: tuple[int, ...]
    rules: tuple[str, ...]
    ghosts: tuple[Shade, ...]
    given: tuple[Mark, ...]
    would: tuple[Mark, ...]
    proves: tuple[Mark, ...]


def said_steps(steps: Sequence[DrawnStep], say: Callable[[Phrase], str]) -> tuple[SaidStep, ...]:
    return tuple(
        SaidStep(
            say(step.words), step.answers, step.rules, step.ghosts,
            step.given, step.would, step.proves,
        )
        for step in steps
    )  # fmt: skip


def drawn(argument: Argument, knowledge: Arguing) -> tuple[DrawnStep, ...]:
    """In order; a step shows its walk as it stands after it."""
    placed: dict[int, tuple[Ghost, ...]] = {}
    gone: dict[int, set[Ghost]] = {}
    steps = []
    for step, words in zip(argument.steps, knowledge.say_argument(argument), strict=True):
        if isinstance(step, Placed) or (isinstance(step, Excluded) and step.ghosts):
            placed[step.walk] = step.ghosts
        walk = step.walk if not isinstance(step, Follows) or step.ghosts else -1
        out, left = _struck(step), _left(step)
        before = gone.setdefault(walk, set())
        if isinstance(step, Left):
            before |= {ghost for ghost in placed.get(walk, ()) if ghost not in step.ghosts}
        shades = tuple(
            Shade(
                _marked(knowledge, [ghost.at])[0],
                tuple(_spots(knowledge, ghost)),
                "out" if ghost in out else "gone" if ghost in before
                else "left" if ghost in left else "open",
            )
            for ghost in placed.get(walk, ())
        )  # fmt: skip
        before |= out
        steps.append(_step(step, words, shades, knowledge))
    return tuple(steps)


def _step(step: AnyStep, words: Phrase, shades: tuple[Shade, ...], knowledge: Arguing) -> DrawnStep:
    given: Sequence[Any] = ()
    would: Sequence[Any] = ()
    proves: Sequence[Any] = ()
    match step:
        case Excluded(clashes=clashes):
            given = [fact for clash in clashes for fact in clash.against]
            would = [fact for clash in clashes for fact in clash.would if not clash.against]
        case Follows():
            given, would, proves = step.given, step.would, step.facts
    return DrawnStep(
        words,
        step.entries,
        step.rules,
        shades,
        tuple(_marked(knowledge, given)),
        tuple(_marked(knowledge, would)),
        tuple(_marked(knowledge, proves)),
    )


def _struck(step: AnyStep) -> set[Ghost]:
    if not isinstance(step, Excluded):
        return set()
    return {ghost for clash in step.clashes for ghost in clash.ghosts}


def _left(step: AnyStep) -> set[Ghost]:
    match step:
        case Excluded(left=left):
            return {*left}
        case Left(ghosts=ghosts):
            return {*ghosts}
    return set()


def _marked(knowledge: Arguing, facts: Sequence[Any]) -> list[Mark]:
    marks = (knowledge.mark(fact) for fact in dict.fromkeys(facts))
    return [mark for mark in marks if mark is not None]


def _spots(knowledge: Arguing, ghost: Ghost) -> Iterator[Spot]:
    for mark in _marked(knowledge, [ghost.at]):
        yield mark.at
    for fact in ghost.path:
        for mark in _marked(knowledge, [fact]):
            yield mark.at
