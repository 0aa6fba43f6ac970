"""Plans as pictures: everything is shown, at its place, and what is drawn is what is read."""

from collections.abc import Container, Iterator

from asterion.core.contract.book import AnyBook
from asterion.core.contract.picture import (
    DrawSide,
    Edge,
    Picture,
    PlanStroke,
    Resize,
    StampCells,
    TextPlace,
    written_at,
)
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Dice, Rolled
from asterion.testing.broken import Broken
from asterion.testing.kit import Kit

EDGES: tuple[Edge, ...] = ("north", "east", "south", "west")
STROKES = 6


def plans_are_pictured(book: AnyBook, kit: Kit, seed: int) -> None:
    """Every cell and side is in the picture, and stands in the text where the picture says."""
    text = _some_plan(book, kit, seed)
    if text is None:
        return
    shown = _picture(book, text)
    for level in range(len(shown.levels)):
        for column in range(shown.columns):
            for row in range(shown.rows):
                place = shown.place_of(level, column, row)
                if place is None:
                    raise Broken(f"no cell at column {column}, row {row}, level {level}")
                _holds(text, place, _word(shown, level, column, row))
    for side in shown.sides:
        _holds(text, side.place, side.mark * side.place.length)


def strokes_are_read_back(book: AnyBook, kit: Kit, seed: int) -> None:
    """A stroke changes its own cell or side, and the plan is read as it is shown."""
    text = _some_plan(book, kit, seed)
    if text is None:
        return
    dice = Rolled(seed)
    for _ in range(STROKES):
        before = _picture(book, text)
        stroke = _some_stroke(book, before, dice)
        text = book.paper.plans.draw(text, [stroke])
        after = _picture(book, text)
        if not isinstance(stroke, Resize) and not _is_taken_away(stroke):
            _others_stay(before, after, stroke)
        _is_read_as_shown(book, text, after)


def marks_are_written_at_their_places(book: AnyBook, kit: Kit, seed: int) -> None:
    """A mark of the palette that fits into a cell, written at its place, is shown there."""
    text = _some_plan(book, kit, seed)
    if text is None:
        return
    shown = _picture(book, text)
    dice = Rolled(seed)
    column, row = dice.below(shown.columns, "column"), dice.below(shown.rows, "row")
    level = dice.below(len(shown.levels), "level")
    place = shown.place_of(level, column, row)
    assert place is not None
    if not _is_here(shown, level, column, row):
        return
    for mark in _marks(book):
        if mark and ":" not in mark and len(mark) <= place.length:
            drawn = written_at(text, place, mark)
            after = _picture(book, drawn)
            if _word(after, level, column, row).rstrip() != mark.rstrip():
                raise Broken(f"“{mark}” is shown as “{_word(after, level, column, row)}”")
            _is_read_as_shown(book, drawn, after)


def sizes_change_and_change_back(book: AnyBook, kit: Kit, seed: int) -> None:
    """One more row or column, and one less, is as it was; cells keep what is drawn in them."""
    text = _some_plan(book, kit, seed)
    if text is None or book.looks.drawing is None or book.looks.drawing.fixed:
        return
    before = _picture(book, text)
    for edge in EDGES:
        larger = book.paper.plans.draw(text, [Resize(edge, 1)])
        grown = _picture(book, larger)
        upright = edge in ("east", "west")
        if (grown.columns, grown.rows) != (before.columns + upright, before.rows + (not upright)):
            raise Broken(f"grown {edge} it has {grown.columns} columns and {grown.rows} rows")
        again = _picture(book, book.paper.plans.draw(larger, [Resize(edge, -1)]))
        if _words(again) != _words(before):
            raise Broken(f"grown and shrunk {edge} it is another plan")


# ---- parts


def _some_plan(book: AnyBook, kit: Kit, seed: int) -> str | None:
    if book.looks.drawing is None:
        return None
    dice = Rolled(seed)
    return book.plan.write(kit.plan(dice, kit.players(dice)))


def _picture(book: AnyBook, text: str) -> Picture:
    shown = book.paper.plans.picture(text)
    if not shown.levels:
        raise Broken(f"no picture: {shown.why}\n{text}")
    return shown


def _marks(book: AnyBook) -> list[str]:
    assert book.looks.drawing is not None
    return [stamp.mark for shelf in book.looks.drawing.palette for stamp in shelf.stamps]


