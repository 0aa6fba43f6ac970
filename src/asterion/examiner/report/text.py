"""Reports for people who read them in a terminal, and the data for programs."""

from collections.abc import Iterator
from typing import Any

import msgspec

from asterion.core.phrase import Value, phrase
from asterion.examiner.report.findings import (
    BROKEN,
    HELD,
    NOT_REACHED,
    Findings,
    Line,
    Speak,
    State,
    ending_lines,
    spoken,
)
from asterion.examiner.report.weights import Weights, marks, total

SUMMED_UP: tuple[tuple[State, str], ...] = (
    (BROKEN, "examiner-broken"),
    (HELD, "examiner-held"),
    (NOT_REACHED, "examiner-not-reached"),
)


def text(found: Findings, weights: Weights | None, speak: Speak) -> str:
    """All that is reported of one program, line by line."""
    return "".join(f"{line}\n" for line in spoken(lines(found, weights), speak))


def lines(found: Findings, weights: Weights | None) -> Iterator[Line]:
    yield from found.head
    for finding in found.findings:
        yield "", ""
        yield from finding.lines
    for ending in found.endings:
        yield "", ""
        yield from ending_lines(ending)
    yield "", ""
    if found.is_clean:
        yield "", phrase("examiner-nothing")
    for state, id in SUMMED_UP:
        if rules := found.named(state):
            yield "", phrase(id, rules=" ".join(rules))
    yield from found.tail
    if weights is not None:
        got, of = total(marks(found, weights))
        yield "", phrase("examiner-marks", **_numbers(got, of))


def _numbers(got: float, of: float) -> dict[str, Value]:
    return {"got": f"{got:g}", "of": f"{of:g}"}


def as_data(found: Findings, weights: Weights | None) -> dict[str, Any]:
    """For programs: the same fields for every book, and what only this book knows."""
    said = {
        "book": found.book,
        "program": found.program,
        "name": found.name,
        "games": found.games,
        "frames": found.frames,
        "findings": [
            {"rule": each.rule, "count": each.count, **each.data} for each in found.findings
        ],
        "endings": msgspec.to_builtins(found.endings),
        "broken": found.named(BROKEN),
        "held": found.named(HELD),
        "not_reached": found.named(NOT_REACHED),
        **found.data,
    }
    if weights is not None:
        given = marks(found, weights)
        said["marks"] = {each.check.name: [each.got, each.of] for each in given}
        said["score"], said["max_score"] = total(given)
    return said
