"""A page in colour for a real terminal: what is seen now is bright, what is remembered dim."""

import textwrap
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from asterion.core.contract.looks import YOU, Looks, Symbol
from asterion.core.contract.screen import GOAL, KNOWN, SEEN
from asterion.core.drawing.reading import read_board
from asterion.terminal.layout import cut, in_one_row, in_rows, width, wrapped
from asterion.terminal.page import Page, legend
from asterion.terminal.tones import colour_of
from asterion.terminal.words import say, word
from asterion.words.spoken import Screen

# The board brings its own dark ground, so that it can be read on a light terminal too.
LIT, UNLIT = "on grey23", "on grey3"
FRAME = "bright_black"
FRAME_WIDTH, FRAME_HEIGHT = 4, 2  # borders, and a space inside left and right
STATUS_WIDTH = 34
LEAST_WIDTH, LEAST_ROWS = 31, 7  # of a board: room for a wide field of vision
LEAST_NEWS, MOST_NEWS = 3, 12


def paint(page: Page, columns: int, rows: int | None = None) -> RenderableType:
    """As much of a page as fits on this many rows, with one left for the answer; or all of it."""
    above = [Text(f" {page.title}".ljust(columns), "bold reverse")]
    above += [Text(line) for line in wrapped(page.intro, columns)]
    below = _legend(page, columns)
    if page.heading:
        most = MOST_NEWS if rows is None else max(LEAST_NEWS, min(MOST_NEWS, rows - 17))
        below += _news(page, columns, most)
    if page.possible:
        below.append(
            Text(in_one_row(word("terminal-you-may-say") + " ", page.possible, columns), "dim")
        )
    if page.screen.board:
        left = None if rows is None else rows - len(above) - len(below) - 1
        middle = _board_and_status(page, columns, left)
    else:
        middle = [*_status_line(page.screen, columns)]
    return Group(*above, *middle, *below)


# ---- board and status


def _board_and_status(page: Page, columns: int, rows: int | None) -> list[RenderableType]:
    """Side by side in frames, or one above the other where that is too wide."""
    screen = page.screen
    looks, beside = _fitting(page, columns, whole=rows is None)
    if not beside:
        status = _status_line(screen, columns)
        most = len(screen.board) if rows is None else max(1, rows - len(status))
        return [*_board(screen, looks, columns, most), *status]
    room = columns - STATUS_WIDTH - FRAME_WIDTH - 1
    status = _status_column(screen)
    least = max(LEAST_ROWS, len(status))
    most = len(screen.board) if rows is None else max(least, rows - FRAME_HEIGHT)
    board = _board(screen, looks, room, most)
    inside = max(LEAST_WIDTH, min(_needed(screen, looks), room))
    is_cut = len(board) < len(screen.board) or inside < _needed(screen, looks)
    height = max(least, len(board)) + FRAME_HEIGHT
    title = page.map_title or word("terminal-map-you-know")
    if is_cut:
        title = say("terminal-map-cut", title=title)
    side_by_side = Grid.grid(padding=(0, 1, 0, 0))
    side_by_side.add_row(
        _framed(board, title, inside, height, UNLIT),
        _framed(status, word("terminal-how-it-stands"), STATUS_WIDTH - FRAME_WIDTH, height, "none"),
    )
    return [side_by_side]


def _fitting(page: Page, columns: int, whole: bool) -> tuple[Looks, bool]:
    """How the board is drawn, and whether the status stands beside it.

    From turn to turn a spaced board keeps its looks and is cut; the whole of it rather changes.
    """
    room = columns - STATUS_WIDTH - FRAME_WIDTH - 1
    close = msgspec.structs.replace(page.looks, spaced=False)
    if page.looks.spaced and not whole and room >= LEAST_WIDTH:
        return page.looks, True
    for looks in (page.looks, close):
        if _needed(page.screen, looks) <= room:
            return looks, True
        if _needed(page.screen, looks) <= columns:
            return looks, False
    return close, False


def _needed(screen: Screen, looks: Looks) -> int:
    return width(screen) * 2 - 1 if looks.spaced else width(screen)


