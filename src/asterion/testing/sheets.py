"""What a screen says of its board is so: its sheets lie on it, and every mark has a word."""

from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.book import AnyBook
from asterion.core.contract.looks import Looks
from asterion.core.contract.screen import Screen, Sheet
from asterion.core.drawing.reading import read_board
from asterion.testing.broken import Broken
from asterion.testing.kit import Kit
from asterion.testing.play import new_table, play_on

LOOKED_AT = 12
"""Moments of a game, so far as it lasts."""


def boards_are_known(book: AnyBook, kit: Kit, seed: int) -> None:
    """At some moments of a game, on everybody's board: sheets inside of it, marks in the looks."""
    table, chooser = new_table(book, kit, seed)
    for _ in range(LOOKED_AT):
        for viewer in (*range(len(table.names)), PUBLIC, MASTER):
            check_screen(book.view.screen(table.view(viewer)), book.looks)
        if table.result is not None:
            return
        play_on(table, kit, chooser, len(table.entries))


def check_screen(screen: Screen, looks: Looks) -> None:
    """`Broken`, unless anyone who draws this board can rely on what is said of it."""
    if any(screen.board) and looks.style != "text" and not screen.sheets:
        raise Broken("the board names none of its sheets")
    for sheet in screen.sheets:
        _lies_inside(sheet, screen)
    for found in read_board(screen.board, screen.sheets, looks):
        if found.symbol is None and (screen.sheets or looks.symbols):
            row = screen.board[found.row]
            raise Broken(f"“{found.mark}” is not among the looks: row {found.row}, “{row}”")


def _lies_inside(sheet: Sheet, screen: Screen) -> None:
    longest = max(map(len, screen.board), default=0)
    last = sheet.left + (sheet.width if sheet.walled else sheet.width - 1) * sheet.pitch
    rows = sheet.top + (2 * sheet.height + 1 if sheet.walled else sheet.height)
    is_inside = min(sheet.left, sheet.top) >= 0 and last < longest and rows <= len(screen.board)
    if sheet.width < 1 or sheet.height < 1 or sheet.pitch < 1 + sheet.walled or not is_inside:
        raise Broken(f"a sheet does not lie on its board of {len(screen.board)} rows: {sheet}")
    for names, count in ((sheet.columns, sheet.width), (sheet.rows, sheet.height)):
        if names and len(names) != count:
            raise Broken(f"{len(names)} names for {count} columns or rows: {names}")
