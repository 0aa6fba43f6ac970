"""A labyrinth as a picture: what it shows, and what strokes make of its text."""

import pytest

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.paper import draw, picture
from asterion.core.contract.picture import (
    DrawSide,
    PictureCell,
    PictureSide,
    Resize,
    StampCells,
    TextPlace,
)
from asterion.core.contract.problem import Problem
from asterion.core.phrase import Phrase, english

SAYS = Phrase("core-picture-nothing")
BOX = """\
; two remarks
name The Little Box
+--+--+--+
|T  D  < |
+  +  +  +
|W |F  H |
+  +  +  +
 W  E |H |
+--+--+  +
b2: 2 bullets
"""


def cell(text: str, column: int, row: int) -> PictureCell:
    cells = picture(text).levels[0].cells
    return next(each for each in cells if (each.column, each.row) == (column, row))


def side(text: str, column: int, row: int, upright: bool) -> PictureSide:
    wanted = (column, row, upright)
    return next(s for s in picture(text).sides if (s.column, s.row, s.upright) == wanted)


def stamp(text: str, column: int, row: int, mark: str) -> str:
    return draw(text, [StampCells(mark, ((column, row),))])


def test_walls_cells_and_what_lies_about_are_shown() -> None:
    shown = picture(BOX)
    assert (shown.columns, shown.rows, shown.name) == (3, 3, "The Little Box")
    assert cell(BOX, 2, 0).mark == "<"
    assert cell(BOX, 2, 0).flow == 3
    assert cell(BOX, 1, 1).things == ("F",)
    assert cell(BOX, 1, 1).lying == "2 bullets"
    assert side(BOX, 1, 1, True).kind == "wall"
    assert side(BOX, 0, 2, True).kind == "exit"
    assert side(BOX, 0, 0, False).kind == "solid"


def test_a_click_goes_through_walls_and_exits() -> None:
    inner = side(BOX, 1, 1, True)
    assert [choice.kind for choice in picture(BOX).choices[inner.choices]] == ["open", "wall"]
    assert "|W  F  H |" in draw(BOX, [DrawSide(1, 1, True, " ")])
    assert "+==+--+--+" in draw(BOX, [DrawSide(0, 0, False, "=")])
    assert draw(BOX, [DrawSide(1, 1, True, "=")]) == BOX, "no exit between two cells"


def test_pits_are_numbered_and_a_longer_word_makes_every_cell_wider() -> None:
    one = stamp(BOX, 0, 1, "P:a")
    assert "|P1|F  H |" in one
    two = stamp(one, 2, 1, "P:a")
    assert "|P1|F  P2|" in two
    second = stamp(two, 2, 2, "P:b")
    assert "+---+---+---+" in second
    assert "|T   D   <  |" in second
    assert " W   E  |P1b|" in second
    assert cell(second, 2, 2).mark == "P"


def test_treasures_are_laid_down_and_taken_away() -> None:
    assert "|W |F  HF|" in stamp(BOX, 2, 1, "F")
    assert "|.  D  < |" in stamp(BOX, 0, 0, "T")
    assert "|HT D  < |" in stamp(BOX, 0, 0, "H")
    assert "|T  D  < |" in stamp(BOX, 0, 0, ".")


def test_a_corner_taken_away_leaves_an_outer_wall_and_can_be_drawn_again() -> None:
    gone = stamp(BOX, 2, 0, "")
    assert "+--+--+\n|T  D |\n+  +  +--+\n|W |F  H |" in gone
    assert not cell(gone, 2, 0).here
    assert "+--+--+--+\n|T  D |. |\n+  +  +--+\n" in stamp(gone, 2, 0, ".")


def test_what_lies_about_moves_with_its_cell() -> None:
    west = draw(BOX, [Resize("west", 1)])
    assert "c2: 2 bullets" in west
    assert "+--+--+--+--+\n|.  T  D  < |\n" in west
    assert "; two remarks" in west
    assert "b3: 2 bullets" in draw(BOX, [Resize("north", 1)])
    assert draw(BOX, [Resize("north", 1), Resize("north", -1)]) == BOX
    assert "bullets" not in draw(stamp(BOX, 1, 1, ""), [])


def test_what_cannot_be_drawn_is_said_in_a_sentence() -> None:
    assert english(picture("").why)
    assert not picture("+--+\n+--+\n|. |\n").levels
    assert draw("nothing", [Resize("east", 1)]) == "nothing"


@pytest.mark.parametrize(
    ("problem", "place"),
    [
        (Problem("L33", SAYS, cell="c2"), TextPlace(5, 7, 2)),
        (Problem("L6", SAYS, 2, 3), TextPlace(1, 2, 1)),
        (Problem("L91", SAYS), None),
    ],
)
def test_a_problem_has_its_place_in_the_text(problem: Problem, place: TextPlace | None) -> None:
    assert BOOK.paper.plans.place(BOX, problem) == place


def test_L48_many_pits_are_numbered_as_one_by_one() -> None:
    """Also where a pit goes down in the place of another, whose number is free from then on."""
    wide = "\n".join(["+--" * 6 + "+", *["|" + ".  " * 5 + ". |", "+--" * 6 + "+"]])
    cells = tuple((column, 0) for column in (0, 1, 2, 1, 0, 5, 2, 2, 4))
    for mark in ("P:a", "P:b"):
        text = draw(wide, [StampCells("P:b", ((3, 0), (4, 0)))])
        at_once = draw(text, [StampCells(mark, cells)])
        for cell in cells:
            text = draw(text, [StampCells(mark, (cell,))])
        assert at_once == text
        assert text != wide