def _framed(lines: Sequence[Text], title: str, inside: int, height: int, ground: str) -> Panel:
    return Panel(
        Group(*lines),
        title=title,
        style=ground,
        border_style=FRAME,
        width=inside + FRAME_WIDTH,
        height=height,
    )


def _board(screen: Screen, looks: Looks, columns: int, rows: int) -> list[Text]:
    across, down = cut(screen, (columns + 1) // 2 if looks.spaced else columns, rows)
    there = {
        (found.row, found.start + n): found.symbol
        for found in read_board(screen.board, screen.sheets, looks)
        for n in range(found.length)
    }
    return [
        _row(
            [
                (mark, screen.shades[row][n], there.get((row, n)))
                for n, mark in enumerate(screen.board[row])
                if n in across
            ],
            looks.spaced,
        )
        for row in down
    ]


def _row(row: Sequence[tuple[str, str, Symbol | None]], spaced: bool) -> Text:
    """A row in runs of one style each, which keeps what is sent to the terminal small."""
    cells: list[tuple[str, str]] = []
    lit_before = False
    for n, (mark, shade, symbol) in enumerate(row):
        lit = shade == SEEN
        if spaced and n:
            ground, before = LIT if lit and lit_before else UNLIT, cells[-1][1]
            cells.append((" ", before if before.endswith(ground) else ground))
        cells.append((mark, style_of(mark, shade, symbol)))
        lit_before = lit
    runs = groupby(cells, key=itemgetter(1))
    return Text.assemble(*(("".join(symbol for symbol, _ in run), style) for style, run in runs))


def style_of(mark: str, shade: str, symbol: Symbol | None) -> str:
    """Bright on lit ground in sight, dull on dark ground in memory."""
    if mark == YOU and (symbol is None or symbol.mark == YOU):
        return "bold black on bright_white"
    colour = colour_of(symbol)
    if shade == SEEN:
        return f"bold bright_{colour} {LIT}"
    return f"{colour} {UNLIT}" if shade == KNOWN else UNLIT


def _status_column(screen: Screen) -> list[Text]:
    inside = STATUS_WIDTH - FRAME_WIDTH
    labels = min(inside // 2, max((len(row.label) for row in screen.status), default=0))
    lines: list[Text] = []
    room = max(LEAST_ROWS, len(screen.board))
    for row in sorted(screen.status, key=lambda row: row.id == GOAL):
        parts = textwrap.wrap(row.value, inside - labels - 2) or [""]
        if row.id == GOAL and len(lines) + len(parts) > room:
            continue  # the map goes before: what to do has been said at the beginning
        for n, part in enumerate(parts):
            label = row.label[:labels] if n == 0 else ""
            lines.append(Text(f"{label:<{labels}}  ").append(part, "bold"))
    return lines


def _status_line(screen: Screen, columns: int) -> list[Text]:
    status = [str(row) for row in screen.status]
    rows = (" · ".join(row) for row in in_rows(status, " · ", columns))
    return [Text(line, "bold") for line in wrapped(rows, columns)]


# ---- words


def _legend(page: Page, columns: int) -> list[Text]:
    lines = []
    shown = {f"{mark} {word(symbol.word)}": (mark, symbol) for mark, symbol in legend(page)}
    for row in in_rows(shown, "  ", columns):
        line = Text()
        for n, item in enumerate(row):
            mark, symbol = shown[item]
            line.append("  " if n else "").append(mark, style_of(mark, SEEN, symbol))
            line.append(f" {word(symbol.word)}", "dim")
        lines.append(line)
    return lines


def _news(page: Page, columns: int, most: int) -> list[Text]:
    """The latest of what was heard; the rest is in the log."""
    lines = wrapped(page.news or [word("terminal-silence")], columns, "  ")
    left_out = len(lines) - most
    more = " " + say("terminal-lines-before", count=left_out) if left_out > 0 else ""
    return [
        Text(page.heading, "bold").append(more, "dim"),
        *(Text(line, "bright_cyan") for line in lines[-most:]),
    ]
