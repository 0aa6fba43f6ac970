"""Findings as one HTML file: it needs nothing else, prints well, and follows light and dark."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from textwrap import dedent

from asterion.core.phrase import phrase
from asterion.examiner.report.findings import (
    BROKEN,
    HELD,
    NOT_REACHED,
    Check,
    Findings,
    Speak,
    spoken,
)
from asterion.examiner.report.table import headings, row
from asterion.examiner.report.weights import Mark, Weights, marks, total

SIGNS = {HELD: "✓", BROKEN: "✗", NOT_REACHED: "–"}
STYLE = """
:root { color-scheme: light dark; --line: #8886; --good: #176f2c; --bad: #a4161a; }
@media (prefers-color-scheme: dark) { :root { --good: #7ddc91; --bad: #ff9a94; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin-top: 2.5rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: left;
  vertical-align: top; }
td.number, th.number { text-align: right; white-space: nowrap; }
.held { color: var(--good); } .broken { color: var(--bad); font-weight: 600; }
.state { white-space: nowrap; }
.marks { font-size: 1.25rem; font-weight: 600; }
pre { font: .8rem/1.25 ui-monospace, monospace; overflow-x: auto; padding: .6rem .8rem;
  border: 1px solid var(--line); border-radius: 4px; }
p.line { margin: .15rem 0 .15rem calc(var(--deep) * 1.5rem); }
.scroll { overflow-x: auto; }
@media print {
  body { margin: 0; max-width: none; font-size: 10pt; }
  pre { font-size: 6.5pt; white-space: pre-wrap; }
  section + section { break-before: page; }
  tr, h3, pre { break-inside: avoid; } h3 { break-after: avoid; }
}
"""


def page(
    every: Sequence[Findings], weights: Weights | None, speak: Speak, language: str = "en"
) -> str:
    """A table if there are several, and a section for each."""
    title = speak(phrase("examiner-page-title", programs=len(every), name=every[0].name))
    used = weights or Weights()
    parts = [
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
    ]
    if len(every) > 1:
        parts.append(_table(headings(speak), [_linked(found, used, speak) for found in every]))
    for number, found in enumerate(every):
        parts += section(f"p{number}" if len(every) > 1 else "", found, weights, speak)
    return "\n".join([*parts, "</body></html>", ""])


def _linked(found: Findings, weights: Weights, speak: Speak) -> list[str]:
    return [escape(cell) for cell in row(found, weights, speak)]


def _table(names: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are HTML already; the first of each row leads to its section."""
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = "".join(
        f'<tr><td><a href="#p{number}">{cells[0]}</a></td>'
        + "".join(f"<td>{cell}</td>" for cell in cells[1:])
        + "</tr>"
        for number, cells in enumerate(rows)
    )
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def section(id: str, found: Findings, weights: Weights | None, speak: Speak) -> Iterator[str]:
    """One program: what is to be known, its rules, and each fault with its frames."""
    yield f'<section id="{id}">' if id else "<section>"
    if id:
        yield f"<h2>{escape(found.name)}</h2>"
    for line in spoken(found.head, speak):
        yield f"<p>{escape(line)}</p>"
    given = marks(found, weights or Weights())
    if weights is not None:
        got, of = total(given)
        said = speak(phrase("examiner-marks", got=f"{got:g}", of=f"{of:g}"))
        yield f'<p class="marks">{escape(said)}</p>'
    if found.is_clean:
        yield f"<p>{escape(speak(phrase('examiner-nothing')))}</p>"
    for check in found.checks:
        if check.state == BROKEN:
            yield from _fault(found, check, speak)
    names = ["rule", "state", "says", *(["marks"] if weights is not None else [])]
    head = "".join(f"<th>{escape(speak(phrase(f'examiner-heading-{n}')))}</th>" for n in names)
    rows = "".join(_row(mark, weights is not None, speak) for mark in given)
    yield f"<h3>{escape(speak(phrase('examiner-page-rules')))}</h3>"
    yield f'<div class="scroll"><table><tr>{head}</tr>{rows}</table></div>'
    for line in spoken(found.tail, speak):
        yield f"<p>{escape(line)}</p>"
    yield "</section>"


def _fault(found: Findings, check: Check, speak: Speak) -> Iterator[str]:
    """Sentences wrap as the window is wide; what the program wrote stays as it is."""
    state = speak(phrase("examiner-state", state=check.state, count=check.count))
    about = f"{check.name}: {state}"
    yield f'<h3><span class="broken">{SIGNS[BROKEN]}</span> {escape(about)}</h3>'
    for is_verbatim, lines in groupby(
        found.lines_of(check.name), lambda line: isinstance(line[1], str)
    ):
        if is_verbatim:
            yield f"<pre>{escape(dedent(chr(10).join(spoken(lines, speak))))}</pre>"
            continue
        for indent, said in lines:
            row = spoken([("", said)], speak)[0]
            yield f'<p class="line" style="--deep: {len(indent) // 4}">{escape(row)}</p>'


def _row(mark: Mark, has_marks: bool, speak: Speak) -> str:
    check = mark.check
    state = speak(phrase("examiner-state", state=check.state, count=check.count))
    cells = (
        f"<td>{escape(check.name)}</td>"
        f'<td class="state {check.state}">{SIGNS[check.state]} {escape(state)}</td>'
        f"<td>{escape(speak(check.says))}</td>"
    )
    if has_marks:
        cells += f'<td class="number">{mark.got:g}/{mark.of:g}</td>'
    return f"<tr>{cells}</tr>"
