"""A move put together by a description: what a page does by hand, for tests of any book."""

import re
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.composing import Compound, Fact, Pick, Slot, Telling, gaps, put
from asterion.core.dice import Dice

T = TypeVar("T")
SOME_CELL = "b3"


class Deed(msgspec.Struct, frozen=True):
    """A part by its `say`, and what fills its gaps; a gap without a value has its first choice."""

    say: str
    values: dict[str, str] = {}


class Step(msgspec.Struct, frozen=True):
    """Something to be done: at once, or as a condition says."""

    deed: Deed
    fork: "Fork | None" = None


class Fork(msgspec.Struct, frozen=True, rename={"negated": "not"}):
    """What is done if this was announced, and what if not."""

    when: str
    negated: bool
    then: Step
    otherwise: Step | None


class Composed(msgspec.Struct, frozen=True):
    """A whole move."""

    prefaces: dict[str, str]  # by verb, what is typed
    before: list[Step]
    go: Step | None
    after: list[Step]
    telling: str  # the `say` of one
    told: list[str]  # what is told, where that is chosen


def written(compound: Compound, move: Composed) -> str:
    """The command."""
    steps = [*move.before, *([move.go] if move.go is not None else ()), *move.after]
    parts = compound.join.join(_step(compound, step) for step in steps)
    before = "".join(
        fill(compound, each.say, {each.slot: move.prefaces[each.verb]})
        for each in compound.prefaces
        if move.prefaces.get(each.verb)
    )
    return before + parts + _telling(compound, move)


def fill(compound: Compound, say: str, values: Mapping[str, str]) -> str:
    """A piece of notation with everything that was chosen."""

    def filled(name: str) -> str:
        slot, value = compound.slots[name], values.get(name, "")
        if slot.kind != "one":
            return value
        chosen = next((each for each in slot.choices if each.say == value), slot.choices[0])
        return fill(compound, chosen.say, values)

    return put(say, {name: filled(name) for name in gaps(say)})


def listed(slot: Slot, chosen: list[str]) -> str:
    """Several of a slot's choices, in its order."""
    *first, last = [each.say for each in slot.choices if each.say in chosen]
    return slot.comma.join(first) + slot.last + last if first else last


def _step(compound: Compound, step: Step) -> str:
    fork = step.fork
    if fork is None:
        return fill(compound, step.deed.say, step.deed.values)
    how = compound.conditions
    assert how is not None

    def branch(of: Step) -> str:
        said = _step(compound, of)
        return said if of.fork is None else put(how.within, {"part": said})

    fact = put(how.negated, {"fact": fork.when}) if fork.negated else fork.when
    values = {"fact": fact, "then": branch(fork.then)}
    if fork.otherwise is None:
        return put(how.then, values)
    return put(how.otherwise, {**values, "otherwise": branch(fork.otherwise)})


def _telling(compound: Compound, move: Composed) -> str:
    telling = next((each for each in compound.tellings if each.say == move.telling), None)
    if telling is None or not telling.chosen:
        return move.telling
    told = listed(compound.slots[telling.chosen], move.told)
    return put(telling.say, {telling.chosen: told})


def among_players(compound: Compound, names: Sequence[str], own: Seat) -> Compound:
    """With the others' names as choices: one that could be read otherwise is said by number."""

    def named(slot: Slot, seat: Seat) -> Pick:
        fits = re.fullmatch(slot.pattern, names[seat], re.IGNORECASE)
        return Pick(names[seat] if fits else str(seat + 1), names[seat])

    others = [seat for seat in range(len(names)) if seat != own]
    slots = {
        key: Slot(slot.label, tuple(named(slot, seat) for seat in others))
        if slot.kind == "player"
        else slot
        for key, slot in compound.slots.items()
    }
    return msgspec.structs.replace(compound, slots=slots)


class Composer:
    """Puts moves together at random, as hands may."""

    def __init__(self, compound: Compound, dice: Dice) -> None:
        self.compound = compound
        self.dice = dice

    def move(self) -> Composed:
        compound = self.compound
        telling = self._one(compound.tellings) if compound.tellings else Telling("", "")
        told = self._several(compound.slots[telling.chosen]) if telling.chosen else []
        facts = [each for each in self._facts() if _is_told(each, telling, told)]
        before = [self._step(facts, self._action("before")) for _ in range(self._below(3))]
        after = [self._step(facts, self._action("after")) for _ in range(self._below(3))]
        is_still = compound.still and (before or after) and self._below(2)
        go = None if is_still else self._step(facts, self._movement(), always=True)
        some = {each.verb: SOME_CELL for each in compound.prefaces if self._below(2)}
        return Composed(some, before, go, after, telling.say, told)

    def _below(self, n: int) -> int:
        return self.dice.below(n, "a choice of the hand")

    def _one(self, several: Sequence[T]) -> T:
        return several[self._below(len(several))]

    def _several(self, slot: Slot) -> list[str]:
        says = [each.say for each in slot.choices]
        return [say for say in says if self._below(2)][: slot.most] or says[:1]

    def _facts(self) -> Sequence[Fact]:
        conditions = self.compound.conditions
        return () if conditions is None else conditions.facts

    def _action(self, where: str) -> Deed:
        fitting = [each for each in self.compound.actions if getattr(each, where)]
        return self._deed(self._one(fitting).say)

    def _movement(self) -> Deed:
        return Deed(self._one(self.compound.movements).say)

    def _deed(self, say: str) -> Deed:
        return Deed(say, self._values(say))

    def _values(self, say: str) -> dict[str, str]:
        values: dict[str, str] = {}
        for gap in gaps(say):
            slot = self.compound.slots[gap]
            value = SOME_CELL if slot.kind == "cell" else self._one(slot.choices).say
            values |= {gap: value, **self._values(value)}
        return values

    def _step(
        self, facts: Sequence[Fact], deed: Deed, always: bool = False, depth: int = 0
    ) -> Step:
        how = self.compound.conditions
        if how is None or not facts or depth == how.deepest or self._below(3):
            return Step(deed)
        other = self._movement() if always else self._action("before")
        then = self._step(facts, deed, always, depth + 1)
        is_else = always or self._below(2)
        otherwise = self._step(facts, other, always, depth + 1) if is_else else None
        return Step(deed, Fork(self._one(facts).say, bool(self._below(2)), then, otherwise))


def _is_told(fact: Fact, telling: Telling, told: Sequence[str]) -> bool:
    return not fact.told or telling.tells == "all" or fact.told in told
