"""Steps that are read in one go."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from asterion.knowledge.argument.steps import AnyStep, Excluded, Follows, Placed

TOGETHER = 4
"""This many reasons are read in one step, where each is one thing on the plan."""


def in_one(steps: Sequence[AnyStep]) -> list[AnyStep]:
    """What is read in one go: a walk with few places and what strikes some off, or a few facts."""
    joined: list[AnyStep] = []
    for place, step in enumerate(steps):
        last = joined[-1] if joined else None
        if isinstance(last, Placed) and isinstance(step, Excluded) and _is_placed_by(step, last):
            joined[-1] = replace(_both(step, last, ()), ghosts=last.ghosts, since=last.since)
        elif (
            isinstance(last, Follows)
            and isinstance(step, Follows)
            and place < len(steps) - 1
            and len(last.facts) < TOGETHER
            and not (last.would or last.ghosts or step.would or step.ghosts)
            and not set(last.facts) & set(step.given)
        ):
            joined[-1] = _both(last, step, ("facts", "given"))
        else:
            joined.append(step)
    return joined


def _is_placed_by(step: Excluded, last: Placed) -> bool:
    return step.walk == last.walk and len(last.ghosts) <= TOGETHER


def _both(one: AnyStep, other: AnyStep, fields: Sequence[str]) -> Any:
    """One step that rests on what both rest on."""
    merged: dict[str, Any] = {}
    for field in ("entries", "heard", "rules"):
        merged[field] = tuple(sorted({*getattr(one, field), *getattr(other, field)}))
    for field in fields:
        merged[field] = tuple(dict.fromkeys([*getattr(one, field), *getattr(other, field)]))
    return replace(one, **merged)