def _word(shown: Picture, level: int, column: int, row: int) -> str:
    sheet = shown.levels[level]
    if sheet.tiles:
        return sheet.tiles[row][column : column + 1].ljust(1)
    cells = ((cell.column, cell.row, cell.text) for cell in sheet.cells)
    return next(text for c, r, text in cells if (c, r) == (column, row))


def _is_here(shown: Picture, level: int, column: int, row: int) -> bool:
    sheet = shown.levels[level]
    here = {(cell.column, cell.row) for cell in sheet.cells if cell.here}
    return bool(sheet.tiles) or (column, row) in here


def _words(shown: Picture) -> list[list[str]]:
    return [
        [
            _word(shown, level, column, row)
            for row in range(shown.rows)
            for column in range(shown.columns)
        ]
        for level in range(len(shown.levels))
    ]


def _holds(text: str, place: TextPlace, wanted: str) -> None:
    line = text.split("\n")[place.line].ljust(place.column + place.length)
    found = line[place.column : place.column + place.length]
    if found.split() != wanted.split():
        raise Broken(f"line {place.line + 1}, column {place.column + 1} holds “{found}”")


def _some_stroke(book: AnyBook, shown: Picture, dice: Dice) -> PlanStroke:
    which = dice.below(8, "stroke")
    if which == 0:
        return Resize(EDGES[dice.below(4, "edge")], 1)
    if which < 5 and shown.sides:
        side = shown.sides[dice.below(len(shown.sides), "side")]
        choices = shown.choices[side.choices]
        mark = choices[dice.below(len(choices), "mark")].mark
        return DrawSide(side.column, side.row, side.upright, mark)
    marks = _marks(book)
    cell = dice.below(shown.columns, "column"), dice.below(shown.rows, "row")
    level = dice.below(len(shown.levels), "level")
    return StampCells(marks[dice.below(len(marks), "mark")], (cell,), level)


def _is_taken_away(stroke: PlanStroke) -> bool:
    return isinstance(stroke, StampCells) and not stroke.mark


def _others_stay(before: Picture, after: Picture, stroke: StampCells | DrawSide) -> None:
    touched = stroke.cells if isinstance(stroke, StampCells) else ()
    for level, words in enumerate(_words(before)):
        now = _words(after)[level]
        changed = {
            (n % before.columns, n // before.columns)
            for n, (was, word) in enumerate(zip(words, now, strict=True))
            if was != word and not (was == "--" or word == "--")
        }
        only_one = isinstance(stroke, StampCells) and len(changed) <= 2 and before.levels[0].tiles
        if changed - set(touched) and not only_one:
            raise Broken(f"{stroke} changed {sorted(changed)}")
    if isinstance(stroke, DrawSide):
        key = (stroke.column, stroke.row, stroke.upright)
        marks = {(s.column, s.row, s.upright): s.mark for s in after.sides}
        if marks[key] != stroke.mark:
            raise Broken(f"{stroke} left “{marks[key]}”")


def _is_read_as_shown(book: AnyBook, text: str, shown: Picture) -> None:
    """A drawing that is no whole plan, such as a pit without its loop, cannot be compared."""
    try:
        plan = book.plan.read(text)
    except PlanError:
        return
    again = _picture(book, book.plan.write(plan))
    lying = {
        (level, cell.column, cell.row)
        for each in (again, shown)
        for level, sheet in enumerate(each.levels)
        for cell in sheet.cells
        if cell.lying
    }
    if list(_symbols(again, lying)) != list(_symbols(shown, lying)):
        raise Broken(f"it is read otherwise than it is shown:\n{text}")


def _symbols(shown: Picture, lying: Container[tuple[int, int, int]]) -> Iterator[object]:
    """Whatever the words for them; what lies about may be written in the cell or below."""
    for level, sheet in enumerate(shown.levels):
        for cell in sheet.cells:
            is_lying = (level, cell.column, cell.row) in lying
            things = () if is_lying else tuple(sorted(cell.things))
            yield cell.mark, cell.flow, cell.here, things
        if sheet.tiles:
            for row in range(shown.rows):
                yield from (_word(shown, level, column, row) for column in range(shown.columns))
    yield from ((side.kind, side.outer) for side in shown.sides)


CHECKS = (
    plans_are_pictured,
    strokes_are_read_back,
    marks_are_written_at_their_places,
    sizes_change_and_change_back,
)
