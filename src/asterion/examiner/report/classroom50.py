"""Findings as the `result.json` of Classroom 50, version 1.

Described by `schemas/result-v1.schema.json` of https://github.com/foundation50/classroom50 and
its wiki page "Advanced Autograding"; the runner gives everything but the marks by its environment.
"""

from collections.abc import Mapping
from typing import Any

from asterion.examiner.report.findings import HELD, Findings, Speak, spoken
from asterion.examiner.report.weights import Mark, Weights, marks

SCHEMA = "classroom50/result/v1"
FROM = {
    "classroom": ("CLASSROOM",),
    "assignment": ("ASSIGNMENT",),
    "assignment_type": ("ASSIGNMENT_TYPE",),
    "owner": ("OWNER", "USERNAME"),
    "submission": ("SUBMISSION_TAG",),
    "commit": ("COMMIT_URL",),
    "release": ("RELEASE_URL",),
    "review": ("REVIEW_URL", "COMMIT_URL"),
}
"""Each field, and the variables that have it: the first that is set."""


class NotSaid(KeyError):
    """A variable that the runner should have set."""


class NotWhole(ValueError):
    """Marks there are whole numbers; this is the name of one that is not."""


def classroom50(
    found: Findings, weights: Weights, speak: Speak, environment: Mapping[str, str], now: str
) -> dict[str, Any]:
    """`now` is YYYY-MM-DDTHH:MM:SSZ. Students read this file, so hidden rules are not explained."""
    tests = [_test(found, mark, speak) for mark in marks(found, weights)]
    return {
        "schema": SCHEMA,
        **{field: _given(names, environment) for field, names in FROM.items()},
        "datetime": now,
        "graded_at": now,
        "score": sum(test["score"] for test in tests),
        "max-score": sum(test["max-score"] for test in tests),
        "tests": tests,
    }


def _given(names: tuple[str, ...], environment: Mapping[str, str]) -> str:
    for name in names:
        if environment.get(name):
            return environment[name]
    raise NotSaid(names[0])


def _test(found: Findings, mark: Mark, speak: Speak) -> dict[str, Any]:
    check = mark.check
    if not float(mark.of).is_integer():
        raise NotWhole(check.name)
    is_seen = mark.seen == "visible"
    told = spoken(found.lines_of(check.name), speak) if is_seen else []
    return {
        "test-name": f"{check.name}: {speak(check.says)}" if is_seen else check.name,
        "passed": mark.got == mark.of if mark.of else check.state == HELD,
        "score": int(mark.got),
        "max-score": int(mark.of),
        **({"output": "\n".join(told)} if told else {}),
    }
