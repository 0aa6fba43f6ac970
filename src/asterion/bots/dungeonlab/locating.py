"""Where a loose piece of map may lie: compared with what is known of the dungeon."""

from collections.abc import Iterable

from asterion.books.dungeonlab.encounters.kind import BY_LABEL
from asterion.books.dungeonlab.view.chart import OPEN, Square, beside, side
from asterion.bots.dungeonlab.world import MONOLITH, World

MOBILE = frozenset({"ontifutlas"})
"""D56  What riders leave elsewhere proves nothing."""
LANDMARKS = 2
"""This many squares with the same encounters make two loose pieces one."""


def placements(piece: World, home: World, level: int, here: Square) -> list[Square]:
    """Every move of the piece that contradicts nothing; `level` is where `here` is, 0 if untold."""
    columns = _range(square[0] for square in piece.squares)
    rows = _range(square[1] for square in piece.squares)
    heights = _range(square[2] for square in piece.squares)
    found = []
    for up in range(1 - heights.start, home.levels - heights.stop + 2):
        if level and here[2] + up != level:
            continue
        for down in range(1 - rows.start, home.rows - rows.stop + 2):
            for right in range(1 - columns.start, home.columns - columns.stop + 2):
                if _fits(piece, home, (right, down, up)):
                    found.append((right, down, up))
    return found


def likeness(piece: World, other: World) -> Square | None:
    """The one move that lays two loose pieces on each other so that enough landmarks agree."""
    moves: dict[Square, int] = {}
    for square, found in piece.squares.items():
        marks = _fixed(found)
        if not marks:
            continue
        for there, known in other.squares.items():
            if _fixed(known) == marks:
                move = (there[0] - square[0], there[1] - square[1], there[2] - square[2])
                moves[move] = moves.get(move, 0) + 1
    good = [m for m, n in moves.items() if n >= LANDMARKS and _fits(piece, other, m)]
    return good[0] if len(good) == 1 else None


def _range(numbers: Iterable[int]) -> range:
    known = list(numbers)
    return range(min(known), max(known) + 1)


def moved(square: Square, move: Square) -> Square:
    return square[0] + move[0], square[1] + move[1], square[2] + move[2]


def _fits(piece: World, home: World, move: Square) -> bool:
    for square, found in piece.squares.items():
        there = moved(square, move)
        if there in home.squares and _fixed(found) != _fixed(home.squares[there]):
            return False
        if piece.seen and not _looks_alike(piece, home, square, move):
            return False
    for (column, row, way), wall in piece.walls.items():
        there = moved((column, row, 0), move)
        known = home.walls.get((there[0], there[1], way))
        if wall == OPEN and (known == MONOLITH or (there[0], there[1], way) in home.solid):
            return False
    return True


def _looks_alike(piece: World, home: World, square: Square, move: Square) -> bool:
    """What was seen from here must be what is known to be there."""
    for way in range(4):
        beyond = beside(square, way)
        glow = piece.seen.get(beyond)
        there = moved(beyond, move)
        if not glow or there not in home.squares:
            continue
        if home.wall(moved(square, move), way) == MONOLITH:
            return False
        known = {BY_LABEL[label].glow for label in home.labels(there)} - {""}
        if side(square, way) not in piece.walls and known and glow not in known:
            return False
    return True


def _fixed(found: list[str]) -> set[str]:
    """Encounters, whatever condition they are in; things come and go."""
    labels = {what.partition(":")[0] for what in found}
    return {label for label in labels if label in BY_LABEL and label not in MOBILE}
