"""Several programs side by side: a line each, for a terminal or as CSV."""

import csv
import io
from collections.abc import Sequence

from asterion.core.phrase import Phrase, phrase
from asterion.examiner.report.findings import BROKEN, NOT_REACHED, PROGRAM, Findings, Speak
from asterion.examiner.report.weights import Weights, marks, total

HEADINGS = ("name", "games", "frames", "marks", "broken", "not-reached", "program")
MOST_RULES = 8
"""Broken rules that a line of the table names; the rest is counted."""


def headings(speak: Speak) -> list[str]:
    return [speak(phrase(f"examiner-heading-{name}")) for name in HEADINGS]


def row(found: Findings, weights: Weights, speak: Speak) -> list[str]:
    """One program; how it ended stands in its last cell."""
    got, of = total(marks(found, weights))
    broken = found.named(BROKEN)
    more = len(broken) - MOST_RULES
    named = " ".join(broken[:MOST_RULES]) + (f" +{more}" if more > 0 else "")
    return [
        found.name,
        str(found.games),
        str(found.frames),
        f"{got:g}/{of:g}",
        named or "-",
        str(len(found.named(NOT_REACHED))),
        "; ".join(speak(short(each.kind, each.status)) for each in found.endings) or "-",
    ]


def short(kind: str, status: int) -> Phrase:
    return phrase("examiner-ended-short", kind=kind, status=status)


def table(every: Sequence[Findings], weights: Weights, speak: Speak) -> str:
    """In columns as wide as they need to be; below them whose numbers were not judged."""
    rows = [headings(speak), *(row(found, weights, speak) for found in every)]
    widths = [max(len(cells[n]) for cells in rows) for n in range(len(HEADINGS))]
    padded = (
        "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()
        for cells in rows
    )
    unread = (
        speak(phrase("examiner-unread-of", name=found.name, rows=found.unread))
        for found in every
        if found.unread
    )
    return "".join(f"{line}\n" for line in [*padded, *unread])


def as_csv(every: Sequence[Findings], weights: Weights) -> str:
    """A column per check with its state; the names of columns are the same in every language."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    checks = [check.name for check in every[0].checks if check.name != PROGRAM] if every else []
    writer.writerow(["name", "games", "frames", "score", "max_score", "program", *checks])
    for found in every:
        got, of = total(marks(found, weights))
        ended = ";".join(ending.kind for ending in found.endings)
        states = {check.name: check.state for check in found.checks}
        counted = (found.games, found.frames, f"{got:g}", f"{of:g}")
        writer.writerow(
            [_harmless(found.name), *counted, ended, *(states.get(name, "") for name in checks)]
        )
    return written.getvalue()


def _harmless(name: str) -> str:
    """A spreadsheet would take such a name for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
