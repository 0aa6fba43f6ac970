"""Findings of every kind, for the tests of the forms that they are written in."""

import msgspec

from asterion.core.phrase import english, phrase
from asterion.examiner.report.findings import Ending, Finding, Findings, checks_of
from asterion.examiner.report.writing import Reader

RUNNER = {
    "CLASSROOM": "cs-principles",
    "ASSIGNMENT": "cc3k",
    "ASSIGNMENT_TYPE": "individual",
    "OWNER": "ann",
    "SUBMISSION_TAG": "submit/2026-06-01T14-32-05Z-a1b2c3d",
    "COMMIT_URL": "https://example.org/commit/1",
    "RELEASE_URL": "https://example.org/release/1",
}
"""What the runner of Classroom 50 sets."""


def reader(environment: dict[str, str] | None = None) -> Reader:
    return Reader(english, "en", environment or {}, "2026-06-01T14:32:05Z")


def findings(*broken: str, endings: tuple[str, ...] = (), name: str = "ann") -> Findings:
    """A book of three rules, of which R1 was held unless it is broken and R3 was never reached."""
    rules = [(f"R{n}", phrase("examiner-nothing")) for n in (1, 2, 3)]
    found = [
        Finding(rule, 2, [("", f"{rule} <b> & \x1b[31m\x00 “é”")], {"kind": "k"}) for rule in broken
    ]
    ended = [Ending(kind, 11, 1, 3, 4, "no", "boom\x00") for kind in endings]
    checks = checks_of(rules, {"R1", "R2"}, found, ended)
    return Findings("cc3k", ["./a"], name, checks, 5, 60, found, ended)


def data(text: str) -> dict[str, object]:
    decoded: dict[str, object] = msgspec.json.decode(text)
    return decoded
