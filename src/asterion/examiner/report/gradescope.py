"""Findings as the `results.json` of a Gradescope autograder.

Described at https://gradescope-autograders.readthedocs.io/en/latest/specs/.
"""

from typing import Any

from asterion.core.phrase import phrase
from asterion.examiner.report.findings import BROKEN, NOT_REACHED, Findings, Speak, spoken
from asterion.examiner.report.weights import Mark, Weights, marks, total


def gradescope(found: Findings, weights: Weights, speak: Speak) -> dict[str, Any]:
    """Each rule is a test. One that is worth nothing only says whether it was held."""
    given = marks(found, weights)
    head = "\n".join(spoken([*found.head, *found.tail], speak))
    return {
        "score": total(given)[0],
        "output": head,
        "output_format": "text",
        "tests": [_test(found, mark, speak) for mark in given if not _says_nothing(mark)],
    }


def _says_nothing(mark: Mark) -> bool:
    return mark.check.state == NOT_REACHED and not mark.of


def _test(found: Findings, mark: Mark, speak: Speak) -> dict[str, Any]:
    check = mark.check
    test: dict[str, Any] = {
        "name": f"{check.name}: {speak(check.says)}",
        "name_format": "text",
        "output_format": "text",
        "visibility": mark.seen,
        "status": "failed" if check.state == BROKEN else "passed",
    }
    if mark.of:
        test |= {"score": mark.got, "max_score": mark.of}
        test["status"] = "passed" if mark.got == mark.of else "failed"
    if check.state == BROKEN:
        test["output"] = "\n".join(spoken(found.lines_of(check.name), speak))
    elif check.state == NOT_REACHED:
        test["output"] = speak(phrase("examiner-was-not-reached"))
    return test
