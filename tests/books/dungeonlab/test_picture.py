"""A dungeon as a picture: levels with the same walls, and what strokes make of its text."""

from asterion.books.dungeonlab import BOOK
from asterion.books.dungeonlab.paper import draw, picture
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.samples import samples
from asterion.core.contract.picture import DrawSide, PictureCell, Resize, StampCells
from asterion.core.phrase import english

CELLAR = samples(BOOK)["the-wet-cellar"]


def cell(text: str, level: int, column: int, row: int) -> PictureCell:
    cells = picture(text).levels[level].cells
    return next(each for each in cells if (each.column, each.row) == (column, row))


def test_levels_have_the_same_walls_and_their_own_words() -> None:
    shown = picture(CELLAR)
    assert len(shown.levels) == 2
    assert cell(CELLAR, 1, 4, 4).mark == "Co"
    assert cell(CELLAR, 0, 4, 4).lying == "elven blade"
    exits = [(s.column, s.row, s.upright) for s in shown.sides if s.kind == "exit"]
    assert exits == [(5, 3, True)]


def test_water_has_a_way_and_pits_are_pits() -> None:
    flowing = [each for each in picture(CELLAR).levels[0].cells if each.text == "o>"]
    assert [each.flow for each in flowing] == [1]
    pits = [each for level in picture(CELLAR).levels for each in level.cells if each.text == "a1"]
    assert [each.mark for each in pits] == [KINDS["pit"].letters]


def test_a_word_replaces_a_word_on_its_own_level() -> None:
    drawn = draw(CELLAR, [StampCells("P:a", ((1, 0),), 1)])
    assert "Go a4 Pa .. El" in drawn
    assert "St Li .. o> ~v" in drawn


def test_a_remark_behind_a_wall_stays() -> None:
    marked = CELLAR.replace("#        |     #", "#        |     # ; the hall")
    assert marked != CELLAR
    assert "#        :     # ; the hall" in draw(marked, [DrawSide(3, 0, True, ":")])


def test_the_base_grows_with_it() -> None:
    for edge, by, base in (
        ("east", 1, "base 6 5"), ("south", 1, "base 5 6"),
        ("north", 1, "base 5 6"), ("west", -1, "base 4 5"),
    ):  # fmt: skip
        assert base in draw(CELLAR, [Resize(edge, by)])  # type: ignore[arg-type]


def test_a_cell_is_taken_away_on_all_levels_and_made_again() -> None:
    gone = draw(CELLAR, [StampCells("", ((4, 4),))])
    assert not cell(gone, 0, 4, 4).here
    assert not cell(gone, 1, 4, 4).here
    assert "elven blade" not in gone
    again = draw(gone, [StampCells("Ho", ((4, 4),), 1)])
    assert cell(again, 1, 4, 4).mark == "Ho"
    assert cell(again, 0, 4, 4).here


def test_a_level_with_too_few_rows_is_shown_as_far_as_it_goes() -> None:
    lines = CELLAR.rstrip("\n").split("\n")
    shown = picture("\n".join(lines[:-3]))
    assert len(shown.levels[1].cells) < len(shown.levels[0].cells)
    assert english(picture("level 1\n.. ..\n").why)
