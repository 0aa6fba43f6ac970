"""A page as plain text: for pipes, files, screen readers and terminals without colour."""

from asterion.core.contract.screen import KNOWN, SEEN
from asterion.terminal.layout import in_one_row, in_rows, width, wrapped
from asterion.terminal.page import Page, legend
from asterion.terminal.words import word

LINE = "-" * 60


def paint(page: Page, columns: int) -> list[str]:
    """Top to bottom, nothing side by side and nothing cut."""
    lines = [LINE, page.title, *wrapped(page.intro, columns)]
    if page.screen.board:
        lines += ["", *_board(page, columns), ""]
    symbols = [f"{mark} {word(symbol.word)}" for mark, symbol in legend(page)]
    if _is_marked(page, columns):
        symbols.append(f"[ ] {word('terminal-in-sight-now')}")
    lines += ["   ".join(row) for row in in_rows(symbols, "   ", columns)]
    status = [str(row) for row in page.screen.status]
    lines += wrapped((" · ".join(row) for row in in_rows(status, " · ", columns)), columns)
    if page.heading:
        lines += [page.heading, *wrapped(page.news or [word("terminal-silence")], columns, "  ")]
    if page.possible:
        lines.append(in_one_row(word("terminal-you-may-say") + " ", page.possible, columns))
    return lines


def _board(page: Page, columns: int) -> list[str]:
    screen = page.screen
    if not _is_spaced(page, columns):
        return list(screen.board)
    if not _is_marked(page, columns):
        return [" " + " ".join(row).rstrip() for row in screen.board]
    return [_marked(*pair) for pair in zip(screen.board, screen.shades, strict=True)]


def _is_spaced(page: Page, columns: int) -> bool:
    return page.looks.spaced and 2 * width(page.screen) + 1 <= columns


def _is_marked(page: Page, columns: int) -> bool:
    """Whether anything that is only remembered has to be told from what is seen."""
    return _is_spaced(page, columns) and any(KNOWN in row for row in page.screen.shades)


def _marked(row: str, shades: str) -> str:
    """Cells with a space between; [ and ] stand around what is in sight now."""
    drawn, inside = [], False
    for symbol, shade in zip(row, shades, strict=True):
        seen = shade == SEEN
        drawn.append(("[" if seen else "]") if seen != inside else " ")
        drawn.append(symbol)
        inside = seen
    return "".join([*drawn, "]" if inside else ""]).rstrip()
