"""A plan in a report: what could be proved in ink, the rest of the truth pale, as one picture."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from asterion.knowledge.marks import NOBODY, Mark

CELL, MARGIN = 46, 36
SIDES = ((0, 0, 1, 0), (1, 0, 1, 1), (0, 1, 1, 1), (0, 0, 0, 1))
OUTWARD = ((0, -1), (1, 0), (0, 1), (-1, 0))
ARROWS = "↑→↓←"
INK, PALE, GOLD = "#231e17", "#b3a382", "#96690a"
FLOW = "flow-"
PLAIN = "land"


def plan_map(
    truth: Sequence[Mark],
    proved: Sequence[Mark],
    words: Mapping[str, str],
    pieces: Mapping[int, tuple[str, str]],
    about: str,
) -> str:
    """`words` are the letters of the stamps, `pieces` the initial and the colour of each player."""
    cells = sorted({(mark.at.column, mark.at.row) for mark in truth if mark.stamp})
    known = set(proved)
    columns = 1 + max((column for column, _ in cells), default=0)
    rows = 1 + max((row for _, row in cells), default=0)
    sure = {(mark.at.column, mark.at.row) for mark in proved if mark.stamp}
    drawn = [_floor(column, row, (column, row) in sure) for column, row in cells]
    drawn += [_stamps(at, truth, known, words) for at in cells]
    drawn += [_side(mark, mark in known) for mark in truth if mark.edge]
    drawn += [_piece(mark, pieces, mark in known) for mark in truth if mark.seat != NOBODY]
    drawn += _names(columns, rows)
    size = f"{-MARGIN} {-MARGIN} {columns * CELL + 2 * MARGIN} {rows * CELL + 2 * MARGIN}"
    width = columns * CELL + 2 * MARGIN
    return (
        f'<svg viewBox="{size}" width="{width}" role="img" aria-label="{escape(about)}">'
        f"{''.join(drawn)}</svg>"
    )


def _floor(column: int, row: int, sure: bool) -> str:
    fill = "#fffcf3" if sure else "#ebe1cb"
    return (
        f'<rect x="{column * CELL}" y="{row * CELL}" width="{CELL}" height="{CELL}"'
        f' fill="{fill}" stroke="#d9cfbb" stroke-dasharray="2 4"/>'
    )


def _stamps(
    at: tuple[int, int], truth: Sequence[Mark], known: set[Mark], words: Mapping[str, str]
) -> str:
    here = [mark for mark in truth if mark.stamp and (mark.at.column, mark.at.row) == at]
    shown = [mark for mark in here if mark.stamp != PLAIN]
    x, y = (at[0] + 0.5) * CELL, (at[1] + 0.5) * CELL + 6
    letters = "".join(
        f'<tspan fill="{INK if mark in known else PALE}">{escape(_letters(mark.stamp, words))}'
        "</tspan>"
        for mark in shown
    )
    return f'<text x="{x}" y="{y}" class="m">{letters}</text>' if letters else ""


def _letters(stamp: str, words: Mapping[str, str]) -> str:
    if stamp.startswith(FLOW):
        return ARROWS[int(stamp.removeprefix(FLOW))]
    return words.get(stamp, stamp[:1].upper())


def _side(mark: Mark, sure: bool) -> str:
    if mark.edge == "open":
        return ""
    x1, y1, x2, y2 = SIDES[mark.way]
    column, row = mark.at.column, mark.at.row
    colour = ("#9c3d17" if sure else "#d3a18c") if mark.edge == "exit" else INK if sure else PALE
    dash = ' stroke-dasharray="7 5"' if mark.edge == "exit" else ""
    return (
        f'<path d="M{(column + x1) * CELL} {(row + y1) * CELL}'
        f'L{(column + x2) * CELL} {(row + y2) * CELL}" stroke="{colour}"'
        f' stroke-width="{4 if sure else 3}" stroke-linecap="round"{dash}/>'
    )


def _piece(mark: Mark, pieces: Mapping[int, tuple[str, str]], sure: bool) -> str:
    initial, colour = pieces.get(mark.seat, ("?", INK))
    right, down = OUTWARD[mark.way] if mark.way >= 0 else (0, 0)
    x, y = (mark.at.column + 0.74 + right * 0.7) * CELL, (mark.at.row + 0.74 + down * 0.7) * CELL
    ring = f' stroke="{GOLD}" stroke-width="3"' if sure else ""
    return (
        f'<circle cx="{x}" cy="{y}" r="10" fill="{colour}" opacity="{1 if sure else 0.55}"{ring}/>'
        f'<text x="{x}" y="{y + 4}" class="p">{escape(initial)}</text>'
    )


def _names(columns: int, rows: int) -> Iterable[str]:
    for column in range(columns):
        name = chr(ord("a") + column) if column < 26 else str(column + 1)
        yield f'<text x="{(column + 0.5) * CELL}" y="-9" class="n">{name}</text>'
    for row in range(rows):
        yield f'<text x="-14" y="{(row + 0.5) * CELL + 5}" class="n">{row + 1}</text>'
