"""Marks: what each rule is worth, and who may see its result."""

import tomllib
from typing import Literal

import msgspec

from asterion.examiner.report.findings import BROKEN, HELD, Check, Findings

Visibility = Literal["visible", "hidden", "after_due_date", "after_published"]
"""As Gradescope calls them."""
NotReached = Literal["none", "full", "left-out"]


class BadWeights(ValueError):
    """The text says what is wrong, for anyone who wrote the file."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of weights; what it leaves out is as usual."""

    weight: float = 1
    """Of every rule that is not listed, and of the program."""
    not_reached: NotReached = "none"
    """What a rule gets that never came up."""
    visibility: Visibility = "visible"
    weights: dict[str, float] = {}
    visibilities: dict[str, Visibility] = {}

    def of(self, name: str) -> float:
        return self.weights.get(name, self.weight)

    def seen(self, name: str) -> Visibility:
        return self.visibilities.get(name, self.visibility)


class Mark(msgspec.Struct, frozen=True):
    """What one check is given."""

    check: Check
    got: float
    of: float
    seen: Visibility


def read_weights(text: str) -> Weights:
    try:
        found = msgspec.convert(tomllib.loads(text), Weights)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadWeights(str(error)) from None
    for name, weight in {"weight": found.weight, **found.weights}.items():
        if not 0 <= weight < float("inf"):
            raise BadWeights(f"{name} = {weight}")
    return found


def check_names(weights: Weights, names: set[str]) -> None:
    """A rule that the book does not have would silently be worth nothing."""
    for name in (*weights.weights, *weights.visibilities):
        if name not in names:
            raise BadWeights(name)


def marks(found: Findings, weights: Weights) -> list[Mark]:
    """All or nothing for each check; nothing at all for what could not be examined."""
    given = []
    for check in found.checks:
        of = weights.of(check.name)
        got = of if check.state == HELD else 0.0
        if check.state not in (HELD, BROKEN) and found.is_examined:
            if weights.not_reached == "full":
                got = of
            elif weights.not_reached == "left-out":
                of = 0.0
        given.append(Mark(check, got, of, weights.seen(check.name)))
    return given


def total(given: list[Mark]) -> tuple[float, float]:
    """What was reached of what there is."""
    return sum(each.got for each in given), sum(each.of for each in given)
