"""A board says where its cells stand, and knows every mark that it shows."""

import pytest
from msgspec.structs import replace

from asterion.books import SHELF
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.looks import Looks, Symbol
from asterion.core.contract.screen import Screen, Sheet, in_full_sight
from asterion.core.drawing.reading import read_board
from asterion.testing import Broken
from asterion.testing.play import new_table, play_on
from asterion.testing.sheets import check_screen
from tests.contract.shelf import take

GAMES = 12
ENTRIES = 60

LOOKS = Looks(
    style="lines",
    symbols=(Symbol("@", "you"), Symbol("Li", "lion", dead="li"), Symbol("a1", "pit", alike=True)),
    sides=(Symbol("-", "wall"), Symbol("|", "wall")),
)
SHEET = Sheet(2, 1, left=2, top=1, pitch=3, walled=True, columns=("a", "b"), rows=("1",))
BOARD = (
    "   a  b",
    "  +--+  +",
    "1 |@  c7|",
    "  +--+--+",
)  # fmt: skip


@pytest.mark.parametrize("name", SHELF)
def test_every_board_names_its_sheets_and_knows_its_marks(name: str) -> None:
    chosen, kit = take(name)
    named = 0
    for seed in range(GAMES):
        table, chooser = new_table(chosen, kit, seed)
        while table.result is None and len(table.entries) < ENTRIES:
            for viewer in (*range(len(table.names)), PUBLIC, MASTER):
                screen = chosen.view.screen(table.view(viewer))
                check_screen(screen, chosen.looks)
                named += len(screen.sheets)
            play_on(table, kit, chooser, len(table.entries))
    assert named


@pytest.mark.parametrize("name", ["dungeon-of-dooom", "labyrinth-of-dooom"])
def test_who_is_not_told_where_they_are_counts_from_there(name: str) -> None:
    chosen, kit = take(name)
    for seed in range(GAMES):
        table, _ = new_table(chosen, kit, seed)
        for seat in range(len(table.names)):
            screen = chosen.view.screen(table.view(seat))
            found = [(row.index("@"), n) for n, row in enumerate(screen.board) if "@" in row]
            (sheet,) = screen.sheets
            assert [(x + sheet.column, y + sheet.row) for x, y in found] == [(0, 0)]


def test_a_board_is_read_by_its_sheets() -> None:
    """Headings and posts are not marks; a pit is known by its shape, a side once for its length."""
    found = [
        (row, start, length, mark, symbol and symbol.word)
        for row, start, length, mark, symbol in read_board(BOARD, [SHEET], LOOKS)
    ]
    assert found == [
        (1, 3, 2, "-", "wall"),
        (2, 2, 1, "|", "wall"),
        (2, 8, 1, "|", "wall"),
        (3, 3, 2, "-", "wall"),
        (3, 6, 2, "-", "wall"),
        (2, 3, 1, "@", "you"),
        (2, 6, 2, "c7", "pit"),
    ]


def test_what_is_dead_is_known_by_its_own_mark() -> None:
    (found,) = read_board(["li"], [Sheet(1, 1, pitch=2)], LOOKS)
    assert (found.mark, found.symbol) == ("li", LOOKS.symbols[1])


def screen_with(**changes: object) -> Screen:
    return in_full_sight(BOARD, (), [replace(SHEET, **changes)])


@pytest.mark.parametrize(
    ("screen", "why"),
    [
        (in_full_sight(BOARD, ()), "names none of its sheets"),
        (screen_with(width=3, columns=()), "does not lie on its board"),
        (screen_with(height=2, rows=()), "does not lie on its board"),
        (screen_with(left=-1), "does not lie on its board"),
        (screen_with(rows=("1", "2")), "2 names for 1 columns or rows"),
        (screen_with(left=1), "is not among the looks"),
        (in_full_sight([row.replace("c7", "C7") for row in BOARD], (), [SHEET]), "“C” is not"),
        (in_full_sight([row.replace("--", "-=") for row in BOARD], (), [SHEET]), "“-=” is not"),
    ],
)
def test_what_is_not_so_is_noticed(screen: Screen, why: str) -> None:
    check_screen(screen_with(), LOOKS)
    with pytest.raises(Broken, match=why):
        check_screen(screen, LOOKS)


def test_a_book_that_is_shown_as_text_needs_no_sheet() -> None:
    check_screen(in_full_sight(["anything"], ()), Looks())
